package import Codecs
package import DisplayLists
package import Drawing
import Files
import Rasters

/// Writes display lists as PNG files.
///
/// A band that would be drawn exactly as one before it is taken over, deflated and hashed as it is. What a file holds
/// depends on its display list alone all the same: bands are taken over where the whole of what decides their pixels is
/// equal, and the file's format follows from the pixels of all bands. An exporter belongs to one thread.
package final class PNGExporter {
    private let renderer: RasterRenderer
    private var encoder: PNGEncoder
    private var records = BoundedCache<BandKey, BandRecord>(limit: 4 << 20)
    /// What pictures share around what differs between them.
    private var grounds = BoundedCache<BandRecipe, BandGround>(limit: 24 << 20)
    private var canvas = BandCanvas()
    /// Whether the rows of the picture that is drawn are stored as differences to those above.
    private var storesDifferences = false
    /// The format of the last picture of a kind: most often the next one's.
    private var likelyFormats: [PictureKind: PNGFormat] = [:]

    /// An exporter of what the renderer draws, whose thread it belongs to.
    package init(renderer: RasterRenderer) {
        self.renderer = renderer
        encoder = PNGEncoder(bands: renderer.bands)
    }

    /// The bytes of a file, and the digest of its pixels.
    ///
    /// - Parameters:
    ///   - list: snapped to the pixels of the same scale.
    ///   - pixelsPerPoint: any positive number.
    ///   - asDifferences: whether rows are stored as differences to those above, which is quick where much is empty.
    package func file(
        of list: DisplayList, pixelsPerPoint: Double, asDifferences: Bool = false
    ) throws(DrawingError) -> (bytes: [UInt8], digest: PixelDigest) {
        let plan = try renderer.plan(list, pixelsPerPoint: pixelsPerPoint)
        storesDifferences = asDifferences
        let ranges = renderer.bands.all(inHeight: plan.size.height).map {
            renderer.bands.rows(ofBand: $0, height: plan.size.height)
        }
        var (found, facts): ([BandRecord], PixelFacts) = ([], PixelFacts())
        let (direct, likely) = (plan.isOpaque ? PNGFormat.rgb : .rgba, likelyFormats[PictureKind(plan)])
        var expected = likely ?? direct
        for rows in ranges {
            let record = try record(of: rows, in: plan, countingColors: facts.colors != .many, expecting: expected)
            facts.formUnion(record.facts)
            found.append(record)
            // A format that does not hold the bands so far is not the picture's.
            if !expected.holds(facts) { expected = direct }
        }
        let format = try format(of: found, ranges, in: plan, facts: facts)
        var encoded: [EncodedBand] = []
        for (rows, record) in zip(ranges, found) {
            encoded.append(try band(record, of: rows, in: plan, as: format))
        }
        let (width, height) = (plan.size.width, plan.size.height)
        return (
            encoder.file(width: width, height: height, format: format, bands: encoded),
            PixelDigest(width: width, height: height, bands: found.map(\.digest))
        )
    }

    /// The bytes of a file as small as can be, and the digest of its pixels.
    package func smallFile(
        of list: DisplayList, pixelsPerPoint: Double
    ) throws(DrawingError) -> (bytes: [UInt8], digest: PixelDigest) {
        let raster = try renderer.raster(of: list, pixelsPerPoint: pixelsPerPoint)
        return try DrawingError.encoding { () throws(EncodingError) in try encoder.encodeSmall(raster) }
    }

    /// The format follows from the colours of all bands; those of a band that came from a picture of many colours are
    /// counted now.
    private func format(
        of records: [BandRecord], _ ranges: [Range<Int>], in plan: RasterPlan, facts: PixelFacts
    ) throws(DrawingError) -> PNGFormat {
        var facts = facts
        if facts.colors == .unknown {
            facts = PixelFacts()
            for (rows, record) in zip(ranges, records) {
                if record.facts.colors == .unknown, facts.colors != .many {
                    _ = try examine(rows, of: plan, countingColors: true)
                    record.facts = encoder.examinedFacts
                }
                facts.formUnion(record.facts)
            }
        }
        let format = PNGFormat(for: facts, width: plan.size.width, height: plan.size.height)
        likelyFormats[PictureKind(plan)] = format
        return format
    }

    private func record(
        of rows: Range<Int>, in plan: RasterPlan, countingColors: Bool, expecting format: PNGFormat
    ) throws(DrawingError) -> BandRecord {
        let recipe = plan.recipe(ofRows: rows)
        let key = BandKey(recipe: recipe, storesDifferences: storesDifferences)
        return try records.value(for: key) { () throws(DrawingError) in
            let record = try draw(rows, of: plan, countingColors: countingColors, expecting: format)
            return (record, recipe.byteCount + record.byteCount)
        }
    }

    /// Draws a band, and encodes it in the format that the picture will probably have, while its pixels are at hand.
    private func draw(
        _ rows: Range<Int>, of plan: RasterPlan, countingColors: Bool, expecting format: PNGFormat
    ) throws(DrawingError) -> BandRecord {
        let band = try examine(rows, of: plan, countingColors: countingColors, expecting: format)
        let record = BandRecord(facts: encoder.examinedFacts, digest: encoder.examinedDigest)
        record.encodings[format] = band
        return record
    }

    /// The band in a format that it was perhaps not yet encoded in.
    private func band(
        _ record: BandRecord, of rows: Range<Int>, in plan: RasterPlan, as format: PNGFormat
    ) throws(DrawingError) -> EncodedBand {
        if let band = record.encodings[format] { return band }
        let band = try examine(rows, of: plan, countingColors: format.isPalette, expecting: format)
        guard let band else { preconditionFailure("\(format) does not hold the band's pixels") }
        record.encodings[format] = band
        return band
    }

    /// Draws a band, and gives its pixels to the encoder.
    private func examine(
        _ rows: Range<Int>, of plan: RasterPlan, countingColors: Bool, expecting format: PNGFormat? = nil
    ) throws(DrawingError) -> EncodedBand? {
        if let format, ChangingRows.suit(format), let recipe = plan.groundRecipe(ofRows: rows) {
            let width = plan.size.width
            let ground = try grounds.value(for: recipe) { () throws(DrawingError) in
                let ground = try canvas.withRaster(width: width, rowCount: rows.count) {
                    canvas throws(DrawingError) in try BandGround(of: plan, rows: rows, on: &canvas)
                }
                return (ground, recipe.byteCount + ground.byteCount)
            }
            try canvas.draw(plan, on: ground)
            return try DrawingError.encoding { () throws(EncodingError) in
                try encoder.examine(
                    canvas.raster, &ground.encodedRows, countingColors: countingColors, expecting: format)
            }
        }
        try canvas.draw(plan, rows: rows)
        return try DrawingError.encoding { () throws(EncodingError) in
            try encoder.examine(
                canvas.raster, rows: 0..<rows.count, countingColors: countingColors, expecting: format,
                asDifferences: storesDifferences)
        }
    }
}

/// What tells most of a picture's format before it is drawn.
private struct PictureKind: Hashable {
    let isOpaque: Bool
    /// A photograph has more colours than any palette.
    let showsPictures: Bool

    init(_ plan: RasterPlan) { (isOpaque, showsPictures) = (plan.isOpaque, plan.showsPictures) }
}

/// What decides the bytes of a band in each format.
private struct BandKey: Hashable {
    let recipe: BandRecipe
    let storesDifferences: Bool
}

/// What a band has become, in the formats that it was asked for.
private final class BandRecord {
    var facts: PixelFacts
    let digest: Digest128
    var encodings: [PNGFormat: EncodedBand] = [:]

    init(facts: PixelFacts, digest: Digest128) {
        self.facts = facts
        self.digest = digest
    }

    var byteCount: Int {
        2048 + encodings.values.reduce(0) { $0 + $1.deflated.count }
    }
}
