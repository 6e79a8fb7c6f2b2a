/// What of a resolver depends on an input (resolver module 2025.10, section 4.1.5).
package struct TokenModifier: Hashable, Sendable {
    /// What the resolver file calls it.
    package let name: String
    /// The inputs that it knows, in the order of the file.
    package let contexts: [String]
    /// The context that holds without an input; `nil` where an input must be given.
    package let defaultContext: String?

    /// A modifier whose input must be given unless there is a default.
    package init(name: String, contexts: [String], defaultContext: String? = nil) {
        self.name = name
        self.contexts = contexts
        self.defaultContext = defaultContext
    }
}
