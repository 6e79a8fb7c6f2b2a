package import DrawingLibraries
package import Rasters

/// Writes rasters as PNG files, band by band.
///
/// Each band is deflated for itself, and none of its rows refers to a row of another, so that a band that did not
/// change between two pictures need not be encoded again: `encode(_:rows:)` gives a band, `file(of:bands:)` puts bands
/// together. An encoder belongs to one thread.
package struct PNGEncoder {
    package let bands: RasterBands
    private var deflater = SegmentDeflater(level: 1)
    private var filtered = PNGRows()

    package init(bands: RasterBands = RasterBands()) { self.bands = bands }

    /// The bytes of a file that decodes to exactly these pixels.
    package mutating func encode(_ raster: Raster) throws(RenderingError) -> [UInt8] {
        let format = PNGFormat(for: raster)
        var encoded: [EncodedBand] = []
        for number in bands.all(inHeight: raster.height) {
            let rows = bands.rows(ofBand: number, height: raster.height)
            encoded.append(try encode(raster, rows: rows, format: format))
        }
        return file(width: raster.width, height: raster.height, format: format, bands: encoded)
    }

    /// The bytes of a file, and the digest of its pixels.
    package mutating func encodeWithDigest(
        _ raster: Raster
    ) throws(RenderingError) -> (bytes: [UInt8], digest: PixelDigest) {
        (try encode(raster), try PixelDigest(of: raster))
    }

    /// A band, encoded for itself.
    package mutating func encode(
        _ raster: Raster, rows: Range<Int>, format: PNGFormat
    ) throws(RenderingError) -> EncodedBand {
        filtered.fill(with: rows, of: raster, format: format)
        let bytes = filtered.bytes
        do {
            return EncodedBand(
                deflated: try deflater.segment(of: bytes.span), checksum: adler32(of: bytes.span),
                byteCount: bytes.count)
        } catch {
            throw RenderingError(error)
        }
    }

    /// A file of all the bands of a picture, from the top.
    package func file(width: Int, height: Int, format: PNGFormat, bands: [EncodedBand]) -> [UInt8] {
        var file = PNGFile(width: width, height: height, format: format)
        var checksum: UInt32 = 1
        for (index, band) in bands.enumerated() {
            // A zlib stream begins with its method and window; no dictionary, fastest compression.
            file.append(chunk: "IDAT", index == 0 ? [0x78, 0x01] + band.deflated : band.deflated)
            checksum = combinedAdler32(checksum, band.checksum, secondByteCount: band.byteCount)
        }
        // An empty stored block, marked as the last.
        file.append(chunk: "IDAT", [0x01, 0x00, 0x00, 0xFF, 0xFF] + checksum.bigEndianBytes)
        file.append(chunk: "IEND", [])
        return file.bytes
    }
}

/// A band of a PNG file: its deflated rows, and what the whole file's checksum needs of them.
package struct EncodedBand: Hashable, Sendable {
    package let deflated: [UInt8]
    /// Adler-32 of the rows before they were deflated, and their bytes.
    package let checksum: UInt32
    package let byteCount: Int
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
