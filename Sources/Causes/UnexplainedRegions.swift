import Geometry
import Rasters

/// Tells changed pixels where nothing that a state's JSON knows of has changed.
struct UnexplainedRegions {
    let changes: [NodeChange]
    let candidate: StateRecord
    let pixelsPerPoint: Double

    /// A sentence for each of up to three regions, and one for the rest.
    func sentences(for regions: [PixelRect]) -> [String] {
        let unexplained = regions.filter { !isExplained(rect(of: $0)) }
        let shown = unexplained.prefix(3).map { region in
            "\(region.width) × \(region.height) px at \(region.x), \(region.y), \(place(of: rect(of: region))), "
                + "changed without a change in geometry, colour or text"
        }
        let rest = unexplained.count - shown.count
        guard rest > 0 else { return shown }
        let noun = rest == 1 ? "1 more region" : "\(rest) more regions"
        return shown + ["\(noun) changed without a change in geometry, colour or text"]
    }

    /// Edges are smoothed over the pixels beside them.
    private func isExplained(_ region: Rect) -> Bool {
        let reach = 1 / pixelsPerPoint
        return changes.contains { change in
            change.change.isVisible && change.frames.contains { $0.inset(dx: -reach, dy: -reach).intersects(region) }
        }
    }

    /// The smallest node around the region's centre.
    private func place(of region: Rect) -> String {
        let around = candidate.nodes.filter { $0.frame.contains(region.center) }
        let smallest = around.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        return smallest.map { "in \($0.id.visible)" } ?? "outside all nodes"
    }

    private func rect(of region: PixelRect) -> Rect {
        Rect(
            x: Double(region.x) / pixelsPerPoint, y: Double(region.y) / pixelsPerPoint,
            width: Double(region.width) / pixelsPerPoint, height: Double(region.height) / pixelsPerPoint)
    }
}
