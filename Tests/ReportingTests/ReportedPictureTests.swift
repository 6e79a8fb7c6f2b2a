import DrawingLibraries
import Rasters
import Reporting
import Testing

/// The pictures that a report draws.
@Suite struct ReportedPictureTests {
    static func picture(_ name: String, _ folders: PictureFolders) throws -> Raster {
        try PNGDecoder(pixelLimit: 1_000_000).raster(atPath: folders.report + "/pairs/1/" + name)
    }

    static func compared(_ baseline: [UInt8], _ candidate: [UInt8]) async throws -> PictureFolders {
        let folders = PictureFolders()
        try folders.write(baseline, to: "baseline/a.png")
        try folders.write(candidate, to: "candidate/a.png")
        try await folders.compare()
        return folders
    }

    @Test func whatDiffersIsHotAndTheRestPale() async throws {
        let folders = try await Self.compared(
            PictureFolders.png(ground: 0xFF00_0000),
            PictureFolders.png(ground: 0xFF00_0000, square: (4, 5, 0xFFFF_FFFF)))
        let difference = try Self.picture("difference.png", folders)
        #expect(difference[0, 0] == 0xFFCC_CCCC)
        #expect(difference[4, 5] == 0xFF96_0024)
        #expect(difference[13, 14] == 0xFF96_0024)
        #expect(difference[14, 14] == 0xFFCC_CCCC)
    }

    @Test func littleIsAmber() async throws {
        let folders = try await Self.compared(
            PictureFolders.png(), PictureFolders.png(square: (4, 5, 0xFFC0_C0C0)))
        #expect(try Self.picture("difference.png", folders)[5, 6] == 0xFFCB_6030)
    }

    @Test func threePicturesStandSideBySide() async throws {
        let folders = try await Self.compared(
            PictureFolders.png(ground: 0xFF00_FF00),
            PictureFolders.png(ground: 0xFF00_FF00, square: (0, 0, 0xFF00_00FF)))
        let triptych = try Self.picture("triptych.png", folders)
        #expect(triptych.width == 3 * 40 + 4 * 16 && triptych.height == 30 + 2 * 16)
        #expect(triptych[0, 0] == 0xFFD8_D8D8)
        #expect(triptych[16, 16] == 0xFF00_FF00)
        #expect(triptych[16 + 2 * 56, 16] == 0xFF00_00FF)
        #expect(try triptych[16 + 56, 16] == Self.picture("difference.png", folders)[0, 0])
    }

    /// Where one picture ends before the other, all of the rest differs, but for the corner that neither has.
    @Test func differentSizesShowWhatIsMissing() async throws {
        let folders = try await Self.compared(PictureFolders.png(), PictureFolders.png(width: 44, height: 20))
        let difference = try Self.picture("difference.png", folders)
        #expect(difference.width == 44 && difference.height == 30)
        #expect(difference[0, 0] == 0xFFFF_FFFF)
        #expect(difference[43, 0] == 0xFF96_0024)
        #expect(difference[0, 29] == 0xFF96_0024)
        #expect(difference[43, 29] == 0xFFFF_FFFF)
    }

    @Test func transparencyLiesOverWhite() async throws {
        let folders = try await Self.compared(
            PictureFolders.png(ground: 0), PictureFolders.png(ground: 0, square: (0, 0, 0x8080_0000)))
        let triptych = try Self.picture("triptych.png", folders)
        #expect(triptych[16, 16] == 0xFFFF_FFFF)
        #expect(triptych[16 + 112, 16] == 0xFFFF_7F7F)
    }
}
