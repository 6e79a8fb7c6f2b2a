import Geometry
import Testing

@Suite struct PathShapeTests {
    static let box = Rect(x: 10, y: 20, width: 60, height: 40)

    @Test func outlinesARectangle() {
        let corners =
            [Path.Element.move(Point(x: 10, y: 20)), .line(Point(x: 70, y: 20))]
            + [.line(Point(x: 70, y: 60)), .line(Point(x: 10, y: 60)), .close]
        #expect(Path.rect(Self.box).elements == corners)
    }

    /// How far a place is from the outline of a rectangle with circular corners.
    private func distanceFromOutline(_ point: Point, of rect: Rect, radius: Double) -> Double {
        let core = rect.inset(dx: radius, dy: radius)
        let nearest = Point(x: min(max(point.x, core.minX), core.maxX), y: min(max(point.y, core.minY), core.maxY))
        return abs(point.distance(to: nearest) - radius)
    }

    @Test(arguments: [(1.0, 1.0), (8, 8), (20, 20), (99, 20)])
    func roundsCornersByCirclesOfAtMostHalfTheShorterSide(radius: Double, inEffect: Double) {
        let path = Path.roundedRect(Self.box, radius: radius)
        #expect(path.controlBounds == Self.box)
        for point in SampledPath(path).points() {
            #expect(distanceFromOutline(point, of: Self.box, radius: inEffect) <= 0.000_3 * inEffect)
        }
    }

    @Test(arguments: [0.0, -3])
    func leavesCornersSharpWithoutARadius(radius: Double) {
        #expect(Path.roundedRect(Self.box, radius: radius) == .rect(Self.box))
        #expect(Path.continuousRect(Self.box, radius: radius) == .rect(Self.box))
    }

    @Test func drawsEllipses() {
        let path = Path.ellipse(in: Self.box)
        #expect(path.controlBounds == Self.box)
        for point in SampledPath(path).points() {
            let x = (point.x - 40) / 30
            let y = (point.y - 40) / 20
            #expect(abs((x * x + y * y).squareRoot() - 1) <= 0.000_3)
        }
    }

    @Test func movesAndMirrors() {
        var path = Path()
        path.move(to: Point(x: 1, y: 2))
        path.curve(to: Point(x: 3, y: 4), control1: Point(x: 5, y: 6), control2: Point(x: 7, y: 8))
        path.close()
        var moved = Path()
        moved.move(to: Point(x: 11, y: 1))
        moved.curve(to: Point(x: 13, y: 3), control1: Point(x: 15, y: 5), control2: Point(x: 17, y: 7))
        moved.close()
        var mirrored = Path()
        mirrored.move(to: Point(x: 19, y: 2))
        mirrored.curve(to: Point(x: 17, y: 4), control1: Point(x: 15, y: 6), control2: Point(x: 13, y: 8))
        mirrored.close()
        #expect(path.offset(dx: 10, dy: -1) == moved)
        #expect(path.mirrored(aboutX: 10) == mirrored)
        #expect(path.controlBounds == Rect(x: 1, y: 2, width: 6, height: 6))
        #expect(Path().controlBounds == nil)
    }
}
