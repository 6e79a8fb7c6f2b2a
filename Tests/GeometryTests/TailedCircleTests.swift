import Geometry
import Testing

/// IB-22: the outlines of the teardrop and the pin.
@Suite struct TailedCircleTests {
    /// The tip and the two places where the tail's sides meet the circle.
    private func tail(of path: Path) -> [Point] {
        let segments = SampledPath(path).segments
        return [segments[0].points[0], segments[0].points[3], segments[segments.count - 1].points[0]]
    }

    private func expectEqual(_ points: [Point], _ expected: [Point]) {
        #expect(points.count == expected.count)
        for (point, wanted) in zip(points, expected) {
            #expect(point.distance(to: wanted) < 1e-3, "\(point) is not \(wanted)")
        }
    }

    @Test func drawsATeardropWithARightAngle() {
        // Tangents of a circle of 25 that meet 25·√2 = 35.355 from its centre touch it at 45°, 17.678 beside it.
        let path = Path.circleWithTail(
            center: Point(x: 25, y: 25), radius: 25, tip: Point(x: 60.355_339, y: 25), halfAngle: nil)
        let touching = [Point(x: 42.678, y: 42.678), Point(x: 42.678, y: 7.322)]
        expectEqual(tail(of: path), [Point(x: 60.355, y: 25)] + touching)
    }

    @Test func drawsAPinWhoseSidesMeetAtSixtyDegrees() {
        // From (77, 26) at 30° a side runs 32.043 to the foot of the perpendicular of 18.5, less half a chord of
        // 18.269: 13.774 points, so 11.929 back and 6.887 to the side.
        let path = Path.circleWithTail(
            center: Point(x: 40, y: 26), radius: 26, tip: Point(x: 77, y: 26), halfAngle: 30)
        expectEqual(
            tail(of: path), [Point(x: 77, y: 26), Point(x: 65.071, y: 32.887), Point(x: 65.071, y: 19.113)])
    }

    @Test(arguments: [
        // Wider than the tangents: the tangents.
        (Point(x: 20, y: 0), 60.0, [Point(x: 20, y: 0), Point(x: 5, y: 8.660), Point(x: 5, y: -8.660)]),
        // Inside the circle: hardly out of it.
        (Point(x: 3, y: 0), nil, [Point(x: 10.01, y: 0), Point(x: 9.990, y: 0.447), Point(x: 9.990, y: -0.447)]),
        (Point(x: 0, y: 0), nil, [Point(x: 10.01, y: 0), Point(x: 9.990, y: 0.447), Point(x: 9.990, y: -0.447)]),
        // Downward.
        (Point(x: 0, y: 20), nil, [Point(x: 0, y: 20), Point(x: -8.660, y: 5), Point(x: 8.660, y: 5)]),
    ])
    func drawsTailsOfAnyKind(tip: Point, halfAngle: Double?, expected: [Point]) {
        expectEqual(tail(of: .circleWithTail(center: .zero, radius: 10, tip: tip, halfAngle: halfAngle)), expected)
    }

    @Test(arguments: [0.0, -1])
    func drawsNothingWithoutARadius(radius: Double) {
        let path = Path.circleWithTail(center: .zero, radius: radius, tip: Point(x: 9, y: 0), halfAngle: nil)
        #expect(path == Path())
    }

    @Test(arguments: [Point(x: 37, y: 0), Point(x: 37, y: -26), Point(x: -37, y: 20), Point(x: 1, y: 40)])
    func staysOnTheCircleElsewhere(tip: Point) {
        let segments = SampledPath(.circleWithTail(center: .zero, radius: 26, tip: tip, halfAngle: 30)).segments
        for segment in segments.dropFirst().dropLast() {
            for step in 0...32 {
                #expect(abs(segment.point(at: Double(step) / 32).length - 26) <= 0.000_3 * 26)
            }
        }
        for side in [segments[0], segments[segments.count - 1]] {
            #expect((0...32).allSatisfy { side.point(at: Double($0) / 32).length >= 25.99 })
        }
    }
}
