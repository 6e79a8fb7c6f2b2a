internal import CPixels

extension Raster {
    /// The picture with its columns and rows resampled; colours are mixed as they are encoded.
    ///
    /// - Parameters: `columns` of as many pixels as the picture is wide, `rows` of as many as it is high.
    package func resampled(columns: LineFilter, rows: LineFilter) -> Raster {
        // Only the rows that a row of the result needs are narrowed.
        let used = rows.pixels
        let narrow: [SIMD4<Float>] = used.flatMap { row in
            (0..<columns.count).map { column in
                columns.sum(at: column) { SIMD4(self[$0, row]) }
            }
        }
        let result = (0..<rows.count).flatMap { row in
            (0..<columns.count).map { column in
                PremultipliedARGB(
                    rows.sum(at: row) { narrow[($0 - used.lowerBound) * columns.count + column] })
            }
        }
        return Raster(width: columns.count, height: rows.count, pixels: result)
    }
}

extension CoverageMask {
    /// The mask with its columns and rows resampled.
    ///
    /// - Parameters: `columns` of as many pixels as the mask is wide, `rows` of as many as it is high.
    package func resampled(columns: LineFilter, rows: LineFilter) -> CoverageMask {
        precondition(
            columns.pixels.upperBound <= width && rows.pixels.upperBound <= height, "filters of the mask's lines")
        let mostTaps = (0..<rows.count).map { rows.starts[$0 + 1] - rows.starts[$0] }.max() ?? 0
        var products = [Float](repeating: 0, count: mostTaps * width)
        let firstsOfLikes = firstsOfLikes
        let values = unsafe [UInt8](unsafeUninitializedCapacity: columns.count * rows.count) { values, count in
            unsafe coverage.withUnsafeBufferPointer { coverage in
                guard let coverage = coverage.baseAddress, let values = values.baseAddress else { return }
                for row in 0..<rows.count {
                    let target = unsafe values + row * columns.count
                    if let like = like(row, of: rows, firstsOfLikes) {
                        unsafe target.update(from: values + like * columns.count, count: columns.count)
                        continue
                    }
                    unsafe rows.weights(of: row).withUnsafeBufferPointer { weights in
                        unsafe thumbindex_resample_row(
                            coverage + rows.firsts[row] * width, width, weights.baseAddress, weights.count,
                            columns.firsts, columns.starts, columns.weights, columns.count, &products, target)
                    }
                }
                count = columns.count * rows.count
            }
        }
        return CoverageMask(width: columns.count, height: rows.count, coverage: values)
    }

    /// Of each row the first of those that are equal to it without one between that is not.
    private var firstsOfLikes: [Int] {
        (0..<height).reduce(into: []) { firsts, row in
            let isLike =
                row > 0
                && coverage[row * width..<(row + 1) * width].elementsEqual(coverage[(row - 1) * width..<row * width])
            firsts.append(isLike ? firsts[row - 1] : row)
        }
    }

    /// One of the last places that is surely equal to a place of the filter: its weights are the same, and so are all rows
    /// that both are made of. Weights come again after as many places as a row takes.
    private func like(_ place: Int, of filter: LineFilter, _ firstsOfLikes: [Int]) -> Int? {
        let first = firstsOfLikes[filter.end(of: place) - 1]
        return (max(place - 4, 0)..<place).last {
            first <= filter.firsts[$0] && filter.weights(of: $0).elementsEqual(filter.weights(of: place))
        }
    }
}

extension LineFilter {
    fileprivate func weights(of place: Int) -> ArraySlice<Float> { weights[starts[place]..<starts[place + 1]] }

    /// What the pixels of a place make together, each with its weight.
    fileprivate func sum(at place: Int, _ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in weights(of: place).enumerated() {
            sum += value(firsts[place] + offset) * weight
        }
        return sum
    }
}

extension SIMD4<Float> {
    /// The components alpha, red, green, blue, each 0…255.
    fileprivate init(_ pixel: PremultipliedARGB) {
        let argb = pixel.argb
        self.init(Float(argb >> 24), Float(argb >> 16 & 0xFF), Float(argb >> 8 & 0xFF), Float(argb & 0xFF))
    }
}

extension PremultipliedARGB {
    /// The components alpha, red, green, blue, rounded to 8 bits.
    fileprivate init(_ components: SIMD4<Float>) {
        // One by one: the library's conversions of vectors are compiled for none in particular, and take ten times as long.
        func byte(_ index: Int) -> UInt32 {
            UInt32(min(max(components[index], 0), 255).rounded(.toNearestOrEven))
        }
        self.init(argb: byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3))
    }
}
