package import Files
package import Rasters

/// Reads a band of a picture once: what is true of its pixels, their digest, and its rows as PNG filters them.
///
/// A few rows at a time go through all steps, so that they stay in the cache that is nearest.
package struct BandReader {
    /// What is true of the pixels read last; their colours only if they were to be counted.
    package private(set) var facts = PixelFacts()
    package private(set) var digest = Digest128(high: 0, low: 0)
    private var rows = StraightRows()
    private var filtered = PNGRows()
    private var packedFormat: PNGFormat?
    private var colors = ColorCounter()
    private let stream = DigestStream()

    /// What is held in the nearest cache at a time.
    private static let pixelsAtATime = 4096

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
