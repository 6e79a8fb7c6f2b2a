/// Undoes the filters of a picture's rows, one after the other, and widens their pixels to four bytes.
///
/// PNG specification, third edition, section 9.
struct PNGFilterUndoing: ~Copyable {
    private let header: PlainPNGHeader
    private let palette: [UInt32]
    /// What stands above the first row; pixels without alpha are opaque there too, so that no filter changes it.
    private let nothing: UnsafeMutableRawPointer
    /// The row above as the file stores it, of pixels that are not widened before their filter is undone.
    private let storedAbove: UnsafeMutableRawPointer

    init(header: PlainPNGHeader, palette: [UInt32]) {
        self.header = header
        self.palette = palette
        nothing = .allocate(byteCount: header.width * 4, alignment: 16)
        let pixel: UInt32 = header.layout == .rgb ? RGBPixels.opaque : 0
        nothing.initializeMemory(as: UInt32.self, repeating: pixel.littleEndian, count: header.width)
        storedAbove = .allocate(byteCount: header.rowLength, alignment: 16)
        storedAbove.initializeMemory(as: UInt8.self, repeating: 0, count: header.rowLength)
    }

    deinit {
        nothing.deallocate()
        storedAbove.deallocate()
    }

    /// Writes a row's pixels.
    ///
    /// - Parameters:
    ///   - stored: the filter's number and the row, which may change.
    ///   - above: the pixels of the row before, `nil` for the first.
    /// - Returns: `false` for a filter that there is not, or an index that the palette does not have.
    mutating func undo(
        _ stored: UnsafeMutableRawPointer, into pixels: UnsafeMutableRawPointer, above: UnsafeRawPointer?
    ) -> Bool {
        guard let filter = PNGFilter(rawValue: stored.load(as: UInt8.self)) else { return false }
        let above = above ?? UnsafeRawPointer(nothing)
        switch header.layout {
        case .rgba:
            WidePixelRow<RGBAPixels>(stored: stored + 1, above: above, pixels: pixels, width: header.width).undo(filter)
        case .rgb:
            WidePixelRow<RGBPixels>(stored: stored + 1, above: above, pixels: pixels, width: header.width).undo(filter)
        case .gray, .grayWithAlpha, .indices:
            undoBytes(stored + 1, filter)
            return widen(stored + 1, into: pixels)
        }
        return true
    }

    /// Undoes the filter byte by byte, and keeps the row for the next one.
    private func undoBytes(_ row: UnsafeMutableRawPointer, _ filter: PNGFilter) {
        let row = row.assumingMemoryBound(to: UInt8.self)
        let above = storedAbove.assumingMemoryBound(to: UInt8.self)
        switch filter {
        case .none: break
        case .above:
            for index in 0..<header.rowLength { row[index] &+= above[index] }
        case .left, .average, .paeth:
            let distance = header.layout.bytesPerPixel
            for index in 0..<header.rowLength {
                let left = index >= distance ? row[index - distance] : 0
                let corner = index >= distance ? above[index - distance] : 0
                row[index] &+= filter.prediction(left: left, above: above[index], corner: corner)
            }
        }
        storedAbove.copyMemory(from: row, byteCount: header.rowLength)
    }

    /// - Returns: `false` for an index that the palette does not have.
    private func widen(_ row: UnsafeMutableRawPointer, into pixels: UnsafeMutableRawPointer) -> Bool {
        let row = row.assumingMemoryBound(to: UInt8.self)
        let pixels = pixels.assumingMemoryBound(to: UInt32.self)
        switch header.layout {
        case .gray:
            for column in 0..<header.width {
                pixels[column] = (0xFF00_0000 | UInt32(row[column]) &* 0x01_0101).littleEndian
            }
        case .grayWithAlpha:
            for column in 0..<header.width {
                let pixel = UInt32(row[2 * column + 1]) << 24 | UInt32(row[2 * column]) &* 0x01_0101
                pixels[column] = pixel.littleEndian
            }
        case .indices: return lookUp(row, into: pixels)
        case .rgb, .rgba: break
        }
        return true
    }

    /// Indices of less than eight bits begin in a byte's high bits.
    private func lookUp(_ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
        let (depth, count) = (header.depth, palette.count)
        let mask = (1 << depth) - 1
        return palette.withUnsafeBufferPointer { palette in
            for column in 0..<header.width {
                let bit = column &* depth
                let index = Int(row[bit >> 3]) >> (8 &- depth &- bit & 7) & mask
                guard index < count else { return false }
                pixels[column] = palette[index].littleEndian
            }
            return true
        }
    }
}
