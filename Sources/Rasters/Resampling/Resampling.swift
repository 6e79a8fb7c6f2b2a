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
        let values = (0..<rows.count).flatMap { row in
            (0..<columns.count).map { column -> UInt8 in
                var sum: Float = 0
                for y in rows.firsts[row]..<rows.end(of: row) {
                    let down = rows.weights[rows.starts[row] + y - rows.firsts[row]]
                    for x in columns.firsts[column]..<columns.end(of: column) {
                        let across = columns.weights[columns.starts[column] + x - columns.firsts[column]]
                        sum += Float(coverage[y * width + x]) * down * across
                    }
                }
                return UInt8(min(max(sum, 0), 255).rounded())
            }
        }
        return CoverageMask(width: columns.count, height: rows.count, coverage: values)
    }
}

extension LineFilter {
    /// What the pixels of a place make together, each with its weight.
    fileprivate func sum(at place: Int, _ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in weights[starts[place]..<starts[place + 1]].enumerated() {
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
        let bytes = SIMD4<UInt32>(
            components.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)).rounded(.toNearestOrEven))
        self.init(argb: bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3])
    }
}
