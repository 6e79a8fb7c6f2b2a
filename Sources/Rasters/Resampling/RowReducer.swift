internal import CPixels

/// Makes a smaller or larger picture of rows that come one after the other, holding a few of them at a time.
///
/// A great reduction first averages square blocks of pixels, then filters what is still at least eight times as large.
/// Colours are multiplied by alpha before they are mixed, so that transparent pixels lend no colour to their neighbours.
/// Values are mixed as they are encoded, as other programs do, not as light.
public struct RowReducer {
    /// What of a picture is made into how many pixels.
    public struct Cut: Hashable, Sendable {
        /// In pixels of the picture.
        public var x, y, width, height: Double
        /// How many pixels the result has across and down.
        public var columns, rows: Int

        /// A part of a picture in its pixels, and the size that it is brought to.
        public init(x: Double, y: Double, width: Double, height: Double, columns: Int, rows: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.columns, self.rows) = (columns, rows)
        }
    }

    private let columns: LineFilter
    private let rows: LineFilter
    private let hasAlpha: Bool
    private var blocks: PixelBlocks
    /// The number of the next row of blocks.
    private var nextRow = 0
    /// The rows of blocks that wait to be filtered together; the first is `batchStart`.
    private var batchCount = 0
    private var batchStart = 0
    /// The first row of the result that is not yet finished.
    private var firstOpen = 0
    /// The rows of the result that are being summed up, each at its number modulo their count.
    private var sums: [SIMD4<Float>]
    private let openCount: Int
    /// The rows that waited, filtered sideways.
    private var narrow: [SIMD4<Float>]
    /// Four bytes a pixel, as those of the rows, row by row.
    public private(set) var result: [UInt8]

    /// - Parameters: `width` and `height` of the rows to come; `hasAlpha`: whether the fourth byte of a pixel is an
    ///   alpha, by which the others are not multiplied.
    public init(_ cut: Cut, width: Int, height: Int, hasAlpha: Bool) {
        var filters = LineFilters()
        self.init(cut, width: width, height: height, hasAlpha: hasAlpha, filters: &filters)
    }

    /// The same, with filters that others may have made.
    package init(_ cut: Cut, width: Int, height: Int, hasAlpha: Bool, filters: inout LineFilters) {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        let side = max(Int(ratio / 8), 1)
        let blocks = PixelBlocks(side: side, width: width, lanes: Self.lanes)
        let scale = 1 / Double(side)
        let columns = filters.filter(
            from: cut.x * scale, length: cut.width * scale, count: cut.columns, pixels: blocks.count)
        let rows = filters.filter(
            from: cut.y * scale, length: cut.height * scale, count: cut.rows, pixels: (height + side - 1) / side)
        self.init(blocks, columns, rows, hasAlpha: hasAlpha)
    }

    /// Filters rows of pixels as they are; none of a pixel's four bytes is an alpha to the others.
    ///
    /// - Parameters: `columns` of as many pixels as `width` says, `rows` of as many as there are rows to come.
    init(columns: LineFilter, rows: LineFilter, width: Int) {
        self.init(PixelBlocks(side: 1, width: width, lanes: Self.lanes), columns, rows, hasAlpha: false)
    }

    private init(_ blocks: PixelBlocks, _ columns: LineFilter, _ rows: LineFilter, hasAlpha: Bool) {
        (self.blocks, self.columns, self.rows, self.hasAlpha) = (blocks, columns, rows, hasAlpha)
        openCount = rows.overlap
        narrow = Array(repeating: .zero, count: columns.count * Self.lanes)
        sums = Array(repeating: .zero, count: columns.count * openCount)
        result = Array(repeating: 0, count: columns.count * rows.count * 4)
    }

    private static let lanes = Int(thumbindex_reduced_rows)

    /// Whether rows to come can still change the result.
    public var isOpen: Bool { nextRow < rows.pixels.upperBound }

    /// Adds the next row of the picture.
    ///
    /// - Parameter row: four bytes a pixel.
    public mutating func add(_ row: UnsafePointer<SIMD4<UInt8>>) {
        guard isOpen, unsafe blocks.add(row, hasAlpha: hasAlpha) else { return }
        finishBlocks()
    }

    /// Has the rows that were added make the result, also where the last of them fill no block.
    public mutating func finish() {
        if isOpen, blocks.hasRest { finishBlocks() }
        filterBatch()
    }

    /// Lays the row of blocks that is full beside those that wait, if the result needs it.
    private mutating func finishBlocks() {
        blocks.finishBlocks()
        let row = nextRow
        nextRow += 1
        guard rows.pixels.contains(row) else { return }
        if batchCount == 0 { batchStart = row }
        batchCount += 1
        if batchCount == Self.lanes { filterBatch() }
        blocks.lane = batchCount
    }

    private mutating func filterBatch() {
        guard batchCount > 0 else { return }
        narrowBatch()
        let batch = batchStart..<batchStart + batchCount
        batchCount = 0
        var place = firstOpen
        while place < rows.count, rows.firsts[place] < batch.upperBound {
            add(batch, toPlace: place)
            place += 1
            guard rows.end(of: place - 1) <= batch.upperBound else { continue }
            // Stored at once, since another place may take its room.
            store(place - 1)
            firstOpen = place
        }
    }

    /// Filters the rows that wait sideways.
    private mutating func narrowBatch() {
        unsafe blocks.sums.withUnsafeNumbers { blocks in
            unsafe narrow.withUnsafeMutableNumbers { narrow in
                unsafe thumbindex_filter_rows(
                    blocks, columns.firsts, columns.starts, columns.weights, columns.count, narrow)
            }
        }
    }

    /// Adds what a row of the result needs of the rows that waited.
    private mutating func add(_ batch: Range<Int>, toPlace place: Int) {
        let first = rows.firsts[place]
        let needed = max(first, batch.lowerBound)..<min(rows.end(of: place), batch.upperBound)
        guard !needed.isEmpty else { return }
        let start = 4 * (place % openCount * columns.count)
        let isFirst = needed.lowerBound == first ? 1 : 0 as Int32
        unsafe narrow.withUnsafeNumbers { narrow in
            unsafe rows.weights.withUnsafeBufferPointer { weights in
                unsafe sums.withUnsafeMutableNumbers { sums in
                    guard let weights = weights.baseAddress else { return }
                    let length = 4 * columns.count
                    unsafe thumbindex_add_rows(
                        narrow + (needed.lowerBound - batch.lowerBound) * length,
                        weights + rows.starts[place] + needed.lowerBound - first, needed.count, length, isFirst,
                        sums + start)
                }
            }
        }
    }

    private mutating func store(_ place: Int) {
        let (start, target) = (4 * (place % openCount * columns.count), place * columns.count * 4)
        unsafe sums.withUnsafeNumbers { sums in
            unsafe result.withUnsafeMutableBufferPointer { result in
                guard let result = result.baseAddress else { return }
                unsafe thumbindex_store_sums(sums + start, columns.count, 4, hasAlpha ? 1 : 0, result + target)
            }
        }
    }
}

/// Averages square blocks of pixels of rows that come one after the other: the first, cheap step of a great reduction.
package struct PixelBlocks {
    /// How many pixels a block has on a side, at least 1.
    let side: Int
    /// The number of pixels of a row.
    let width: Int
    /// How many blocks a row of them has.
    package let count: Int
    /// Colours multiplied by alpha where rows have one, each 0…255, summed up until a row of blocks is full; as many rows
    /// of blocks as there are lanes, the first blocks of all of them first.
    private(set) var sums: [SIMD4<Float>]
    private let lanes: Int
    /// The row of blocks that is being summed up.
    var lane = 0
    private var rows = 0

    /// Blocks of so many pixels a side, in rows of so many pixels; the last of a row may be narrower.
    package init(side: Int, width: Int) { self.init(side: side, width: width, lanes: 1) }

    init(side: Int, width: Int, lanes: Int) {
        self.side = side
        self.width = width
        self.lanes = lanes
        count = (width + side - 1) / side
        sums = Array(repeating: .zero, count: count * lanes)
    }

    /// - Parameter row: four bytes a pixel; the fourth is an alpha only where `hasAlpha` says so.
    /// - Returns: whether a row of blocks is full, and is to be taken.
    mutating func add(_ row: UnsafePointer<SIMD4<UInt8>>, hasAlpha: Bool) -> Bool {
        let (start, isFirst) = (4 * lane, rows == 0)
        unsafe sums.withUnsafeMutableNumbers { sums in
            unsafe UnsafeRawPointer(row).withMemoryRebound(to: UInt8.self, capacity: 4 * width) { row in
                unsafe thumbindex_add_blocks(
                    row, width, side, hasAlpha ? 1 : 0, isFirst ? 1 : 0, sums + start, 4 * lanes)
            }
        }
        rows += 1
        return rows == side
    }

    /// Makes means of the sums and begins anew; they are to be read before the next row is added.
    mutating func finishBlocks() {
        guard rows > 0 else { return }
        let (side, lastSide) = (Float(side), Float(width - (count - 1) * side))
        let height = Float(rows)
        if side * height > 1 {
            for block in 0..<count - 1 { sums[block * lanes + lane] /= side * height }
            sums[(count - 1) * lanes + lane] /= lastSide * height
        }
        rows = 0
    }

    /// Whether rows were added that make no whole block.
    var hasRest: Bool { rows > 0 }
}

extension PixelBlocks {
    /// Adds a row of four bytes a pixel, and the row of blocks that it fills to `pixels`, four bytes a block, colours not
    /// multiplied by alpha.
    package mutating func add(_ row: [UInt8], hasAlpha: Bool, finishedInto pixels: inout [UInt8]) {
        let isFull = unsafe row.withUnsafeBytes { bytes in
            unsafe bytes.bindMemory(to: SIMD4<UInt8>.self).baseAddress.map { unsafe add($0, hasAlpha: hasAlpha) }
                ?? false
        }
        if isFull { finish(hasAlpha: hasAlpha, into: &pixels) }
    }

    /// Adds the row of blocks that is not full, if there is one.
    package mutating func finish(hasAlpha: Bool, into pixels: inout [UInt8]) {
        guard hasRest else { return }
        finishBlocks()
        let bytes = unsafe sums.withUnsafeNumbers { sums in
            unsafe [UInt8](unsafeUninitializedCapacity: 4 * count) { bytes, length in
                guard let bytes = bytes.baseAddress else { return }
                unsafe thumbindex_store_sums(sums, count, 4 * lanes, hasAlpha ? 1 : 0, bytes)
                length = 4 * count
            }
        }
        pixels += bytes
    }
}

extension [SIMD4<Float>] {
    /// Runs `body` with the numbers of all pixels, of which there is at least one.
    fileprivate func withUnsafeNumbers<Result>(_ body: (UnsafePointer<Float>) -> Result) -> Result {
        unsafe withUnsafeBytes { bytes in
            unsafe body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self))
        }
    }

    /// The same, to be changed.
    fileprivate mutating func withUnsafeMutableNumbers(_ body: (UnsafeMutablePointer<Float>) -> Void) {
        unsafe withUnsafeMutableBytes { bytes in
            unsafe body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self))
        }
    }
}
