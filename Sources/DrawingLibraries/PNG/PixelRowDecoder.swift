import Rasters

/// Turns a PNG file's data into rows of pixels of four bytes, some rows at a time.
struct PixelRowDecoder: ~Copyable {
    private let header: PlainPNGHeader
    private var inflater: PNGInflater
    private var undoing: PNGFilterUndoing
    /// Rows as the file stores them, each behind its filter's number, and one byte more: pixels of three bytes are read
    /// as four.
    private let piece: UnsafeMutableBufferPointer<UInt8>

    init(header: PlainPNGHeader, palette: [StraightRGBA], inflater: consuming PNGInflater) {
        self.header = header
        self.inflater = inflater
        undoing = PNGFilterUndoing(header: header, palette: palette)
        let rowLength = header.rowLength + 1
        // Four rows are unfiltered at once.
        let rowsAtOnce = max(Self.pieceLength / rowLength, 1) / 4 * 4
        piece = .allocate(capacity: min(max(rowsAtOnce, 1), header.height) * rowLength + 1)
        piece.initialize(repeating: 0)
    }

    deinit { piece.deallocate() }

    /// So much that a processor's second cache holds it.
    private static let pieceLength = 256 << 10

    /// Writes the next rows; `false` where the data breaks off, or a row is not as it should be.
    ///
    /// - Parameters:
    ///   - pixels: room for the rows: red, green, blue, alpha in memory, without gaps.
    ///   - above: the pixels of the row before them, `nil` for a picture's first.
    mutating func decode(
        rowCount: Int, into pixels: UnsafeMutableRawPointer, above: UnsafeRawPointer?
    ) -> Bool {
        let rowLength = header.rowLength + 1
        let rowsAtOnce = (piece.count - 1) / rowLength
        var above = above
        for start in stride(from: 0, to: rowCount, by: rowsAtOnce) {
            let count = min(rowsAtOnce, rowCount - start)
            let stored = UnsafeMutableBufferPointer(rebasing: piece[..<(count * rowLength)])
            let target = pixels + start * header.width * 4
            guard inflater.fill(stored), let data = stored.baseAddress,
                undoing.undo(data, rowCount: count, into: target, above: above)
            else { return false }
            above = UnsafeRawPointer(target + (count - 1) * header.width * 4)
        }
        return true
    }

    /// Whether the data ends here as it should.
    mutating func isAtEnd() -> Bool { inflater.isAtEnd() }
}
