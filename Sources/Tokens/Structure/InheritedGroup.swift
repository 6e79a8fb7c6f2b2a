import Documents

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
