internal import CPixels
package import Files
package import Rasters

/// Rows of a picture as PNG's colour type 6 holds them: bytes red, green, blue, alpha, the colours not multiplied by
/// alpha; multiplied again, they are what they were.
package struct StraightRows {
    /// In pixels.
    package private(set) var width = 0
    /// How many rows are held.
    package private(set) var rowCount = 0
    /// What is true of all of them, and of those that they continue.
    package var facts: PixelFacts { PixelFacts(found, colors: colors) }
    /// Whether the row above the first one is known.
    private(set) var hasRowAbove = false
    private var found = Self.nothingFound
    private var colors = PixelColors.unknown
    /// `0xAABBGGRR`: the row above, then the rows; capacity only grows.
    private var pixels: [UInt32] = []
    /// Of each row; `thumbindex_row_above` for one that is equal to it.
    private var changes: [UInt32] = []
    /// Of each row, the columns that may differ from the row above; empty where nobody has looked.
    private var changing: [Range<Int>] = []

    private static let nothingFound = thumbindex_pixel_facts(common: .max, spread: 0)

    /// No rows yet.
    package init() {}

    /// Replaces the rows by others; the memory is used again. The facts are known but for the colours.
    ///
    /// - Parameter continuing: whether the rows are those under the ones before, of the same picture.
    package mutating func fill(with rows: Range<Int>, of raster: Raster, continuing: Bool = false) {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= raster.height, "rows must lie in the raster")
        prepare(width: raster.width, rowCount: rows.count, continuing: continuing)
        unsafe raster.withUnsafeNumbers { source in
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                unsafe thumbindex_store_straight(
                    source + rows.lowerBound * width, width, width, rowCount, hasRowAbove ? 1 : 0, pixels + width,
                    &changes, &found)
            }
        }
    }

    /// Replaces the rows by those of a band, whose columns beside some are always the same.
    ///
    /// - Parameters:
    ///   - numbers: in the raster and in the band.
    ///   - raster: shows the columns that change.
    ///   - isFirst: whether the row above is the band's, and not the last one before.
    /// - Returns: what is true of the pixels in the columns, but for their colours.
    mutating func fill(
        with numbers: Range<Int>, of raster: borrowing Raster, in band: SurroundedColumns, isFirst: Bool
    ) -> PixelFacts {
        let columns = band.columns
        // As many rows of the band before them were held where these come.
        let isFilled = !isFirst && rowCount == numbers.count
        precondition(raster.width == band.rows.width && numbers.upperBound <= min(raster.height, band.rows.rowCount))
        prepare(width: raster.width, rowCount: numbers.count, continuing: !isFirst)
        hasRowAbove = numbers.lowerBound > 0
        var found = Self.nothingFound
        unsafe raster.withUnsafeNumbers { source in
            unsafe band.rows.withUnsafePixels { around in
                unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                    guard let pixels = pixels.baseAddress, let around = unsafe around else { return }
                    let first = numbers.lowerBound
                    if isFirst, hasRowAbove { unsafe pixels.update(from: around + (first - 1) * width, count: width) }
                    for row in 0..<rowCount where !(isFilled && band.isRepeated(first + row, atLeast: rowCount + 1)) {
                        let target = unsafe pixels + (1 + row) * width
                        // What lies above was written last, and is nearer than what is around.
                        let same =
                            unsafe band.isRepeated(first + row)
                            ? UnsafePointer(target - width) : around + (first + row) * width
                        unsafe target.update(from: same, count: columns.lowerBound)
                        let end = columns.upperBound
                        unsafe (target + end).update(from: same + end, count: width - end)
                    }
                    unsafe thumbindex_store_straight(
                        source + first * width + columns.lowerBound, width, columns.count, rowCount, isFirst ? 0 : 1,
                        pixels + width + columns.lowerBound, &changes, &found)
                }
            }
        }
        changing = numbers.enumerated().map { row, number in
            if !band.isRepeated(number) { return 0..<width }
            return changes[row] == thumbindex_row_above ? 0..<0 : columns
        }
        return PixelFacts(found, colors: .unknown)
    }

    private mutating func prepare(width: Int, rowCount: Int, continuing: Bool) {
        hasRowAbove = continuing && self.rowCount > 0 && self.width == width
        if hasRowAbove {
            let last = width * self.rowCount
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                guard let start = pixels.baseAddress else { return }
                unsafe start.update(from: start + last, count: width)
            }
        } else {
            found = Self.nothingFound
        }
        (self.width, self.rowCount, colors, changing) = (width, rowCount, .unknown, [])
        let count = width * (1 + rowCount)
        if pixels.count < count { pixels += repeatElement(0, count: count - pixels.count) }
        if changes.count < rowCount { changes = [UInt32](repeating: 0, count: rowCount) }
    }

    /// Has the facts say which colours there are in these rows.
    package mutating func countColors() {
        guard case .unknown = colors, width > 0, rowCount > 0 else { return }
        var counter = ColorCounter()
        counter.add(self)
        colors = counter.colors
    }

    /// How many pixels of a row differ from the one on their left; `nil` where the row is equal to the one above it.
    func changes(inRow row: Int) -> Int? { changes[row] == thumbindex_row_above ? nil : Int(changes[row]) }

    /// The columns of a row that may differ from the row above.
    func columnsChanging(inRow row: Int) -> Range<Int> {
        if !changing.isEmpty { return changing[row] }
        return changes[row] == thumbindex_row_above ? 0..<0 : 0..<width
    }

    /// Whether columns of a row are equal to those of the row above.
    fileprivate func repeats(_ columns: Range<Int>, inRow row: Int) -> Bool {
        let place = (1 + row) * width
        return pixels[place + columns.lowerBound..<place + columns.upperBound].elementsEqual(
            pixels[place - width + columns.lowerBound..<place - width + columns.upperBound])
    }

    /// The rows, one after the other without gaps.
    package var bytes: [UInt8] { unsafe withUnsafeBytes { unsafe [UInt8]($0) } }

    /// The digest of the rows' bytes.
    package var digest: Digest128 { unsafe withUnsafeBytes { unsafe Digest128(of: $0.bytes) } }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe withUnsafePixels { unsafe body(UnsafeRawBufferPointer(start: $0, count: 4 * width * rowCount)) }
    }

    /// The row above lies before the first one.
    func withUnsafePixels<Result>(_ body: (UnsafePointer<UInt32>?) -> Result) -> Result {
        unsafe pixels.withUnsafeBufferPointer { pixels in unsafe body(pixels.baseAddress.map { unsafe $0 + width }) }
    }
}

/// Columns of a band that change from picture to picture, and all that is beside them.
struct SurroundedColumns {
    let columns: Range<Int>
    /// The band; in the columns is anything.
    let rows: StraightRows
    /// How many rows up to each are, beside the columns, equal to the one above.
    private var repeats: [Int] = []

    init(_ columns: Range<Int>, in rows: StraightRows) {
        (self.columns, self.rows) = (columns, rows)
        let beside = [0..<columns.lowerBound, columns.upperBound..<rows.width]
        for row in 0..<rows.rowCount {
            let isRepeated = row > 0 && beside.allSatisfy { rows.repeats($0, inRow: row) }
            repeats.append(isRepeated ? repeats[row - 1] + 1 : 0)
        }
    }

    /// Whether all beside the columns is equal to the row above, and so in as many rows.
    func isRepeated(_ row: Int, atLeast count: Int = 1) -> Bool { repeats[row] >= count }
}

extension Digest128 {
    /// The digest of rows of a picture: red, green, blue and alpha of each pixel, 8 bits each and not multiplied by
    /// alpha, row by row without gaps.
    package init(of rows: Range<Int>, of raster: Raster) {
        var straight = StraightRows()
        straight.fill(with: rows, of: raster)
        self = straight.digest
    }
}

extension DigestStream {
    func update(_ rows: StraightRows) { unsafe rows.withUnsafeBytes { unsafe update($0.bytes) } }
}

extension StraightRows {
    /// Adds some of the rows to a digest.
    func update(_ stream: DigestStream, with rows: Range<Int>) {
        unsafe withUnsafeBytes {
            unsafe stream.update($0.bytes.extracting(4 * width * rows.lowerBound..<4 * width * rows.upperBound))
        }
    }
}

extension PixelFacts {
    fileprivate init(_ found: thumbindex_pixel_facts, colors: PixelColors) {
        self.init(isOpaque: found.common >= 0xFF00_0000, isGray: found.spread == 0, colors: colors)
    }
}

extension Raster {
    /// What is true of a part of it, but for its colours.
    func facts(of part: PixelRect) -> PixelFacts {
        var rows = StraightRows()
        rows.fill(with: 0..<part.height, of: cropped(to: part))
        return rows.facts
    }
}

/// The different pixels of rows that are shown to it, a few rows at a time.
struct ColorCounter {
    /// `0xAABBGGRR`
    private var found: [UInt32] = []
    private var places: [UInt16] = []
    private var count = 0

    /// More colours than any palette has are not told apart.
    private static let limit = 256

    /// Forgets all; the memory is used again.
    mutating func reset() {
        if count > 0 { places = [] }
        count = 0
    }

    mutating func add(_ rows: StraightRows) { add(rows, 0..<rows.rowCount) }

    /// - Parameter numbers: of some of the rows.
    mutating func add(_ rows: StraightRows, _ numbers: Range<Int>) {
        guard rows.width > 0, !numbers.isEmpty, count <= Self.limit else { return }
        if places.isEmpty { places = [UInt16](repeating: 0, count: Int(thumbindex_color_slots)) }
        if found.isEmpty { found = [UInt32](repeating: 0, count: Self.limit) }
        count = unsafe rows.withUnsafePixels { pixels in
            guard let pixels = unsafe pixels else { return count }
            let hasRowAbove = numbers.lowerBound == 0 && rows.hasRowAbove
            return unsafe thumbindex_add_colors(
                pixels + numbers.lowerBound * rows.width, rows.width, numbers.count, hasRowAbove ? 1 : 0, &places,
                &found, count)
        }
    }

    var colors: PixelColors {
        count > Self.limit ? .many : .few(found[..<count].sorted().map(StraightRGBA.init(abgr:)))
    }
}
