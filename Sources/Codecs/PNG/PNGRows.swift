internal import CPixels
package import Rasters

/// Rows of pixels as PNG filters them.
package struct PNGRows {
    /// Room for the rows, which only grows.
    private var room: [UInt8] = []
    /// The Adler-32 of the bytes that are filled.
    package private(set) var checksum: UInt32 = 1
    /// The bytes that there are to be, and those that are filled.
    private var (length, end) = (0, 0)
    private var row: [UInt8] = []
    private var above: [UInt8] = []
    /// Where the format's palette has its colours; empty where it has none.
    private var colorPlaces: [UInt16] = []

    /// No rows yet.
    package init() {}

    /// The rows as they stand in the file, each with its filter before it.
    package var bytes: [UInt8] { Array(room[..<length]) }

    /// Lends the rows, which `bytes` would copy.
    func withBytes<Result, Failure>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(room.span.extracting(0..<length))
    }

    /// How each row's filter is chosen.
    package enum Filtering: Hashable, Sendable {
        /// What costs hardly any time: rows equal to the one above as differences to it, which are zero; rows most of
        /// whose pixels differ from their neighbours as what seems best; all others as they are, since what repeats in
        /// them is found without.
        case whereItPays
        /// The type whose bytes, taken as signed, have the least sum: the rule of the PNG specification. In pictures of
        /// one column or one row, where most types are the same, libpng's choice of them. For whole pictures: above the
        /// first row are zeros.
        case leastSum
        /// The same type for all.
        case always(UInt8)
    }

    /// Replaces the rows by others; the memory is used again.
    package mutating func fill(with rows: Range<Int>, of raster: Raster, format: PNGFormat) {
        var straight = StraightRows()
        straight.fill(with: rows, of: raster)
        fill(with: straight, format: format)
    }

    /// Replaces the rows by others; the memory is used again.
    ///
    /// - Parameter format: one that holds such pixels.
    package mutating func fill(
        with rows: StraightRows, format: PNGFormat, filtering: Filtering = .whereItPays
    ) {
        begin(rowCount: rows.rowCount, width: rows.width, format: format)
        append(rows, format: format, filtering: filtering)
    }

    /// Makes room for rows that are to be appended; the memory is used again.
    mutating func begin(rowCount: Int, width: Int, format: PNGFormat) {
        let length = format.rowLength(width: width)
        self.length = rowCount * (1 + length)
        room.grow(to: self.length)
        row.grow(to: length)
        above.grow(to: length)
        (end, checksum) = (0, 1)
        guard case .palette(let palette) = format else { return }
        if colorPlaces.isEmpty { colorPlaces = [UInt16](repeating: 0, count: Int(thumbindex_color_slots)) }
        unsafe palette.colors.withUnsafeBytes { colors in
            let colors = unsafe colors.assumingMemoryBound(to: UInt32.self)
            unsafe thumbindex_place_colors(colors.baseAddress, colors.count, &colorPlaces)
        }
    }

    /// Adds rows of the width and in the format that there is room for.
    mutating func append(_ rows: StraightRows, format: PNGFormat, filtering: Filtering = .whereItPays) {
        append(rows, 0..<rows.rowCount, hasRowAbove: rows.hasRowAbove, format: format, filtering: filtering)
    }

    /// Adds some of the rows.
    ///
    /// - Parameter hasRowAbove: whether the first one's filter may look at the row above it.
    mutating func append(
        _ rows: StraightRows, _ numbers: Range<Int>, hasRowAbove: Bool, format: PNGFormat, filtering: Filtering
    ) {
        let (width, length, start) = (rows.width, format.rowLength(width: rows.width), end)
        end += numbers.count * (1 + length)
        precondition(end <= self.length, "there must be room for the rows")
        unsafe room.withUnsafeMutableBufferPointer { [colorPlaces] bytes in
            unsafe row.withUnsafeMutableBufferPointer { row in
                unsafe above.withUnsafeMutableBufferPointer { above in
                    unsafe rows.withUnsafePixels { pixels in
                        guard let pixels = unsafe pixels, let target = bytes.baseAddress, let row = row.baseAddress,
                            let above = above.baseAddress
                        else { return }
                        let packer = unsafe RowPacker(
                            format: format, filtering: filtering, width: width, length: length,
                            isOneRow: numbers.count == 1, row: row, above: above, colorPlaces: colorPlaces)
                        for number in numbers {
                            let hasRowAbove = number > numbers.lowerBound || hasRowAbove
                            unsafe packer.store(
                                pixels + number * width, hasRowAbove: hasRowAbove, changes: rows.changes(inRow: number),
                                to: target + start + (number - numbers.lowerBound) * (1 + length))
                        }
                    }
                }
            }
        }
        let unchanged = filtering == .whereItPays ? numbers.filter { rows.changes(inRow: $0) == nil } : []
        addToChecksum(unchanged.map { $0 - numbers.lowerBound }, rowLength: 1 + length, from: start)
    }

    /// Rows that are zeros but for their filter are added without being read.
    private mutating func addToChecksum(_ unchanged: [Int], rowLength: Int, from start: Int) {
        var read = start
        for number in unchanged {
            let filterEnd = start + number * rowLength + 1
            checksum = adler32(of: room.span.extracting(read..<filterEnd), continuing: checksum)
            checksum = adler32(ofZeros: rowLength - 1, continuing: checksum)
            read = filterEnd + rowLength - 1
        }
        checksum = adler32(of: room.span.extracting(read..<end), continuing: checksum)
    }
}

/// Stores rows of pixels in a format, each with the filter that suits it.
///
/// Unsafe, since its pointers are good only within the call that lends them: nobody keeps one.
@unsafe private struct RowPacker {
    let format: PNGFormat
    let filtering: PNGRows.Filtering
    let width: Int
    /// The bytes of a row.
    let length: Int
    let isOneRow: Bool
    /// Room for a row before it is filtered, and for the one above it.
    let row: UnsafeMutablePointer<UInt8>
    let above: UnsafeMutablePointer<UInt8>
    /// Where a palette has its colours.
    let colorPlaces: [UInt16]

    /// - Parameters:
    ///   - hasRowAbove: whether the filter may look at the row above.
    ///   - changes: `nil` where it may, and the row is equal to it.
    func store(
        _ pixels: UnsafePointer<UInt32>, hasRowAbove: Bool, changes: Int?, to target: UnsafeMutablePointer<UInt8>
    ) {
        switch unsafe filtering {
        case .whereItPays: unsafe storeWhereItPays(pixels, hasRowAbove: hasRowAbove, changes: changes, to: target)
        case .leastSum, .always: unsafe storeFiltered(pixels, hasRowAbove, to: target)
        }
    }

    private func storeWhereItPays(
        _ pixels: UnsafePointer<UInt32>, hasRowAbove: Bool, changes: Int?, to target: UnsafeMutablePointer<UInt8>
    ) {
        guard let changes else {
            unsafe target[0] = 2
            return unsafe (target + 1).update(repeating: 0, count: length)
        }
        guard unsafe changes * 2 <= width || format.bitsPerPixel < 8 || format.isPalette else {
            return unsafe storeFiltered(pixels, hasRowAbove, to: target)
        }
        unsafe storePlain(pixels, to: target)
    }

    /// Stores a row as it is.
    private func storePlain(_ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
        unsafe target[0] = 0
        unsafe pack(pixels, width, to: target + 1)
    }

    private func storeFiltered(
        _ pixels: UnsafePointer<UInt32>, _ hasRowAbove: Bool, to target: UnsafeMutablePointer<UInt8>
    ) {
        let row = unsafe packed(pixels, width, in: row)
        let above = unsafe hasRowAbove ? packed(pixels - width, width, in: above) : nil
        let step = unsafe format.bytesPerPixel
        switch unsafe filtering {
        case .always(let type): unsafe store(row, above, as: type, to: target)
        default:
            unsafe target[0] = unsafe thumbindex_filter_row(
                row, above, length, step, types(hasRowAbove), target + 1)
        }
    }

    private func store(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>?, as type: UInt8,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        unsafe target[0] = type
        unsafe thumbindex_filter_row_as(type, row, above, length, format.bytesPerPixel, target + 1)
    }

    /// A row before it is filtered: where its pixels are what the file holds, themselves.
    private func packed(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, in room: UnsafeMutablePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        if case .rgba = unsafe format {
            return unsafe UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        }
        unsafe pack(pixels, count, to: room)
        return unsafe UnsafePointer(room)
    }

    /// The filters that are tried, as bits.
    private func types(_ hasRowAbove: Bool) -> UInt32 {
        guard case .leastSum = unsafe filtering else { return hasRowAbove ? 0b11111 : 0b00011 }
        return unsafe (isOneRow ? 0b00011 : 0b11111) & (width == 1 ? 0b00101 : 0b11111)
    }

    private func pack(_ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>) {
        switch unsafe format {
        case .gray: unsafe thumbindex_pack_gray(pixels, count, target)
        case .grayAlpha: unsafe thumbindex_pack_gray_alpha(pixels, count, target)
        case .rgb: unsafe thumbindex_pack_rgb(pixels, count, target)
        case .rgba: unsafe UnsafeMutableRawPointer(target).copyMemory(from: pixels, byteCount: 4 * count)
        case .palette(let palette):
            unsafe palette.colors.withUnsafeBytes { colors in
                unsafe thumbindex_pack_indices(
                    pixels, count, colors.assumingMemoryBound(to: UInt32.self).baseAddress, colorPlaces,
                    UInt32(palette.bitDepth), target)
            }
        }
    }
}

extension PNGFormat {
    /// Whether its pixels are numbers of colours.
    package var isPalette: Bool { if case .palette = self { true } else { false } }
}

extension [UInt8] {
    /// Grown by itself, an array would take up to twice the memory.
    fileprivate mutating func grow(to length: Int) {
        if count < length { self = [UInt8](repeating: 0, count: length) }
    }
}
