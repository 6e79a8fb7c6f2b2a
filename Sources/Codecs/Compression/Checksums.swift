internal import CDeflate
internal import CISAL

/// The checksum of a zlib stream, of bytes that follow those of `start`; 1 before the first.
package func adler32(of bytes: Span<UInt8>, continuing start: UInt32 = 1) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe libdeflate_adler32(start, $0.baseAddress, $0.count) }
}

/// The same of bytes that are all zero (RFC 1950): the first sum stays, and is added to the second for each of them.
package func adler32(ofZeros count: Int, continuing start: UInt32 = 1) -> UInt32 {
    let (first, second) = (UInt64(start & 0xFFFF), UInt64(start >> 16))
    return UInt32((second + first * UInt64(count % 65_521)) % 65_521) << 16 | UInt32(first)
}

/// The checksum of a PNG chunk, of bytes that follow those of `start`; 0 before the first.
package func crc32(of bytes: Span<UInt8>, continuing start: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe crc32_gzip_refl(start, $0.baseAddress, UInt64($0.count)) }
}

/// The Adler-32 of two texts, one after the other, from theirs.
///
/// RFC 1950: s1 sums the bytes from 1 on, s2 sums the s1, both modulo 65521; so the second text adds its own s1 − 1,
/// and the first one's s1 − 1 to each of its steps.
package func combinedAdler32(_ first: UInt32, _ second: UInt32, secondByteCount: Int) -> UInt32 {
    let base: UInt64 = 65_521
    let (first1, first2) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
    let (second1, second2) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
    let steps = UInt64(secondByteCount) % base
    let sum1 = (first1 + second1 + base - 1) % base
    let sum2 = (first2 + second2 + steps * (first1 + base - 1)) % base
    return UInt32(sum2 << 16 | sum1)
}

extension UInt32 {
    /// The four bytes, the highest first, as PNG files have numbers.
    var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
    }
}
