import DisplayLists
import Drawing
import Foundation
import Geometry
import Rasters
import Styles
import Testing

@Suite final class VariableFontTests {
    let file: URL

    init() throws {
        file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
        try #require(Data(base64Encoded: Self.font, options: .ignoreUnknownCharacters)).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    /// The font's A is a box 0.2 em wide at weight 400 and 0.4 em at 900, in between in proportion.
    @Test(arguments: [(100, 0.2), (400, 0.2), (650, 0.3), (900, 0.4), (1000, 0.4)])
    func aVariableFontTakesTheWeightAskedFor(weight: Int, width: Double) throws {
        let engine = try engine()
        let run = run("A", size: 100, weight: weight)
        #expect(abs(engine.metrics(of: run).advance - 100 * (width + 0.2)) < 0.2)
        #expect(abs(try #require(engine.outline(of: run).controlBounds).width - 100 * width) < 0.2)
        #expect(abs(try raster(of: run, by: engine).ink - 70 * 100 * width) < 20)
    }

    /// The font's B is two boxes, 0…0.15 and 0.125…0.175 em from the left: of the second pixel one covers the left half,
    /// the other the half in the middle.
    @Test func strokesThatOverlapCoverAPixelOnce() throws {
        let raster = try raster(of: run("B", size: 10, weight: 400), by: engine())
        #expect((0..<3).map { raster[$0, 76].argb & 0xFF } == [0, 64, 255])
    }

    private func engine() throws -> TextEngine {
        try TextEngine(fonts: FontLibrary(lists: [["Thumb Variable"]], files: [file.path], folders: []))
    }

    private func run(_ text: String, size: Double, weight: Int) -> TextRun {
        TextRun(text: text, font: FontStyle(families: ["Thumb Variable"], size: size, weight: weight))
    }

    /// The text in black on white, its baseline 80 pixels below the top.
    private func raster(of run: TextRun, by engine: TextEngine) throws -> Raster {
        let text = TextCommand(
            run: run, origin: Point(x: 0, y: 80), color: .black, metrics: engine.metrics(of: run))
        let list = DisplayList(size: Size(width: 80, height: 90), background: .white, commands: [.text(text)])
        return try RasterRenderer(text: engine, pictures: PictureStore()).raster(of: list, pixelsPerPoint: 1)
    }

    private static let font = """
        AAEAAAAMAIAAAwBAT1MvMkcWQG8AAAFIAAAAYGNtYXAADACVAAABtAAAADRmdmFyfPFpkgAAAwQAAAAkZ2x5ZtgSTjgAAAHwAAAAVGd2YXKSIQ
        /PAAADKAAAADRoZWFkYEJDnAAAAMwAAAA2aGhlYQROAZMAAAEEAAAAJGhtdHgDhADIAAABqAAAAApsb2NhABgANgAAAegAAAAIbWF4cAAGAAoA
        AAEoAAAAIG5hbWWxeHoIAAACRAAAAJ9wb3N0AAMAAAAAAuQAAAAgAAEAAAABAABHwD8cXw889QADA+gAAAAAAAAAAAAAAAAAAAAAAAAAAAEsAr
        wAAAADAAIAAAAAAAAAAQAAAyD/OAAAAfQAAABkASwAAQAAAAAAAAAAAAAAAAAAAAIAAQAAAAMACAACAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAE
        AbEBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAA/Pz8/AAAAQQBCAyD/OAAAAAAAAAAAAAAAAA
        AAAAACvAAAACAAAAH0AGQBkABkAAAAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAAAAQv//AAAAQf///8AAAQAAAAAAAAAMABgA
        KgABAGQAAAEsArwAAwAAMxEzEWTIArz9RAABAGQAAAEsArwAAwAAMxEzEWTIArz9RAACAAAAAACvArwAAwAHAAAxETMRIxEzEZYZMgK8/UQCvP
        1EAAAAAAYATgABAAAAAAABAA4AAAABAAAAAAACAAcADgABAAAAAAEAAAYAFQADAAEECQABABwAGwADAAEECQACAA4ANwADAAEECQEAAAwARVRo
        dW1iIFZhcmlhYmxlUmVndWxhcldlaWdodABUAGgAdQBtAGIAIABWAGEAcgBpAGEAYgBsAGUAUgBlAGcAdQBsAGEAcgBXAGUAaQBnAGgAdAAAAw
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAEAACAAEAFAAAAAh3Z2h0AGQAAAGQAAADhAAAAAABAAABAAAAAQAAAAAAHAADAAAA
        AAAcAAAAAAAMAAyAAQAKAAyAAEAAAIFBAMgAyIBAAMiBhwA=
        """
}
