internal import CPixels
import Rasters

/// Undoes the filters of a picture's rows, from the top, and widens their pixels to four bytes.
///
/// PNG specification, third edition, section 9.
///
/// Safe: it alone owns its two rows, which are as long as the header says, and frees them when it goes.
@safe struct PNGFilterUndoing: ~Copyable {
    private let header: PlainPNGHeader
    private let palette: [StraightRGBA]
    /// What stands above the first row; pixels without alpha are opaque there too, so that no filter changes it.
    private let nothing: UnsafeMutableRawPointer
    /// The row above as the file stores it, of pixels that are not widened before their filter is undone.
    private let storedAbove: UnsafeMutableRawPointer

    init(header: PlainPNGHeader, palette: [StraightRGBA]) {
        self.header = header
        self.palette = palette
        unsafe nothing = .allocate(byteCount: header.width * 4, alignment: 16)
        let pixel: UInt32 = header.layout == .rgb ? 0xFF00_0000 : 0
        unsafe nothing.initializeMemory(as: UInt32.self, repeating: pixel.littleEndian, count: header.width)
        unsafe storedAbove = .allocate(byteCount: header.rowLength, alignment: 16)
        unsafe storedAbove.initializeMemory(as: UInt8.self, repeating: 0, count: header.rowLength)
    }

    deinit {
        unsafe nothing.deallocate()
        unsafe storedAbove.deallocate()
    }

    /// Writes the pixels of some rows.
    ///
    /// - Parameters:
    ///   - stored: the rows, each behind its filter's number; they may change, and a byte behind them is read.
    ///   - above: the pixels of the row before, `nil` for the first.
    /// - Returns: `false` for a filter that there is not, or an index that the palette does not have.
    mutating func undo(
        _ stored: UnsafeMutablePointer<UInt8>, rowCount: Int, into pixels: UnsafeMutableRawPointer,
        above: UnsafeRawPointer?
    ) -> Bool {
        switch header.layout {
        case .rgb, .rgba:
            return unsafe thumbindex_unfilter_rows(
                stored, rowCount, header.width, header.layout.bytesPerPixel, above ?? UnsafeRawPointer(nothing), pixels)
                != 0
        case .gray, .grayWithAlpha, .indices:
            for row in 0..<rowCount {
                let start = unsafe stored + row * (header.rowLength + 1)
                guard let filter = unsafe PNGFilter(rawValue: start[0]) else { return false }
                unsafe undoBytes(start + 1, filter)
                guard unsafe widen(start + 1, into: pixels + row * header.width * 4) else { return false }
            }
            return true
        }
    }

    /// Undoes the filter byte by byte, and keeps the row for the next one.
    private func undoBytes(_ row: UnsafeMutablePointer<UInt8>, _ filter: PNGFilter) {
        let above = unsafe storedAbove.assumingMemoryBound(to: UInt8.self)
        switch filter {
        case .none: break
        case .above:
            for index in 0..<header.rowLength { unsafe row[index] &+= above[index] }
        case .left, .average, .paeth:
            let distance = header.layout.bytesPerPixel
            for index in 0..<header.rowLength {
                let left = unsafe index >= distance ? row[index - distance] : 0
                let corner = unsafe index >= distance ? above[index - distance] : 0
                unsafe row[index] &+= filter.prediction(left: left, above: above[index], corner: corner)
            }
        }
        unsafe storedAbove.copyMemory(from: row, byteCount: header.rowLength)
    }

    /// - Returns: `false` for an index that the palette does not have.
    private func widen(_ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutableRawPointer) -> Bool {
        let pixels = unsafe pixels.assumingMemoryBound(to: UInt32.self)
        switch header.layout {
        case .gray:
            for column in 0..<header.width {
                unsafe pixels[column] = unsafe (0xFF00_0000 | UInt32(row[column]) &* 0x01_0101).littleEndian
            }
        case .grayWithAlpha:
            for column in 0..<header.width {
                let pixel = unsafe UInt32(row[2 * column + 1]) << 24 | UInt32(row[2 * column]) &* 0x01_0101
                unsafe pixels[column] = pixel.littleEndian
            }
        case .indices: return unsafe lookUp(row, into: pixels)
        case .rgb, .rgba: break
        }
        return true
    }

    /// Indices of less than eight bits begin in a byte's high bits.
    private func lookUp(_ row: UnsafeMutablePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
        let (depth, count) = (header.depth, palette.count)
        let mask = (1 << depth) - 1
        return unsafe palette.withUnsafeBufferPointer { palette in
            for column in 0..<header.width {
                let bit = column &* depth
                let index = unsafe Int(row[bit >> 3]) >> (8 &- depth &- bit & 7) & mask
                guard index < count else { return false }
                unsafe pixels[column] = unsafe palette[index].abgr.littleEndian
            }
            return true
        }
    }
}

/// What the bytes of a row were taken from before they were stored.
enum PNGFilter: UInt8 {
    case none
    case left
    case above
    case average
    case paeth

    /// What is to be added to a byte.
    ///
    /// - Parameters:
    ///   - left: that of the pixel before.
    ///   - above: that of the pixel above.
    ///   - corner: that of the pixel before the one above.
    func prediction(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .left: left
        case .above: above
        case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
        case .paeth: Self.nearest(left: Int16(left), above: Int16(above), corner: Int16(corner))
        }
    }

    /// The neighbour that is nearest to left + above − corner; of those as near the first named.
    private static func nearest(left: Int16, above: Int16, corner: Int16) -> UInt8 {
        let distances = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
        return UInt8(distances.1 <= distances.2 ? above : corner)
    }
}
