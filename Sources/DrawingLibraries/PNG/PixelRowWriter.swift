/// Turns the rows of a PNG file's data into pixels of four bytes.
struct PixelRowWriter {
    let header: PlainPNGHeader
    /// `0xAABBGGRR`
    let palette: [UInt32]
    /// Room for all pixels, red, green, blue, alpha in memory.
    let target: UnsafeMutableRawBufferPointer

    /// Writes all rows; `false` where the data breaks off, or a row is not as it should be.
    func write(from inflater: inout PNGInflater) -> Bool {
        let rowLength = header.rowLength + 1
        let rowsAtOnce = min(max(Self.pieceLength / rowLength, 1), header.height)
        // Pixels of three bytes are read as four.
        let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowsAtOnce * rowLength + 1)
        piece.initialize(repeating: 0)
        defer { piece.deallocate() }
        var undoing = PNGFilterUndoing(header: header, palette: palette)
        for start in stride(from: 0, to: header.height, by: rowsAtOnce) {
            let rows = start..<min(start + rowsAtOnce, header.height)
            guard inflater.fill(UnsafeMutableBufferPointer(rebasing: piece[..<(rows.count * rowLength)])) else {
                return false
            }
            guard write(rows, piece, by: &undoing) else { return false }
        }
        return true
    }

    /// So much that a processor's second cache holds it.
    private static let pieceLength = 256 << 10

    private func write(
        _ rows: Range<Int>, _ piece: UnsafeMutableBufferPointer<UInt8>, by undoing: inout PNGFilterUndoing
    ) -> Bool {
        guard let pixels = target.baseAddress, let data = piece.baseAddress else { return false }
        for row in rows {
            let stored = UnsafeMutableRawPointer(data + (row - rows.lowerBound) * (header.rowLength + 1))
            let line = pixels + row * header.width * 4
            guard undoing.undo(stored, into: line, above: row > 0 ? UnsafeRawPointer(line - header.width * 4) : nil)
            else { return false }
        }
        return true
    }
}
