import Codecs
import Geometry
import PictureFiles
import Rasters
import Testing

/// GP-13: embedded profiles, and the gamma of PNG files, are honoured.
@Suite struct PictureColorTests {
    let decoder = ShownPictureDecoder(limits: PictureLimits(pixels: 10_000))

    private func difference(of name: String, in files: PictureFiles) throws -> Int {
        let shown = try files.shown(by: name)
        let raster = try decoder.raster(atPath: files.path(of: name)) { size in
            RowReducer.Cut(
                x: 0, y: 0, width: size.width, height: size.height, columns: Int(size.width), rows: Int(size.height))
        }
        return shown.premultiplied.greatestDifference(to: raster.numbers)
    }

    /// Red, green and blue of a wide gamut; grey without a gamma; inks.
    @Test func profilesMakeWhatLittleCMSMakesInPillow() throws {
        let files = try PictureFiles("profiles")
        let names = try files.names
        #expect(
            names == ["alpha.png", "gray.jpg", "gray.png", "inks.jpg", "wide.jpg", "wide.png", "wide.webp"])
        for name in names { #expect(try difference(of: name, in: files) <= 2, "\(name)") }
    }

    /// The same files as they are stored are quite other colours: the test above would see it.
    @Test(arguments: ["gray.jpg", "inks.jpg", "wide.png"])
    func withoutItsProfileAPictureIsAnother(name: String) throws {
        let files = try PictureFiles("profiles")
        let stored = try PictureDecoder(limits: PictureLimits(pixels: 10_000)).straightRaster(
            of: files.bytes(of: name))
        #expect(try files.shown(by: name).greatestDifference(to: stored.numbers) > 12)
    }

    @Test func profilesThatSayNothingChangeNothing() throws {
        let files = try PictureFiles("useless_profiles")
        let names = try files.names
        #expect(names.count == 13)
        for name in names { #expect(try difference(of: name, in: files) <= 1, "\(name)") }
    }

    /// PNG specification, third edition, 4.3: a profile goes before `sRGB`, that before `gAMA`; a gamma of 1 / 2.2 is
    /// how files in sRGB call it.
    @Test func gammasShowTheGrayThatTheyMean() throws {
        let files = try PictureFiles("gammas")
        let names = try files.names
        #expect(names.count == 10)
        for name in names { #expect(try difference(of: name, in: files) <= 1, "\(name)") }
    }

    @Test(
        arguments: [
            ([], 1), (Array("II*\0".utf8), 1), (Array("MM\0*".utf8) + [0, 0, 0, 8], 1),
            (Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], 6),
            (Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0], 8),
            // A value, a type and a count that the tag cannot have; a directory beyond the end, and one of many entries.
            (Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0], 1),
            (Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 4, 0, 1, 0, 0, 0, 6, 0, 0, 0], 1),
            (Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 2, 0, 0, 0, 6, 0, 0, 0], 1),
            (Array("II*\0".utf8) + [255, 255, 255, 255, 1, 0], 1),
            (Array("II*\0".utf8) + [8, 0, 0, 0, 255, 255, 0], 1),
        ] as [([UInt8], Int)])
    func orientationsAreReadWithCare(exif: [UInt8], value: Int) {
        #expect(PictureOrientation(exif: exif).value == value)
    }
}
