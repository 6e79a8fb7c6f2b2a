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
        public var columns, rows: Int

        public init(x: Double, y: Double, width: Double, height: Double, columns: Int, rows: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.columns, self.rows) = (columns, rows)
        }
    }

    private let columns: LineFilter
    private let rows: LineFilter
    private let hasAlpha: Bool
    private var blocks: PixelBlocks
    private var nextRow = 0
    /// The first row of the result that is not yet finished.
    private var firstOpen = 0
    /// The rows of the result that are being summed up, each at its number modulo their count.
    private var sums: [SIMD4<Float>]
    private let openCount: Int
    private var narrow: [SIMD4<Float>]
    /// Four bytes a pixel, as those of the rows, row by row.
    public private(set) var result: [UInt8]

    /// - Parameters: `width` and `height` of the rows to come; `hasAlpha`: whether the fourth byte of a pixel is an
    ///   alpha, by which the others are not multiplied.
    public init(_ cut: Cut, width: Int, height: Int, hasAlpha: Bool) {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        let side = max(Int(ratio / 8), 1)
        self.hasAlpha = hasAlpha
        blocks = PixelBlocks(side: side, width: width)
        let scale = 1 / Double(side)
        columns = LineFilter(
            from: cut.x * scale, length: cut.width * scale, count: cut.columns, pixels: blocks.sums.count)
        rows = LineFilter(
            from: cut.y * scale, length: cut.height * scale, count: cut.rows, pixels: (height + side - 1) / side)
        openCount = rows.overlap
        narrow = Array(repeating: .zero, count: cut.columns)
        sums = Array(repeating: .zero, count: cut.columns * openCount)
        result = Array(repeating: 0, count: cut.columns * cut.rows * 4)
    }

    /// Whether rows to come can still change the result.
    public var isOpen: Bool { firstOpen < rows.count }

    /// Adds the next row of the picture.
    ///
    /// - Parameter row: four bytes a pixel.
    public mutating func add(_ row: UnsafePointer<SIMD4<UInt8>>) {
        guard isOpen, blocks.add(row, hasAlpha: hasAlpha) else { return }
        addBlocks()
    }

    /// Has the rows that were added make the result, also where the last of them fill no block.
    public mutating func finish() {
        if isOpen, blocks.hasRest { addBlocks() }
    }

    private mutating func addBlocks() {
        blocks.finishBlocks()
        let row = nextRow
        nextRow += 1
        guard rows.pixels.contains(row) else { return }
        narrowBlocks()
        var place = firstOpen
        while place < rows.count, rows.firsts[place] <= row {
            let index = rows.starts[place] + row - rows.firsts[place]
            addNarrow(times: rows.weights[index], toPlace: place, isFirst: row == rows.firsts[place])
            place += 1
        }
        while isOpen, rows.end(of: firstOpen) == row + 1 {
            store(firstOpen)
            firstOpen += 1
        }
    }

    /// Filters the row of blocks sideways.
    private mutating func narrowBlocks() {
        let columns = columns
        blocks.sums.withUnsafeBufferPointer { blocks in
            columns.weights.withUnsafeBufferPointer { weights in
                narrow.withUnsafeMutableBufferPointer { narrow in
                    for place in narrow.indices {
                        var (sum, source) = (SIMD4<Float>.zero, columns.firsts[place])
                        for index in columns.starts[place]..<columns.starts[place + 1] {
                            sum += blocks[source] * weights[index]
                            source += 1
                        }
                        narrow[place] = sum
                    }
                }
            }
        }
    }

    private mutating func addNarrow(times weight: Float, toPlace place: Int, isFirst: Bool) {
        let start = place % openCount * narrow.count
        narrow.withUnsafeBufferPointer { narrow in
            sums.withUnsafeMutableBufferPointer { sums in
                for column in narrow.indices {
                    let value = narrow[column] * weight
                    sums[start + column] = isFirst ? value : sums[start + column] + value
                }
            }
        }
    }

    private mutating func store(_ place: Int) {
        let start = place % openCount * columns.count
        let target = place * columns.count * 4
        for column in 0..<columns.count {
            let pixel = hasAlpha ? sums[start + column].straight : sums[start + column].bytes
            for byte in 0..<4 { result[target + column * 4 + byte] = pixel[byte] }
        }
    }
}

extension SIMD4<Float> {
    /// Rounded to the nearest byte, halves to the even one.
    fileprivate var bytes: SIMD4<UInt8> {
        // From 2^23 on a float has no fraction: the sum is rounded, and its last bits are the byte.
        let sums = clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 12_582_912
        return SIMD4<UInt8>(sums.x.byte, sums.y.byte, sums.z.byte, sums.w.byte)
    }

    /// Divided by alpha; the kernel's negative lobes may leave more of a colour than of alpha.
    fileprivate var straight: SIMD4<UInt8> {
        guard w >= 0.5 else { return .zero }
        var color = self * (255 / w)
        color.w = w
        return color.bytes
    }
}

extension Float {
    /// The last bits, as a number.
    fileprivate var byte: UInt8 { UInt8(truncatingIfNeeded: bitPattern) }
}

/// Averages square blocks of pixels of rows that come one after the other: the first, cheap step of a great reduction.
package struct PixelBlocks {
    /// How many pixels a block has on a side, at least 1.
    let side: Int
    /// The number of pixels of a row.
    let width: Int
    /// Colours multiplied by alpha where rows have one, each 0…255, summed up until a row of blocks is full.
    private(set) var sums: [SIMD4<Float>]
    private var rows = 0

    /// Blocks of so many pixels a side, in rows of so many pixels; the last of a row may be narrower.
    package init(side: Int, width: Int) {
        self.side = side
        self.width = width
        sums = Array(repeating: .zero, count: (width + side - 1) / side)
    }

    /// - Parameter row: four bytes a pixel; the fourth is an alpha only where `hasAlpha` says so.
    /// - Returns: whether a row of blocks is full, and is to be taken.
    mutating func add(_ row: UnsafePointer<SIMD4<UInt8>>, hasAlpha: Bool) -> Bool {
        let (side, width, isFirst) = (side, width, rows == 0)
        sums.withUnsafeMutableBufferPointer { sums in
            var column = 0
            for block in sums.indices {
                let end = min(column + side, width)
                var sum = isFirst ? .zero : sums[block]
                while column < end {
                    sum += hasAlpha ? row[column].premultiplied : SIMD4<Float>(row[column])
                    column += 1
                }
                sums[block] = sum
            }
        }
        rows += 1
        return rows == side
    }

    /// Makes means of the sums and begins anew; they are to be read before the next row is added.
    mutating func finishBlocks() {
        guard rows > 0 else { return }
        let (side, lastSide) = (Float(side), Float(width - (sums.count - 1) * side))
        let height = Float(rows)
        if side * height > 1 {
            sums.withUnsafeMutableBufferPointer { sums in
                for block in sums.indices.dropLast() { sums[block] /= side * height }
                sums[sums.count - 1] /= lastSide * height
            }
        }
        rows = 0
    }

    /// Whether rows were added that make no whole block.
    var hasRest: Bool { rows > 0 }
}

extension PixelBlocks {
    /// How many blocks a row of them has.
    package var count: Int { sums.count }

    /// Adds a row of four bytes a pixel, and the row of blocks that it fills to `pixels`, four bytes a block, colours not
    /// multiplied by alpha.
    package mutating func add(_ row: [UInt8], hasAlpha: Bool, finishedInto pixels: inout [UInt8]) {
        let isFull = row.withUnsafeBytes { bytes in
            bytes.bindMemory(to: SIMD4<UInt8>.self).baseAddress.map { add($0, hasAlpha: hasAlpha) } ?? false
        }
        if isFull { finish(hasAlpha: hasAlpha, into: &pixels) }
    }

    /// Adds the row of blocks that is not full, if there is one.
    package mutating func finish(hasAlpha: Bool, into pixels: inout [UInt8]) {
        guard hasRest else { return }
        finishBlocks()
        for sum in sums {
            let pixel = hasAlpha ? sum.straight : sum.bytes
            for byte in 0..<4 { pixels.append(pixel[byte]) }
        }
    }
}

extension SIMD4<UInt8> {
    /// Red, green and blue times alpha.
    fileprivate var premultiplied: SIMD4<Float> {
        if w == 255 { return SIMD4<Float>(self) }
        let alpha = Float(w)
        var color = SIMD4<Float>(self) * (alpha / 255)
        color.w = alpha
        return color
    }
}
