/// PNG files whose data is stored without compression, put together byte by byte.
package struct StoredPNG: Sendable {
    package var width: Int
    package var height: Int
    /// Bits a component, or an index.
    package var depth: UInt8 = 8
    package var colorType: UInt8
    package var interlaceMethod: UInt8 = 0
    /// Chunks between the header and the data.
    package var chunks: [(type: String, data: [UInt8])] = []
    /// Rows as the file holds them: a filter's number before each.
    package var rows: [UInt8]
    /// How many bytes a data chunk holds.
    package var chunkLength = 1 << 16
    /// Bits that are turned over in a byte of the zlib stream; the chunk's checksum is right all the same.
    package var flaw: (place: Int, bits: UInt8)?
    /// Bytes that follow the zlib stream in the last data chunk.
    package var surplus: [UInt8] = []

    package init(width: Int, height: Int, colorType: UInt8, rows: [UInt8]) {
        self.width = width
        self.height = height
        self.colorType = colorType
        self.rows = rows
    }

    /// - Parameter pixels: `0xAABBGGRR`, not multiplied by alpha, row by row.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        var rows: [UInt8] = []
        for row in 0..<height {
            rows.append(0)
            for pixel in pixels[row * width..<(row + 1) * width] {
                for bits in stride(from: 0 as UInt32, to: 32, by: 8) { rows.append(UInt8(pixel >> bits & 255)) }
            }
        }
        self.init(width: width, height: height, colorType: 6, rows: rows)
    }

    package var bytes: [UInt8] {
        let header = Self.word(width) + Self.word(height) + [depth, colorType, 0, 0, interlaceMethod]
        let stream = stream
        let data = stride(from: 0, to: stream.count, by: chunkLength).flatMap { start in
            Self.chunk("IDAT", Array(stream[start..<min(start + chunkLength, stream.count)]))
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + chunks.flatMap { Self.chunk($0.type, $0.data) } + data + Self.chunk("IEND", [])
    }

    /// The zlib stream.
    package var stream: [UInt8] {
        var stream = Self.stream(rows)
        if let flaw { stream[flaw.place] ^= flaw.bits }
        return stream + surplus
    }

    /// A chunk with its right checksum.
    package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + data
        return word(data.count) + checked + word(Int(checksum(checked)))
    }

    /// Bytes stored in blocks as RFC 1951 and RFC 1950 say.
    package static func stream(_ bytes: [UInt8]) -> [UInt8] {
        let blocks = stride(from: 0, to: max(bytes.count, 1), by: 65535).flatMap { start -> [UInt8] in
            let part = bytes[start..<min(start + 65535, bytes.count)]
            let low = [UInt8(truncatingIfNeeded: part.count), UInt8(part.count >> 8)]
            return [start + 65535 >= bytes.count ? 1 : 0] + low + low.map(~) + part
        }
        let sums = bytes.reduce(into: (1, 0)) { sums, byte in
            sums.0 = (sums.0 + Int(byte)) % 65521
            sums.1 = (sums.1 + sums.0) % 65521
        }
        return [0x78, 0x01] + blocks + word(sums.1 << 16 | sums.0)
    }

    /// CRC-32 (PNG, annex D).
    package static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return ~sum
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
