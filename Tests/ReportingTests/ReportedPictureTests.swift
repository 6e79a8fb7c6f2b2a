import Codecs
import Foundation
import PictureFiles
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

    @Test(arguments: ["baseline", "candidate"])
    func aPictureAloneStandsInItsPlace(side: String) async throws {
        let folders = PictureFolders()
        try folders.draw("\(side)/a.png", ground: 0xFF00_FF00)
        try folders.draw("baseline/b.png")
        try folders.draw("candidate/b.png")
        try await folders.compare()
        let triptych = try Self.picture("triptych.png", folders)
        #expect(triptych.width == 3 * 40 + 4 * 16 && triptych.height == 30 + 2 * 16)
        let panels = [0, 1, 2].map { triptych[16 + 56 * $0, 16] }
        #expect(
            panels == [
                side == "baseline" ? 0xFF00_FF00 : 0xFFD8_D8D8, 0xFFD8_D8D8,
                side == "candidate" ? 0xFF00_FF00 : 0xFFD8_D8D8,
            ])
    }

    /// A browser turns what a camera's note says lies on its side; regions are those of the stored pixels.
    @Test func whatABrowserWouldTurnIsKeptAsItWasCompared() async throws {
        let turned = try Self.withOrientation(6, PictureFolders.png(ground: 0xFF12_3456, square: (4, 5, 0xFFFF_FFFF)))
        let folders = try await Self.compared(PictureFolders.png(), turned)
        let shown = try folders.bytes(of: "report/pairs/1/candidate.png")
        #expect(shown != turned)
        #expect(Data(shown).range(of: Data("eXIf".utf8)) == nil)
        let picture = try Self.picture("candidate.png", folders)
        #expect(picture.width == 40 && picture.height == 30)
        #expect(picture[0, 0] == 0xFF12_3456 && picture[4, 5] == 0xFFFF_FFFF)
        #expect(try folders.bytes(of: "report/pairs/1/baseline.png") == folders.bytes(of: "baseline/a.png"))
    }

    /// A PNG file with an `eXIf` chunk (PNG, third edition, section 11.3.4.6) before its end.
    static func withOrientation(_ orientation: UInt8, _ png: [UInt8]) -> [UInt8] {
        let tiff: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            + [0, 0, 0, 0]
        let chunk = Array("eXIf".utf8) + tiff
        func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let whole = bigEndian(UInt32(tiff.count)) + chunk + bigEndian(StoredPNG.checksum(chunk))
        return png.dropLast(12) + whole + png.suffix(12)
    }
}
