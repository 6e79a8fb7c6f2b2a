import Codecs
import PictureFiles
import Rasters
import Testing

@Suite struct PNGFileTests {
    /// Names, lengths and checksums of a file's chunks.
    private func chunks(of file: [UInt8]) -> [(name: String, content: [UInt8], isIntact: Bool)] {
        func number(at index: Int) -> UInt32 { file[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        var chunks: [(name: String, content: [UInt8], isIntact: Bool)] = []
        var index = 8
        while index < file.count {
            let length = Int(number(at: index))
            let body = Array(file[index + 4..<index + 8 + length])
            let isIntact = number(at: index + 8 + length) == crc32(of: body.span)
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4)), isIntact))
            index += 12 + length
        }
        return chunks
    }

    @Test func aFileHasAChunkForEachBand() throws {
        var encoder = PNGEncoder(bands: RasterBands(rowCount: 10))
        let raster = Raster(width: 5, height: 25, numbers: (0..<125).map { 0xFF00_0000 | $0 &* 0x3_0507 })
        let file = try encoder.encode(raster)
        let chunks = chunks(of: file)
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
        #expect(chunks.map(\.isIntact) == Array(repeating: true, count: 7))
        #expect(chunks[0].content == [0, 0, 0, 5, 0, 0, 0, 25, 8, 2, 0, 0, 0])
        #expect(chunks[2].content.starts(with: [0x78, 0x01]))
        #expect(chunks[5].content.starts(with: [1, 0, 0, 0xFF, 0xFF]))
    }

    @Test func paletteAndTransparencyComeBeforeThePixels() throws {
        var encoder = PNGEncoder()
        let pixels = (0..<900).map { $0 % 2 == 0 ? 0x8040_0000 : 0xFF01_0203 } as [UInt32]
        let chunks = chunks(of: try encoder.encode(Raster(width: 30, height: 30, numbers: pixels)))
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IDAT", "IEND"])
        #expect(chunks[0].content == [0, 0, 0, 30, 0, 0, 0, 30, 1, 3, 0, 0, 0])
        #expect(chunks[2].content == [128, 0, 0, 1, 2, 3])
        #expect(chunks[3].content == [128])
    }

    /// Bands put together are the file of the whole, and a band may come from another picture.
    @Test func bandsArePutTogether() throws {
        var encoder = PNGEncoder(bands: RasterBands(rowCount: 8))
        let raster = Raster(width: 30, height: 20, numbers: (0..<600).map { 0xFF00_0000 | $0 &* 0x3_0507 })
        let format = PNGFormat(for: raster)
        let bands = try [0..<8, 8..<16, 16..<20].map { try encoder.encode(raster, rows: $0, format: format) }
        #expect(encoder.file(width: 30, height: 20, format: format, bands: bands) == (try encoder.encode(raster)))
        let swapped = encoder.file(width: 30, height: 16, format: .rgb, bands: [bands[1], bands[0]])
        let decoded = try PNGDecoder(pixelLimit: 1000).raster(of: swapped)
        #expect(decoded.pixels == Array(raster.pixels[240..<480] + raster.pixels[0..<240]))
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (5_551, 70_000), (65_521, 65_521), (65_520, 131_043)])
    func checksumsAreCombined(first: Int, second: Int) {
        func bytes(_ count: Int, _ factor: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: $0 &* factor) }
        }
        let (start, end) = (bytes(first, 7), bytes(second, 255))
        let combined = combinedAdler32(adler32(of: start.span), adler32(of: end.span), secondByteCount: second)
        #expect(combined == adler32(of: (start + end).span))
    }
}
