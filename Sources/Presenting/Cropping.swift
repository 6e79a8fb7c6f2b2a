package import DisplayLists
import Documents
package import Geometry
package import Styles

extension Scene {
    /// A node alone on transparent ground, with all that is in it and with its shadow, where it stands in no other's
    /// clip or fading (SC-3).
    ///
    /// The picture is as large as the node's frame. What is drawn beyond the frame, as a shadow, widens it by whole
    /// points, so that edges fall on the same pixels as without; a bubble's is narrowed likewise to what is drawn, since a
    /// pin's frame is wider than the pin (IB-22).
    ///
    /// - Throws: where no node has the id, with those that come nearest; for a crop of each node of a role, which is
    ///   several pictures.
    func cropped(to crop: Crop, measurer: any TextMeasuring) throws(DiagnosticError) -> Scene {
        guard case .node(let id) = crop.target else {
            throw DiagnosticError("a picture shows one node, and '\(crop)' names several")
        }
        guard let node = nodes.first(where: { $0.id == id }), let group = displayList.group(id: id) else {
            throw DiagnosticError("no node is called '\(id)'", hints: [hint(for: id)].compactMap(\.self))
        }
        return alone(group, in: group.area(around: node, measurer: measurer))
    }

    /// The same in an area of the scene, as the frames of a film have in common, with the finger of a film (SC-6); no node
    /// where there is none of the id.
    package func cropped(to id: String, in area: Rect) -> Scene {
        alone(displayList.group(id: id), in: area, under: fingers)
    }

    /// What a node takes together with its shadow; `nil` where there is none of the id.
    package func cropArea(of id: String, measurer: any TextMeasuring) -> Rect? {
        guard let node = nodes.first(where: { $0.id == id }), let group = displayList.group(id: id) else { return nil }
        return group.area(around: node, measurer: measurer)
    }

    private func alone(_ group: DrawingGroup?, in area: Rect, under fingers: [DrawingGroup] = []) -> Scene {
        let placement = Placement(origin: Point(x: -area.x, y: -area.y))
        let id = group?.id ?? ""
        let shown = Scene(
            displayList: DisplayList(
                size: area.size, background: .clear, commands: ([group].compactMap(\.self) + fingers).map { .group($0) }
            ),
            nodes: nodes.filter { group != nil && ($0.id == id || $0.id.hasPrefix(id + "/")) }
        ).placed(placement)
        return Scene(
            displayList: DisplayList(size: area.size, background: .clear, commands: shown.commands),
            nodes: shown.nodes)
    }

    /// The ids that come nearest to one that nothing has: by its letters, else those that begin as it does.
    package func hint(for id: String) -> String? {
        let ids = nodes.map(\.id)
        if let nearest = NearestSpelling.nearest(to: id, among: ids) { return "did you mean '\(nearest)'?" }
        let parts = id.split(separator: "/")
        func agreement(_ other: String) -> Int {
            zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
        }
        let best = ids.map(agreement).max() ?? 0
        let near = ids.filter { agreement($0) == best && (best > 0 || !$0.contains("/")) }.prefix(Self.hintCount)
        guard !near.isEmpty else { return nil }
        return "there are " + near.map { "'\($0)'" }.joined(separator: ", ")
    }

    private static var hintCount: Int { 5 }
}

extension DisplayList {
    /// The first group that shows the node of an id, wherever it is nested.
    func group(id: String) -> DrawingGroup? { DrawingCommand.group(id: id, among: commands) }
}

extension DrawingCommand {
    fileprivate static func group(id: String, among commands: [DrawingCommand]) -> DrawingGroup? {
        for case .group(let group) in commands {
            if group.id == id { return group }
            if let found = self.group(id: id, among: group.commands) { return found }
        }
        return nil
    }
}

extension DrawingGroup {
    /// What it fills and writes, without its shadows; `nil` where that is nothing.
    func drawn(measurer: any TextMeasuring) -> Rect? {
        var plain = self
        plain.commands = commands.keeping { if case .shadow = $0 { false } else { true } }
        return DrawingCommand.group(plain).withTightPaths.bounds(measurer: measurer)
    }

    /// The frame, and by how many whole points the drawing reaches beyond each of its sides; a bubble's sides come inward
    /// where it reaches less far.
    fileprivate func area(around node: SceneNode, measurer: any TextMeasuring) -> Rect {
        let frame = node.frame
        guard let drawn = DrawingCommand.group(self).withTightPaths.bounds(measurer: measurer) else { return frame }
        // What rounding errors and arcs as curves leave beyond an edge is none.
        func reach(_ length: Double) -> Double {
            let points = (length - 0.05).rounded(.up)
            return node.role == .bubble ? points : max(points, 0)
        }
        return Rect(
            minX: frame.minX - reach(frame.minX - drawn.minX), minY: frame.minY - reach(frame.minY - drawn.minY),
            maxX: frame.maxX + reach(drawn.maxX - frame.maxX), maxY: frame.maxY + reach(drawn.maxY - frame.maxY))
    }
}

extension DrawingCommand {
    /// The same with the rectangle that a curved shape just fills in its place: control points lie farther out.
    fileprivate var withTightPaths: DrawingCommand {
        switch self {
        case .fill(.path(let path), let paint): return .fill(.rect(path.extent), paint)
        case .shadow(.path(let path), let shadow): return .shadow(.rect(path.extent), shadow)
        case .group(var group):
            group.commands = group.commands.map(\.withTightPaths)
            if case .path(let path) = group.clip { group.clip = .rect(path.extent) }
            return .group(group)
        case .fill, .stroke, .hairline, .shadow, .text, .picture: return self
        }
    }
}

extension Path {
    /// The smallest rectangle that holds the outline; zero for an empty one.
    fileprivate var extent: Rect {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let end, let control1, let control2):
                guard let start = points.last else { continue }
                let times =
                    Self.turns(start.x, control1.x, control2.x, end.x)
                    + Self.turns(start.y, control1.y, control2.y, end.y)
                points += times.map { time in
                    Point(
                        x: Self.value(at: time, start.x, control1.x, control2.x, end.x),
                        y: Self.value(at: time, start.y, control1.y, control2.y, end.y))
                }
                points.append(end)
            case .close: break
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return .zero }
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// Where a coordinate of a Bézier curve turns round within it: the roots of its derivative.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        guard abs(square) > 1e-12 else { return linear == 0 ? [] : [-constant / linear].filter((0...1).contains) }
        let discriminant = linear * linear - 4 * square * constant
        guard discriminant >= 0 else { return [] }
        return [1, -1].map { (-linear + $0 * discriminant.squareRoot()) / (2 * square) }.filter((0...1).contains)
    }

    private static func value(at time: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        let rest = 1 - time
        return rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c + time * time * time * d
    }
}
