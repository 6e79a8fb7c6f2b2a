import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import RandomNumbers
import Rasters
import Styles
import Testing

@Suite("Materials (LK-1)") struct MaterialTests {
    private let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    private static func glass(
        _ shape: Shape, tint: Color = .clear, blur: Double = 5, saturation: Double = 1
    ) -> DrawingCommand {
        .fill(shape, .material(Material(tint: tint, blur: blur, saturation: saturation)))
    }

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hex: UInt32)
        -> DrawingCommand
    {
        .fill(.rect(Rect(x: x, y: y, width: width, height: height)), .color(Color(hex: hex)))
    }

    @Test(
        "an edge beneath becomes the Gaussian's integral", arguments: [(2.0, 1.0), (5, 1), (10, 1), (20, 1), (10, 3)])
    func edge(blur: Double, scale: Double) throws {
        let raster = try board.raster(
            [
                Self.box(100, 0, 100, 20, 0x000000),
                Self.glass(.rect(Rect(x: 0, y: 0, width: 200, height: 20)), blur: blur),
            ], width: 200, height: 20, scale: scale)
        let row = raster.height / 2
        for x in stride(from: 0, to: raster.width, by: 3) where raster.width - x > Int(4 * blur * scale) {
            let distance = (Double(x) + 0.5) / scale - 100
            let expected = 255 * 0.5 * erfc(distance / blur / 2.0.squareRoot())
            let shown = Double(raster.components(x, row)[1])
            // Three boxes of whole pixels stand for the Gaussian: the smaller it is, the coarser they are.
            #expect(abs(shown - expected) <= (blur * scale < 5 ? 6 : 4), "x \(x): \(shown), \(expected)")
        }
    }

    @Test("an even ground stays as it is, up to its edges, whatever the blur", arguments: [0.0, 1, 7, 40, 100])
    func evenGround(blur: Double) throws {
        let raster = try board.raster(
            [
                Self.box(0, 0, 50, 30, 0x336699),
                Self.glass(.rect(Rect(x: 0, y: 0, width: 50, height: 10)), blur: blur),
            ], width: 50, height: 30)
        #expect(Set(raster.pixels) == [0xFF33_6699])
    }

    @Test("what is tinted and saturated is reckoned as CSS does")
    func colors() throws {
        func shown(_ tint: Color, _ saturation: Double) throws -> [Int] {
            try board.raster([
                Self.box(0, 0, 40, 40, 0xC06020),
                Self.glass(
                    .rect(Rect(x: 0, y: 0, width: 40, height: 40)), tint: tint, blur: 4, saturation: saturation),
            ]).components(20, 20)
        }
        // 0.213 · 192 + 0.715 · 96 + 0.072 · 32 = 111.8, as in Filter Effects 1, section 8.2.
        #expect(zip(try shown(.clear, 0), [255, 112, 112, 112]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(zip(try shown(.clear, 1.5), [255, 232, 88, 0]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(
            zip(try shown(Color(hex: 0xFFFFFF, alpha: 0.5), 1), [255, 224, 176, 144]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(try shown(Color(hex: 0x123456), 1.8) == [255, 0x12, 0x34, 0x56])
    }

    @Test("only what lies beneath is blurred, and only inside the shape")
    func place() throws {
        let stripes = (0..<20).map { Self.box(Double($0) * 4, 0, 2, 40, 0x000000) }
        let above = Self.box(10, 10, 4, 4, 0xFF0000)
        let sharp = try board.raster(stripes, width: 80)
        let raster = try board.raster(
            stripes + [Self.glass(.ellipse(Rect(x: 0, y: 0, width: 40, height: 40)), blur: 6), above], width: 80)
        #expect(raster.components(12, 12) == [255, 255, 0, 0])
        let middle = raster.components(20, 20)[1]
        #expect(abs(middle - 128) <= 6)
        for (x, y) in [(1, 1), (38, 38), (50, 20), (79, 39)] { #expect(raster[x, y] == sharp[x, y]) }
    }

    @Test("a bar covers its own pixels, and none beside them", arguments: [1.0, 2])
    func bar(scale: Double) throws {
        let bar = Rect(x: 0, y: 10, width: 30, height: 20)
        let raster = try board.raster(
            [Self.glass(.rect(bar), tint: .black)], width: 40, height: 40, scale: scale)
        let (top, bottom, right) = (Int(10 * scale), Int(30 * scale), Int(30 * scale))
        for (x, y, isBar) in [
            (0, top - 1, false), (0, top, true), (right - 1, bottom - 1, true), (right, top, false), (0, bottom, false),
        ] {
            #expect(raster.components(x, y) == (isBar ? [255, 0, 0, 0] : [255, 255, 255, 255]), "\(x), \(y)")
        }
    }

    @Test("a screen in a device shows nothing of the device through its bars, wherever it comes to lie on pixels")
    func screen() throws {
        for step in 0..<40 {
            let screen = Rect(x: 10 + Double(step) * 0.13, y: 8 + Double(step) * 0.07, width: 60.3, height: 80.4)
            let group = DrawingGroup(
                clip: .continuousRect(screen, radius: 9),
                commands: [
                    .fill(.rect(screen), .color(.white)),
                    Self.glass(.rect(Rect(x: screen.x, y: screen.y, width: 60.3, height: 30)), blur: 8),
                ])
            let drawn = DisplayList(
                size: Size(width: 100, height: 100), background: .black, commands: [.group(group)]
            ).snapped(toPixelsPerPoint: 1)
            let raster = try board.raster(drawn.commands, width: 100, height: 100, background: .black)
            let shown = (0..<100).map { raster.components($0, 28)[1] }
            #expect(Set(shown.filter { $0 != 0 }) == [255], "step \(step)")
            #expect(shown == (0..<100).map { raster.components($0, 60)[1] }, "as wide as the screen, step \(step)")
        }
    }

    @Test("in a group that is clipped or fades, what was drawn before the group shows through")
    func groups() throws {
        let pane = Rect(x: 0, y: 0, width: 40, height: 20)
        let ground = Self.box(0, 0, 40, 40, 0x204060)
        for group in [
            DrawingGroup(clip: .rect(pane), commands: [Self.glass(.rect(pane))]),
            DrawingGroup(opacity: 0.5, commands: [Self.glass(.rect(pane))]),
            DrawingGroup(
                clip: .ellipse(pane),
                commands: [.group(DrawingGroup(clip: .rect(pane), commands: [Self.glass(.rect(pane))]))]),
        ] {
            let raster = try board.raster([ground, .group(group)])
            #expect(raster.components(20, 10) == [255, 0x20, 0x40, 0x60])
        }
    }

    @Test("the height of bands does not show, and a band drawn alone is the same", arguments: 1...8)
    func bands(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        var drawing = board.randomDrawing(using: &generator)
        let size = drawing.size
        let frame = Rect(x: 3, y: 2, width: size.width - 9, height: size.height / 2)
        drawing.commands.append(
            Self.glass(.roundedRect(frame, radius: 6), tint: Color(hex: 0xFFFFFF, alpha: 0.3), blur: 3))
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 16))
        let whole = try renderer.raster(of: drawing, pixelsPerPoint: 2)
        var patched = Raster(width: whole.width, height: whole.height, filledWith: 0xFF12_3456)
        for band in renderer.bands.all(inHeight: whole.height).shuffled(using: &generator) {
            let fresh = RasterRenderer(text: board.engine, pictures: PictureStore(), bands: renderer.bands)
            try fresh.draw(drawing, pixelsPerPoint: 2, bands: [band], on: &patched)
        }
        #expect(patched == whole)
    }

    @Test("a material off the canvas, without area or over nothing is nothing")
    func nothing() throws {
        let clear = try board.raster(
            [
                Self.glass(.rect(Rect(x: 100, y: 100, width: 10, height: 10))),
                Self.glass(.rect(Rect(x: 5, y: 5, width: 0, height: 10))),
                Self.glass(.rect(Rect(x: 5, y: 5, width: 10, height: 10))),
            ], background: .clear)
        #expect(Set(clear.pixels) == [.clear])
    }
}
