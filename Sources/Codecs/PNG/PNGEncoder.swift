package import Files
package import Rasters

/// Writes rasters as PNG files, band by band.
///
/// Each band is deflated for itself, and none of its rows refers to a row of another, so that a band that did not
/// change between two pictures need not be encoded again: `encode(_:rows:format:)` gives a band,
/// `file(width:height:format:bands:)` puts bands together. An encoder belongs to one thread.
package struct PNGEncoder {
    /// How pictures are cut into bands.
    package let bands: RasterBands
    /// Level 2 is as fast as level 1 on rows that are not filtered, and smaller.
    static let level = 2
    private var deflater = SegmentDeflater(level: Self.level)
    private var rooms = ChangingRows.Rooms()
    private var reader = BandReader()
    /// That of the last picture of one band, which the next one will probably have, too.
    private var lastFormat: PNGFormat?
    /// What is true of the pixels of the band that was examined last.
    package private(set) var examinedFacts = PixelFacts()
    /// The digest of the pixels of the band that was examined last.
    package private(set) var examinedDigest = Digest128(high: 0, low: 0)

    /// An encoder with rooms of its own; the bands are those of all pictures unless others are given.
    package init(bands: RasterBands = RasterBands()) { self.bands = bands }

    /// The bytes of a file that decodes to exactly these pixels.
    package mutating func encode(_ raster: Raster) throws(EncodingError) -> [UInt8] {
        try encodeWithDigest(raster).bytes
    }

    /// The bytes of a file, and the digest of its pixels.
    package mutating func encodeWithDigest(
        _ raster: Raster
    ) throws(EncodingError) -> (bytes: [UInt8], digest: PixelDigest) {
        let ranges = bands.all(inHeight: raster.height).map { bands.rows(ofBand: $0, height: raster.height) }
        let expected = ranges.count == 1 ? lastFormat : nil
        var facts = PixelFacts()
        var digests: [Digest128] = []
        for rows in ranges {
            reader.read(rows, of: raster, countingColors: facts.colors != .many, expecting: expected)
            facts.formUnion(reader.facts)
            digests.append(reader.digest)
        }
        let format = PNGFormat(for: facts, width: raster.width, height: raster.height)
        var encoded: [EncodedBand] = []
        if let packed = reader.packedRows(in: format) {
            encoded.append(try EncodedBand(packed, deflatedBy: &deflater))
        } else {
            for rows in ranges { encoded.append(try encode(raster, rows: rows, format: format)) }
        }
        if ranges.count == 1 { lastFormat = format }
        return (
            file(width: raster.width, height: raster.height, format: format, bands: encoded),
            PixelDigest(width: raster.width, height: raster.height, bands: digests)
        )
    }

    /// Reads a band, to be told of its pixels.
    ///
    /// - Parameters:
    ///   - format: the one that it will probably be encoded in.
    ///   - asDifferences: whether all rows are stored as differences to those above, where the format suits that.
    /// - Returns: the band in that format, where that holds its pixels.
    package mutating func examine(
        _ raster: Raster, rows: Range<Int>, countingColors: Bool = false, expecting format: PNGFormat? = nil,
        asDifferences: Bool = false
    ) throws(EncodingError) -> EncodedBand? {
        if asDifferences, let format, ChangingRows.suit(format) {
            let read = try rooms.band(rows, of: raster, in: format, countingColors: countingColors)
            (examinedFacts, examinedDigest) = (read.facts, read.digest)
            return read.band
        }
        reader.read(rows, of: raster, countingColors: countingColors, expecting: format)
        (examinedFacts, examinedDigest) = (reader.facts, reader.digest)
        guard let format, let packed = reader.packedRows(in: format) else { return nil }
        return try EncodedBand(packed, deflatedBy: &deflater)
    }

    /// Reads a band in which one part differs from the last one that was examined with these rows.
    ///
    /// - Parameters:
    ///   - raster: shows the part where it is in the band.
    ///   - format: one that suits changing rows.
    package mutating func examine(
        _ raster: borrowing Raster, _ rows: inout ChangingRows, countingColors: Bool, expecting format: PNGFormat
    ) throws(EncodingError) -> EncodedBand? {
        let read = try rows.band(raster, in: format, countingColors: countingColors, with: &rooms)
        (examinedFacts, examinedDigest) = (read.facts, read.digest)
        return read.band
    }

    /// A band, encoded for itself.
    ///
    /// - Parameter format: one that holds the band's pixels.
    package mutating func encode(
        _ raster: Raster, rows: Range<Int>, format: PNGFormat
    ) throws(EncodingError) -> EncodedBand {
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
    /// A part of a zlib stream that ends on a byte.
    package let deflated: [UInt8]
    /// Adler-32 of the rows before they were deflated, and their bytes.
    package let checksum: UInt32
    /// How many bytes it inflates to.
    package let byteCount: Int
}

extension EncodedBand {
    /// Rows as they are filtered.
    init(_ rows: borrowing PNGRows, deflatedBy deflater: inout SegmentDeflater) throws(EncodingError) {
        self = try rows.withBytes { bytes throws(EncodingError) in
            EncodedBand(
                deflated: try deflater.segment(of: bytes), checksum: rows.checksum, byteCount: bytes.count)
        }
    }
}

/// Reads a band of a picture once: what is true of its pixels, their digest, and its rows as PNG filters them.
///
/// A few rows at a time go through all steps, so that they stay in the cache that is nearest.
package struct BandReader {
    /// What is true of the pixels read last; their colours only if they were to be counted.
    package private(set) var facts = PixelFacts()
    /// Of the bytes that were read so far.
    package private(set) var digest = Digest128(high: 0, low: 0)
    private var rows = StraightRows()
    private var filtered = PNGRows()
    private var packedFormat: PNGFormat?
    private var colors = ColorCounter()
    private let stream = DigestStream()

    /// What is held in the nearest cache at a time.
    static let pixelsAtATime = 4096

    /// A reader before the first row.
    package init() {}

    /// - Parameter format: the one that the rows will probably be asked for in; `nil` for none.
    package mutating func read(
        _ band: Range<Int>, of raster: Raster, countingColors: Bool = false, expecting format: PNGFormat? = nil
    ) {
        let step = max(Self.pixelsAtATime / max(raster.width, 1), 1)
        stream.reset()
        colors.reset()
        if let format { filtered.begin(rowCount: band.count, width: raster.width, format: format) }
        for start in stride(from: band.lowerBound, to: band.upperBound, by: step) {
            let part = start..<min(start + step, band.upperBound)
            rows.fill(with: part, of: raster, continuing: start > band.lowerBound)
            stream.update(rows)
            if countingColors { colors.add(rows) }
            if let format { filtered.append(rows, format: format) }
        }
        facts = rows.facts
        if countingColors { facts.colors = colors.colors }
        digest = stream.digest
        packedFormat = format
    }

    /// The filtered rows in a format; `nil` unless it was expected and holds the pixels.
    package func packedRows(in format: PNGFormat) -> PNGRows? {
        packedFormat == format && format.holds(facts) ? filtered : nil
    }
}
