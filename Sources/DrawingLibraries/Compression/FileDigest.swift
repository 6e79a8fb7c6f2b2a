internal import CISAL

/// The CRC-64/XZ of a file's bytes, as 16 hexadecimal digits; `nil` for a file that is missing or empty.
package func digest(ofFile path: String) -> String? {
    var (sum, length): (UInt64, Int) = (0, 0)
    let isWhole = forEachPiece(ofFile: path) { piece in
        length += piece.count
        sum = crc64_ecma_refl(sum, piece.assumingMemoryBound(to: UInt8.self).baseAddress, UInt64(piece.count))
    }
    guard isWhole, length > 0 else { return nil }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: max(16 - digits.count, 0)) + digits
}
