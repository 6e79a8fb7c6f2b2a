import Foundation

/// The least of a PNG file that a test of a command needs.
enum PNG {
    /// A square of one gray, of 8 bits, without compression.
    static func square(side: Int, gray: UInt8) -> [UInt8] {
        let row = [0] + [UInt8](repeating: gray, count: side)
        return header(width: side, height: side) + chunk("IDAT", stored(row, count: side)) + chunk("IEND", [])
    }

    /// The start of a gray picture of such a size.
    static func header(width: Int, height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 0, 0, 0, 0])
    }

    /// Width and height as the header tells them.
    static func size(of file: [UInt8]) -> [Int] {
        [16, 20].map { file[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(checksum(body))
    }

    /// A zlib stream (RFC 1950) of a stored block (RFC 1951, 3.2.4) a row.
    private static func stored(_ row: [UInt8], count: Int) -> [UInt8] {
        let length = UInt16(row.count)
        let size = [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
        let blocks = (1...count).flatMap { number -> [UInt8] in [number == count ? 1 : 0] + size + row }
        return [0x78, 0x01] + blocks + bytes(adler(row, count: count))
    }

    private static func adler(_ row: [UInt8], count: Int) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        for _ in 0..<count {
            for byte in row {
                low = (low + UInt32(byte)) % 65521
                high = (high + low) % 65521
            }
        }
        return high << 16 | low
    }

    /// CRC-32 as PNG has it (annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return ~sum
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
