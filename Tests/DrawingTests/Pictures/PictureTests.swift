import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Styles
import Testing

@Suite final class PictureTests {
    let board: DrawingBoard
    let folder: URL

    init() throws {
        board = try DrawingBoard()
        folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Four columns wide and two rows high: red, green, blue, white; below them black.
    private func picture() throws -> String {
        let row: [PremultipliedARGB] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        return try write(Raster(width: 4, height: 2, pixels: row + Array(repeating: 0xFF00_0000, count: 4)))
    }

    private func write(_ raster: Raster) throws -> String {
        let file = folder.appending(path: "\(UUID()).png")
        var encoder = PNGEncoder()
        try Data(encoder.encode(raster)).write(to: file)
        return file.path
    }

    private func drawn(
        _ path: String, _ frame: Rect, _ fit: PictureCommand.Fit, clip: Shape? = nil
    ) throws -> Raster {
        try board.raster(
            [.picture(PictureCommand(path: path, frame: frame, fit: fit, clip: clip))], width: 8, height: 8)
    }

    @Test func atItsOwnSizeAPictureIsItself() throws {
        let raster = try drawn(picture(), Rect(x: 2, y: 3, width: 4, height: 2), .stretch)
        #expect((2..<6).map { raster[$0, 3] } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
        #expect((1...6).map { raster[$0, 4].argb & 0xFF } == [255, 0, 0, 0, 0, 255])
    }

    @Test("a file that is replaced while a picture is made shows what it was, and in the next what it is")
    func aFileIsLookedAtOncePerPicture() throws {
        let path = try picture()
        let red = PremultipliedARGB(argb: 0xFFFF_0000)
        func shown() throws -> PremultipliedARGB {
            try drawn(path, Rect(x: 0, y: 0, width: 4, height: 8), .stretch)[0, 0]
        }
        try board.pictures.lookingOnce {
            #expect(try shown() == red)
            let other = try write(Raster(width: 4, height: 2, filledWith: 0xFF00_FF00))
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: other, toPath: path)
            #expect(try shown() == red)
        }
        #expect(try shown() == 0xFF00_FF00)
    }

    @Test func stretchingTakesTheFramesSides() throws {
        let raster = try drawn(picture(), Rect(x: 0, y: 0, width: 4, height: 8), .stretch)
        #expect(raster[0, 0] == 0xFFFF_0000 && raster[0, 7] == 0xFF00_0000 && raster[4, 0] == 0xFFFF_FFFF)
    }

    @Test func fittingShowsAllInTheMiddle() throws {
        let raster = try drawn(picture(), Rect(x: 2, y: 0, width: 4, height: 8), .fit)
        #expect((0..<8).map { raster[2, $0] == 0xFFFF_FFFF } == [true, true, true, false, false, true, true, true])
        #expect(raster[2, 3] == 0xFFFF_0000)
    }

    @Test func fillingCutsTheLongerSideEvenly() throws {
        let raster = try drawn(picture(), Rect(x: 0, y: 0, width: 2, height: 2), .fill)
        #expect(raster[0, 0] == 0xFF00_FF00 && raster[1, 0] == 0xFF00_00FF && raster[0, 1] == 0xFF00_0000)
    }

    @Test(arguments: [1, 2, 3])
    func aClipCutsThePicture(scale: Double) throws {
        let green = try write(Raster(width: 30, height: 30, filledWith: 0xFF00_FF00))
        let frame = Rect(x: 1, y: 2, width: 8, height: 8)
        let command = PictureCommand(path: green, frame: frame, fit: .fill, clip: .ellipse(frame))
        let raster = try board.raster([.picture(command)], width: 10, height: 12, scale: scale)
        #expect(abs(raster.ink - 16 * Double.pi * scale * scale) < 0.7 * scale)
        #expect(raster[Int(5 * scale), Int(6 * scale)] == 0xFF00_FF00)
    }

    @Test func aSmallerPictureKeepsItsMeanColor() throws {
        let checkers = (0..<64 * 64).map { ($0 + $0 / 64) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF as PremultipliedARGB }
        let path = try write(Raster(width: 64, height: 64, pixels: checkers))
        let raster = try drawn(path, Rect(x: 0, y: 0, width: 8, height: 8), .stretch)
        #expect(raster.pixels.allSatisfy { (125...130).contains($0.argb & 0xFF) })
    }

    @Test func transparentPicturesLetTheBackgroundThrough() throws {
        let path = try write(Raster(width: 2, height: 2, filledWith: 0x8000_0000))
        #expect(try drawn(path, Rect(x: 0, y: 0, width: 2, height: 2), .stretch)[1, 1] == 0xFF7F_7F7F)
    }

    @Test func aPictureThatCannotBeShownIsACrossedArea() throws {
        let raster = try drawn("/nowhere.png", Rect(x: 0, y: 0, width: 8, height: 8), .fill)
        #expect(raster[4, 1] == 0xFFE5_E5EA && raster[0, 0] != 0xFFE5_E5EA && raster[0, 0] != 0xFFFF_FFFF)
        let clipped = try drawn(
            "/nowhere.png", Rect(x: 0, y: 0, width: 8, height: 8), .fill,
            clip: .rect(Rect(x: 0, y: 0, width: 4, height: 8)))
        #expect(clipped[5, 1] == 0xFFFF_FFFF && clipped[2, 0] == 0xFFE5_E5EA)
    }

    @Test func whatIsMissingIsToldOnceAndInOrder() throws {
        let broken = folder.appending(path: "broken.png").path
        try Data("This is certainly no picture at all.".utf8).write(to: URL(filePath: broken))
        let large = try write(Raster(width: 200, height: 200))
        let frame = Rect(x: 0, y: 0, width: 8, height: 8)
        let pictures = ["/nowhere.png", broken, large, "/nowhere.png", try picture()].map {
            DrawingCommand.picture(PictureCommand(path: $0, frame: frame, fit: .fill))
        }
        let commands = [
            board.text("A\u{10FFF0}ไ\u{10FFF1} A", x: 0, y: 0), .group(DrawingGroup(commands: pictures)),
            board.text("\u{10FFF1}", x: 0, y: 0),
        ]
        let list = DisplayList(size: Size(width: 8, height: 8), background: .white, commands: commands)
        let warnings = list.warnings(text: board.engine, pictures: PictureStore(pixelLimit: 30_000))
        #expect(
            warnings.map(\.description) == [
                "warning: picture '/nowhere.png' is not a file that can be read\n"
                    + "hint: a placeholder is drawn in its place",
                "warning: picture '\(broken)' is not a PNG, JPEG, WebP or SVG file\n"
                    + "hint: a placeholder is drawn in its place",
                "warning: picture '\(large)' has 200 × 200 pixels; at most 30000 are accepted\n"
                    + "hint: a placeholder is drawn in its place",
                "warning: no font of the theme or of the machine has '\u{10FFF0}' (U+10FFF0), '\u{10FFF1}' (U+10FFF1)\n"
                    + "hint: a box is drawn for each of them",
            ])
    }

    @Test("TX-2: what no font has is told script by script, with the package that has it")
    func missingScripts() throws {
        let fonts = try FontLibrary(
            lists: [["Inter"]], files: ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"], folders: [])
        let text = DrawingCommand.text(
            TextCommand(
                run: TextRun(text: "Aไ曾ท★👍", font: FontStyle(families: ["Inter"])), origin: .zero, color: .black,
                metrics: TextMetrics(advance: 0, ascent: 0, descent: 0, capHeight: 0)))
        let list = DisplayList(size: Size(width: 8, height: 8), background: .white, commands: [text])
        let hint = "hint: a box is drawn for each of them"
        #expect(
            try list.warnings(text: TextEngine(fonts: fonts), pictures: board.pictures).map(\.description)
                == [
                    "warning: no font of the theme or of the machine has the Thai 'ไ' (U+0E44), 'ท' (U+0E17)\n"
                        + "hint: the package fonts-noto-core has Thai\n\(hint)",
                    "warning: no font of the theme or of the machine has the Han '曾' (U+66FE)\n"
                        + "hint: the package fonts-noto-cjk has Han\n\(hint)",
                    "warning: no font of the theme or of the machine has the emoji '👍' (U+1F44D)\n"
                        + "hint: the package fonts-noto-color-emoji has emoji\n\(hint)",
                ])
    }

    @Test func atMostTenCharactersAreNamed() throws {
        let text = board.text(
            String(String.UnicodeScalarView((0x10FF00..<0x10FF0D).compactMap(Unicode.Scalar.init))), x: 0, y: 0)
        let list = DisplayList(size: Size(width: 8, height: 8), background: .white, commands: [text])
        let warning = try #require(list.warnings(text: board.engine, pictures: board.pictures).first)
        #expect(warning.message.hasSuffix("'\u{10FF08}' (U+10FF08), '\u{10FF09}' (U+10FF09) and 3 more"))
    }
}
