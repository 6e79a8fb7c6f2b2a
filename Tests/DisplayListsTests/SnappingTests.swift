import DisplayLists
import Geometry
import Styles
import Testing

/// The lines of a snapped list of these commands, without the canvas.
func snappedDump(_ commands: [DrawingCommand], at scale: Double) -> [String] {
    let list = DisplayList(size: Size(width: 100, height: 100), background: .white, commands: commands)
    return list.snapped(toPixelsPerPoint: scale).dump.split(separator: "\n").dropFirst().map(String.init)
}

func filled(_ shape: Shape) -> DrawingCommand { .fill(shape, .color(.black)) }

@Suite struct SnappingTests {
    @Test(arguments: [
        // The far edge lies where it lay: 10.3 + 20.4 = 30.7.
        (1.0, Rect(x: 10.3, y: 0.5, width: 20.4, height: 7), "rect(10 1 21 7)"),
        (1.5, Rect(x: 10.3, y: 0.5, width: 20.4, height: 7), "rect(10 0.667 20.667 6.667)"),
        (2, Rect(x: 10.3, y: 0.5, width: 20.4, height: 7), "rect(10.5 0.5 20 7)"),
        (3, Rect(x: 10.3, y: 0.5, width: 20.4, height: 7), "rect(10.333 0.667 20.333 7)"),
        // Negative positions round in the same direction as positive ones.
        (1, Rect(x: -10.5, y: -0.4, width: 21, height: 5.2), "rect(-10 0 21 5)"),
        // Thin sides keep their size wherever they lie, and have at least a pixel.
        (1, Rect(x: 0.4, y: 10.4, width: 3.2, height: 0.33), "rect(0 10 3 1)"),
        (1, Rect(x: 0.7, y: 10.6, width: 3.2, height: 0.33), "rect(1 11 3 1)"),
        (2, Rect(x: 0.4, y: 10.4, width: 1.2, height: 0.01), "rect(0.5 10.5 1 0.5)"),
        (3, Rect(x: 0.4, y: 10.4, width: 1.2, height: 0.5), "rect(0.333 10.333 1.333 0.667)"),
        // What had no size gets none.
        (1, Rect(x: 0.7, y: 10.6, width: 0, height: 5), "rect(1 11 0 5)"),
    ])
    func movesTheEdgesOfRectangles(scale: Double, rect: Rect, expected: String) {
        #expect(snappedDump([filled(.rect(rect))], at: scale) == ["fill \(expected) #000000"])
    }

    @Test(arguments: [1.0, 1.5, 2, 3, 1.25])
    func keepsAdjoiningRectanglesAdjoining(scale: Double) {
        for height in [44.3, 63, 13.37, 28.5, 20] {
            var tops: [Double] = []
            var bottoms: [Double] = []
            for row in 0..<40 {
                let rect = Rect(x: 0, y: Double(row) * height - 17.2, width: 10, height: height)
                let list = DisplayList(size: .zero, background: .white, commands: [filled(.rect(rect))])
                guard case .fill(.rect(let snapped), _) = list.snapped(toPixelsPerPoint: scale).commands[0] else {
                    Issue.record("a rectangle stays one")
                    return
                }
                tops.append((snapped.minY * scale).rounded())
                bottoms.append((snapped.maxY * scale).rounded())
                #expect(abs(snapped.minY * scale - tops[row]) < 1e-9, "scale \(scale), height \(height), row \(row)")
                #expect(abs(snapped.maxY * scale - bottoms[row]) < 1e-9, "scale \(scale), height \(height), row \(row)")
            }
            #expect(Array(tops.dropFirst()) == Array(bottoms.dropLast()), "scale \(scale), height \(height)")
        }
    }

    @Test(arguments: [
        (1.0, Shape.ellipse(Rect(x: 0.4, y: 0.6, width: 7.3, height: 7.3)), "ellipse(0 1 7 7)"),
        (1.5, .ellipse(Rect(x: 0.4, y: 0.6, width: 7.3, height: 7.3)), "ellipse(0.667 0.667 7.333 7.333)"),
        (2, .ellipse(Rect(x: 0.4, y: 0.6, width: 7.3, height: 7.3)), "ellipse(0.5 0.5 7.5 7.5)"),
        (3, .ellipse(Rect(x: 0.4, y: 0.6, width: 0.1, height: 7.3)), "ellipse(0.333 0.667 0.333 7.333)"),
        (
            1, .roundedRect(Rect(x: 0.4, y: 0.6, width: 20.6, height: 9.6), radius: 3.3),
            "rounded-rect(0 1 21 10, radius 3.3)"
        ),
        // A capsule stays one, its radius half the shorter side.
        (
            1, .roundedRect(Rect(x: 0.4, y: 0.6, width: 20.6, height: 9.6), radius: 4.8),
            "rounded-rect(0 1 21 10, radius 5)"
        ),
        (
            2, .continuousRect(Rect(x: 0.4, y: 0.6, width: 20.6, height: 9.1), radius: 99),
            "continuous-rect(0.5 0.5 20.5 9, radius 4.5)"
        ),
        (
            3, .continuousRect(Rect(x: 0.4, y: 0.6, width: 20.6, height: 9.1), radius: 2),
            "continuous-rect(0.333 0.667 20.667 9, radius 2)"
        ),
    ])
    func movesTheFramesOfRoundShapes(scale: Double, shape: Shape, expected: String) {
        #expect(snappedDump([filled(shape)], at: scale) == ["fill \(expected) #000000"])
    }

    @Test(arguments: [0.5, 1.0, 1.5, 2, 3])
    func cutsAGroupWhereItsGroundEnds(scale: Double) {
        for step in 0..<60 {
            let frame = Rect(x: Double(step) * 0.13, y: Double(step) * 0.29, width: 60.3, height: 80.7)
            let group = DrawingGroup(clip: .roundedRect(frame, radius: 8), commands: [filled(.rect(frame))])
            let list = DisplayList(size: Size(width: 100, height: 100), background: .white, commands: [.group(group)])
                .snapped(toPixelsPerPoint: scale)
            guard case .group(let snapped) = list.commands[0], case .fill(let ground, _) = snapped.commands[0] else {
                Issue.record("a group with its ground")
                continue
            }
            #expect(snapped.clip?.bounds == ground.bounds && snapped.isOpaque, "scale \(scale), step \(step)")
            #expect(list.snapped(toPixelsPerPoint: scale) == list)
        }
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func keepsEqualCirclesEqualWhereverTheyLie(scale: Double) {
        let sizes = (0..<100).map { step in
            let frame = Rect(x: Double(step) * 1.13 - 20, y: Double(step) * 0.71, width: 13.37, height: 13.37)
            let line = snappedDump([filled(.ellipse(frame))], at: scale)[0]
            return line.split(separator: " ")[3...4].joined(separator: " ")
        }
        #expect(Set(sizes).count == 1)
    }

    @Test(arguments: [
        // A border of one point inside a 40-point frame, as painting hands it over.
        (1.0, 1.0, "rect(10.5 10.5 39 39) width 1"),
        (2, 1, "rect(10.5 10.5 39 39) width 1"),
        (3, 1, "rect(10.5 10.5 39 39) width 1"),
        (1.5, 1, "rect(10.667 10.667 38.667 38.667) width 1.333"),
        // Thinner than a pixel: one pixel, inside the same outer edge.
        (1, 0.5, "rect(10.5 10.5 39 39) width 1"),
        (2, 0.2, "rect(10.25 10.25 39.5 39.5) width 0.5"),
        (3, 0.2, "rect(10.167 10.167 39.667 39.667) width 0.333"),
        // Whole pixels otherwise.
        (1, 1.6, "rect(11 11 38 38) width 2"),
        (2, 1.6, "rect(10.75 10.75 38.5 38.5) width 1.5"),
        (3, 1.6, "rect(10.833 10.833 38.333 38.333) width 1.667"),
    ])
    func putsTheOuterEdgeOfStrokesOnPixels(scale: Double, width: Double, expected: String) {
        let frame = Rect(x: 10, y: 10, width: 40, height: 40).inset(dx: width / 2, dy: width / 2)
        let lines = snappedDump([.stroke(.rect(frame), width: width, .black)], at: scale)
        #expect(lines == ["stroke \(expected) #000000"])
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func keepsABorderOnTheEdgeOfItsFill(scale: Double) {
        for step in 0..<50 {
            let frame = Rect(x: Double(step) * 0.37, y: Double(step) * 0.53, width: 30.3, height: 20.7)
            for width in [0.4, 1, 1.7, 3] {
                let inner = frame.inset(dx: width / 2, dy: width / 2)
                let list = DisplayList(
                    size: .zero, background: .white,
                    commands: [
                        filled(.roundedRect(frame, radius: 6)),
                        .stroke(.roundedRect(inner, radius: 6 - width / 2), width: width, .black),
                    ])
                let commands = list.snapped(toPixelsPerPoint: scale).commands
                guard case .fill(.roundedRect(let fill, let fillRadius), _) = commands[0],
                    case .stroke(.roundedRect(let stroke, let strokeRadius), let strokeWidth, _) = commands[1]
                else {
                    Issue.record("shapes keep their kind")
                    return
                }
                let outer = stroke.inset(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
                #expect(abs(outer.minX - fill.minX) < 1e-9 && abs(outer.maxX - fill.maxX) < 1e-9)
                #expect(abs(outer.minY - fill.minY) < 1e-9 && abs(outer.maxY - fill.maxY) < 1e-9)
                #expect(abs(strokeRadius + strokeWidth / 2 - fillRadius) < 1e-9)
            }
        }
    }

    @Test(arguments: [
        (Shape.rect(Rect(x: 5, y: 5, width: 0.2, height: 0.2)), "stroke rect(5 5 0 0) width 2 #000000"),
        (.ellipse(Rect(x: 1, y: 1, width: 8, height: 8)), "stroke ellipse(1 1 8 8) width 2 #000000"),
        // Sharp corners stay sharp.
        (
            .roundedRect(Rect(x: 1, y: 1, width: 8, height: 8), radius: 0),
            "stroke rounded-rect(1 1 8 8, radius 0) width 2 #000000"
        ),
        (
            .continuousRect(Rect(x: 1, y: 1, width: 8, height: 8), radius: 3),
            "stroke continuous-rect(1 1 8 8, radius 3) width 2 #000000"
        ),
    ])
    func strokesEveryKindOfShape(shape: Shape, expected: String) {
        #expect(snappedDump([.stroke(shape, width: 2, .black)], at: 1) == [expected])
    }

    @Test(arguments: [(1.0, 0.4, "1"), (2, 0.4, "0.5"), (3, 0.4, "0.4"), (1, 1.3, "1.3"), (1, 0, "0")])
    func keepsPathsTheirLinesNoThinnerThanAPixel(scale: Double, width: Double, expected: String) {
        let shape = Shape.path(DumpTests.triangle.offset(dx: 0.3, dy: 0.3))
        let path = "path(M 0.3 0.3 L 4.3 0.3 C 3.3 1.3 1.55 3.3 0.3 4.3 Z)"
        let lines = snappedDump([filled(shape), .stroke(shape, width: width, .black)], at: scale)
        #expect(lines == ["fill \(path) #000000", "stroke \(path) width \(expected) #000000"])
    }

    @Test(arguments: [
        // The bottom edge at 44.6 points is nearest to pixel edge 45, 67, 89 and 134.
        (1.0, "rect(16 44 359 1)"), (1.5, "rect(16 44 358.667 0.667)"), (2, "rect(16 44 359 0.5)"),
        (3, "rect(16 44.333 358.667 0.333)"),
    ])
    func drawsAHairlineAsTheLastRowOfPixels(scale: Double, expected: String) {
        let hairline = DrawingCommand.hairline(Rect(x: 16, y: 0.3, width: 358.8, height: 44.3), .black)
        #expect(snappedDump([hairline], at: scale) == ["fill \(expected) #000000"])
    }

    /// Where what is snapped is scaled afterwards, a hairline is one row of pixels of the picture that comes of it.
    @Test func keepsHairlinesThatAreToStay() {
        let hairline = DrawingCommand.hairline(Rect(x: 16, y: 0.3, width: 358.8, height: 44.3), .black)
        let size = Size(width: 400, height: 100)
        let list = DisplayList(size: size, background: .white, commands: [hairline])
            .snapped(toPixelsPerPoint: 1, keepingHairlines: true)
        #expect(list.commands == [.hairline(Rect(x: 16, y: 0, width: 359, height: 45), .black)])
    }

    @Test(arguments: [(1.0, "5.3 53"), (1.5, "5.3 52.667"), (2, "5.3 52.5"), (3, "5.3 52.667")])
    func movesBaselinesUpOrDownOnly(scale: Double, expected: String) {
        let text = DrawingCommand.text(
            TextCommand(
                run: TextRun(text: "A", font: FontStyle()), origin: Point(x: 5.3, y: 52.6), color: .black,
                metrics: DumpTests.metrics))
        #expect(snappedDump([text], at: scale) == ["text \"A\" at \(expected) #000000 13/400"])
    }

    @Test func keepsPicturesAndTheirClipsTogether() {
        let frame = Rect(x: 0.4, y: 0.4, width: 20.2, height: 20.2)
        let commands = [nil, Shape.rect(frame), .ellipse(frame), .roundedRect(frame, radius: 4)].map {
            DrawingCommand.picture(PictureCommand(path: "/a", frame: frame, fit: .fit, clip: $0))
        }
        #expect(
            snappedDump(commands, at: 1) == [
                "picture \"/a\" (0 0 21 21) fit",
                "picture \"/a\" (0 0 21 21) fit clip rect(0 0 21 21)",
                "picture \"/a\" (0 0 20 20) fit clip ellipse(0 0 20 20)",
                "picture \"/a\" (0 0 20 20) fit clip rounded-rect(0 0 20 20, radius 4)",
            ])
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func aPictureThatKeepsItsSizeHasOneWherever(scale: Double) {
        let sizes = (0..<40).map { place -> Size in
            var picture = PictureCommand(
                path: "/a", frame: Rect(x: Double(place) * 0.17, y: Double(place) * 0.39, width: 20.2, height: 9.7),
                fit: .fill)
            picture.keepsSize = true
            let list = DisplayList(
                size: Size(width: 50, height: 50), background: .white, commands: [.picture(picture)])
            guard case .picture(let snapped) = list.snapped(toPixelsPerPoint: scale).commands[0] else { return .zero }
            return Size(
                width: (snapped.frame.width * scale).rounded(), height: (snapped.frame.height * scale).rounded())
        }
        #expect(Set(sizes) == [Size(width: (20.2 * scale).rounded(), height: (9.7 * scale).rounded())])
    }

    @Test func snapsShadowsClipsAndWhatGroupsHold() {
        let frame = Rect(x: 0.4, y: 0.4, width: 20.2, height: 20.2)
        let shadow = DrawingCommand.shadow(.ellipse(frame), Shadow(color: .black, x: 0.3, y: 1.2, blur: 3.3))
        let group = DrawingGroup(id: "bubble", opacity: 0.5, clip: .rect(frame), commands: [shadow])
        #expect(
            snappedDump([.group(DrawingGroup(commands: [.group(group)]))], at: 1) == [
                "group",
                "  group bubble opacity 0.5 clip rect(0 0 21 21)",
                "    shadow ellipse(0 0 20 20) #000000 offset 0.3 1.2 blur 3.3",
            ])
    }

    @Test(arguments: [1.0, 1.5, 2, 3, 1.25, 2.75, 0.4])
    func snapsASnappedListToItself(scale: Double) {
        for seed in UInt64(1)...20 {
            let list = RandomList(seed: seed).list()
            let once = list.snapped(toPixelsPerPoint: scale)
            let isSettled = once.snapped(toPixelsPerPoint: scale) == once
            #expect(isSettled, "seed \(seed), scale \(scale)")
        }
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func movesNothingFurtherThanAPixel(scale: Double) {
        for seed in UInt64(1)...20 {
            let list = RandomList(seed: seed).list()
            for (before, after) in zip(list.commands, list.snapped(toPixelsPerPoint: scale).commands) {
                guard case .fill(let old, _) = before, case .fill(let new, _) = after else { continue }
                #expect(abs(old.bounds.minX - new.bounds.minX) * scale <= 0.500_01, "seed \(seed)")
                #expect(abs(old.bounds.maxY - new.bounds.maxY) * scale <= 1.500_01, "seed \(seed)")
            }
        }
    }
}
