import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import Rasters
import Styles
import Testing

@Suite struct ShapeDrawingTests {
    let board: DrawingBoard
    static let green = Color(hex: 0x07C160)

    init() throws { board = try DrawingBoard() }

    @Test(arguments: [1, 2, 3, 1.5, 0.5])
    func aRectangleOnWholePixelsHasNoBlurredEdge(scale: Double) throws {
        let rect = Rect(x: 4, y: 6, width: 12, height: 20)
        let raster = try board.raster([.fill(.rect(rect), .color(Self.green))], scale: scale)
        #expect(raster.width == Int(40 * scale))
        for y in 0..<raster.height {
            for x in 0..<raster.width {
                let center = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
                #expect(raster[x, y] == (rect.contains(center) ? 0xFF07_C160 : 0xFFFF_FFFF), "\(x), \(y)")
            }
        }
    }

    @Test func aPixelHalfCoveredIsHalfColored() throws {
        let rect = Rect(x: 1.5, y: 1, width: 2, height: 2)
        let raster = try board.raster([.fill(.rect(rect), .color(.black))])
        #expect(raster.components(2, 1) == [255, 0, 0, 0])
        #expect((126...129).contains(raster.components(1, 1)[1]) && (126...129).contains(raster.components(3, 2)[1]))
    }

    @Test(arguments: [
        Shape.ellipse(Rect(x: 5, y: 5, width: 30, height: 30)),
        .roundedRect(Rect(x: 5, y: 5, width: 30, height: 30), radius: 15),
    ])
    func aCircleCoversItsArea(shape: Shape) throws {
        let raster = try board.raster([.fill(shape, .color(.black))])
        #expect(abs(raster.ink - Double.pi * 225) < 2)
        #expect(raster.components(6, 6)[1] == 255 && raster.components(20, 20)[1] == 0)
    }

    /// Small shapes with round corners are kept as masks.
    @Test(arguments: [1, 1.5, 2, 3], [Color.black, Color(hex: 0x07C160, alpha: 0.4)])
    func aSmallShapeIsFilledAsItsOutlineIs(scale: Double, color: Color) throws {
        for (number, rect) in [Rect(x: 2, y: 4, width: 30, height: 12), Rect(x: 4, y: 2, width: 8, height: 34)]
            .enumerated()
        {
            for shape in [
                Shape.roundedRect(rect, radius: 4), .continuousRect(rect, radius: 3), .ellipse(rect),
                .roundedRect(rect, radius: 20),
            ] {
                let kept = try board.raster([.fill(shape, .color(color))], scale: scale)
                let drawn = try board.raster([.fill(.path(shape.path), .color(color))], scale: scale)
                #expect(kept.farthest(from: drawn) <= 1, "\(number): \(shape)")
            }
        }
    }

    @Test func aSmallShapeLooksTheSameEverywhere() throws {
        let places = [(0, 0), (3, 1), (7, 11)].map { Point(x: Double($0.0) / 3, y: Double($0.1) / 3) }
        let commands = places.map { place in
            DrawingCommand.fill(.ellipse(Rect(x: place.x, y: place.y, width: 7, height: 9)), .color(.black))
        }
        let rasters = try commands.map { try board.raster([$0], scale: 3) }
        for (raster, place) in zip(rasters, places) {
            let (dx, dy) = (Int((place.x * 3).rounded()), Int((place.y * 3).rounded()))
            for y in 0..<27 {
                for x in 0..<21 { #expect(raster[x + dx, y + dy] == rasters[0][x, y], "\(x), \(y)") }
            }
        }
    }

    @Test func aRoundedRectangleLacksItsCorners() throws {
        let rect = Rect(x: 2, y: 2, width: 36, height: 30)
        let raster = try board.raster([.fill(.roundedRect(rect, radius: 8), .color(.black))])
        #expect(abs(raster.ink - (36 * 30 - (4 - Double.pi) * 64)) < 1.5)
    }

    @Test func aStrokeIsCentredOnItsOutline() throws {
        let rect = Rect(x: 10, y: 10, width: 20, height: 20)
        let raster = try board.raster([.stroke(.rect(rect), width: 2, .black)])
        #expect(raster.ink == 22 * 22 - 18 * 18)
        // The mitre fills the corner.
        #expect(raster.components(9, 9) == [255, 0, 0, 0] && raster.components(11, 11) == [255, 255, 255, 255])
        #expect(try board.raster([.stroke(.rect(rect), width: 0, .black)]).ink == 0)
    }

    /// Lines around large shapes with round corners are kept as masks.
    @Test(arguments: [1, 1.5, 2, 3], [0.5, 1, 3])
    func aLineAroundALargeShapeIsDrawnAsItsOutlineIs(scale: Double, width: Double) throws {
        for rect in [
            Rect(x: 4, y: 6, width: 90, height: 80), Rect(x: 4.5, y: 6.5, width: 90, height: 80),
            Rect(x: -31.3, y: 20.2, width: 80, height: 80.7),
        ] {
            for shape in [Shape.roundedRect(rect, radius: 11.5), .continuousRect(rect, radius: 9)] {
                let color = Color(hex: 0x07C160, alpha: 0.4)
                let kept = try board.raster(
                    [.stroke(shape, width: width, color)], width: 100, height: 100, scale: scale)
                let drawn = try board.raster(
                    [.stroke(.path(shape.path), width: width, color)], width: 100, height: 100, scale: scale)
                #expect(drawn.ink > 300 * width * scale * scale * 0.1)
                #expect(kept.farthest(from: drawn) <= 1, "\(shape)")
            }
        }
    }

    @Test func aHairlineIsOneDevicePixelHigh() throws {
        for scale in [1.0, 2, 3] {
            let line = DrawingCommand.hairline(Rect(x: 4, y: 10, width: 20, height: 0), .black)
            #expect(try abs(board.raster([line], scale: scale).ink - 20 * scale) < 0.01)
        }
    }

    @Test func aLinearGradientMixesItsColors() throws {
        let paint = Paint.linear(
            from: Point(x: 0, y: 0), to: Point(x: 0, y: 40),
            stops: [.init(offset: 0, color: .black), .init(offset: 1, color: Color(hex: 0xFF8000))])
        let raster = try board.raster([.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), paint)])
        for y in 0..<40 {
            let share = (Double(y) + 0.5) / 40
            #expect(abs(Double(raster.components(7, y)[1]) - 255 * share) <= 1.5)
            #expect(abs(Double(raster.components(7, y)[2]) - 128 * share) <= 1.5)
        }
    }

    @Test func aRadialGradientGoesOnBeyondItsEnd() throws {
        let paint = Paint.radial(
            center: Point(x: 20, y: 20), radius: 10,
            stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
        let raster = try board.raster([.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), paint)])
        #expect(abs(raster.components(25, 20)[1] - Int(255 * (1 - 5.52 / 10))) <= 2)
        #expect(raster.components(1, 1)[1] == 0)
    }

    @Test(arguments: [
        (
            Paint.linear(
                from: .zero, to: .zero, stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)]), 0
        ),
        (
            .radial(
                center: .zero, radius: 0, stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)]), 0
        ),
        (.linear(from: .zero, to: Point(x: 1, y: 0), stops: []), 255),
        (.linear(from: .zero, to: Point(x: 1, y: 0), stops: [.init(offset: 0.3, color: .black)]), 0),
        (.color(.clear), 255),
    ])
    func aGradientWithoutExtentIsItsLastColor(paint: Paint, gray: Int) throws {
        let raster = try board.raster([.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), paint)])
        #expect(raster.components(3, 3) == [255, gray, gray, gray])
    }

    @Test func aGroupFadesAsOne() throws {
        let rects = [Rect(x: 0, y: 0, width: 20, height: 40), Rect(x: 10, y: 0, width: 20, height: 40)]
        let group = DrawingGroup(opacity: 0.5, commands: rects.map { .fill(.rect($0), .color(.black)) })
        let raster = try board.raster([.group(group)])
        let grays = [5, 15, 25].map { raster.components($0, 20)[1] }
        #expect(grays.allSatisfy { (126...129).contains($0) } && Set(grays).count == 1)
        #expect(raster.components(35, 20)[1] == 255)
        #expect(try board.raster([.group(DrawingGroup(opacity: 0, commands: group.commands))]).ink == 0)
    }

    @Test(arguments: [
        (Shape.rect(Rect(x: 10, y: 10, width: 20, height: 20)), 400.0),
        (.ellipse(Rect(x: 10, y: 10, width: 20, height: 20)), 100 * Double.pi),
        (.rect(Rect(x: 10.5, y: 10, width: 20, height: 20)), 400),
        (.path(.rect(Rect(x: 10, y: 10, width: 20, height: 30))), 600),
    ])
    func aGroupIsCutToItsClip(clip: Shape, area: Double) throws {
        let all = Rect(x: 0, y: 0, width: 40, height: 40)
        let commands: [DrawingCommand] = [.fill(.rect(all), .color(.black)), board.text("MMMM", x: 0, y: 20)]
        let raster = try board.raster([.group(DrawingGroup(clip: clip, commands: commands))])
        #expect(abs(raster.ink - area) < 1)
        let inner = DrawingGroup(opacity: 0.5, clip: clip, commands: commands)
        #expect(try abs(board.raster([.group(inner)]).ink - area / 2) < 2)
    }

    @Test func clipsWithinClipsCutTogether() throws {
        let all = Rect(x: 0, y: 0, width: 40, height: 40)
        let inner = DrawingGroup(
            clip: .rect(Rect(x: 20, y: 0, width: 20, height: 40)),
            commands: [.fill(.rect(all), .color(.black)), board.text("MMMM", x: 0, y: 20)])
        let outer = DrawingGroup(clip: .rect(Rect(x: 0, y: 20, width: 40, height: 20)), commands: [.group(inner)])
        #expect(try board.raster([.group(outer)]).ink == 400)
    }

    @Test func aTransparentBackgroundStaysTransparent() throws {
        let rect = DrawingCommand.fill(
            .rect(Rect(x: 0, y: 0, width: 20, height: 40)), .color(Color(hex: 0xFF0000, alpha: 0.5)))
        let raster = try board.raster([rect], background: .clear)
        #expect(raster[5, 5] == 0x8080_0000 && raster[30, 5] == 0 && !raster.isOpaque)
        #expect(try board.raster([], background: Color(hex: 0xFFFFFF, alpha: 0.2))[1, 1] == 0x3333_3333)
    }

    @Test func theSmallestPictureIsOnePixel() throws {
        let raster = try board.raster(
            [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black))], width: 1, height: 1)
        #expect(raster.pixels == [0xFF00_0000])
        #expect(try board.raster([], width: 0.2, height: 0).pixels == [0xFFFF_FFFF])
    }

    @Test(arguments: [
        (10_000, 10_000, 1.0, "10000 × 10000"), (40_000, 1, 1, "40000 × 1"), (375, 812, 100, "37500 × 81200"),
        (1, 1e300, 1, "1 × 1e+300"), (.nan, 1, 1, "nan × 1"),
    ])
    func aCanvasOverTheLimitIsRefused(width: Double, height: Double, scale: Double, size: String) {
        #expect { try board.raster([], width: width, height: height, scale: scale) } throws: {
            "\($0)"
                == "a canvas of \(size) pixels is too large; at most 64000000 pixels, and 32767 on a side, are accepted"
        }
    }

    @Test func coordinatesWithoutMeaningDoNoHarm() throws {
        let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e9, 0]
        for x in odd {
            for y in odd {
                let rect = Rect(x: x, y: y, width: y, height: x)
                let shapes: [Shape] = [
                    .rect(rect), .roundedRect(rect, radius: x), .ellipse(rect), .path(.continuousRect(rect, radius: y)),
                ]
                var commands = shapes.flatMap { shape -> [DrawingCommand] in
                    [
                        .fill(shape, .radial(center: rect.origin, radius: x, stops: [])),
                        .stroke(shape, width: y, .black),
                        .shadow(shape, Shadow(color: .black, x: x, y: y, blur: x)),
                        .group(DrawingGroup(opacity: y, clip: shape, commands: [.hairline(rect, .black)])),
                        .picture(PictureCommand(path: "/nowhere", frame: rect, fit: .fill, clip: shape)),
                    ]
                }
                commands.append(board.text("A👍", x: x, y: y, size: abs(x)))
                #expect(try board.raster(commands, width: 9, height: 9).width == 9)
            }
        }
    }
}
