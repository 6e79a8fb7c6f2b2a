package import Documents

/// A further axis as a batch file names it: a property of themes by its path, or a modifier of their tokens.
package struct RequestedAxis: Sendable {
    package let name: String
    /// Whether it is written as `modifier.name`, so that it is no property.
    package let isModifier: Bool
    /// Where the axis is named.
    package let node: DocumentNode
    /// At least one.
    package let values: [Value]

    package init(name: String, isModifier: Bool = false, node: DocumentNode, values: [Value]) {
        self.name = name
        self.isModifier = isModifier
        self.node = node
        self.values = values
    }

    package struct Value: Sendable {
        /// What the value is called; only the theme's own may have no name.
        package let name: String?
        /// What the property is set to, or the modifier's context; `nil` for the theme's own.
        package let node: DocumentNode?

        package init(name: String?, node: DocumentNode?) {
            self.name = name
            self.node = node
        }
    }
}
