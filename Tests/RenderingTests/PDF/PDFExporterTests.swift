import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Rendering
import Styles
import Testing

@Suite struct PDFExporterTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    private func document(_ commands: [DrawingCommand], background: Color = .white) throws -> [UInt8] {
        let list = DisplayList(size: Size(width: 150, height: 120), background: background, commands: commands)
        return try PDFExporter(text: board.engine, pictures: board.pictures).document(of: list)
    }

    private var drawing: [DrawingCommand] {
        let card = Shape.roundedRect(Rect(x: 10, y: 10, width: 80, height: 40), radius: 10)
        let stops = [
            GradientStop(offset: 0, color: Color(hex: 0xFF8000)), .init(offset: 1, color: Color(hex: 0x0040FF)),
        ]
        let circle = Shape.ellipse(Rect(x: 100, y: 10, width: 40, height: 40))
        let faded = DrawingGroup(
            opacity: 0.5, clip: circle,
            commands: [
                .fill(circle, .color(.black)),
                .fill(.rect(Rect(x: 100, y: 10, width: 20, height: 40)), .color(Color(hex: 0xFF0000))),
            ])
        return [
            .shadow(card, Shadow(color: Color(hex: 0, alpha: 0.5), y: 4, blur: 10)),
            .fill(card, .linear(from: Point(x: 10, y: 0), to: Point(x: 90, y: 0), stops: stops)),
            .stroke(.rect(Rect(x: 10, y: 60, width: 30, height: 20)), width: 2, Color(hex: 0x07C160)),
            .hairline(Rect(x: 0, y: 90, width: 150, height: 1), Color(hex: 0x8E8E93)), .group(faded),
            .picture(PictureCommand(path: "/nowhere", frame: Rect(x: 50, y: 60, width: 20, height: 20), fit: .fill)),
        ]
    }

    @Test func theSameListGivesTheSameBytes() throws {
        let commands = drawing + [board.text("Hamburg 重庆 مرحبا 👍", x: 10, y: 110)]
        let first = try document(commands)
        #expect(first.starts(with: Array("%PDF-1.".utf8)))
        let fresh = try DrawingBoard()
        let list = DisplayList(size: Size(width: 150, height: 120), background: .white, commands: commands)
        #expect(try PDFExporter(text: fresh.engine, pictures: PictureStore()).document(of: list) == first)
        #expect(try document(commands) == first)
    }

    /// Spellings that mean the same letter are told apart: what comes first does not stand for the other.
    @Test func aTextIsShapedAsItIsSpelt() throws {
        let accented = ["caf\u{E9}", "cafe\u{301}"].map { text in
            DisplayList(
                size: Size(width: 60, height: 20), background: .white, commands: [board.text(text, x: 2, y: 15)])
        }
        let fresh = try accented.map { list in
            let board = try DrawingBoard()
            return try PDFExporter(text: board.engine, pictures: board.pictures).document(of: list)
        }
        #expect(fresh[0] != fresh[1])
        let exporter = PDFExporter(text: board.engine, pictures: board.pictures)
        #expect(try accented.map { try exporter.document(of: $0) } == fresh)
    }

    @Test func noClockShows() throws {
        let text = String(decoding: try document([]), as: UTF8.self)
        #expect(text.contains("/CreationDate (D:20000101000000Z)"))
        #expect(!text.contains("/ModDate"))
    }

    @Test(.enabled(if: Poppler.isInstalled)) func textStaysText() throws {
        let file = try document([
            board.text("Hamburg AVATAR fi", x: 10, y: 20), board.text("重庆 長沙", x: 10, y: 40),
            board.text("e\u{323}\u{302}x", x: 10, y: 60), board.text("مرحبا", x: 10, y: 80, language: "ar"),
        ])
        #expect(try Poppler.text(of: file).split(separator: "\n") == ["Hamburg AVATAR fi", "重庆 長沙", "ệx", "مرحبا"])
        #expect(try Poppler.fonts(of: file) == ["Inter-Regular", "NotoSansArabic-Regular", "NotoSansCJKsc-Regular"])
    }

    /// Letters that one glyph shows, and glyphs that show one letter together.
    @Test(.enabled(if: Poppler.isInstalled)) func whatGlyphsMeanTogetherIsRead() throws {
        let file = try document([
            board.text("क्षि हिन्दी", x: 10, y: 20, language: "hi"), board.text("office ffi", x: 10, y: 40),
            board.text("x\u{301}\u{323}\u{336} y", x: 10, y: 60),
            board.text("سلام 123 لا", x: 10, y: 80, language: "ar"),
        ])
        let lines = try Poppler.text(of: file).split(separator: "\n").map(String.init)
        #expect(lines.contains("office ffi") && lines.contains { $0.hasPrefix("x\u{301}\u{323}\u{336}") })
    }

    @Test(.enabled(if: Poppler.isInstalled)) func shapesLookAsInThePicture() throws {
        let list = DisplayList(size: Size(width: 150, height: 120), background: .white, commands: drawing)
        let raster = try RasterRenderer(text: board.engine, pictures: board.pictures)
            .raster(of: list.snapped(toPixelsPerPoint: 2), pixelsPerPoint: 2)
        let page = try Poppler.raster(of: document(drawing), pixelsPerPoint: 2)
        try #require(page.bounds == raster.bounds)
        let difference = meanAbsoluteDifference(raster, page)
        print("mean absolute difference of a PDF's shapes to the raster: \(difference) of 255 per channel")
        #expect(difference < 0.6)
    }

    /// Gradients that let something show through, from points and along lines, with hard edges, in groups.
    @Test(.enabled(if: Poppler.isInstalled)) func whatShowsThroughLooksAsInThePicture() throws {
        let stops = [
            GradientStop(offset: 0.2, color: Color(hex: 0xFF8000, alpha: 0)),
            .init(offset: 0.5, color: Color(hex: 0x0040FF, alpha: 0.8)),
            .init(offset: 0.5, color: Color(hex: 0x00C060, alpha: 0.3)), .init(offset: 0.9, color: Color(hex: 0)),
        ]
        let circle = Shape.ellipse(Rect(x: 80, y: 20, width: 60, height: 60))
        let commands: [DrawingCommand] = [
            .fill(.rect(Rect(x: 0, y: 50, width: 150, height: 30)), .color(Color(hex: 0xFFD060))),
            .fill(
                .roundedRect(Rect(x: 10, y: 20, width: 60, height: 80), radius: 8),
                .linear(from: Point(x: 10, y: 20), to: Point(x: 70, y: 100), stops: stops)),
            .group(
                DrawingGroup(
                    opacity: 0.6, clip: circle,
                    commands: [
                        .fill(circle, .radial(center: Point(x: 110, y: 50), radius: 30, stops: stops)),
                        .stroke(circle, width: 4, Color(hex: 0xFF0000, alpha: 0.5)),
                    ])),
        ]
        let list = DisplayList(size: Size(width: 150, height: 120), background: .white, commands: commands)
        let raster = try RasterRenderer(text: board.engine, pictures: board.pictures)
            .raster(of: list.snapped(toPixelsPerPoint: 2), pixelsPerPoint: 2)
        let page = try Poppler.raster(of: document(commands), pixelsPerPoint: 2)
        // The reader shades with 256 colours, which softens hard edges, and takes them half a pixel further.
        #expect(meanAbsoluteDifference(raster, page) < 1.2)
    }

    @Test(.enabled(if: Poppler.isInstalled)) func lettersStandWhereTheyDoInThePicture() throws {
        let commands = [
            board.text("Hamburgefonstiv 重庆", x: 10, y: 20), board.text("👍 IIIIIIII", x: 10.3, y: 60, size: 20),
        ]
        let list = DisplayList(size: Size(width: 150, height: 120), background: .white, commands: commands)
        let raster = try RasterRenderer(text: board.engine, pictures: board.pictures)
            .raster(of: list.snapped(toPixelsPerPoint: 4), pixelsPerPoint: 4)
        let page = try Poppler.raster(of: document(commands), pixelsPerPoint: 4)
        let difference = meanAbsoluteDifference(raster, page)
        print("mean absolute difference of a PDF's text to the raster: \(difference) of 255 per channel")
        // The reader sets glyphs on quarters of a pixel, and draws them a little bolder.
        #expect(difference < 2.5)
    }

    @Test func aPageOverTheLimitIsRefused() {
        let list = DisplayList(size: Size(width: 1e6, height: 1), background: .white)
        #expect(throws: DrawingError.canvasTooLarge(width: 2e6, height: 2)) {
            try PDFExporter(text: board.engine, pictures: board.pictures).document(of: list)
        }
    }
}
