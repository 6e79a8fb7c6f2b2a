package import Geometry

/// An outline as the `d` attribute of a path: relative commands on a grid of thousandths of a point.
///
/// Each difference is between places on the grid, so that rounding does not add up along the outline.
package struct SVGPathData {
    /// Of all numbers in a document.
    static let places = 3
    private static let unitsPerPoint = 1000

    /// In ASCII.
    private var bytes: [UInt8] = []
    private var command: UInt8?
    private var current = Place(x: 0, y: 0)
    private var subpathStart = Place(x: 0, y: 0)

    /// In thousandths of a point.
    struct Place: Hashable {
        var x: Int
        var y: Int
    }

    /// Of an outline.
    package init(_ path: Path) {
        bytes.reserveCapacity(path.elements.count * 24)
        for element in path.elements { append(element) }
    }

    /// Of outlines, each with the place of its origin; empty ones are left out.
    init(_ outlines: some Sequence<(SVGOutline, at: Point)>) {
        for (outline, origin) in outlines {
            guard !outline.data.isEmpty else { continue }
            let origin = place(of: origin)
            begin(UInt8(ascii: "m"))
            write(origin.x + outline.start.x - current.x, isFirst: true)
            write(origin.y + outline.start.y - current.y)
            bytes += outline.data
            command = Self.close
            current = Place(x: origin.x + outline.end.x, y: origin.y + outline.end.y)
        }
    }

    /// What it takes in memory, in bytes.
    var cost: Int { bytes.count + 128 }

    /// A `path` element, `nil` where there is nothing to draw.
    var element: XMLElement? {
        bytes.isEmpty ? nil : XMLElement("path", [.init("d", plain: String(decoding: bytes, as: UTF8.self))])
    }

    /// Where an outline begins, where its last part began, and all that follows its first coordinates.
    fileprivate static func relativeParts(of path: Path) -> (start: Place, end: Place, data: ArraySlice<UInt8>) {
        guard let first = path.elements.first else { return (Place(x: 0, y: 0), Place(x: 0, y: 0), []) }
        var whole = SVGPathData(Path())
        whole.append(first)
        let (start, length) = (whole.current, whole.bytes.count)
        for element in path.elements.dropFirst() { whole.append(element) }
        return (start, whole.current, whole.bytes[length...])
    }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point): move(to: place(of: point))
        // A path begins with a move, whatever its first element.
        case .line(let point) where bytes.isEmpty: move(to: place(of: point))
        case .curve(let point, _, _) where bytes.isEmpty: move(to: place(of: point))
        case .close where bytes.isEmpty: break
        case .line(let point): line(to: place(of: point))
        case .curve(let point, let control1, let control2):
            curve(to: place(of: point), place(of: control1), place(of: control2))
        case .close:
            bytes.append(Self.close)
            command = Self.close
            current = subpathStart
        }
    }

    private static let close = UInt8(ascii: "z")

    private mutating func move(to place: Place) {
        begin(UInt8(ascii: "m"))
        write(place.x - current.x, isFirst: true)
        write(place.y - current.y)
        // What follows a move's coordinates without a letter would be a line.
        command = nil
        current = place
        subpathStart = place
    }

    private mutating func line(to place: Place) {
        if place.y == current.y {
            let isNew = begin(UInt8(ascii: "h"))
            write(place.x - current.x, isFirst: isNew)
        } else if place.x == current.x {
            let isNew = begin(UInt8(ascii: "v"))
            write(place.y - current.y, isFirst: isNew)
        } else {
            let isNew = begin(UInt8(ascii: "l"))
            write(place.x - current.x, isFirst: isNew)
            write(place.y - current.y)
        }
        current = place
    }

    private mutating func curve(to place: Place, _ control1: Place, _ control2: Place) {
        let isNew = begin(UInt8(ascii: "c"))
        write(control1.x - current.x, isFirst: isNew)
        write(control1.y - current.y)
        write(control2.x - current.x)
        write(control2.y - current.y)
        write(place.x - current.x)
        write(place.y - current.y)
        current = place
    }

    /// The letter only where it changes; returns whether it does.
    @discardableResult
    private mutating func begin(_ letter: UInt8) -> Bool {
        guard command != letter else { return false }
        bytes.append(letter)
        command = letter
        return true
    }

    /// A space only where no letter and no minus sign parts two numbers; digits as `NumberText` has them.
    private mutating func write(_ units: Int, isFirst: Bool = false) {
        if units >= 0, !isFirst { bytes.append(UInt8(ascii: " ")) }
        NumberText.append(thousandths: units, to: &bytes)
    }

    private func place(of point: Point) -> Place {
        Place(x: units(point.x), y: units(point.y))
    }

    /// Coordinates beyond a billion points are drawn at that distance.
    private func units(_ coordinate: Double) -> Int {
        coordinate.isNaN ? 0 : Int((min(max(coordinate, -1e9), 1e9) * Double(Self.unitsPerPoint)).rounded())
    }
}

/// An outline as path data that can be put anywhere on the grid: all of it but its first coordinates is relative.
struct SVGOutline {
    /// Where it begins, relative to its origin, and where its last part began.
    fileprivate let start: SVGPathData.Place
    fileprivate let end: SVGPathData.Place
    /// What follows the first coordinates; it ends by closing the outline. Empty where there is nothing to draw.
    fileprivate let data: ArraySlice<UInt8>

    /// What it takes in memory, in bytes.
    var cost: Int { data.count + 64 }

    /// - Parameter path: closed parts, as fonts have them; one that is open is closed.
    init(_ path: Path) {
        var path = path
        if let last = path.elements.last, last != .close { path.close() }
        (start, end, data) = SVGPathData.relativeParts(of: path)
    }
}
