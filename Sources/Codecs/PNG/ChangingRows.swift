import Files
package import Rasters

/// A band of pictures in which one part alone differs from one to the next, as the screen in a device: what is around the
/// part is read once, and rows that the part does not touch are deflated once.
///
/// It has up to three segments: the rows above the part, those that it touches, and those below it. Rows are stored as
/// differences to the ones above them, so that beside the part, where most rows are alike, zeros are left to deflate. The
/// first row, and the first below the part, whose row above may change, are stored as they are.
package struct ChangingRows {
    /// In the band's pixels.
    private let part: PixelRect
    private let band: SurroundedColumns
    /// Of the pixels that are not the part's; their colours are not known.
    private let factsAround: PixelFacts
    private var still: StillRows?

    /// What never changes, deflated.
    private struct StillRows {
        let format: PNGFormat
        let above, below: EncodedBand?
    }

    /// - Parameters:
    ///   - raster: shows what is around the part in its first rows.
    ///   - rowCount: of the band.
    ///   - part: in the band's pixels; not empty.
    package init(_ raster: borrowing Raster, rowCount: Int, changing part: PixelRect) {
        let frame = PixelRect(x: 0, y: 0, width: raster.width, height: rowCount)
        precondition(frame.contains(part) && !part.isEmpty, "a part lies in its band")
        self.part = part
        var rows = StraightRows()
        rows.fill(with: frame.rows, of: raster)
        band = SurroundedColumns(part.columns, in: rows)
        var facts = PixelFacts()
        for piece in frame.parts(around: part) { facts.formUnion(raster.facts(of: piece)) }
        factsAround = facts
    }

    /// The bytes that are kept.
    package var byteCount: Int { 4 * band.rows.width * band.rows.rowCount }

    /// Whether pictures in a format may be stored so.
    package static func suit(_ format: PNGFormat) -> Bool { format == .rgb || format == .rgba }
}

extension ChangingRows {
    /// What is used again for each band.
    struct Rooms {
        private var deflater: RowDeflater?
        fileprivate var rows = StraightRows()
        fileprivate let stream = DigestStream()

        /// One that nobody else has, made for the first band, since many an encoder never gets one.
        fileprivate mutating func deflaterOfItsOwn() throws(EncodingError) -> RowDeflater {
            if let deflater, isKnownUniquelyReferenced(&self.deflater) { return deflater }
            let made = try RowDeflater()
            deflater = made
            return made
        }

        /// Reads a band of which nothing is known, as differences to the rows above.
        ///
        /// - Parameter countingColors: whether the facts are to tell the colours.
        /// - Returns: the band, where the format holds its pixels, what is true of them, and their digest.
        mutating func band(
            _ numbers: Range<Int>, of raster: Raster, in format: PNGFormat, countingColors: Bool
        ) throws(EncodingError) -> (band: EncodedBand?, facts: PixelFacts, digest: Digest128) {
            let deflater = try deflaterOfItsOwn()
            try deflater.begin(rowCount: numbers.count, width: raster.width, format: format)
            var colors = ColorCounter()
            stream.reset()
            let step = max(BandReader.pixelsAtATime / raster.width, 1)
            for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: step) {
                let part = start..<min(start + step, numbers.upperBound)
                rows.fill(with: part, of: raster, continuing: start > numbers.lowerBound)
                stream.update(rows)
                if countingColors { colors.add(rows) }
                deflater.add(rows, 0..<rows.rowCount, hasRowAbove: rows.hasRowAbove)
            }
            var facts = rows.facts
            if countingColors { facts.colors = colors.colors }
            return (format.holds(facts) ? try deflater.finish() : nil, facts, stream.digest)
        }
    }

    /// Reads the part of another picture.
    ///
    /// - Parameters:
    ///   - raster: shows the part where it is in the band.
    ///   - countingColors: whether the facts are to tell the colours.
    /// - Returns: the band, where the format holds its pixels, what is true of them, and their digest.
    mutating func band(
        _ raster: borrowing Raster, in format: PNGFormat, countingColors: Bool, with rooms: inout Rooms
    ) throws(EncodingError) -> (band: EncodedBand?, facts: PixelFacts, digest: Digest128) {
        let around = band.rows
        var facts = factsAround
        var colors = ColorCounter()
        let deflater = try rooms.deflaterOfItsOwn()
        try deflater.begin(rowCount: part.height, width: around.width, format: format)
        rooms.stream.reset()
        around.update(rooms.stream, with: 0..<part.y)
        let step = max(BandReader.pixelsAtATime / around.width, 1)
        for start in stride(from: part.y, to: part.rows.upperBound, by: step) {
            let numbers = start..<min(start + step, part.rows.upperBound)
            facts.formUnion(
                rooms.rows.fill(with: numbers, of: raster, in: band, isFirst: start == part.y))
            rooms.stream.update(rooms.rows)
            if countingColors { colors.add(rooms.rows) }
            deflater.add(rooms.rows, 0..<rooms.rows.rowCount, hasRowAbove: rooms.rows.hasRowAbove)
        }
        around.update(rooms.stream, with: part.rows.upperBound..<around.rowCount)
        if countingColors {
            for still in [0..<part.y, part.rows.upperBound..<around.rowCount] { colors.add(around, still) }
            facts.colors = colors.colors
        }
        guard format.holds(facts) else { return (nil, facts, rooms.stream.digest) }
        let changed = try deflater.finish()
        let still = try stillRows(in: format, by: deflater)
        let encoded = [still.above, changed, still.below].compactMap(\.self).reduce(EncodedBand.empty) { $0 + $1 }
        return (encoded, facts, rooms.stream.digest)
    }

    private mutating func stillRows(in format: PNGFormat, by deflater: RowDeflater) throws(EncodingError) -> StillRows {
        if let still, still.format == format { return still }
        let made = StillRows(
            format: format, above: try segment(0..<part.y, in: format, by: deflater),
            below: try segment(part.rows.upperBound..<band.rows.rowCount, in: format, by: deflater))
        still = made
        return made
    }

    /// Some of the rows that never change; `nil` for none.
    private func segment(
        _ rows: Range<Int>, in format: PNGFormat, by deflater: RowDeflater
    ) throws(EncodingError) -> EncodedBand? {
        guard !rows.isEmpty else { return nil }
        try deflater.begin(rowCount: rows.count, width: band.rows.width, format: format)
        deflater.add(band.rows, rows, hasRowAbove: false)
        return try deflater.finish()
    }
}

extension EncodedBand {
    /// No rows at all.
    fileprivate static var empty: EncodedBand { EncodedBand(deflated: [], checksum: 1, byteCount: 0) }

    /// Two parts of a file, one after the other.
    fileprivate static func + (first: EncodedBand, second: EncodedBand) -> EncodedBand {
        EncodedBand(
            deflated: first.deflated + second.deflated,
            checksum: combinedAdler32(first.checksum, second.checksum, secondByteCount: second.byteCount),
            byteCount: first.byteCount + second.byteCount)
    }
}
