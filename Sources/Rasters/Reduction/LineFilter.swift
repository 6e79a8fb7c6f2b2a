#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which pixels of a line, and how much of each, make each place of a line of another length.
///
/// A line that shrinks is filtered by Lanczos' kernel of three lobes (C. Duchon, Lanczos Filtering in One and Two
/// Dimensions, 1979), as wide as six places, so that detail finer than the new pixels cancels out and makes no moiré.
/// A line that grows is interpolated linearly. The weights of a place add up to 1; beyond the ends there is nothing.
public struct LineFilter: Sendable {
    /// The number of places.
    public let count: Int
    /// The first pixel of each place.
    let firsts: [Int]
    /// Where each place's weights begin; one more than there are places.
    let starts: [Int]
    let weights: [Float]

    /// - Parameters:
    ///   - start: where the shown part of the line begins, in pixels.
    ///   - length: that of the shown part in pixels, positive; it lies within the line, but for rounding.
    ///   - count: the number of places, at least 1.
    ///   - pixels: the number of pixels of the whole line, at least 1; those beside the part count at its ends.
    public init(from start: Double, length: Double, count: Int, pixels: Int) {
        precondition(length > 0 && count > 0 && pixels > 0, "a line has a length")
        let ratio = length / Double(count)
        var (firsts, starts, weights): ([Int], [Int], [Float]) = ([], [0], [])
        for place in 0..<count {
            let tap = Tap(around: start + (Double(place) + 0.5) * ratio, ratio: ratio, pixels: pixels)
            firsts.append(tap.first)
            weights += tap.weights
            starts.append(weights.count)
        }
        self.count = count
        self.firsts = firsts
        self.starts = starts
        self.weights = weights
    }

    /// The pixels that any place asks for.
    public var pixels: Range<Int> { (firsts.first ?? 0)..<end(of: count - 1) }

    /// One past the last pixel of a place.
    func end(of place: Int) -> Int { firsts[place] + starts[place + 1] - starts[place] }

    /// How many places ask for the same pixel, at most.
    var overlap: Int {
        var (most, first) = (1, 0)
        for place in 0..<count {
            while end(of: first) <= firsts[place] { first += 1 }
            most = max(most, place - first + 1)
        }
        return most
    }
}

/// The pixels of one place.
private struct Tap {
    let first: Int
    let weights: [Float]

    init(around center: Double, ratio: Double, pixels: Int) {
        let scale = max(ratio, 1)
        let reach = (ratio > 1 ? 3 : 1) * scale
        let last = pixels - 1
        let lower = min(max(Int((center - reach - 0.5).rounded(.up)), 0), last)
        let upper = max(min(Int((center + reach - 0.5).rounded(.down)), last), lower)
        var raw: [Double] = []
        for pixel in lower...upper {
            let distance = (Double(pixel) + 0.5 - center) / scale
            raw.append(ratio > 1 ? lanczos(distance) : tent(distance))
        }
        let total = raw.reduce(0, +)
        first = lower
        // Rounding may leave a place beyond the end, where no pixel has any weight: the nearest one goes on.
        weights = raw.map { total > 1e-9 ? Float($0 / total) : 1 / Float(raw.count) }
    }
}

private func tent(_ distance: Double) -> Double { max(1 - abs(distance), 0) }

private func lanczos(_ distance: Double) -> Double {
    guard abs(distance) > 1e-9 else { return 1 }
    guard abs(distance) < 3 else { return 0 }
    let angle = Double.pi * distance
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
}
