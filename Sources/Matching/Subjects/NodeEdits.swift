package import DisplayLists
import Geometry

/// What a screenshot has otherwise of single nodes, and so of all that is in them.
struct NodeEdits: Hashable {
    /// The ids of those that it has not.
    var gone: Set<String> = []
    /// By how far others are elsewhere, by their ids.
    var moves: [String: Point] = [:]
    /// What others look like, by their ids.
    var shapes: [String: Shape] = [:]

    /// What a node looks like by itself.
    enum Shape: Hashable {
        /// How many times as large it is about its middle.
        case size(Double)
        /// Of its corners, in points, and the one that the theme has.
        case radius(Double, themed: Double)
        /// Of its letters, and the one that the theme has.
        case weight(Weight, themed: Double)
    }
}

extension NodeEdits {
    /// A weight, and the property that would have all of a node's role set in it.
    struct Weight: Hashable {
        let property: String
        let value: Double
    }

    /// Those that texts have by themselves, each with the texts' ids.
    var weights: [Weight: Set<String>] {
        shapes.reduce(into: [:]) { weights, entry in
            if case .weight(let weight, _) = entry.value { weights[weight, default: []].insert(entry.key) }
        }
    }

    /// By how far a node is elsewhere, by itself or in another.
    func move(of node: String) -> Point {
        moves.filter { node == $0.key || node.hasPrefix($0.key + "/") }.sorted { $0.key < $1.key }
            .reduce(.zero) { $0.offset(dx: $1.value.x, dy: $1.value.y) }
    }
}

extension Scene {
    /// The scene with single nodes gone, elsewhere, or of another shape, and with what they draw.
    func edited(by edits: NodeEdits) -> Scene {
        guard edits != NodeEdits() else { return self }
        let frames = Dictionary(nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        func placements(of id: String, _ move: Point?) -> [Placement] {
            var placements: [Placement] = []
            if case .size(let scale) = edits.shapes[id], let frame = frames[id] {
                placements.append(Placement(scaling: frame, by: scale))
            }
            return placements + (move.map { [Placement(origin: $0)] } ?? [])
        }
        var list = displayList
        list.commands = list.commands.replacing { command in
            guard case .group(let group) = command, let id = group.id else { return command }
            guard !edits.gone.contains(id) else { return nil }
            var edited = command
            if case .radius(let radius, _) = edits.shapes[id] {
                edited = [edited].replacing { $0.rounded(radius) }.first ?? edited
            }
            return placements(of: id, edits.moves[id]).reduce(edited) { $0.placed($1, keepsNames: true) }
        }
        let shown = nodes.filter { node in
            !edits.gone.contains { node.id == $0 || node.id.hasPrefix($0 + "/") }
        }
        let nodes = shown.map { node in
            placements(of: node.id, edits.move(of: node.id)).reduce(node) { $0.placed($1) }
        }
        return Scene(displayList: list, nodes: nodes)
    }
}

extension Scene {
    /// The scene with some nodes as another one has them.
    package func showing(_ ids: Set<String>, asIn other: Scene) -> Scene {
        var list = displayList
        list.commands = list.commands.replacing { command in
            guard case .group(let group) = command, let id = group.id, ids.contains(id) else { return command }
            return other.displayList.commands.group(of: id) ?? command
        }
        let nodes = nodes.map { own in
            ids.contains(own.id) ? other.nodes.first { $0.id == own.id } ?? own : own
        }
        return Scene(displayList: list, nodes: nodes)
    }
}

extension [DrawingCommand] {
    /// The group that draws a node, however deep it is; `nil` where none does.
    fileprivate func group(of node: String) -> DrawingCommand? {
        for case .group(let group) in self {
            if group.id == node { return .group(group) }
            if let found = group.commands.group(of: node) { return found }
        }
        return nil
    }
}

extension Placement {
    /// Makes a frame so many times as large about its middle.
    fileprivate init(scaling frame: Rect, by scale: Double) {
        self.init(scale: scale, origin: Point(x: frame.midX * (1 - scale), y: frame.midY * (1 - scale)))
    }
}

extension DrawingCommand {
    /// The same with another radius where it has one.
    fileprivate func rounded(_ radius: Double) -> DrawingCommand {
        switch self {
        case .fill(let shape, let paint): return .fill(shape.rounded(radius), paint)
        case .stroke(let shape, let width, let color): return .stroke(shape.rounded(radius), width: width, color)
        case .picture(var picture):
            picture.clip = picture.clip?.rounded(radius)
            return .picture(picture)
        case .group(var group):
            group.clip = group.clip?.rounded(radius)
            return .group(group)
        case .hairline, .shadow, .text: return self
        }
    }
}

extension Shape {
    fileprivate func rounded(_ radius: Double) -> Shape {
        switch self {
        case .roundedRect(let rect, _): .roundedRect(rect, radius: radius)
        case .continuousRect(let rect, _): .continuousRect(rect, radius: radius)
        case .rect, .ellipse, .path: self
        }
    }
}
