package import Rasters

/// How a candidate is laid on its baseline before their pixels are compared.
package struct CandidatePlacement: Hashable, Sendable {
    /// By how far the candidate is off; `nil` where it is compared as it lies.
    package var alignment: Alignment?
    /// Whether a candidate of another size is first brought to the baseline's.
    package var resamples = false
    /// Whether of pictures of two sizes only what both have is compared.
    package var crops = false

    /// By how far a candidate is off.
    package enum Alignment: Hashable, Sendable {
        /// As is found: at most 64 pixels either way.
        case automatic
        /// So many pixels to the right and down.
        case offset(x: Int, y: Int)
    }

    /// A candidate that is compared as it is.
    package init() {}

    /// Whether nothing is done.
    var isIdentity: Bool { self == CandidatePlacement() }

    /// Whether even equal pictures are laid elsewhere.
    var isMove: Bool { if case .offset(let x, let y) = alignment { (x, y) != (0, 0) } else { false } }

    /// The candidate on a ground of the baseline's size; `nil` where their sizes differ and nothing makes them one.
    func placed(_ candidate: StraightRaster, on baseline: StraightRaster) -> (StraightRaster, AppliedPlacement)? {
        var candidate = candidate
        var applied = AppliedPlacement()
        if resamples, candidate.size != baseline.size {
            applied.original = candidate.size
            candidate =
                candidate.premultiplied.resampled(toWidth: baseline.width, height: baseline.height).straight
        }
        guard crops || candidate.size == baseline.size else { return nil }
        switch alignment {
        case .automatic: (applied.x, applied.y) = OffsetSearch(baseline, candidate).offset
        case .offset(let x, let y): (applied.x, applied.y) = (x, y)
        case nil: break
        }
        let whole = PixelRect(x: 0, y: 0, width: baseline.width, height: baseline.height)
        applied.area = PixelRect(x: -applied.x, y: -applied.y, width: candidate.width, height: candidate.height)
            .intersection(whole)
        let area = applied.area
        guard area != whole || candidate.size != baseline.size else { return (candidate, applied) }
        let pixels = (0..<baseline.height).flatMap { y in
            (0..<baseline.width).map { x -> StraightRGBA in
                guard !area.isEmpty else { return StraightRGBA.clear }
                return area.columns ~= x && area.rows ~= y
                    ? candidate[x + applied.x, y + applied.y] : baseline[x, y]
            }
        }
        return (StraightRaster(width: baseline.width, height: baseline.height, pixels: pixels), applied)
    }
}

/// What was done to a candidate before its pixels were compared.
package struct AppliedPlacement: Hashable, Sendable {
    /// How many pixels further to the right the candidate has everything.
    package internal(set) var x = 0
    /// How many pixels further down the candidate has everything.
    package internal(set) var y = 0
    /// The candidate's own size, where it was resampled.
    package internal(set) var original: PixelSize?
    /// What of the baseline was compared.
    package internal(set) var area = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// What of a picture was not compared.
    func rest(of size: PixelSize) -> [PixelRect] {
        // What lies nowhere on the baseline is equal nowhere.
        guard !area.isEmpty else { return [] }
        let (columns, rows) = (area.columns, area.rows)
        return [
            PixelRect(columns: 0..<size.width, rows: 0..<rows.lowerBound),
            PixelRect(columns: 0..<size.width, rows: rows.upperBound..<size.height),
            PixelRect(columns: 0..<columns.lowerBound, rows: rows),
            PixelRect(columns: columns.upperBound..<size.width, rows: rows),
        ].filter { !$0.isEmpty }
    }

    /// `moved by 3, -2 pixels`, and what else was done; empty where nothing was.
    package func words(for size: PixelSize) -> String {
        var words: [String] = []
        if let original { words.append("the candidate was resampled from \(original) pixels") }
        if (x, y) != (0, 0) { words.append("the candidate is moved by \(x), \(y) pixels") }
        if area.width * area.height < size.width * size.height {
            words.append("compared were \(area.width) × \(area.height) pixels from \(area.x), \(area.y) on")
        }
        return words.joined(separator: "; ")
    }
}

/// Finds by how many pixels a candidate is off: where the light of both is most alike, first roughly, then exactly.
private struct OffsetSearch {
    private let levels: [(baseline: LightGrid, candidate: LightGrid)]

    init(_ baseline: StraightRaster, _ candidate: StraightRaster) {
        levels = [1, 2, 4, 8].map { (LightGrid(baseline, step: $0), LightGrid(candidate, step: $0)) }
    }

    var offset: (x: Int, y: Int) {
        var best = (x: 0, y: 0)
        for (number, level) in levels.enumerated().reversed() {
            let isFirst = number == levels.count - 1
            let reach = isFirst ? 8 : 2
            if !isFirst { best = (x: best.x * 2, y: best.y * 2) }
            let center = best
            var least = Double.infinity
            for y in center.y - reach...center.y + reach {
                for x in center.x - reach...center.x + reach {
                    // Of places that are as good the nearer one.
                    let distance = level.baseline.distance(to: level.candidate, x: x, y: y)
                    let cost = distance * (1 + 1e-6 * Double(x * x + y * y)) + 1e-9 * Double(x * x + y * y)
                    if cost < least { (least, best) = (cost, (x, y)) }
                }
            }
        }
        return best
    }
}

/// How light a picture is, a value for each square of pixels.
private struct LightGrid {
    private let width: Int
    private let height: Int
    private let values: [Int32]

    init(_ raster: StraightRaster, step: Int) {
        (width, height) = (max(raster.width / step, 1), max(raster.height / step, 1))
        var values = [Int32](repeating: 0, count: width * height)
        for y in 0..<min(height * step, raster.height) {
            for x in 0..<min(width * step, raster.width) {
                let pixel = raster[x, y]
                let light = Int32(pixel.red) * 2 + Int32(pixel.green) * 5 + Int32(pixel.blue)
                values[y / step * width + x / step] += light * Int32(pixel.alpha) / 255
            }
        }
        self.values = values.map { $0 / Int32(step * step) }
    }

    /// The mean distance of what both have, the other moved; infinite where that is less than half.
    func distance(to other: LightGrid, x: Int, y: Int) -> Double {
        let columns = max(0, -x)..<max(min(width, other.width - x), max(0, -x))
        let rows = max(0, -y)..<max(min(height, other.height - y), max(0, -y))
        guard columns.count * 2 >= width, rows.count * 2 >= height else { return .infinity }
        // As many rows as tell the places apart.
        let step = max(rows.count / 400, 1)
        var (sum, count) = (0, 0)
        let (own, others) = (values.span, other.values.span)
        for row in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            var line: Int32 = 0
            for column in columns {
                line &+= abs(own[row * width + column] - others[(row + y) * other.width + column + x])
            }
            sum += Int(line)
            count += columns.count
        }
        return Double(sum) / Double(max(count, 1))
    }
}
