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

        package init(name: String?, isDefault: Bool = false) {
            self.name = name
            self.isDefault = isDefault || name == nil
        }

        /// What stands for it in the names of outputs.
        package var pathName: String? { isDefault ? nil : name }

        /// What rules may call it.
        var words: [String] { [name, isDefault ? "" : nil].compactMap(\.self) }
    }
}
