import DrawingLibraries
import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// Files that are no pictures, or not whole ones, are errors with a reason, at once and in little memory.
@Suite struct HostilePictureTests {
    let decoder = PictureDecoder(limits: PictureLimits(pixels: 10_000))

    private func error(of bytes: [UInt8]) -> PictureDecodingError? {
        do {
            _ = try decoder.straightPicture(of: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ["/nowhere/picture.png", "/tmp", "/dev/zero", ""])
    func whatIsNoFileIsMissing(path: String) {
        #expect(throws: PictureDecodingError.missing) { try decoder.straightPicture(atPath: path) }
    }

    @Test(arguments: ["", "x", "This is a text, whatever its name says.\n", "GIF89a, which is no kind that is read"])
    func aTextNamedPNGIsNoPicture(text: String) throws {
        let folder = TemporaryFolder()
        try folder.write(["picture.png": text])
        #expect(throws: PictureDecodingError.notAPicture) {
            try decoder.straightPicture(atPath: folder.path + "/picture.png")
        }
    }

    @Test func theContentTellsTheFormatNotTheName() throws {
        let files = try PictureFiles("jpeg")
        let folder = TemporaryFolder()
        try folder.copy(files.path(of: "444-8x8.jpg"), to: "picture.png")
        #expect(try decoder.straightPicture(atPath: folder.path + "/picture.png").width == 8)
    }

    /// Cut by a few bytes only, its end is what is found to be missing.
    @Test(arguments: [
        ("png", "type6-8-3x7.png"), ("png", "type3-4-interlaced-transparent-3x7.png"), ("jpeg", "420-8x8.jpg"),
        ("jpeg", "444-progressive-8x8.jpg"), ("jpeg", "cmyk-8x8.jpg"), ("webp", "rgb-lossy-16x16.webp"),
        ("webp", "rgba-lossless-16x16.webp"), ("webp", "animation-16x16.webp"),
    ])
    func aFileCutAnywhereIsAnError(kind: String, name: String) throws {
        let bytes = try PictureFiles(kind).bytes(of: name)
        #expect(error(of: bytes) == nil)
        for length in 0..<bytes.count { #expect(error(of: Array(bytes.prefix(length))) != nil, "\(length) bytes") }
        let half = error(of: Array(bytes.prefix(bytes.count - 5)))
        #expect([.truncated(.png), .truncated(.jpeg), .truncated(.webp)].contains(half))
    }

    /// That of a PNG file's chunk.
    private static func checksum(of bytes: [UInt8]) -> [UInt8] {
        let sum = crc32(of: bytes.span)
        return stride(from: 24, through: 0, by: -8).map { UInt8(sum >> $0 & 0xFF) }
    }

    /// IHDR and a key frame's header with sides of their own, in files that are otherwise whole.
    @Test(arguments: [
        ("png", "type0-1-1x1.png", 16, [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0] as [UInt8], 100_000),
        ("webp", "rgb-lossy-16x16.webp", 26, [0xFF, 0x3F, 0xFF, 0x3F], 16_383),
    ])
    func aHeaderThatClaimsTooMuchIsRefused(kind: String, name: String, place: Int, sides: [UInt8], side: Int) throws {
        var bytes = try PictureFiles(kind).bytes(of: name)
        bytes.replaceSubrange(place..<place + sides.count, with: sides)
        if kind == "png" { bytes.replaceSubrange(29..<33, with: Self.checksum(of: Array(bytes[12..<29]))) }
        #expect(error(of: bytes) == .tooLarge(width: side, height: side, limit: 10_000))
    }
}
