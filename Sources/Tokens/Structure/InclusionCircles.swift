/// Finds groups that contain themselves, since one of them, or one in them, extends a group around it.
///
/// A group includes the groups in it and those that it extends. The search goes over the tree's definitions, with
/// a stack of its own: a chain of groups may be longer than calls can be deep.
struct InclusionCircles {
    struct Circle: Hashable {
        /// Indices into the tree's groups, each including the next and the last the first.
        let groups: [Int]
        /// The one of them whose `$extends` is to be left out.
        let extending: Int
    }

    /// At most this many are told; more are left out without a word.
    private static let mostCircles = 100

    private(set) var circles: [Circle] = []
    private var inner: [[Int]]
    private var bases: [Int: [InheritedGroup.Layer]]
    /// The groups that are being gone through, each including the next.
    private var path: [(group: Int, included: ArraySlice<Int>)] = []
    private var state: [State]

    private enum State: Hashable {
        case unseen
        /// On the path, at a position.
        case open(Int)
        case done
    }

    init(of tree: TokenTree, bases: [Int: [InheritedGroup.Layer]]) {
        self.bases = bases
        state = Array(repeating: .unseen, count: tree.groups.count)
        inner = tree.groups.map { group in
            group.names.compactMap { if case .group(let index) = group[$0] { index } else { nil } }
        }
        guard bases.values.contains(where: { !$0.isEmpty }) else { return }
        for group in tree.groups.indices where state[group] == .unseen { search(from: group) }
    }

    private mutating func search(from start: Int) {
        open(start)
        while let current = path.last {
            guard let next = current.included.first else {
                state[current.group] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].included.removeFirst()
            switch state[next] {
            case .done: break
            case .unseen: open(next)
            case .open(let position): close(from: position)
            }
        }
    }

    private mutating func open(_ group: Int) {
        state[group] = .open(path.count)
        path.append((group, (inner[group] + (bases[group] ?? []).map(\.group))[...]))
    }

    /// The last group of the path includes the one at a position: the last extending one on the way is at fault.
    private mutating func close(from position: Int) {
        var next = path[position].group
        for (group, _) in path[position...].reversed() {
            if bases[group]?.contains(where: { $0.group == next }) == true {
                bases[group] = []
                guard circles.count < Self.mostCircles else { return }
                return circles.append(Circle(groups: path[position...].map(\.group), extending: group))
            }
            next = group
        }
    }
}
