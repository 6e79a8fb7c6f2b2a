import Documents

/// A group as the files define it, later files over earlier ones, before it inherits anything.
struct TokenGroup: Sendable {
    enum Member: Hashable, Sendable {
        /// Indices into the tree's lists.
        case group(Int)
        case token(Int)
    }

    let path: TokenPath
    /// In the order of first appearance.
    private(set) var names: [String] = []
    private var members: [String: Member] = [:]
    /// The `$` properties as they were written, by name.
    var properties: [String: DocumentNode] = [:]
    var type = DeclaredType.absent
    var deprecation: Deprecation?
    var base: Base?

    /// The group that this one extends, by reference.
    struct Base: Sendable {
        let reference: TokenReference
        let node: DocumentNode
    }

    init(path: TokenPath) {
        self.path = path
    }

    subscript(name: String) -> Member? {
        get { members[name] }
        set {
            if members[name] == nil { names.append(name) }
            members[name] = newValue
        }
    }
}
