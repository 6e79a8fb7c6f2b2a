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

/// A group together with what it inherits by `$extends` (format module, section 6.4).
struct InheritedGroup: Sendable {
    /// A group of the tree that contributes to this one.
    struct Layer: Hashable, Sendable {
        /// An index into the tree's groups.
        let group: Int
        /// For what is inherited, the `$type` in force where it was written, so that its tokens stay what they are;
        /// `nil` for the group's own definition.
        let type: DeclaredType?
    }

    /// The group's own definition, then what it inherits; of two members with a name the first layer's counts.
    let layers: [Layer]
    /// The `$type` of the groups around this one.
    let outerType: DeclaredType
    /// The `$deprecated` of the groups around this one.
    let outerDeprecation: Deprecation?
}

extension InheritedGroup {
    static let root = InheritedGroup(
        layers: [Layer(group: 0, type: nil)], outerType: .absent, outerDeprecation: nil)

    /// The `$type` of the group's tokens that bear none: the group's own, an inherited one, an outer group's.
    func type(in tree: TokenTree) -> DeclaredType {
        layers.reduce(DeclaredType.absent) { $0.or(tree.groups[$1.group].type) }.or(outerType)
    }

    func deprecation(in tree: TokenTree) -> Deprecation? {
        layers.lazy.compactMap { tree.groups[$0.group].deprecation }.first ?? outerDeprecation
    }

    /// A property as it was written, inherited or not.
    func property(_ name: String, in tree: TokenTree) -> DocumentNode? {
        layers.lazy.compactMap { tree.groups[$0.group].properties[name] }.first
    }

    /// The names of all members: the group's own, then those inherited.
    func names(in tree: TokenTree) -> [String] {
        guard layers.count > 1 else { return layers.first.map { tree.groups[$0.group].names } ?? [] }
        var seen: Set<String> = []
        return layers.flatMap { tree.groups[$0.group].names }.filter { seen.insert($0).inserted }
    }

    enum Member {
        /// Before its own `$extends` is followed.
        case group(InheritedGroup)
        /// An index into the tree's tokens, and the `$type` in force for it.
        case token(Int, DeclaredType)
    }

    /// A token hides what lower layers have by its name; groups of a name are merged.
    func member(_ name: String, in tree: TokenTree) -> Member? {
        var merged: [Layer] = []
        for layer in layers {
            switch tree.groups[layer.group][name] {
            case .token(let index):
                if merged.isEmpty { return .token(index, (layer.type ?? .absent).or(type(in: tree))) }
                return .group(inner(merged, in: tree))
            case .group(let index):
                merged.append(Layer(group: index, type: layer.type.map { tree.groups[index].type.or($0) }))
            case nil: break
            }
        }
        return merged.isEmpty ? nil : .group(inner(merged, in: tree))
    }

    private func inner(_ layers: [Layer], in tree: TokenTree) -> InheritedGroup {
        InheritedGroup(layers: layers, outerType: type(in: tree), outerDeprecation: deprecation(in: tree))
    }
}

extension InheritedGroup {
    /// The group with further layers after each of its own; a group that comes twice counts where it comes first.
    func inserting(_ bases: (Int) -> [Layer]) -> InheritedGroup {
        var seen: Set<Int> = []
        var merged: [Layer] = []
        for layer in layers {
            for candidate in [layer] + bases(layer.group) where seen.insert(candidate.group).inserted {
                merged.append(candidate)
            }
        }
        return InheritedGroup(layers: merged, outerType: outerType, outerDeprecation: outerDeprecation)
    }

    /// The layers as another group inherits them.
    func layers(inheritedIn tree: TokenTree) -> [Layer] {
        let type = type(in: tree)
        return layers.map { Layer(group: $0.group, type: ($0.type ?? .absent).or(type)) }
    }
}
