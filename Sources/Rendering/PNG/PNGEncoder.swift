package import DrawingLibraries
import Files
package import Rasters

/// Writes rasters as PNG files, band by band.
///
/// Each band is deflated for itself, and none of its rows refers to a row of another, so that a band that did not
/// change between two pictures need not be encoded again: `encode(_:rows:format:)` gives a band,
/// `file(width:height:format:bands:)` puts bands together. An encoder belongs to one thread.
package struct PNGEncoder {
    package let bands: RasterBands
    // Level 2 is as fast as level 1 on rows that are not filtered, and smaller.
    private var deflater = SegmentDeflater(level: 2)
    private var reader = BandReader()

    package init(bands: RasterBands = RasterBands()) { self.bands = bands }

    /// The bytes of a file that decodes to exactly these pixels.
    package mutating func encode(_ raster: Raster) throws(RenderingError) -> [UInt8] {
        try encodeWithDigest(raster).bytes
    }

    /// The bytes of a file, and the digest of its pixels.
    package mutating func encodeWithDigest(
        _ raster: Raster
    ) throws(RenderingError) -> (bytes: [UInt8], digest: PixelDigest) {
        let ranges = bands.all(inHeight: raster.height).map { bands.rows(ofBand: $0, height: raster.height) }
        var facts = PixelFacts()
        var digests: [Digest128] = []
        for rows in ranges {
            reader.read(rows, of: raster, countingColors: facts.colors != .many)
            facts.formUnion(reader.facts)
            digests.append(reader.digest)
        }
        let format = PNGFormat(for: facts, width: raster.width, height: raster.height)
        var encoded: [EncodedBand] = []
        for rows in ranges { encoded.append(try encode(raster, rows: rows, format: format)) }
        return (
            file(width: raster.width, height: raster.height, format: format, bands: encoded),
            PixelDigest(width: raster.width, height: raster.height, bands: digests)
        )
    }

    /// Reads a band, to be told of its pixels.
    ///
    /// - Parameter format: the one that it will probably be encoded in.
    /// - Returns: the band in that format, where that holds its pixels.
    mutating func examine(
        _ raster: Raster, rows: Range<Int>, countingColors: Bool = false, expecting format: PNGFormat? = nil
    ) throws(RenderingError) -> EncodedBand? {
        reader.read(rows, of: raster, countingColors: countingColors, expecting: format)
        guard let format, let packed = reader.packedRows(in: format) else { return nil }
        let bytes = packed.bytes
        do {
            return EncodedBand(
                deflated: try deflater.segment(of: bytes.span), checksum: packed.checksum, byteCount: bytes.count)
        } catch {
            throw RenderingError(error)
        }
    }

    /// What is true of the pixels of the band that was examined last.
    var examinedFacts: PixelFacts { reader.facts }

    var examinedDigest: Digest128 { reader.digest }

    /// A band, encoded for itself.
    ///
    /// - Parameter format: one that holds the band's pixels.
    package mutating func encode(
        _ raster: Raster, rows: Range<Int>, format: PNGFormat
    ) throws(RenderingError) -> EncodedBand {
        let band = try examine(raster, rows: rows, countingColors: format.isPalette, expecting: format)
        guard let band else { preconditionFailure("\(format) does not hold the band's pixels") }
        return band
    }

    /// A file of all the bands of a picture, from the top.
    package func file(width: Int, height: Int, format: PNGFormat, bands: [EncodedBand]) -> [UInt8] {
        var file = PNGFile(
            width: width, height: height, format: format,
            capacity: bands.reduce(2048) { $0 + $1.deflated.count + 12 })
        var checksum: UInt32 = 1
        for (index, band) in bands.enumerated() {
            // A zlib stream begins with its method and window; no dictionary, fastest compression.
            file.append(chunk: "IDAT", after: index == 0 ? [0x78, 0x01] : [], band.deflated)
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
