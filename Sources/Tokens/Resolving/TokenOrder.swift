import Documents

/// The order in which tokens can be worked out: each after those that its value refers to.
///
/// The search has a stack of its own, since references may follow one another in any number.
struct TokenOrder {
    /// Tokens that each refer to the next, and the last to the first.
    struct Circle {
        /// Positions among the flattened tokens; of a long circle only the first.
        let tokens: [Int]
        /// The reference from the first to the next.
        let reference: DocumentNode
    }

    /// At most this many circles are told, and at most so many tokens of each.
    private static let mostCircles = 100
    private static let longestCircle = 20

    private struct Reference {
        let target: Int
        let node: DocumentNode
    }

    private struct Step {
        let token: Int
        var rest: ArraySlice<Reference>
        var current: Reference?
        /// The first step of the path that this one leads back to; its own position + 1 where it leads back to none.
        var earliest: Int
    }

    private enum State: Hashable {
        case unseen
        /// On the path, at a position.
        case open(Int)
        case done
    }

    /// Positions among the flattened tokens, without those in circles.
    private(set) var tokens: [Int] = []
    private(set) var circles: [Circle] = []
    private var locator: TokenLocator
    private var state: [State]
    /// The tokens that are being gone through, each referring to the next.
    private var path: [Step] = []

    init(_ locator: TokenLocator) {
        self.locator = locator.withoutSuggestions
        let count = locator.flattening.entries.count
        state = Array(repeating: .unseen, count: count)
        tokens.reserveCapacity(count)
        for token in 0..<count where state[token] == .unseen { search(from: token) }
    }

    private mutating func search(from start: Int) {
        open(start)
        while let last = path.indices.last {
            guard let reference = path[last].rest.popFirst() else {
                close()
                continue
            }
            path[last].current = reference
            switch state[reference.target] {
            case .done: break
            case .unseen: open(reference.target)
            case .open(let position):
                path[last].earliest = min(path[last].earliest, position)
                report(path[position...])
            }
        }
    }

    private mutating func open(_ token: Int) {
        state[token] = .open(path.count)
        path.append(Step(token: token, rest: references(of: token)[...], earliest: path.count + 1))
    }

    private mutating func close() {
        guard let step = path.popLast() else { return }
        state[step.token] = .done
        let position = path.count
        if step.earliest > position { tokens.append(step.token) }
        if step.earliest < position { path[position - 1].earliest = min(path[position - 1].earliest, step.earliest) }
    }

    private mutating func report(_ circle: ArraySlice<Step>) {
        guard circles.count < Self.mostCircles, let reference = circle.first?.current?.node else { return }
        circles.append(Circle(tokens: circle.prefix(Self.longestCircle).map(\.token), reference: reference))
    }

    /// The tokens that a value references, including nested references.
    private mutating func references(of token: Int) -> [Reference] {
        var references: [Reference] = []
        var parts: Set<String> = []
        var nodes = [locator.definition(of: token).content]
        while let node = nodes.popLast(), (try? locator.spend(1)) != nil {
            guard let reference = try? TokenReference(at: node) else {
                nodes += (node.entries?.map(\.value) ?? node.elements ?? []).reversed()
                continue
            }
            switch try? locator.target(of: reference) {
            case .token(let target): references.append(Reference(target: target, node: node))
            case .part(let part) where parts.insert(part.address).inserted: nodes.append(part.node)
            case .part, nil: break
            }
        }
        return references
    }
}
