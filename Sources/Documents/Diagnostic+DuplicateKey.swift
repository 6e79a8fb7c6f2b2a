extension Diagnostic {
    /// An error at the second of two equal keys of a mapping.
    static func duplicateKey(
        _ key: String, at second: SourceRange, first: SourceRange, in source: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .error, "duplicate key '\(key.excerpt)'", in: source, at: second,
            hints: ["it is first written at line \(first.start.line), column \(first.start.column)"])
    }
}
