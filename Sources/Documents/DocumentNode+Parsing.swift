package import Diagnostics

extension DocumentNode {
    /// The document that a YAML or JSON text holds; an empty text holds `null`.
    ///
    /// Plain scalars mean what the core schema of YAML 1.2 says: `yes` and `on` are strings, `0x1F` is a number.
    /// Keys are strings as they are written, so `1:` and `"1":` are the same. Several documents, keys that are
    /// not scalars, keys whose colon stands on another line, aliases as keys, tags other than the core schema's and
    /// `%TAG` directives are errors.
    ///
    /// Throws what is wrong with the syntax, or what exceeds the limits, with its place.
    package static func parse(
        _ source: SourceText, limits: DocumentLimits = DocumentLimits()
    ) throws(DiagnosticError) -> DocumentNode {
        try TextChecks.check(source, limits: limits)
        let text = try ComposableText(source)
        return try DeepStack.run { () throws(DiagnosticError) in
            if let text = text.withoutAliases() {
                _ = try NodeConverter.convert(text, limits: limits)
            }
            return try NodeConverter.convert(text, limits: limits)
        }
    }
}
