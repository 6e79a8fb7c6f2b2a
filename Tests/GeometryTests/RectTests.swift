import Geometry
import Testing

@Suite struct RectTests {
    static let box = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test(arguments: [
        (LayoutDirection.leftToRight, Rect(x: 13, y: 21, width: 25, height: 35)),
        // IB-13: the leading edge is the right one.
        (.rightToLeft, Rect(x: 12, y: 21, width: 25, height: 35)),
    ])
    func insetsItsLeadingEdge(direction: LayoutDirection, expected: Rect) {
        let insets = Insets(top: 1, leading: 3, bottom: 4, trailing: 2)
        #expect(Self.box.inset(by: insets, direction: direction) == expected)
    }

    @Test(arguments: [(-1e299, 90.0), (-1e18, 0.5), (-1e9, 1e299), (-12.5, 90)])
    func holdsBothEndsHoweverFarApart(start: Double, end: Double) {
        let rect = Rect(x: start, y: end, width: 0, height: 0).union(Rect(x: end, y: start, width: 0, height: 0))
        #expect(rect.minX == start && rect.maxX >= end)
        #expect(rect.minY == start && rect.maxY >= end)
        let all = rect.inset(dx: -.infinity, dy: -.infinity)
        #expect(all.minX < start && all.maxX > end && all.minY < start && all.maxY > end)
    }

    @Test func mirrorsInAContainerAndAboutALine() {
        let container = Rect(x: 5, y: 0, width: 100, height: 10)
        // 5 points from the container's left become 5 from its right.
        #expect(Self.box.mirrored(in: container) == Rect(x: 70, y: 20, width: 30, height: 40))
        #expect(Self.box.mirrored(in: container).mirrored(in: container) == Self.box)
        #expect(Self.box.mirrored(aboutX: 55) == Rect(x: 70, y: 20, width: 30, height: 40))
    }

    @Test(arguments: [
        (Rect(x: 39, y: 59, width: 5, height: 5), Rect(x: 39, y: 59, width: 1, height: 1)),
        (Rect(x: 20, y: 30, width: 5, height: 5), Rect(x: 20, y: 30, width: 5, height: 5)),
        (Rect(x: 0, y: 0, width: 99, height: 99), box),
        // Touching edges share none.
        (Rect(x: 40, y: 20, width: 5, height: 5), nil),
        (Rect(x: 10, y: 15, width: 5, height: 5), nil),
        // Nor does what has no area, wherever it is.
        (Rect(x: 20, y: 30, width: 0, height: 5), nil),
        (Rect(x: 20, y: 30, width: 5, height: 0), nil),
        (Rect(x: 20, y: 30, width: -5, height: 5), nil),
    ])
    func intersects(other: Rect, shared: Rect?) {
        #expect(Self.box.intersection(other) == shared)
        #expect(other.intersection(Self.box) == shared)
        #expect(Self.box.intersects(other) == (shared != nil))
        #expect(other.intersects(Self.box) == (shared != nil))
    }

    @Test(arguments: [
        (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
        (Point(x: 20, y: 60), false), (Point(x: 9.9, y: 30), false),
    ])
    func containsItsTopLeftEdges(point: Point, expected: Bool) {
        #expect(Self.box.contains(point) == expected)
    }

    @Test func unitesAndCenters() {
        #expect(Self.box.union(Rect(x: 0, y: 30, width: 5, height: 50)) == Rect(x: 0, y: 20, width: 40, height: 60))
        #expect(Rect(center: Point(x: 25, y: 40), size: Size(width: 30, height: 40)) == Self.box)
        #expect(Self.box.center == Point(x: 25, y: 40))
        #expect(Self.box.inset(dx: 2, dy: -3) == Rect(x: 12, y: 17, width: 26, height: 46))
    }

    @Test(arguments: [(5.0, 5.0), (15, 15), (99, 15), (.infinity, 15), (-1, 0)])
    func clampsRadii(radius: Double, expected: Double) {
        #expect(Self.box.clampedRadius(radius) == expected)
    }
}
