import DisplayLists
import Geometry
import Styles

extension Symbol {
    /// A shape for one of an app's parts.
    static func tab(_ symbol: TabBarStyle.Symbol, center: Point, side: Double, color: Color) -> Symbol {
        let square = UnitSquare(center: center, side: side)
        switch symbol {
        case .star: return .star(center: center, side: side * 0.92, color: color)
        case .search: return .search(center: center, side: side * 0.86, color: color)
        case .clock:
            let hands = square.path([(0.5, 0.25), (0.5, 0.5), (0.67, 0.6)])
            return Symbol(commands: [square.ring(color), .stroke(.path(hands), width: 2, color)])
        case .compass:
            let needle = square.path([(0.69, 0.31), (0.57, 0.57), (0.31, 0.69), (0.43, 0.43)], isClosed: true)
            return Symbol(commands: [square.ring(color), .fill(.path(needle), .color(color))])
        case .person:
            return Symbol(
                commands: square.figure(
                    head: square.rect(0.3, 0.08, 0.4, 0.4), shoulders: square.rect(0.1, 0.55, 0.8, 0.8), color))
        case .people:
            return Symbol(
                commands: [0.02, 0.51].flatMap { x in
                    square.figure(
                        head: square.rect(x + 0.1, 0.2, 0.27, 0.27), shoulders: square.rect(x, 0.55, 0.47, 0.6), color)
                })
        case .keypad:
            return Symbol(
                commands: (0..<9).map { place in
                    let (row, column) = place.quotientAndRemainder(dividingBy: 3)
                    let dot = square.rect(0.12 + 0.29 * Double(column), 0.12 + 0.29 * Double(row), 0.18, 0.18)
                    return .fill(.path(.ellipse(in: dot)), .color(color))
                })
        case .squares:
            return Symbol(
                commands: [(0.1, 0.12), (0.56, 0.12), (0.1, 0.56), (0.56, 0.56)].map { x, y in
                    .fill(.path(.roundedRect(square.rect(x, y, 0.34, 0.34), radius: 3)), .color(color))
                })
        case .chat: return Symbol(commands: [.fill(.path(square.balloon), .color(color))])
        case .heart: return Symbol(commands: [.fill(.path(square.heart), .color(color))])
        case .house:
            let walls = square.path(
                [
                    (0.5, 0.07), (0.96, 0.5), (0.83, 0.5), (0.83, 0.92), (0.61, 0.92), (0.61, 0.62), (0.39, 0.62),
                    (0.39, 0.92), (0.17, 0.92), (0.17, 0.5), (0.04, 0.5),
                ], isClosed: true)
            return Symbol(commands: [.fill(.path(walls), .color(color))])
        case .picture:
            let mountains = square.path(
                [(0.2, 0.74), (0.42, 0.45), (0.56, 0.62), (0.65, 0.53), (0.8, 0.74)], isClosed: true)
            let frame = Path.roundedRect(square.rect(0.07, 0.14, 0.86, 0.72), radius: 3)
            return Symbol(commands: [
                .stroke(.path(frame), width: 2, color), .fill(.path(mountains), .color(color)),
                .fill(.path(.ellipse(in: square.rect(0.61, 0.28, 0.13, 0.13))), .color(color)),
            ])
        }
    }
}

/// The square of a symbol, in which places are shares of its sides.
private struct UnitSquare {
    let center: Point
    let side: Double

    func point(_ x: Double, _ y: Double) -> Point { center.offset(dx: (x - 0.5) * side, dy: (y - 0.5) * side) }

    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(
            x: center.x + (x - 0.5) * side, y: center.y + (y - 0.5) * side, width: width * side, height: height * side)
    }

    func path(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
        var path = Path()
        for (number, place) in points.enumerated() {
            if number == 0 { path.move(to: point(place.0, place.1)) } else { path.line(to: point(place.0, place.1)) }
        }
        if isClosed { path.close() }
        return path
    }

    /// Head and shoulders, which end near the lower edge.
    func figure(head: Rect, shoulders: Rect, _ color: Color) -> [DrawingCommand] {
        let body = DrawingGroup(
            clip: .path(.rect(rect(0, 0.55, 1, 0.37))),
            commands: [.fill(.path(.ellipse(in: shoulders)), .color(color))])
        return [.fill(.path(.ellipse(in: head)), .color(color)), .group(body)]
    }

    func ring(_ color: Color) -> DrawingCommand {
        .stroke(.path(.ellipse(in: rect(0.08, 0.08, 0.84, 0.84))), width: 2, color)
    }

    /// An oval with a tip at its lower left.
    var balloon: Path {
        var path = Path()
        path.move(to: point(0.3, 0.76))
        path.line(to: point(0.16, 0.94))
        path.curve(to: point(0.56, 0.8), control1: point(0.3, 0.93), control2: point(0.42, 0.88))
        path.curve(to: point(0.95, 0.45), control1: point(0.79, 0.8), control2: point(0.95, 0.65))
        path.curve(to: point(0.5, 0.1), control1: point(0.95, 0.26), control2: point(0.75, 0.1))
        path.curve(to: point(0.05, 0.45), control1: point(0.25, 0.1), control2: point(0.05, 0.26))
        path.curve(to: point(0.3, 0.76), control1: point(0.05, 0.58), control2: point(0.15, 0.69))
        path.close()
        return path
    }

    var heart: Path {
        var path = Path()
        path.move(to: point(0.5, 0.92))
        path.curve(to: point(0.06, 0.36), control1: point(0.22, 0.74), control2: point(0.06, 0.56))
        path.curve(to: point(0.29, 0.11), control1: point(0.06, 0.22), control2: point(0.16, 0.11))
        path.curve(to: point(0.5, 0.25), control1: point(0.38, 0.11), control2: point(0.46, 0.16))
        path.curve(to: point(0.71, 0.11), control1: point(0.54, 0.16), control2: point(0.62, 0.11))
        path.curve(to: point(0.94, 0.36), control1: point(0.84, 0.11), control2: point(0.94, 0.22))
        path.curve(to: point(0.5, 0.92), control1: point(0.94, 0.56), control2: point(0.78, 0.74))
        path.close()
        return path
    }
}
