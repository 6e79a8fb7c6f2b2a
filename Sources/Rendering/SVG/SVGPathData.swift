import Geometry

/// An outline as the `d` attribute of a path: relative commands on a grid of thousandths of a point.
///
/// Each difference is between places on the grid, so that rounding does not add up along the outline.
struct SVGPathData {
    static let places = 3

    private(set) var text = ""
    private var command: Character?
    private var current = Place(x: 0, y: 0)
    private var subpathStart = Place(x: 0, y: 0)

    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    init(_ path: Path) {
        for element in path.elements { append(element) }
    }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point): move(to: place(of: point))
        // A path begins with a move, whatever its first element.
        case .line(let point) where text.isEmpty: move(to: place(of: point))
        case .curve(let point, _, _) where text.isEmpty: move(to: place(of: point))
        case .close where text.isEmpty: break
        case .line(let point): line(to: place(of: point))
        case .curve(let point, let control1, let control2):
            curve(to: place(of: point), place(of: control1), place(of: control2))
        case .close:
            text += "z"
            command = "z"
            current = subpathStart
        }
    }

    private mutating func move(to place: Place) {
        write("m", [place.x - current.x, place.y - current.y])
        // What follows a move's coordinates without a letter would be a line.
        command = nil
        current = place
        subpathStart = place
    }

    private mutating func line(to place: Place) {
        if place.y == current.y {
            write("h", [place.x - current.x])
        } else if place.x == current.x {
            write("v", [place.y - current.y])
        } else {
            write("l", [place.x - current.x, place.y - current.y])
        }
        current = place
    }

    private mutating func curve(to place: Place, _ control1: Place, _ control2: Place) {
        let numbers = [control1, control2, place].flatMap { [$0.x - current.x, $0.y - current.y] }
        write("c", numbers)
        current = place
    }

    /// The letter only where it changes, a space only where no minus sign parts two numbers.
    private mutating func write(_ letter: Character, _ numbers: [Int]) {
        var needsSeparator = command == letter
        if !needsSeparator { text.append(letter) }
        for number in numbers {
            if needsSeparator && number >= 0 { text += " " }
            text += NumberText.text(ofUnits: number, places: Self.places)
            needsSeparator = true
        }
        command = letter
    }

    private func place(of point: Point) -> Place {
        Place(x: units(point.x), y: units(point.y))
    }

    /// Coordinates beyond a billion points are drawn at that distance.
    private func units(_ coordinate: Double) -> Int {
        NumberText.units(of: min(max(coordinate, -1e9), 1e9), places: Self.places) ?? 0
    }
}
