import Codecs
import Geometry
import PictureFiles
import Rasters
import Testing

/// GP-13: upright, at the size in which a picture is shown.
@Suite struct ShownPictureTests {
    let decoder = ShownPictureDecoder(limits: PictureLimits(pixels: 200_000))

    /// How much the components of a file in a size differ from what is expected: at most, and on average.
    private func differences(
        of name: String, in files: PictureFiles
    ) throws -> (greatest: Int, mean: Double) {
        let shown = try files.shown(by: name)
        let raster = try decoder.raster(atPath: files.path(of: name)) { size in
            RowReducer.Cut(
                x: 0, y: 0, width: size.width, height: size.height, columns: shown.width, rows: shown.height)
        }
        let expected = shown.premultiplied
        return (expected.greatestDifference(to: raster.numbers), expected.meanDifference(to: raster.numbers))
    }

    /// Files of the plain kind are decoded without the library; where one is damaged, its words tell how.
    @Test("PNG files are shown as their library decodes them")
    func plainFilesAsTheLibrary() throws {
        let files = try PictureFiles("png")
        let library = PictureDecoder(limits: PictureLimits(pixels: 200_000))
        var count = 0
        for name in try files.names {
            let shown = try decoder.raster(atPath: files.path(of: name)) { size in
                RowReducer.Cut(
                    x: 0, y: 0, width: size.width, height: size.height, columns: Int(size.width),
                    rows: Int(size.height))
            }
            let expected = try library.straightRasterByRows(of: files.bytes(of: name)).numbers
            // Colours that something shows through are rounded when they are multiplied by alpha.
            guard expected.allSatisfy({ $0 >> 24 == 255 }) else { continue }
            count += 1
            #expect(shown.numbers == expected, "\(name)")
        }
        #expect(count > 40)
    }

    /// Pillow filters all pixels in one step, and rounds between its two passes. Blocks, the inverse transform at a part
    /// of the size and WebP's areas differ from it by little, but where edges are hard.
    @Test(arguments: [
        ("photograph", 2, 0.3), ("zone", 12, 0.8), ("lines", 31, 2.5), ("cut", 26, 1.3),
    ])
    func reductionsLookAsPillowMakesThem(original: String, greatest: Int, mean: Double) throws {
        let files = try PictureFiles("reductions")
        let names = try files.names.filter { $0.hasPrefix(original) }
        #expect(names.count == (["photograph", "zone"].contains(original) ? 21 : 7))
        for name in names {
            let found = try differences(of: name, in: files)
            #expect(found.greatest <= greatest && found.mean <= mean, "\(name) \(found)")
        }
    }

    /// As of large files, reduced by the greatest power of two that leaves two and a half pixels for one.
    @Test(arguments: [("photograph", 3, 0.4), ("zone", 40, 1.5)])
    func reductionsInTwoStepsLookAsPillowMakesThem(original: String, greatest: Int, mean: Double) throws {
        let files = try PictureFiles("reductions")
        for name in try files.names where name.hasPrefix(original) {
            let shown = try files.shown(by: name)
            let ratio = min(400 / shown.width, 300 / shown.height)
            for divisor in [2, 4, 8] where 2 * ratio >= 5 * divisor {
                let cut = RowReducer.Cut(x: 0, y: 0, width: 400, height: 300, columns: shown.width, rows: shown.height)
                let picture = try decoder.file(atPath: files.path(of: name), dividedBy: divisor)
                let (expected, raster) = (shown.premultiplied, try decoder.raster(of: picture, cut: cut))
                let found = (
                    expected.greatestDifference(to: raster.numbers), expected.meanDifference(to: raster.numbers)
                )
                #expect(found.0 <= greatest && found.1 <= mean, "\(name) / \(divisor): \(found)")
            }
        }
    }

    @Test func picturesStandUpright() throws {
        let files = try PictureFiles("orientations")
        let names = try files.names
        #expect(names.count == 24)
        for name in names { #expect(try differences(of: name, in: files).greatest <= 1, "\(name)") }
    }
}
