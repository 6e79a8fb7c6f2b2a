import DisplayLists
import Geometry
import RealModule

/// A pictogram that a bar, a search field or an item shows, drawn into a square around a centre.
struct Symbol {
    let commands: [DrawingCommand]

    /// A magnifying glass: a ring in the upper left of the square, a handle to its lower right corner.
    static func search(center: Point, side: Double, color: Color) -> Symbol {
        let line = side * 0.11
        let ring = Rect(
            x: center.x - side / 2 + line / 2, y: center.y - side / 2 + line / 2, width: side * 0.68,
            height: side * 0.68)
        let start = ring.center.offset(dx: ring.width / 2 * 0.5.squareRoot(), dy: ring.width / 2 * 0.5.squareRoot())
        let end = center.offset(dx: side / 2 - line / 2, dy: side / 2 - line / 2)
        var handle = Path()
        handle.move(to: start)
        handle.line(to: end)
        return Symbol(commands: [
            .stroke(.path(.ellipse(in: ring)), width: line, color),
            .stroke(.path(handle), width: line * 1.2, color),
        ])
    }

    /// An angle that points downward, or where nothing is open to the end of the line.
    static func chevron(in square: Rect, isOpen: Bool, isMirrored: Bool, color: Color) -> Symbol {
        let (center, side) = (square.center, square.width)
        let way = isMirrored ? -1.0 : 1
        var path = Path()
        for (number, step) in [-1.0, 0, 1].enumerated() {
            let (along, across) = (0.4 * side * step, 0.22 * side * (step == 0 ? 1 : -1))
            let point = isOpen ? center.offset(dx: along, dy: across) : center.offset(dx: way * across, dy: along)
            if number == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        return Symbol(commands: [.stroke(.path(path), width: side * 0.16, color)])
    }

    /// Two hills under a sun, which stand for a picture.
    static func picture(center: Point, side: Double, color: Color) -> Symbol {
        func point(_ x: Double, _ y: Double) -> Point { center.offset(dx: (x - 0.5) * side, dy: (y - 0.5) * side) }
        var hills = Path()
        hills.move(to: point(0, 0.85))
        for (x, y) in [(0.36, 0.3), (0.6, 0.62), (0.72, 0.48), (1, 0.85)] { hills.line(to: point(x, y)) }
        hills.close()
        let sun = Rect(center: point(0.75, 0.25), size: Size(width: 0.2 * side, height: 0.2 * side))
        return Symbol(commands: [.fill(.path(hills), .color(color)), .fill(.ellipse(sun), .color(color))])
    }

    /// A five-pointed star, one point up, its centre of area in the centre.
    static func star(center: Point, side: Double, color: Color) -> Symbol {
        let outer = side / 2
        // The regular pentagram's inner radius: sin 18° / sin 54°.
        let inner = outer * Double.sin(.pi / 10) / Double.sin(3 * .pi / 10)
        var path = Path()
        for corner in 0..<10 {
            let radius = corner.isMultiple(of: 2) ? outer : inner
            let angle = Double(corner) * .pi / 5 - .pi / 2
            let point = center.offset(dx: radius * Double.cos(angle), dy: radius * Double.sin(angle))
            if corner == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return Symbol(commands: [.fill(.path(path), .color(color))])
    }
}
