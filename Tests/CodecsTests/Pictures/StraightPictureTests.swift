import Codecs
import Foundation
import PictureFiles
import Testing

/// GP-13, and what comparing pictures relies on: every variant of a format decodes as the reference does.
@Suite struct StraightPictureTests {
    let decoder = PictureDecoder(limits: PictureLimits(pixels: 10_000))

    /// The greatest difference of a component between a file's pixels and those expected, or 256 for another size.
    private func difference(of name: String, in files: PictureFiles) throws -> Int {
        let picture = try decoder.straightRasterByRows(of: files.bytes(of: name))
        let shown = try files.shown(by: name)
        guard picture.width == shown.width, picture.height == shown.height else { return 256 }
        return shown.greatestDifference(to: picture.numbers)
    }

    /// Colour types, depths, interlacing and transparency: 24 kinds of pixel, each plain and interlaced, three sizes.
    @Test func everyKindOfPNGShowsItsSamples() throws {
        let files = try PictureFiles("png")
        let names = try files.names
        #expect(names.count == 156)
        for name in names { #expect(try difference(of: name, in: files) == 0, "\(name)") }
    }

    @Test(arguments: [("png_by_pillow", 6, 0), ("jpeg", 30, 1), ("webp", 15, 1)])
    func filesShowWhatPillowShows(kind: String, count: Int, tolerance: Int) throws {
        let files = try PictureFiles(kind)
        let names = try files.names
        #expect(names.count == count)
        for name in names { #expect(try difference(of: name, in: files) <= tolerance, "\(name)") }
    }
}
