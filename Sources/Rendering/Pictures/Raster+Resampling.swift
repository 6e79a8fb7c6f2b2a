package import Geometry
package import Rasters

extension Raster {
    /// The picture drawn into a frame of fractional edges, which cover their pixels in part, on a raster of its own.
    package func resampled(into frame: Rect, width: Int, height: Int) -> Raster {
        resampled(
            columns: .placed(from: frame.minX, length: frame.width, count: width, sources: self.width),
            rows: .placed(from: frame.minY, length: frame.height, count: height, sources: self.height))
    }

    private func resampled(columns: ResamplingTaps, rows: ResamplingTaps) -> Raster {
        // Only the source rows that a result's row asks for are narrowed.
        let used = rows.sources
        let narrow: [SIMD4<Float>] = used.flatMap { row in
            columns.taps.map { tap in tap.sum { SIMD4(pixel: self[$0, row]) } }
        }
        let result: [UInt32] = rows.taps.flatMap { tap in
            columns.taps.indices.map { column in
                tap.sum { narrow[($0 - used.lowerBound) * columns.taps.count + column] }.pixel
            }
        }
        return Raster(width: columns.taps.count, height: rows.taps.count, pixels: result)
    }
}

/// Which sources, and how much of each, make each place of a resampled line.
struct ResamplingTaps {
    var taps: [Tap]

    struct Tap {
        var first: Int
        var weights: [Float]

        func sum(_ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
            var sum = SIMD4<Float>.zero
            for index in weights.indices { sum += value(first + index) * weights[index] }
            return sum
        }
    }

    /// All sources that any tap asks for.
    var sources: Range<Int> {
        let first = taps.map(\.first).min() ?? 0
        return first..<max(taps.map { $0.first + $0.weights.count }.max() ?? 0, first)
    }
}

extension ResamplingTaps {
    /// Each of `count` places shows its share of a length of sources; what would lie beyond both ends counts for nothing.
    static func continuing(from start: Double, length: Double, count: Int, sources: Int) -> ResamplingTaps {
        let ratio = length / Double(count)
        let taps = (0..<count).map { index in
            Tap(around: start + (Double(index) + 0.5) * ratio, ratio: ratio, sources: sources, continues: true)
        }
        return ResamplingTaps(taps: taps)
    }

    /// All sources lie in a frame of `length` places from `start` on; outside it is nothing.
    static func placed(from start: Double, length: Double, count: Int, sources: Int) -> ResamplingTaps {
        let ratio = Double(sources) / length
        let taps = (0..<count).map { index in
            Tap(around: (Double(index) + 0.5 - start) * ratio, ratio: ratio, sources: sources, continues: false)
        }
        return ResamplingTaps(taps: taps)
    }
}

extension ResamplingTaps.Tap {
    /// A tent as wide as two places, or as two sources where the picture grows.
    ///
    /// - Parameter continues: whether places at the ends are made of the sources that there are; else what lies beyond
    ///   is transparent.
    fileprivate init(around center: Double, ratio: Double, sources: Int, continues: Bool) {
        let radius = max(ratio, 1)
        let reach = Int((center - radius).rounded(.down))...Int((center + radius).rounded(.up))
        let inside = reach.clamped(to: 0...sources - 1)
        func weight(_ source: Int) -> Double { max(1 - abs(Double(source) + 0.5 - center) / radius, 0) }
        let total = (continues ? inside : reach).reduce(0) { $0 + weight($1) }
        first = inside.lowerBound
        // Far outside, where not even the tent's end reaches a source, the nearest goes on.
        weights = inside.map { total > 0 ? Float(weight($0) / total) : 1 / Float(inside.count) }
    }
}

extension SIMD4<Float> {
    /// The components alpha, red, green, blue, each 0…255.
    fileprivate init(pixel: UInt32) {
        self.init(
            Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
    }

    fileprivate var pixel: UInt32 {
        let bytes = SIMD4<UInt32>(
            clamped(lowerBound: .zero, upperBound: .init(repeating: 255)).rounded(.toNearestOrEven))
        return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
    }
}
