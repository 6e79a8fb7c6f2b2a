internal import Jobs

extension DocumentNode {
    /// The document that a text holds: strict JSON (RFC 8259) where its name ends in `.json`, else YAML.
    ///
    /// An empty text of YAML holds `null`. Its plain scalars mean what the core schema of YAML 1.2 says: `yes` and `on`
    /// are strings, `0x1F` is a number. Keys are strings as they are written, so `1:` and `"1":` are the same. Several
    /// documents, keys that are not scalars, keys whose colon stands on another line, aliases as keys, tags other than
    /// the core schema's and `%TAG` directives are errors.
    ///
    /// Throws what is wrong with the syntax, or what exceeds the limits, with its place.
    package static func parse(
        _ source: SourceText, limits: DocumentLimits = DocumentLimits()
    ) throws(DiagnosticError) -> DocumentNode {
        try TextChecks.checkSize(source, limits: limits)
        if source.isNamedJSON { return try JSONReader.read(source, limits: limits) }
        try TextChecks.check(source)
        let text = try ComposableText(source)
        return try DeepStack.run(bytes: stackBytes) { () throws(DiagnosticError) in
            if let text = text.withoutAliases() {
                _ = try NodeConverter.convert(text, limits: limits)
            }
            return try NodeConverter.convert(text, limits: limits)
        }
    }

    /// The YAML library nests up to 2000 calls, of about 2 KiB each, before its own limit stops it.
    private static let stackBytes = 16 << 20
}

extension SourceText {
    /// Case does not count.
    fileprivate var isNamedJSON: Bool { name.lowercased().hasSuffix(".json") }
}
