import Codecs
import Foundation
import PictureFiles
import Rasters
import Testing

@Suite("PNG files for comparing")
struct PlainPNGTests {
    private static let colorTypes: [UInt8] = [0, 2, 4, 6]
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 1 << 20))

    /// Rows of arbitrary bytes, with every filter in turn.
    private func picture(colorType: UInt8, width: Int = 19, height: Int = 22) -> StoredPNG {
        let bytesPerPixel = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 0
        var state: UInt32 = 12345
        let rows = (0..<height).flatMap { row -> [UInt8] in
            [UInt8(row % 5)]
                + (0..<width * bytesPerPixel).map { _ in
                    state = state &* 1_664_525 &+ 1_013_904_223
                    return UInt8(state >> 24)
                }
        }
        return StoredPNG(width: width, height: height, colorType: colorType, rows: rows)
    }

    /// What libspng makes of the file, `nil` for an error.
    private func reference(_ bytes: [UInt8]) -> [UInt32]? { (try? decoder.straightRasterByRows(of: bytes))?.numbers }

    private func pixels(_ bytes: [UInt8]) -> [UInt32]? { (try? decoder.straightRaster(of: bytes))?.numbers }

    @Test("every kind of file shows its samples", arguments: [("png", 156), ("png_by_pillow", 6)])
    func kinds(kind: String, count: Int) throws {
        let files = try PictureFiles(kind)
        let names = try files.names
        #expect(names.count == count)
        for name in names {
            #expect(pixels(try files.bytes(of: name)) == (try files.shown(by: name)).pixels, "\(name)")
        }
    }

    @Test("every filter of every colour type, with data in parts of any length", arguments: colorTypes)
    func filters(colorType: UInt8) throws {
        var png = picture(colorType: colorType)
        let expected = try #require(reference(png.bytes))
        for length in [1, 2, 97, 100_000] {
            png.chunkLength = length
            #expect(pixels(png.bytes) == expected)
        }
    }

    /// Four rows are unfiltered at once where some need the pixel on their left.
    @Test("any sequence of filters, in rows of any width", arguments: colorTypes)
    func filterSequences(colorType: UInt8) throws {
        var state: UInt32 = 99
        for width in [1, 2, 3, 4, 5, 6, 7, 8, 21] {
            for common: UInt8? in [nil, 3, 4] {
                var png = picture(colorType: colorType, width: width, height: 13)
                let length = png.rows.count / 13
                for row in 0..<13 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    png.rows[row * length] = common ?? UInt8(state >> 24) % 5
                }
                let bytes = png.bytes
                #expect(pixels(bytes) == reference(bytes), "width \(width), filter \(String(describing: common))")
            }
        }
    }

    @Test("indices of every depth, with every filter", arguments: [1, 2, 4, 8] as [UInt8])
    func indices(depth: UInt8) throws {
        let length = (13 * Int(depth) + 7) / 8
        var rows: [UInt8] = []
        for row in 0..<10 {
            rows.append(UInt8(row % 5))
            for place in 0..<length { rows.append(UInt8(truncatingIfNeeded: place * 57 + row * 91)) }
        }
        var png = StoredPNG(width: 13, height: 10, colorType: 3, rows: rows)
        png.depth = depth
        let palette = (0..<3 << Int(depth)).map { UInt8(truncatingIfNeeded: $0 * 7) }
        png.chunks = [("PLTE", palette), ("tRNS", [9, 200])]
        let expected = try #require(reference(png.bytes))
        #expect(pixels(png.bytes) == expected)
    }

    @Test("rows longer than what is inflated at once")
    func longRows() throws {
        let png = picture(colorType: 2, width: 90_000, height: 6)
        let expected = try #require(reference(png.bytes))
        #expect(pixels(png.bytes) == expected)
    }

    @Test("a file cut off anywhere shows nothing", arguments: colorTypes + [3])
    func truncation(colorType: UInt8) {
        var png = picture(colorType: colorType, width: 3, height: 4)
        if colorType == 3 {
            png.rows = (0..<4).flatMap { _ in [0, 0, 1, 0] }
            png.chunks = [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [7])]
        }
        let bytes = png.bytes
        #expect(pixels(bytes) != nil)
        for count in 0..<bytes.count { #expect(pixels(Array(bytes.prefix(count))) == nil, "\(count) bytes") }
    }

    @Test("a byte of the file that changed on its way is found out")
    func damage() {
        let bytes = picture(colorType: 6, width: 3, height: 4).bytes
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0x55
            #expect(pixels(damaged) == nil, "byte \(place)")
        }
    }

    @Test("a stream that is wrong with right checksums around it is what libspng takes it for")
    func flaws() {
        var png = picture(colorType: 2, width: 3, height: 4)
        for place in png.stream.indices {
            png.flaw = (place, 0x55)
            let bytes = png.bytes
            #expect(pixels(bytes) == reference(bytes), "byte \(place)")
        }
        png.flaw = nil
        png.surplus = [1, 2, 3]
        #expect(pixels(png.bytes) == reference(png.bytes))
    }

    @Test("too few and too many rows, an unknown filter, an index beyond the palette")
    func wrongRows() {
        let right = picture(colorType: 2, width: 3, height: 4)
        var short = right
        short.rows.removeLast()
        #expect(pixels(short.bytes) == nil)
        var long = right
        long.rows.append(0)
        #expect(pixels(long.bytes) == reference(long.bytes))
        var strange = right
        strange.rows[10] = 5
        #expect(pixels(strange.bytes) == nil)
        var indices = StoredPNG(width: 2, height: 1, colorType: 3, rows: [0, 0, 2])
        indices.chunks = [("PLTE", [1, 2, 3, 4, 5, 6])]
        #expect(pixels(indices.bytes) == reference(indices.bytes))
    }

    @Test("transparency before the palette, or of more colours than it has, is what libspng takes it for")
    func misplacedTransparency() {
        let palette = (type: "PLTE", data: [1, 2, 3, 4, 5, 6] as [UInt8])
        for alphas: [UInt8] in [[], [9], [9, 8, 7]] {
            for chunks in [[("tRNS", alphas), palette], [palette, ("tRNS", alphas)], [("tRNS", alphas)]] {
                var png = StoredPNG(width: 2, height: 1, colorType: 3, rows: [0, 0, 0])
                png.chunks = chunks
                #expect(pixels(png.bytes) == reference(png.bytes), "\(chunks)")
            }
        }
    }

    @Test("a header that claims too much is refused before anything is decoded")
    func claims() {
        var png = picture(colorType: 6, width: 3, height: 4)
        png.width = 0x7FFF_FFFF
        png.height = 0x7FFF_FFFF
        #expect(pixels(png.bytes) == nil)
        png.width = 2000
        png.height = 3000
        let error = #expect(throws: PictureDecodingError.self) { try decoder.straightRaster(of: png.bytes) }
        #expect(error == .tooLarge(width: 2000, height: 3000, limit: 1 << 20))
        png.width = 1 << 10
        png.height = 1 << 10
        #expect(pixels(png.bytes) == nil)
    }
}
