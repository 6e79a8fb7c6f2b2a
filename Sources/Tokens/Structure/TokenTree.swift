import Documents

/// All groups and tokens of the files as they are defined, before groups inherit from one another.
struct TokenTree: Sendable {
    /// The first holds all others.
    var groups = [TokenGroup(path: TokenPath())]
    var tokens: [TokenDefinition] = []
}

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

/// All tokens by their paths, once groups have what they inherit.
struct TokenFlattening {
    /// How many tokens and groups there may be.
    static let maximumCount = 100_000
    /// How deep groups may be nested.
    static let maximumDepth = 64

    struct Entry: Sendable {
        let path: TokenPath
        /// An index into the tree's tokens.
        let definition: Int
        /// The `$type` in force around it.
        let groupType: DeclaredType
        /// Its own `$deprecated`, or that in force around it.
        let deprecation: Deprecation?
    }

    /// A group's own tokens and groups in the order of the files, then those inherited.
    private(set) var entries: [Entry] = []
    /// The positions of the entries by their paths.
    private(set) var positions: [TokenPath: Int] = [:]
    private(set) var groups: [TokenPath: InheritedGroup] = [:]
    /// What was left out since it is too much.
    private(set) var diagnostics: [Diagnostic] = []
    private var layerCount = 0

    init(_ inheritance: GroupInheritance) {
        add(inheritance.extended(.root), at: TokenPath(), inheritance)
    }

    private mutating func add(_ group: InheritedGroup, at path: TokenPath, _ inheritance: GroupInheritance) {
        groups[path] = group
        for name in group.names(in: inheritance.tree) {
            layerCount += group.layers.count
            guard hasRoom(in: group, at: path, inheritance.tree) else { return }
            let path = path.appending(name)
            switch group.member(name, in: inheritance.tree) {
            case .group(let inner): add(inheritance.extended(inner), at: path, inheritance)
            case .token(let definition, let type):
                let deprecation = inheritance.tree.tokens[definition].deprecation
                positions[path] = entries.count
                entries.append(
                    Entry(
                        path: path, definition: definition, groupType: type,
                        deprecation: deprecation ?? group.deprecation(in: inheritance.tree)))
            case nil: break
            }
        }
    }

    private mutating func hasRoom(in group: InheritedGroup, at path: TokenPath, _ tree: TokenTree) -> Bool {
        guard diagnostics.isEmpty else { return false }
        var message: String?
        if path.names.count >= Self.maximumDepth {
            message = "groups are nested more than \(Self.maximumDepth) deep at '\(path.description.excerpt)'"
        } else if entries.count + groups.count >= Self.maximumCount || layerCount > GroupInheritance.mostLayers {
            message = "there are more than \(Self.maximumCount) tokens and groups with what they inherit"
        }
        guard let message else { return true }
        let place = group.layers.lazy.compactMap { tree.groups[$0.group].base?.node }.first
        diagnostics.append(place?.error(message) ?? Diagnostic(.error, message, in: tree.tokens.first?.content.source))
        return false
    }
}
