import Jobs
package import Rasters

/// Pictures of a film, evenly spread, that tell about how large it is at a quality without all of it being encoded.
///
/// Each holds what differs from the frame before it, as the film's pictures do. Belongs to one thread.
package struct WebPSample {
    private var first: Raster?
    private var last: Raster?
    /// Of the pictures after the first, one in `step`.
    private var pictures: [Raster] = []
    private var (step, count) = (1, 0)
    private let told = Told()

    /// What was told before, by quality.
    private final class Told { var byteCounts: [Int: Int] = [:] }

    /// Enough to stand for a film, few enough to be held.
    private static let (most, mostPixels) = (24, 1 << 24)

    /// No pictures yet.
    package init() {}

    /// Adds the next frame.
    package mutating func add(_ raster: Raster) {
        defer { last = raster }
        guard let last else {
            first = raster
            return
        }
        guard let area = raster.changes(from: last) else { return }
        if count.isMultiple(of: step) { pictures.append(raster.cropped(to: area)) }
        count += 1
        while pictures.count > Self.most || pictures.count > 1 && pixelCount > Self.mostPixels { thinOut() }
    }

    private var pixelCount: Int { pictures.reduce(0) { $0 + $1.pixels.count } }

    /// Keeps every second one.
    private mutating func thinOut() {
        pictures = stride(from: 0, to: pictures.count, by: 2).map { pictures[$0] }
        step *= 2
    }

    /// About how many bytes the film has at a quality, its frames' times aside; `nil` where it cannot be encoded.
    package func byteCount(_ quality: Int) -> Int? {
        if let known = told.byteCounts[quality] { return known }
        guard let first, let encoder = try? WebPEncoder(quality: quality) else { return nil }
        let sizes = ([first] + pictures).concurrentMap { try? encoder.file(of: $0, area: $0.bounds).count }
        let known = sizes.compactMap(\.self)
        guard known.count == sizes.count else { return nil }
        let rest = known.dropFirst().reduce(0, +)
        let byteCount = known[0] + (pictures.isEmpty ? 0 : rest * count / pictures.count)
        told.byteCounts[quality] = byteCount
        return byteCount
    }
}
