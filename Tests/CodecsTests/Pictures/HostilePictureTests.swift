import Codecs
import Foundation
import PictureFiles
import Rasters
import TemporaryFolders
import Testing

/// Files that are no pictures, or not whole ones, are errors with a reason, at once and in little memory.
@Suite struct HostilePictureTests {
    let decoder = PictureDecoder(limits: PictureLimits(pixels: 10_000))

    private func error(of bytes: [UInt8]) -> PictureDecodingError? {
        do {
            _ = try decoder.straightRasterByRows(of: bytes)
            return nil
        } catch {
            return error
        }
    }

    /// All of a file's picture, in as many pixels as it has.
    private func shown(
        _ path: String, limits: PictureLimits = PictureLimits(pixels: 10_000)
    ) throws(PictureDecodingError) -> Raster {
        try ShownPictureDecoder(limits: limits).raster(atPath: path) { size in
            RowReducer.Cut(
                x: 0, y: 0, width: size.width, height: size.height, columns: Int(size.width), rows: Int(size.height))
        }
    }

    @Test(arguments: ["/nowhere/picture.png", "/tmp", "/dev/zero", ""])
    func whatIsNoFileIsMissing(path: String) {
        #expect(throws: PictureDecodingError.missing) { try shown(path) }
    }

    @Test(arguments: ["", "x", "This is a text, whatever its name says.\n", "GIF89a, which is no kind that is read"])
    func aTextNamedPNGIsNoPicture(text: String) throws {
        let folder = TemporaryFolder()
        try folder.write(["picture.png": text])
        #expect(throws: PictureDecodingError.notShown) {
            try shown(folder.path + "/picture.png")
        }
    }

    @Test func theContentTellsTheFormatNotTheName() throws {
        let files = try PictureFiles("jpeg")
        let folder = TemporaryFolder()
        try folder.copy(files.path(of: "444-8x8.jpg"), to: "picture.png")
        #expect(try shown(folder.path + "/picture.png").width == 8)
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

    /// Rows so long that libspng cannot count their bytes are told by their size too.
    @Test(arguments: [
        (2_147_483_647, 2_147_483_647, 6), (2_147_483_647, 1, 2), (1_073_741_824, 1_073_741_824, 6),
        (1, 2_147_483_647, 0),
    ])
    func aHeaderOfSidesWithoutEndIsToldByItsSize(width: Int, height: Int, colorType: UInt8) {
        var file = StoredPNG(width: width, height: height, colorType: colorType, rows: [0])
        let limited = PictureDecoder(limits: PictureLimits(rowPixels: 900, wholePixels: 70))
        for (interlaceMethod, limit) in [(0, 900), (1, 70)] as [(UInt8, Int)] {
            file.interlaceMethod = interlaceMethod
            #expect(throws: PictureDecodingError.tooLarge(width: width, height: height, limit: limit)) {
                try limited.straightRasterByRows(of: file.bytes)
            }
        }
    }

    /// What must be held whole has a limit of its own.
    @Test(arguments: [
        ("png", "type2-8-33x18.png", false), ("png", "type2-8-interlaced-33x18.png", true),
        ("jpeg", "420-37x21.jpg", false), ("jpeg", "420-progressive-37x21.jpg", true),
        ("webp", "rgb-lossy-37x21.webp", true),
    ])
    func whatIsHeldWholeIsLimitedMore(kind: String, name: String, isHeldWhole: Bool) throws {
        let limits = PictureLimits(rowPixels: 10_000, wholePixels: 500)
        let path = try PictureFiles(kind)
        let (width, height) = name.contains("33x18") ? (33, 18) : (37, 21)
        if isHeldWhole {
            #expect(throws: PictureDecodingError.tooLarge(width: width, height: height, limit: 500)) {
                try shown(path.path(of: name), limits: limits)
            }
        } else {
            #expect(try shown(path.path(of: name), limits: limits).width == width)
        }
    }

    /// Scans over scans take time without end, and are no part of any sound file.
    @Test func aJPEGOfCountlessScansIsRefused() throws {
        let bytes = try PictureFiles("jpeg").bytes(of: "444-progressive-37x21.jpg")
        let scans = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
        let first = Array(bytes[scans[0]..<scans[1]])
        let many = bytes[..<scans[1]] + Array(repeating: first, count: 100).joined() + bytes[scans[1]...]
        #expect(error(of: Array(many)) == .unsupported(.jpeg, "it has more than 64 scans"))
        let few = bytes[..<scans[1]] + first + bytes[scans[1]...]
        #expect(error(of: Array(few)) == nil)
    }

    @Test func aFileThatIsTooLongIsNotRead() throws {
        let files = try PictureFiles("webp")
        let limits = PictureLimits(rowPixels: 10_000, wholePixels: 10_000, fileLength: 100)
        let name = "rgba-lossy-37x21.webp"
        let length = try files.bytes(of: name).count
        #expect(throws: PictureDecodingError.tooLong(bytes: length, limit: 100)) {
            try shown(files.path(of: name), limits: limits)
        }
    }

    @Test(arguments: [
        (PictureDecodingError.missing, "is not a file that can be read"),
        (.notAPicture, "is not a PNG, JPEG or WebP file"), (.notShown, "is not a PNG, JPEG, WebP or SVG file"),
        (.truncated(.webp), "is a WebP file that ends too early"),
        (.damaged(.png, "zlib error"), "is a damaged PNG file: zlib error"),
        (.unsupported(.jpeg, "12 bits"), "is a JPEG file of a kind that is not supported: 12 bits"),
        (.tooLarge(width: 9, height: 8, limit: 7), "has 9 × 8 pixels; at most 7 are accepted"),
        (.tooLong(bytes: 9, limit: 8), "has 9 bytes; at most 8 are accepted"),
        (.outOfMemory, "needs more memory than there is"),
    ])
    func errorsSayWhatIsWrong(error: PictureDecodingError, text: String) {
        #expect(error.description == text)
    }
}
