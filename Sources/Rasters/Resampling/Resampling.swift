internal import CPixels

extension Raster {
    /// The picture with its columns and rows resampled; colours are mixed as they are encoded.
    ///
    /// - Parameters: `columns` of as many pixels as the picture is wide, `rows` of as many as it is high.
    package func resampled(columns: LineFilter, rows: LineFilter) -> Raster {
        precondition(
            columns.pixels.upperBound <= width && rows.pixels.upperBound <= height, "filters of the picture's lines")
        // Four numbers a pixel, its alpha one of them.
        var reducer = RowReducer(columns: columns, rows: rows, width: width)
        unsafe withUnsafeNumbers { pixels in
            unsafe pixels.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: width * height) { pixels in
                for row in 0..<height where reducer.isOpen { unsafe reducer.add(pixels + row * width) }
            }
        }
        reducer.finish()
        let pixels = unsafe reducer.result.withUnsafeBytes { bytes in
            (0..<columns.count * rows.count).map { place in
                PremultipliedARGB(argb: unsafe bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
            }
        }
        return Raster(width: columns.count, height: rows.count, pixels: pixels)
    }

    /// The whole picture at another size of at least one pixel each way.
    ///
    /// - Parameters: `kernel` for lines that shrink, `growing` for those that grow; `rows` are those of the result that are
    ///   made, all unless given, of which there is at least one.
    package func resampled(
        toWidth width: Int, height: Int, rows: Range<Int>? = nil, by kernel: LineFilter.Kernel = .lanczos,
        growing: LineFilter.Kernel = .tent
    ) -> Raster {
        func filter(_ places: Range<Int>, of count: Int, _ pixels: Int) -> LineFilter {
            let ratio = Double(pixels) / Double(count)
            return LineFilter(
                from: Double(places.lowerBound) * ratio, length: Double(places.count) * ratio, count: places.count,
                pixels: pixels, kernel: kernel, growing: growing)
        }
        return resampled(
            columns: filter(0..<width, of: width, self.width), rows: filter(rows ?? 0..<height, of: height, self.height)
        )
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
}
