import Rasters

extension CoverageMask {
    /// The mask at another size.
    func resampled(columns: ResamplingTaps, rows: ResamplingTaps) -> CoverageMask {
        let values = rows.taps.flatMap { row in
            columns.taps.map { column -> UInt8 in
                var sum: Float = 0
                for y in row.weights.indices {
                    for x in column.weights.indices {
                        let value = Float(coverage[(row.first + y) * width + column.first + x])
                        sum += value * row.weights[y] * column.weights[x]
                    }
                }
                return UInt8(min(max(sum, 0), 255).rounded())
            }
        }
        return CoverageMask(width: columns.taps.count, height: rows.taps.count, coverage: values)
    }
}
