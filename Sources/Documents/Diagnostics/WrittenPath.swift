/// A path as a file has it, and where.
package struct WrittenPath: Hashable, Sendable {
    package let text: String
    /// The line of the file in which it stands.
    package let source: SourceText
    package let range: SourceRange

    package init(_ text: String, in source: SourceText, at range: SourceRange) {
        self.text = text
        self.source = source.excerpt(ofLine: range.start.line)
        self.range = range
    }
}
