/// Averages square blocks of pixels of rows that come one after the other: the first, cheap step of a great reduction.
struct PixelBlocks {
    /// How many pixels a block has on a side, at least 1.
    let side: Int
    /// The number of pixels of a row.
    let width: Int
    /// Colours multiplied by alpha where rows have one, each 0…255, summed up until a row of blocks is full.
    private(set) var sums: [SIMD4<Float>]
    private var rows = 0

    init(side: Int, width: Int) {
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
