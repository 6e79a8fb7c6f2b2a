import Geometry
import RealModule

/// Which pixels of a line, and how much of each, make each place of a line of another length: what all resampling goes
/// by.
///
/// A line that grows is interpolated linearly unless another kernel is asked for. The weights of a place add up to 1, as
/// far as it lies on the line.
public struct LineFilter: Sendable {
    /// How a line that shrinks is averaged, or one that grows is interpolated.
    public enum Kernel: CaseIterable, Hashable, Sendable {
        /// Lanczos' of three lobes (C. Duchon, Lanczos Filtering in One and Two Dimensions, 1979), as wide as six
        /// places, so that detail finer than the new pixels cancels out and makes no moiré.
        case lanczos
        /// A cubic of two lobes (R. Keys, Cubic Convolution Interpolation for Digital Image Processing, 1981, with
        /// a = −½), as wide as four places.
        case cubic
        /// A tent as wide as two places.
        case tent
        /// The mean of what a place covers; a tent where the line grows.
        case box
    }

    /// The number of places.
    public let count: Int
    /// The first pixel of each place.
    let firsts: [Int]
    /// Where each place's weights begin; one more than there are places.
    let starts: [Int]
    let weights: [Float]

    /// A filter that shows a part of a line; what would lie beyond both ends of the line counts for nothing.
    ///
    /// - Parameters:
    ///   - start: where the shown part of the line begins, in pixels.
    ///   - length: that of the shown part in pixels, positive; it lies within the line, but for rounding.
    ///   - count: the number of places, at least 1.
    ///   - pixels: the number of pixels of the whole line, at least 1; those beside the part count at its ends.
    ///   - kernel: for a line that shrinks.
    ///   - growing: for one that grows.
    public init(
        from start: Double, length: Double, count: Int, pixels: Int, kernel: Kernel = .lanczos, growing: Kernel = .tent
    ) {
        precondition(length > 0 && count > 0 && pixels > 0, "a line has a length")
        let ratio = length / Double(count)
        self.init(count: count) { place in
            Tap(
                around: start + (Double(place) + 0.5) * ratio, ratio: ratio, pixels: pixels,
                kernel: ratio > 1 ? kernel : growing, endsInNothing: false)
        }
    }

    /// A filter that lays a whole line on a longer one, where it covers the places at its ends in part; beyond them is
    /// nothing, which counts as transparent.
    ///
    /// - Parameters:
    ///   - start: where the line begins on the longer one, in places.
    ///   - length: how many places it covers, positive.
    ///   - count: the number of places, at least 1.
    ///   - pixels: the number of pixels of the line, at least 1.
    public init(placedFrom start: Double, length: Double, count: Int, pixels: Int, kernel: Kernel = .tent) {
        precondition(length > 0 && count > 0 && pixels > 0, "a line has a length")
        let ratio = Double(pixels) / length
        self.init(count: count) { place in
            Tap(
                around: (Double(place) + 0.5 - start) * ratio, ratio: ratio, pixels: pixels,
                kernel: ratio > 1 ? kernel : .tent, endsInNothing: true)
        }
    }

    private init(count: Int, tap: (Int) -> Tap) {
        var (firsts, starts, weights): ([Int], [Int], [Float]) = ([], [0], [])
        for place in 0..<count {
            let tap = tap(place)
            firsts.append(tap.first)
            weights += tap.weights
            starts.append(weights.count)
        }
        self.count = count
        self.firsts = firsts
        self.starts = starts
        self.weights = weights
    }
}

extension LineFilter {
    /// The pixels that any place needs.
    public var pixels: Range<Int> { (firsts.first ?? 0)..<end(of: count - 1) }

    /// One past the last pixel of a place.
    func end(of place: Int) -> Int { firsts[place] + starts[place + 1] - starts[place] }

    /// How many places need the same pixel, at most.
    var overlap: Int {
        var (most, first) = (1, 0)
        for place in 0..<count {
            while end(of: first) <= firsts[place] { first += 1 }
            most = max(most, place - first + 1)
        }
        return most
    }
}

/// Filters that were made before: pictures that are shown in one size most often have one size themselves.
package struct LineFilters {
    private var filters: [Key: LineFilter] = [:]

    private struct Key: Hashable {
        let start: Double
        let length: Double
        let count: Int
        let pixels: Int
    }

    private static let mostFilters = 64

    /// None yet.
    package init() {}

    /// The filter of a line, as `LineFilter.init(from:length:count:pixels:)` makes it.
    mutating func filter(from start: Double, length: Double, count: Int, pixels: Int) -> LineFilter {
        let key = Key(start: start, length: length, count: count, pixels: pixels)
        if let filter = filters[key] { return filter }
        if filters.count == Self.mostFilters { filters = [:] }
        let filter = LineFilter(from: start, length: length, count: count, pixels: pixels)
        filters[key] = filter
        return filter
    }
}

/// The pixels of one place.
private struct Tap {
    let first: Int
    let weights: [Float]

    /// - Parameter endsInNothing: whether what lies beyond the line takes part with no value, else it has no weight.
    init(around center: Double, ratio: Double, pixels: Int, kernel: LineFilter.Kernel, endsInNothing: Bool) {
        let scale = max(ratio, 1)
        let reach = kernel.reach(of: scale)
        func weight(_ pixel: Int) -> Double { kernel.weight(at: Double(pixel) + 0.5 - center, of: scale) }
        let all = (lower: Int((center - reach - 0.5).rounded(.up)), upper: Int((center + reach - 0.5).rounded(.down)))
        let last = pixels - 1
        let lower = min(max(all.lower, 0), last)
        let upper = max(min(all.upper, last), lower)
        let raw = (lower...upper).map(weight)
        let total =
            endsInNothing ? (all.lower...max(all.upper, all.lower)).reduce(0) { $0 + weight($1) } : raw.reduce(0, +)
        first = lower
        // Rounding may leave a place beyond the end, where no pixel has any weight: the nearest one goes on.
        weights = raw.map { total > 1e-9 ? Float($0 / total) : 1 / Float(raw.count) }
    }
}

extension LineFilter.Kernel {
    /// How far it goes on each side, in pixels.
    ///
    /// - Parameter scale: how many pixels wide a place is.
    fileprivate func reach(of scale: Double) -> Double {
        switch self {
        case .lanczos: 3 * scale
        case .cubic: 2 * scale
        case .tent: scale
        case .box: (scale + 1) / 2
        }
    }

    /// The weight of a pixel whose middle is a distance away, in pixels.
    ///
    /// - Parameter scale: how many pixels wide a place is.
    fileprivate func weight(at distance: Double, of scale: Double) -> Double {
        switch self {
        case .lanczos: windowedSinc(distance / scale)
        case .cubic: twoLobes(abs(distance / scale))
        case .tent: max(1 - abs(distance / scale), 0)
        case .box: min(max((scale + 1) / 2 - abs(distance), 0), 1)
        }
    }
}

private func twoLobes(_ x: Double) -> Double {
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
}

private func windowedSinc(_ distance: Double) -> Double {
    guard abs(distance) > 1e-9 else { return 1 }
    guard abs(distance) < 3 else { return 0 }
    let angle = Double.pi * distance
    return 3 * Double.sin(angle) * Double.sin(angle / 3) / (angle * angle)
}
