import Geometry
import Layouts
import RandomNumbers
import Styles
import Testing

/// Beside a bar at 350 … 370 (from right to left at 5 … 25) in a canvas of 375 × 812, at a slot around y = 396.
@Suite struct BubbleLayoutTests {
    static let canvas = Rect(x: 0, y: 0, width: 375, height: 812)
    static let bar = Rect(x: 350, y: 146, width: 20, height: 520)

    private static func style(_ shape: BubbleStyle.Shape, _ change: (inout BubbleStyle) -> Void = { _ in })
        -> BubbleStyle
    {
        var style = BubbleStyle()
        style.shape = shape
        change(&style)
        return style
    }

    private func layout(
        _ style: BubbleStyle, slotY: Double = 396, side: HorizontalSide = .right, canvas: Rect = Self.canvas
    ) -> BubbleLayout? {
        let bar = side == .right ? Self.bar : Self.bar.mirrored(in: canvas)
        let slot = Rect(x: bar.x, y: slotY - 10, width: 20, height: 20)
        return BubbleLayout(style: style, slot: slot, bar: bar, side: side, canvas: canvas)
    }

    @Test(
        "IB-22, IB-23: frames, title centres and title widths of every shape",
        arguments: [
            // r = 25: (1 + √2) · 25 = 60.355 wide and 50 high, the circle at its left.
            (style(.teardrop), Rect(x: 289.645, y: 371, width: 60.355, height: 50), 314.645, 37.5),
            (style(.teardrop) { $0.gap = 10 }, Rect(x: 279.645, y: 371, width: 60.355, height: 50), 304.645, 37.5),
            (style(.teardrop) { $0.radius = 40 }, Rect(x: 253.431, y: 356, width: 96.569, height: 80), 293.431, 60),
            // Of 72.426 × 70 the width allows a circle of 30, the height one of 35.
            (
                style(.teardrop) { $0.size = .fixed(Size(width: 72.426_407, height: 70)) },
                Rect(x: 277.574, y: 361, width: 72.426, height: 70), 307.574, 45
            ),
            // The QQ Music look: 80 × 52, a circle of 52 around (40, 26).
            (style(.pin) { $0.radius = 26 }, Rect(x: 270, y: 370, width: 80, height: 52), 310, 39),
            (
                style(.pin) { $0.size = .fixed(Size(width: 80, height: 52)) },
                Rect(x: 270, y: 370, width: 80, height: 52),
                310, 39
            ),
            (style(.pin), Rect(x: 273.077, y: 371, width: 76.923, height: 50), 311.538, 37.5),
            (style(.circle), Rect(x: 300, y: 371, width: 50, height: 50), 325, 37.5),
            (
                style(.circle) { $0.size = .fixed(Size(width: 60, height: 40)) },
                Rect(x: 290, y: 376, width: 60, height: 40), 320, 30
            ),
            (style(.roundedRect(8)), Rect(x: 300, y: 371, width: 50, height: 50), 325, 37.5),
            (
                style(.roundedRect(8)) { $0.size = .fixed(Size(width: 80, height: 60)) },
                Rect(x: 270, y: 366, width: 80, height: 60), 310, 60
            ),
            // The title in the centre half.
            (
                style(.image("/a.png")) { $0.size = .fixed(Size(width: 80, height: 60)) },
                Rect(x: 270, y: 366, width: 80, height: 60), 310, 40
            ),
            (style(.image("/a.png")), Rect(x: 300, y: 371, width: 50, height: 50), 325, 25),
        ])
    func placesShapes(style: BubbleStyle, frame: Rect, titleX: Double, titleWidth: Double) throws {
        let bubble = try #require(layout(style))
        expectEqual(bubble.frame, frame)
        expectEqual(bubble.titleCenter, Point(x: titleX, y: 396))
        #expect(abs(bubble.titleMaximumWidth - titleWidth) < 0.001)
        // IB-13: to the right of a bar at the left.
        let mirrored = try #require(layout(style, side: .left))
        expectEqual(mirrored.frame, frame.mirrored(in: Self.canvas))
        expectEqual(mirrored.titleCenter, Point(x: 375 - titleX, y: 396))
        #expect(mirrored.titleMaximumWidth == bubble.titleMaximumWidth)
    }

    @Test("IB-22: a toast is centred on the canvas, wherever the slot", arguments: [10.0, 396, 802])
    func centersToasts(slotY: Double) throws {
        for side in [HorizontalSide.left, .right] {
            let bubble = try #require(layout(Self.style(.toast(10)), slotY: slotY, side: side))
            #expect(bubble.frame == Rect(x: 127.5, y: 346, width: 120, height: 120))
            #expect(bubble.outline == .roundedRect(bubble.frame, radius: 10))
            #expect(bubble.titleCenter == Point(x: 187.5, y: 406))
            #expect(bubble.titleMaximumWidth == 90)
        }
    }

    @Test("IB-22: styles without a bubble", arguments: [BubbleStyle.Shape.none, .wave])
    func hasNone(shape: BubbleStyle.Shape) {
        #expect(layout(Self.style(shape)) == nil)
    }

    @Test("IB-22: outlines")
    func outlines() throws {
        let circle = try #require(layout(Self.style(.circle) { $0.size = .fixed(Size(width: 60, height: 40)) }))
        #expect(circle.outline == .ellipse(Rect(x: 300, y: 376, width: 40, height: 40)))
        let mirrored = try #require(
            layout(Self.style(.circle) { $0.size = .fixed(Size(width: 60, height: 40)) }, side: .left))
        #expect(mirrored.outline == .ellipse(Rect(x: 35, y: 376, width: 40, height: 40)))
        let box = try #require(layout(Self.style(.roundedRect(8))))
        #expect(box.outline == .roundedRect(Rect(x: 300, y: 371, width: 50, height: 50), radius: 8))
        let capsule = try #require(layout(Self.style(.roundedRect(99)), side: .left))
        #expect(capsule.outline == .roundedRect(Rect(x: 25, y: 371, width: 50, height: 50), radius: 25))
        let image = try #require(layout(Self.style(.image("/a.png")), side: .left))
        #expect(image.outline == .image("/a.png"))
    }

    @Test(
        "IB-22, IB-25: the circle and the tip",
        arguments: [
            // The slot's y, the circle's centre and the tip.
            (style(.teardrop), 396.0, Point(x: 314.645, y: 396), Point(x: 350, y: 396), 25.0),
            (style(.pin) { $0.radius = 26 }, 396.0, Point(x: 310, y: 396), Point(x: 347, y: 396), 26.0),
            // Shifted inside the canvas; the tip stays at the slot's centre.
            (style(.teardrop), 25.0, Point(x: 314.645, y: 25), Point(x: 350, y: 25), 25.0),
            (style(.teardrop), 10.0, Point(x: 314.645, y: 25), Point(x: 350, y: 10), 25.0),
            (style(.teardrop), 802.0, Point(x: 314.645, y: 787), Point(x: 350, y: 802), 25.0),
            (style(.pin) { $0.radius = 26 }, 3.0, Point(x: 310, y: 26), Point(x: 347, y: 3), 26.0),
            // A slot of a clipped bar off the canvas: as far as the canvas goes.
            (style(.teardrop), -30.0, Point(x: 314.645, y: 25), Point(x: 350, y: 0), 25.0),
            (style(.teardrop), 900.0, Point(x: 314.645, y: 787), Point(x: 350, y: 812), 25.0),
        ])
    func pointsAtItsSlot(style: BubbleStyle, slotY: Double, center: Point, tip: Point, radius: Double) throws {
        for side in [HorizontalSide.right, .left] {
            let bubble = try #require(layout(style, slotY: slotY, side: side))
            func placed(_ point: Point) -> Point { side == .right ? point : Point(x: 375 - point.x, y: point.y) }
            expectEqual(bubble.titleCenter, placed(center))
            guard case .path(let path) = bubble.outline, case .move(let start) = path.elements.first else {
                Issue.record("a tailed bubble is a path that begins at its tip")
                continue
            }
            expectEqual(start, placed(tip))
            for point in path.endPoints.dropFirst() {
                let distance = Point(x: point.x - placed(center).x, y: point.y - placed(center).y)
                #expect(abs((distance.x * distance.x + distance.y * distance.y).squareRoot() - radius) < 0.001)
            }
        }
    }

    @Test("IB-25: the bubble never leaves the canvas", arguments: 1...300 as ClosedRange<UInt64>)
    func staysInside(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let shapes: [BubbleStyle.Shape] = [
            .circle, .roundedRect(9), .teardrop, .pin, .image("/a.png"), .toast(10),
        ]
        let style = Self.style(try #require(shapes.randomElement(using: &numbers))) {
            $0.radius = numbers.quarters(1...60)
            $0.gap = numbers.quarters(-20...60)
        }
        let canvas = Rect(x: 0, y: 0, width: 375, height: 400)
        let bar = Rect(x: numbers.quarters(-20...375), y: 0, width: 20, height: 400)
        let slot = Rect(x: bar.x, y: numbers.quarters(-100...500), width: 20, height: 20)
        for side in [HorizontalSide.left, .right] {
            let bubble = try #require(BubbleLayout(style: style, slot: slot, bar: bar, side: side, canvas: canvas))
            #expect(bubble.frame.minX >= -1e-9 && bubble.frame.maxX <= 375 + 1e-9, "seed \(seed)")
            #expect(bubble.frame.minY >= -1e-9 && bubble.frame.maxY <= 400 + 1e-9, "seed \(seed)")
            guard case .path(let path) = bubble.outline else { continue }
            for point in path.endPoints {
                #expect(bubble.frame.inset(dx: -1e-9, dy: -1e-9).contains(point), "seed \(seed)")
            }
        }
    }

    @Test(
        "IB-25: the bubble stays off what covers the canvas, as far as it has room and its slot lies there",
        arguments: [
            // The slot's y and the frame's, for a bubble of 88 that stands on the slot, where 100 … 700 is free.
            (396.0, 308.0), (150, 100), (100, 100), (699, 611),
            // A slot among the bars: as far as it.
            (80, 80), (10, 10), (790, 702),
        ])
    func staysInSafeArea(slotY: Double, y: Double) throws {
        let style = Self.style(.roundedRect(44)) {
            $0.size = .fixed(Size(width: 88, height: 88))
            $0.alignment = .bottom
        }
        let slot = Rect(x: Self.bar.x, y: slotY, width: 20, height: 0)
        for side in [HorizontalSide.right, .left] {
            let bar = side == .right ? Self.bar : Self.bar.mirrored(in: Self.canvas)
            let bubble = try #require(
                BubbleLayout(
                    style: style, slot: slot, bar: bar, side: side, canvas: Self.canvas,
                    safeArea: Rect(x: 0, y: 100, width: 375, height: 600)))
            expectEqual(bubble.frame, Rect(x: side == .right ? 262 : 25, y: y, width: 88, height: 88))
            let low = try #require(
                BubbleLayout(
                    style: style, slot: slot, bar: bar, side: side, canvas: Self.canvas,
                    safeArea: Rect(x: 0, y: 0, width: 375, height: 60)))
            #expect(low.frame.minY >= 0 && low.frame.maxY <= 812, "no room for it")
        }
    }

    @Test("IB-25: a bubble larger than the canvas keeps its top left")
    func survivesASmallCanvas() throws {
        let canvas = Rect(x: 0, y: 0, width: 40, height: 30)
        let bar = Rect(x: 20, y: 0, width: 20, height: 30)
        let bubble = BubbleLayout(style: Self.style(.circle), slot: bar, bar: bar, side: .right, canvas: canvas)
        #expect(try #require(bubble).frame == Rect(x: 0, y: 0, width: 50, height: 50))
    }
}

private func expectEqual(_ point: Point, _ expected: Point) {
    #expect(abs(point.x - expected.x) < 0.001 && abs(point.y - expected.y) < 0.001, "\(point) is not \(expected)")
}

private func expectEqual(_ rect: Rect, _ expected: Rect) {
    expectEqual(rect.origin, expected.origin)
    expectEqual(Point(x: rect.maxX, y: rect.maxY), Point(x: expected.maxX, y: expected.maxY))
}

extension Path {
    /// Where the path's moves, lines and curves end.
    fileprivate var endPoints: [Point] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }
}
