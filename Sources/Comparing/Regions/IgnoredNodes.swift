import Geometry
import Rasters

/// The nodes of states that comparisons leave out.
struct IgnoredNodes {
    /// As `bubble`, which stands for `bubble/title` too.
    let ids: [String]

    /// Where the nodes are in the pictures of a pair, by the JSON beside either of them; none where it has neither.
    func regions(of pair: FilePair, size: PixelSize) -> [PixelRect] {
        guard !ids.isEmpty else { return [] }
        return [pair.baseline, pair.candidate].compactMap(\.self).flatMap { file in
            StateBeside(picture: file).record.map { regions(of: $0, size: size) } ?? []
        }
    }

    /// The pixels that the nodes' frames and shadows touch in a picture of the state, whatever its scale.
    func regions(of state: StateRecord, size: PixelSize) -> [PixelRect] {
        let columnsPerPoint = Double(size.width) / state.size.width
        let rowsPerPoint = Double(size.height) / state.size.height
        guard columnsPerPoint.isFinite, rowsPerPoint.isFinite, columnsPerPoint > 0, rowsPerPoint > 0 else { return [] }
        return state.nodes.filter { ids.cover($0.id) }.map { node in
            let (frame, limit) = (node.shadowedFrame, size)
            return PixelRect(
                columns: Self.touched(frame.x, length: frame.width, scale: columnsPerPoint, limit: limit.width),
                rows: Self.touched(frame.y, length: frame.height, scale: rowsPerPoint, limit: limit.height))
        }
    }

    /// Whole pixels within 0…limit.
    private static func touched(_ start: Double, length: Double, scale: Double, limit: Int) -> Range<Int> {
        func clamped(_ value: Double) -> Int { Int(min(max(value, 0), Double(limit))) }
        let first = clamped((start * scale).rounded(.down))
        let end = clamped(((start + max(length, 0)) * scale).rounded(.up))
        return first..<max(first, end)
    }
}
