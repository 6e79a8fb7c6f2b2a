import Geometry
import Rasters

/// Tells changed pixels where nothing that a state's JSON knows of has changed.
struct UnexplainedRegions {
    let changes: [NodeChange]
    let candidate: StateRecord
    let pixels: DifferingPixels

    /// A sentence for each of up to three regions, and one for the rest.
    var sentences: [String] {
        guard candidate.size.width > 0, pixelsPerPoint.isFinite else { return [] }
        let unexplained = pixels.regions(explained)
        let shown = unexplained.prefix(3).map { region in
            "\(region.width) × \(region.height) px at \(region.x), \(region.y), \(place(of: rect(of: region))), "
                + "changed without a change in geometry, colour or text"
        }
        let rest = unexplained.count - shown.count
        guard rest > 0 else { return shown }
        let noun = rest == 1 ? "1 more region" : "\(rest) more regions"
        return shown + ["\(noun) changed without a change in geometry, colour or text"]
    }

    private var pixelsPerPoint: Double { Double(pixels.size.width) / candidate.size.width }

    /// The pixels in which the nodes that changed show, before and after, each rectangle once.
    private var explained: [PixelRect] {
        var seen: Set<PixelRect> = []
        return changes.filter(\.change.isVisible).flatMap(\.frames).map(touched)
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// Edges are smoothed over the pixels beside them.
    private func touched(_ frame: Rect) -> PixelRect {
        func range(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
            func clamped(_ value: Double) -> Int { Int(min(max(value, 0), Double(limit))) }
            let first = clamped((low * pixelsPerPoint).rounded(.down) - 1)
            return first..<max(first, clamped((high * pixelsPerPoint).rounded(.up) + 1))
        }
        return PixelRect(
            columns: range(frame.minX, frame.maxX, limit: pixels.size.width),
            rows: range(frame.minY, frame.maxY, limit: pixels.size.height))
    }

    /// The smallest node that holds the region, or else those that it touches.
    private func place(of region: Rect) -> String {
        let reach = 1 / pixelsPerPoint
        let around = candidate.nodes.filter { $0.frame.inset(dx: -reach, dy: -reach).contains(region) }
        let smallest = around.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        if let smallest { return "in \(smallest.id.visible)" }
        let touched = candidate.nodes.filter { $0.frame.intersects(region) }.map(\.id).withoutInner
        return touched.isEmpty ? "outside all nodes" : "across \(NodeNames.text(of: touched))"
    }

    private func rect(of region: PixelRect) -> Rect {
        Rect(
            x: Double(region.x) / pixelsPerPoint, y: Double(region.y) / pixelsPerPoint,
            width: Double(region.width) / pixelsPerPoint, height: Double(region.height) / pixelsPerPoint)
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
