import DisplayLists
import Foundation
import Geometry
import Rasters
import Rendering
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
        let engine = try TextEngine(
            fonts: FontLibrary(families: ["Thumb Variable"], files: [file.path], folders: []))
        let run = TextRun(text: "A", font: FontStyle(families: ["Thumb Variable"], size: 100, weight: weight))
        let metrics = engine.metrics(of: run)
        #expect(abs(metrics.advance - 100 * (width + 0.2)) < 0.2)
        #expect(abs(try #require(engine.outline(of: run).controlBounds).width - 100 * width) < 0.2)
        let text = TextCommand(run: run, origin: Point(x: 0, y: 80), color: .black, metrics: metrics)
        let list = DisplayList(size: Size(width: 80, height: 90), background: .white, commands: [.text(text)])
        let raster = try RasterRenderer(text: engine, pictures: PictureStore()).raster(of: list, pixelsPerPoint: 1)
        #expect(abs(raster.ink - 70 * 100 * width) < 20)
    }

    private static let font = """
        AAEAAAAMAIAAAwBAT1MvMkcVQH8AAAFIAAAAYGNtYXAADACUAAABsAAAADRmdmFyfPFpkgAAAugAAAAkZ2x5ZiqBjpAAAAHsAAAAMmd2YXIPnZ
        JCAAADDAAAADJoZWFkL1h7ZgAAAMwAAAA2aGhlYQUWAZMAAAEEAAAAJGhtdHgDhADIAAABqAAAAAhsb2NhABkADQAAAeQAAAAGbWF4cAAEAAYA
        AAEoAAAAIG5hbWWxeHoIAAACIAAAAJ9wb3N0ACgAAAAAAsAAAAAmAAEAAAABAAAH5krcXw889QADA+gAAAAA5ycb5QAAAADnJxvlAGQAAAGQAr
        wAAAADAAIAAAAAAAAAAQAAAyD/OAAAAfQAZABkAZAAAQAAAAAAAAAAAAAAAAAAAAIAAQAAAAIABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAD
        AcIBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAA/Pz8/AAAAQQBBAyD/OAAAAAAAAAAAAAAAAA
        AAAAACvAAAACAAAAH0AGQBkABkAAAAAgAAAAMAAAAUAAMAAQAAABQABAAgAAAABAAEAAEAAABB//8AAABB////wAABAAAAAAAAAA0AGQAAAAEA
        ZAAAAZACvAADAAAzESERZAEsArz9RAAAAQBkAAABLAK8AAMAADMRMxFkyAK8/UQAAAAAAAYATgABAAAAAAABAA4AAAABAAAAAAACAAcADgABAA
        AAAAEAAAYAFQADAAEECQABABwAGwADAAEECQACAA4ANwADAAEECQEAAAwARVRodW1iIFZhcmlhYmxlUmVndWxhcldlaWdodABUAGgAdQBtAGIA
        IABWAGEAcgBpAGEAYgBsAGUAUgBlAGcAdQBsAGEAcgBXAGUAaQBnAGgAdAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAJA
        AAAAEAAAAQAAIAAQAUAAAACHdnaHQAZAAAAZAAAAOEAAAAAAEAAAEAAAABAAAAAAAaAAIAAAAAABoAAAAAAAyAAQAKAAyAAEAAAIFBAMgAyIBA
        AMiBhwAAAA==
        """
}
