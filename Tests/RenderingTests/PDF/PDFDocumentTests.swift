import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Rendering
import Styles
import Testing

/// What is in the files themselves.
@Suite struct PDFDocumentTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    private var exporter: PDFExporter { PDFExporter(text: board.engine, pictures: board.pictures) }

    private func list(_ commands: [DrawingCommand], background: Color = .white) -> DisplayList {
        DisplayList(size: Size(width: 50, height: 50), background: background, commands: commands)
    }

    private func text(_ commands: [DrawingCommand], background: Color = .white) throws -> String {
        String(decoding: try exporter.document(of: list(commands, background: background)), as: UTF8.self)
    }

    @Test func aPageHasItsSizeInPoints() throws {
        let list = DisplayList(size: Size(width: 123, height: 45.5), background: .white)
        let document = String(decoding: try exporter.document(of: list), as: UTF8.self)
        #expect(document.contains("/MediaBox [ 0 0 123 45.5 ]"))
        #expect(document.hasSuffix("%%EOF\n"))
    }

    /// Each object is where the table at the end says.
    @Test func theTableLeadsToEachObject() throws {
        let bytes = try exporter.document(of: list([board.text("Hamburg", x: 2, y: 20)]))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "xref"))
        let offset = try #require(Int(lines[lines.count - 3]))
        #expect(bytes[offset...].starts(with: Array("xref\n".utf8)))
        let entries = lines[(start + 3)...].prefix { $0.hasSuffix(" n ") }
        #expect(entries.count > 5 && lines[start + 1] == "0 \(entries.count + 1)")
        for (number, entry) in entries.enumerated() {
            let offset = try #require(Int(entry.prefix(10)))
            #expect(bytes[offset...].starts(with: Array("\(number + 1) 0 obj\n".utf8)))
        }
    }

    @Test func picturesAreImagesAndShapesAreNot() throws {
        let circle = Shape.ellipse(Rect(x: 1, y: 1, width: 20, height: 20))
        #expect(!(try text([.fill(circle, .color(.black))])).contains("/Subtype /Image"))
        try withPicture(width: 3, height: 5) { path in
            let frame = Rect(x: 0, y: 0, width: 10, height: 10)
            let document = try text([.picture(PictureCommand(path: path, frame: frame, fit: .stretch))])
            #expect(document.contains("/Subtype /Image"))
            #expect(document.contains("/Width 3") && document.contains("/Height 5"))
        }
    }

    @Test func whatIsDrawnTwiceIsInTheFileOnce() throws {
        try withPicture(width: 30, height: 30) { path in
            let pictures = [0.0, 20.0].map { x in
                DrawingCommand.picture(
                    PictureCommand(path: path, frame: Rect(x: x, y: 0, width: 15, height: 15), fit: .fill))
            }
            let shadows = [10.0, 30.0].map { x in
                DrawingCommand.shadow(
                    .roundedRect(Rect(x: x, y: 20, width: 10, height: 10), radius: 3), Shadow(color: .black, blur: 2))
            }
            let document = try text(pictures + shadows)
            // The picture; a shadow's colour and what shows of it.
            #expect(document.components(separatedBy: "/Subtype /Image").count == 4)
        }
    }

    @Test func fadingIsOneForAll() throws {
        let square = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black))
        let document = try text([.group(DrawingGroup(opacity: 0.25, commands: [square]))], background: .clear)
        #expect(document.contains("/ca 0.25") && document.contains("/S /Transparency"))
    }

    /// What was drawn before, by the same exporter, decides nothing.
    @Test func othersDrawnBeforeChangeNothing() throws {
        try withPicture(width: 30, height: 30) { path in
            let lists = (1...3).map { number -> DisplayList in
                let text = board.text("\(number) Hamburg 👍 重庆", x: 2, y: 40, size: Double(10 + number))
                return list([
                    .shadow(
                        .roundedRect(Rect(x: 5, y: 5, width: 20, height: 20), radius: 4),
                        Shadow(color: Color(hex: UInt32(number * 0x11)), y: Double(number), blur: 4)),
                    .picture(PictureCommand(path: path, frame: Rect(x: 5, y: 5, width: 20, height: 20), fit: .fill)),
                    text,
                ])
            }
            let exporter = self.exporter
            let together = try lists.map { try exporter.document(of: $0) }
            let again = try lists.reversed().map { try exporter.document(of: $0) }
            let alone = try lists.map { list -> [UInt8] in
                let board = try DrawingBoard()
                return try PDFExporter(text: board.engine, pictures: board.pictures).document(of: list)
            }
            #expect(together == alone)
            #expect(again.reversed() == alone)
        }
    }

    /// A file that has about as many pixels as are wanted is in the document as it is; what it tells beside them is not.
    @Test(.enabled(if: Poppler.isInstalled), arguments: [("mug.jpg", "/DCTDecode"), ("chair.png", "/Predictor 15")])
    func filesAreHeldAsTheyAre(name: String, filter: String) throws {
        let path = FileManager.default.currentDirectoryPath + "/Themes/pictures/goods/" + name
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        let list = DisplayList(
            size: frame.size, background: .white,
            commands: [.picture(PictureCommand(path: path, frame: frame, fit: .fill))])
        let document = try exporter.document(of: list)
        #expect(String(decoding: document, as: UTF8.self).contains(filter))
        #expect(document.count < Int(try Data(contentsOf: URL(filePath: path)).count) + 3000)
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures)
        let raster = try renderer.raster(of: list, pixelsPerPoint: 4)
        let page = try Poppler.raster(of: document, pixelsPerPoint: 4)
        // The reader stretches each picture by a pixel.
        #expect(meanAbsoluteDifference(raster, page) < 0.9)
    }

    /// A picture that is cut, or much larger than it is shown, is not.
    @Test(arguments: [Size(width: 100, height: 60), Size(width: 40, height: 40)])
    func filesThatShowMoreAreReduced(size: Size) throws {
        let path = FileManager.default.currentDirectoryPath + "/Themes/pictures/goods/mug.jpg"
        let frame = Rect(origin: .zero, size: size)
        let document = try text([.picture(PictureCommand(path: path, frame: frame, fit: .fill))])
        #expect(document.contains("/Subtype /Image") && !document.contains("/DCTDecode"))
    }

    private func withPicture(width: Int, height: Int, _ body: (String) throws -> Void) throws {
        let numbers = (0..<width * height).map { 0xFF00_0000 | UInt32($0 * 7919 % 0xFF_FFFF) }
        let raster = Raster(width: width, height: height, pixels: numbers.map { PremultipliedARGB(argb: $0) })
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        var encoder = PNGEncoder()
        try Data(encoder.encode(raster)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
