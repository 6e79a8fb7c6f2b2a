import Geometry
import Layouts
import Styles
import Testing

/// The bar is at 350 … 370 × 146 … 666 in a canvas 375 wide; from right to left at 5 … 25.
@Suite struct IndexBarHitTestingTests {
    private static func bar(
        _ outOfRange: IndexBarStyle.OutOfRange, _ outside: IndexBarStyle.Outside, padding: Double = 0,
        insets: Insets = .zero
    ) -> IndexBarCase {
        IndexBarCase("\(outOfRange), \(outside)") {
            $0.style.outOfRange = outOfRange
            $0.style.outside = outside
            $0.style.touchPadding = padding
            $0.style.contentInsets = insets
        }
    }

    /// The point, and where it lies from right to left.
    private func expect(_ bar: IndexBarCase, at point: Point, _ expected: IndexBarTarget) throws {
        let mirrored = Point(x: 375 - point.x, y: point.y)
        #expect(try #require(bar.layout()).target(at: point, style: bar.style) == expected)
        #expect(try #require(bar.layout(.rightToLeft)).target(at: mirrored, style: bar.style) == expected)
    }

    @Test(
        "IB-17: the title of a place",
        arguments: [
            (146.0, 0), (165.999, 0), (166, 1), (406, 13), (425.9, 13), (645.9, 24), (646, 25), (665.999, 25),
        ])
    func findsTheTitle(y: Double, index: Int) throws {
        for outOfRange in IndexBarStyle.OutOfRange.allCases {
            for outside in IndexBarStyle.Outside.allCases {
                try expect(Self.bar(outOfRange, outside), at: Point(x: 360, y: y), .title(index))
            }
        }
    }

    @Test(
        "IB-17: above and below the slots",
        arguments: [
            (145.999, 0), (0, 0), (-1000, 0), (-.infinity, 0), (666, 25), (811, 25), (1e300, 25), (.infinity, 25),
        ] as [(Double, Int)])
    func clampsOrIgnores(y: Double, nearest: Int) throws {
        try expect(Self.bar(.clamp, .freeze), at: Point(x: 360, y: y), .title(nearest))
        try expect(Self.bar(.ignore, .freeze), at: Point(x: 360, y: y), .outOfRange)
    }

    @Test("IB-9, IB-17: the insets hold no slot", arguments: [(136.5, 0), (674.5, 25)])
    func clampsOrIgnoresInTheInsets(y: Double, nearest: Int) throws {
        // 520 + 20 + 20 high: the slots are where they were.
        let insets = Insets(top: 20, bottom: 20)
        let clamping = Self.bar(.clamp, .freeze, insets: insets)
        #expect(try #require(clamping.layout()).isHit(at: Point(x: 360, y: y)))
        try expect(clamping, at: Point(x: 360, y: y), .title(nearest))
        try expect(Self.bar(.ignore, .freeze, insets: insets), at: Point(x: 360, y: y), .outOfRange)
    }

    @Test(
        "IB-18: a finger that has left the bar sideways",
        arguments: [
            // y = 200 is 54 below the first slot: the third one.
            (349.999, 200.0, IndexBarTarget.frozen, IndexBarTarget.title(2)),
            (0, 200, .frozen, .title(2)),
            (-50, 200, .frozen, .title(2)),
            (349, 700, .frozen, .title(25)),
            (349, 100, .frozen, .title(0)),
            // On the bar's edge, and beyond its other side, it has not.
            (350, 200, .title(2), .title(2)),
            (372, 200, .title(2), .title(2)),
            (500, 200, .title(2), .title(2)),
        ])
    func freezesOrFollows(x: Double, y: Double, frozen: IndexBarTarget, following: IndexBarTarget) throws {
        try expect(Self.bar(.clamp, .freeze), at: Point(x: x, y: y), frozen)
        try expect(Self.bar(.clamp, .follow), at: Point(x: x, y: y), following)
    }

    @Test("IB-17, IB-18: beside and beyond")
    func ignoresBesideAndBeyond() throws {
        try expect(Self.bar(.ignore, .follow), at: Point(x: 300, y: 100), .outOfRange)
        try expect(Self.bar(.ignore, .freeze), at: Point(x: 300, y: 100), .frozen)
    }

    @Test(
        "IB-15, IB-18: the padding belongs to the bar",
        arguments: [
            (338.0, IndexBarTarget.title(2)), (337.999, .frozen),
        ])
    func freezesBeyondThePadding(x: Double, expected: IndexBarTarget) throws {
        try expect(Self.bar(.clamp, .freeze, padding: 12), at: Point(x: x, y: 200), expected)
    }

    @Test(
        "IB-15: where a touch begins on the bar",
        arguments: [
            (Point(x: 350, y: 146), true), (Point(x: 349.999, y: 200), false), (Point(x: 370, y: 200), true),
            (Point(x: 374.999, y: 665.999), true), (Point(x: 375, y: 200), false), (Point(x: 360, y: 145.999), false),
            (Point(x: 360, y: 666), false), (Point(x: 100, y: 200), false),
        ])
    func isHit(point: Point, expected: Bool) throws {
        #expect(try #require(Self.bar(.clamp, .freeze).layout()).isHit(at: point) == expected)
    }

    @Test("IB-17: what is no number selects the last or nothing")
    func survivesWhatIsNoNumber() throws {
        let point = Point(x: 360, y: .nan)
        try expect(Self.bar(.clamp, .follow), at: point, .title(25))
        try expect(Self.bar(.ignore, .follow), at: point, .outOfRange)
    }
}
