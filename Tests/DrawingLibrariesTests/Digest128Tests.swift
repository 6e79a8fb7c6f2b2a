import DrawingLibraries
import Foundation
import Rasters
import Testing

@Suite struct Digest128Tests {
    /// Values that `xxhsum -H128` prints.
    @Test(arguments: [
        ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
    ])
    func digestsAreThoseOfOtherPrograms(text: String, digest: String) {
        #expect(Digest128(of: Array(text.utf8).span).hexadecimal == digest)
    }

    @Test(arguments: [0, 1, 100, 262_144, 600_001])
    func aFilesDigestIsThatOfItsBytes(length: Int) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "digest-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        try Data(bytes).write(to: URL(filePath: path))
        #expect(Digest128(ofFile: path) == Digest128(of: bytes.span))
    }

    @Test(arguments: ["/nowhere/at/all", "/"])
    func whatCannotBeReadHasNone(path: String) {
        #expect(Digest128(ofFile: path) == nil)
    }

    @Test func theCanonicalFormBeginsWithTheHighestByte() {
        let digest = Digest128(high: 0x0102_0304_0506_0708, low: 0x000A_0B0C_0D0E_0F10)
        #expect(digest.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16])
        #expect(digest.hexadecimal == "0102030405060708000a0b0c0d0e0f10")
    }

    /// Rows are hashed as a PNG file of colour type 6 holds them, however many there are.
    @Test(arguments: [(1, 1), (3, 5), (8, 4), (61, 300), (5000, 2)])
    func rowsAreHashedAsStraightColors(width: Int, height: Int) {
        var state: UInt64 = UInt64(width)
        var raster = Raster(width: width, height: height)
        for index in raster.pixels.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let alpha = index % 16 < 8 ? 255 : UInt32(truncatingIfNeeded: state >> 56)
            let color = min(UInt32(truncatingIfNeeded: state >> 40) & 0xFF, alpha)
            raster.pixels[index] = PremultipliedARGB(
                argb: alpha << 24 | color << 16 | alpha / 2 << 8 | (alpha - color))
        }
        for rows in [0..<height, 0..<1, (height / 2)..<height] {
            let bytes = raster.pixels[rows.lowerBound * width..<rows.upperBound * width].flatMap(straight)
            #expect(Digest128(of: rows, of: raster) == Digest128(of: bytes.span), "\(rows)")
        }
    }

    private func straight(_ pixel: PremultipliedARGB) -> [UInt8] {
        let alpha = Int(pixel.alpha)
        let colors = [16, 8, 0].map { Int(pixel.argb >> $0 & 0xFF) }
        return (alpha == 0 ? [0, 0, 0] : colors.map { min(($0 * 255 + alpha / 2) / alpha, 255) } + []).map(UInt8.init)
            + [UInt8(alpha)]
    }
}
