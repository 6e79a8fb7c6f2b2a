/// How a picture is divided into bands of whole rows from its top.
package struct RasterBands: Hashable, Sendable {
    /// Of every band but the last, which may have fewer.
    package let rowCount: Int

    /// - Parameter rowCount: as many as make what a band costs to begin small beside the rest, and leave most changes
    ///   to a few bands: a fifth of 812 points at two pixels a point.
    package init(rowCount: Int = 325) {
        precondition(rowCount > 0, "a band has at least one row")
        self.rowCount = rowCount
    }

    package func all(inHeight height: Int) -> Range<Int> {
        0..<(height + rowCount - 1) / rowCount
    }

    package func rows(ofBand number: Int, height: Int) -> Range<Int> {
        (number * rowCount..<(number + 1) * rowCount).clamped(to: 0..<height)
    }
}
