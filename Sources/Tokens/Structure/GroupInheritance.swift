import Documents

/// What each group of a tree inherits by `$extends` (format module, section 6.4).
///
/// A group that another extends is looked up among what its own outer groups inherit, too.
struct GroupInheritance {
    /// How many groups may extend one another in a row.
    static let longestChain = 64
    /// How many definitions all groups together may inherit, since few groups can stand for very many.
    static let mostLayers = 1_000_000

    let tree: TokenTree
    private(set) var diagnostics: [Diagnostic] = []
    /// By the index of the group that extends; empty where that cannot be followed, which has been reported.
    private var bases: [Int: [InheritedGroup.Layer]] = [:]
    /// The groups whose `$extends` is being followed, the first asked for first.
    private var active: [Int] = []
    private var layerCount = 0

    init(of tree: TokenTree) {
        self.tree = tree
        for group in tree.groups.indices where tree.groups[group].base != nil {
            _ = resolvedBase(of: group)
        }
        for circle in InclusionCircles(of: tree, bases: bases).circles {
            reportCircle(circle.groups, at: circle.extending)
        }
    }

    /// The group with what its definitions extend.
    func extended(_ group: InheritedGroup) -> InheritedGroup {
        group.inserting { bases[$0] ?? [] }
    }
}

extension GroupInheritance {
    private mutating func resolvedBase(of group: Int) -> [InheritedGroup.Layer] {
        if let known = bases[group] { return known }
        guard let base = tree.groups[group].base else { return [] }
        guard active.count < Self.longestChain, layerCount < Self.mostLayers else {
            diagnostics.append(base.node.error("too many groups extend one another here"))
            bases[group] = []
            return []
        }
        active.append(group)
        let target = target(of: base)
        active.removeLast()
        // A circle found on the way has settled this group as one that inherits nothing.
        if let known = bases[group] { return known }
        let layers = target.map { $0.layers(inheritedIn: tree) } ?? []
        layerCount += layers.count
        bases[group] = layers
        return layers
    }

    /// The group that a reference names, with all that it inherits itself.
    private mutating func target(of base: TokenGroup.Base) -> InheritedGroup? {
        var target = InheritedGroup.root
        let names = base.reference.names
        for (count, name) in names.enumerated() {
            // An outer group of the one that extends is used as far as it is defined by itself.
            target = target.inserting { active.contains($0) ? [] : resolvedBase(of: $0) }
            switch target.member(name, in: tree) {
            case .group(let group): target = group
            case .token where count + 1 == names.count: return reportToken(base)
            case .token, nil: return reportMissing(base, name: name, in: target)
            }
        }
        for layer in target.layers {
            guard let start = active.firstIndex(of: layer.group) else { continue }
            reportCircle(Array(active[start...]), at: active[start])
            return nil
        }
        return target.inserting { resolvedBase(of: $0) }
    }

    private mutating func reportToken(_ base: TokenGroup.Base) -> InheritedGroup? {
        diagnostics.append(base.node.error("'\(base.reference)' is a token; only a group can be extended"))
        return nil
    }

    private mutating func reportMissing(
        _ base: TokenGroup.Base, name: String, in group: InheritedGroup
    ) -> InheritedGroup? {
        let hints = NearestSpelling.hints(for: name, among: group.names(in: tree).prefix(1000))
        diagnostics.append(base.node.error("there is no group '\(base.reference)' to extend", hints: hints))
        return nil
    }

    /// None of the groups inherits anything then.
    private mutating func reportCircle(_ groups: [Int], at extending: Int) {
        for group in groups where tree.groups[group].base != nil { bases[group] = [] }
        guard let node = tree.groups[extending].base?.node else { return }
        let circle = TokenReferenceError(circle: groups.map { $0 == 0 ? "#" : "\(tree.groups[$0].path)" })
        diagnostics.append(node.error(circle.message, hints: ["a group cannot extend itself or a group around it"]))
    }
}

extension TokenReference {
    /// The names on the way to the place, from the outermost inward.
    fileprivate var names: [String] {
        switch self {
        case .token(let path): path.names
        case .pointer(let pointer): pointer.segments
        }
    }
}
