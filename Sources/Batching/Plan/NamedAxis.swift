package import Documents

/// An axis of a run beside the ones that every run has: a theme's property by its path, or a modifier of its tokens.
package struct NamedAxis: Hashable, Sendable {
    package let name: String
    package let values: [Value]

    package init(name: String, values: [Value]) {
        self.name = name
        self.values = values
    }

    package struct Value: Hashable, Sendable {
        /// What it is called; `nil` for the value that a theme has by itself.
        package let name: String?
        /// Whether it is the one that outputs are not named after.
        package let isDefault: Bool
        /// Where a batch names it.
        package let place: Place?

        package init(name: String?, isDefault: Bool = false, place: Place? = nil) {
            self.name = name
            self.place = place
            self.isDefault = isDefault || name == nil
        }

        /// What stands for it in the names of outputs.
        package var pathName: String? { isDefault ? nil : name }

        /// What rules may call it.
        var words: [String] { [name, isDefault ? "" : nil].compactMap(\.self) }
    }

    /// A place in a file.
    package struct Place: Hashable, Sendable {
        package let source: SourceText
        package let range: SourceRange

        package init(source: SourceText, range: SourceRange) {
            self.source = source
            self.range = range
        }
    }
}
