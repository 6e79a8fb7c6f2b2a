import Geometry
import Testing

@Suite struct ContinuousCornerTests {
    /// A radius of 10 in frames with full room, some, hardly any and none beyond it.
    static let frames = [
        Rect(x: 5, y: 7, width: 100, height: 80), Rect(x: 5, y: 7, width: 100, height: 26),
        Rect(x: 0, y: 0, width: 20.02, height: 50), Rect(x: -3, y: 2, width: 20, height: 20),
    ]

    @Test(arguments: frames)
    func hasNoStepInItsCurvature(frame: Rect) {
        let hasRoom = min(frame.width, frame.height) > 20
        let segments = SampledPath(.continuousRect(frame, radius: 10)).segments
        for (segment, next) in zip(segments, segments.dropFirst() + [segments[0]]) {
            #expect(segment.endDirection.distance(to: next.startDirection) < 1e-9, "a kink at \(segment.points[3])")
            // The arc of a cubic is not quite that of a circle: 2.2 % off at the ends of a quarter.
            let step = abs(segment.endCurvature - next.startCurvature) * 10
            #expect(!hasRoom || step < 0.022, "a step of \(step) at \(segment.points[3])")
        }
    }

    @Test(arguments: [
        // 1.528665 radii, or half the shorter side.
        (frames[0], 15.286_65), (frames[1], 13.0), (frames[2], 10.01), (frames[3], 10.0),
    ])
    func beginsItsCornersWhereThereIsRoom(frame: Rect, reach: Double) {
        let path = Path.continuousRect(frame, radius: 10)
        guard case .move(let start) = path.elements[0] else {
            Issue.record("a path begins with a move")
            return
        }
        #expect(abs(start.x - frame.minX - reach) < 1e-9 && start.y == frame.minY)
        #expect(path.controlBounds == frame)
    }

    @Test(arguments: frames)
    func passesWhereACircularCornerDoes(frame: Rect) {
        // On its diagonal a corner of radius 10 is 10 · (√2 − 1) from where the edges would meet.
        let corners = [
            Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
            Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
        ]
        let outline = SampledPath(.continuousRect(frame, radius: 10)).points(perSegment: 512)
        for corner in corners {
            let nearest = outline.map { $0.distance(to: corner) }.min() ?? .infinity
            #expect(abs(nearest - 4.142_136) < 0.003, "\(corner)")
        }
    }

    @Test func isACircularCornerWithoutRoom() {
        #expect(Path.continuousRect(Self.frames[3], radius: 99) == .roundedRect(Self.frames[3], radius: 10))
    }

    @Test(arguments: frames)
    func isItsOwnMirrorImage(frame: Rect) {
        let points = SampledPath(.continuousRect(frame, radius: 10)).points()
        for point in points {
            let image = Point(x: frame.minX + frame.maxX - point.x, y: frame.minY + frame.maxY - point.y)
            let other = Point(x: image.x, y: point.y)
            for wanted in [image, other] {
                // The mirrored corner runs the other way; its samples lie between.
                let nearest = points.map { $0.distance(to: wanted) }.min() ?? .infinity
                #expect(nearest < 0.8, "\(wanted)")
            }
        }
    }
}
