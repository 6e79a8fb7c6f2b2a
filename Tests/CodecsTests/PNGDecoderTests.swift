import Codecs
import Foundation
import Rasters
import Testing

@Suite struct PNGDecoderTests {
    let decoder = PNGDecoder(pixelLimit: 10_000)

    /// 2 × 2 pixels: opaque red, half transparent green; transparent white, black.
    static let picture: [UInt8] =
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2,
            8,
            6, 0, 0, 0, 0x72, 0xB6, 0x0D, 0x24, 0, 0, 0, 29, 0x49, 0x44, 0x41, 0x54,
        ] + imageData

    /// A stored block of both rows, each unfiltered; then its checksums and the file's end.
    private static let imageData: [UInt8] = {
        let rows: [UInt8] = [0, 255, 0, 0, 255, 0, 255, 0, 128, 0, 255, 255, 255, 0, 0, 0, 0, 255]
        let sum = adler32(of: rows.span)
        var data: [UInt8] = [0x78, 0x01, 0x01, 18, 0, 0xED, 0xFF] + rows
        data += bigEndian(sum)
        let name = Array("IDAT".utf8)
        let check = crc32(of: data.span, continuing: crc32(of: name.span))
        return data + bigEndian(check) + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    }()

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 0xFF) }
    }

    @Test func colorsAreMultipliedByAlpha() throws {
        let raster = try decoder.raster(of: Self.picture)
        #expect(raster == Raster(width: 2, height: 2, pixels: [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_0000]))
    }

    @Test func aFileIsReadAsItsBytesAre() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        try Data(Self.picture).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try decoder.raster(atPath: file.path) == decoder.raster(of: Self.picture))
    }

    @Test(arguments: ["/nowhere/picture.png", "/tmp", "/dev/zero", ""])
    func whatIsNoFileIsMissing(path: String) {
        #expect(throws: PNGDecodingError.missing) { try decoder.raster(atPath: path) }
    }

    /// But for the checksums and the file's end, without which the pixels are whole.
    @Test func everyTruncationIsDamage() {
        for length in 0..<Self.picture.count - 12 - 8 {
            #expect(throws: PNGDecodingError.self, "\(length) bytes") {
                try decoder.raster(of: Array(Self.picture.prefix(length)))
            }
        }
    }

    @Test func aHeaderOverTheLimitIsRefusedBeforeDecoding() {
        let limited = PNGDecoder(pixelLimit: 3)
        #expect(throws: PNGDecodingError.tooLarge(width: 2, height: 2, limit: 3)) {
            try limited.raster(of: Self.picture)
        }
    }

    @Test func changedBytesNeverCrash() {
        // A linear congruential generator: constants of Knuth's MMIX.
        var state: UInt64 = 1
        for _ in 0..<5_000 {
            var file = Self.picture
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                file[Int(state >> 33) % file.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            let raster = try? decoder.raster(of: file)
            #expect(raster.map { $0.width * $0.height <= 10_000 } ?? true)
        }
    }
}
