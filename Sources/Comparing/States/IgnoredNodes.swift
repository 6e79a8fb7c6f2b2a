package import Documents
import Foundation
import Geometry
import Rasters

/// The nodes of states that comparisons leave out.
struct IgnoredNodes {
    /// As `bubble`, which stands for `bubble/title` too.
    let ids: [String]

    /// Where the nodes are in the pictures of a pair, by the JSON beside either of them; none where it has neither.
    ///
    /// - Parameter size: of the pictures.
    func regions(in contents: PairContents, size: PixelSize) -> [PixelRect] {
        guard !ids.isEmpty else { return [] }
        return contents.states.both.compactMap(\.record).flatMap { regions(of: $0, size: size) }
    }

    /// The pixels that the nodes' frames and shadows touch in a picture of the state, whatever its scale.
    private func regions(of state: StateRecord, size: PixelSize) -> [PixelRect] {
        let columnsPerPoint = Double(size.width) / state.size.width
        let rowsPerPoint = Double(size.height) / state.size.height
        guard columnsPerPoint.isFinite, rowsPerPoint.isFinite, columnsPerPoint > 0, rowsPerPoint > 0 else { return [] }
        return state.nodes.filter { ids.cover($0.id) }.map { node in
            let frame = node.shadowedFrame
            return PixelRect(
                columns: Range(
                    covering: frame.minX * columnsPerPoint, to: frame.maxX * columnsPerPoint, of: 0..<size.width),
                rows: Range(covering: frame.minY * rowsPerPoint, to: frame.maxY * rowsPerPoint, of: 0..<size.height))
        }
    }
}

/// Finds out whether the nodes that comparisons leave out are anywhere: a name that no picture has leaves out nothing.
package struct IgnoredNodeCheck: Sendable {
    /// Those that no JSON looked at has.
    private var unknown: [String]
    /// The first JSON files looked at, to tell which names there are.
    private var samples: [StateFile] = []
    private static let sampleLimit = 5

    /// - Parameter ids: of the nodes that are left out.
    package init(ids: [String]) { unknown = ids }

    /// Looks for the nodes in the JSON files beside a pair's pictures.
    package mutating func look(in contents: PairContents) {
        guard !unknown.isEmpty else { return }
        for file in contents.stateFiles.both.compactMap(\.self) {
            if let bytes = file.bytes.map({ Data($0) }) { unknown.removeAll { Self.holds(bytes, node: $0) } }
            if samples.count < Self.sampleLimit { samples.append(file) }
        }
    }

    /// Adds what a check of the same nodes found in the pairs that follow.
    package mutating func add(_ next: IgnoredNodeCheck) {
        unknown.removeAll { !next.unknown.contains($0) }
        samples += next.samples.prefix(Self.sampleLimit - samples.count)
    }

    /// A warning for each name that no JSON beside the pictures has.
    package var warnings: [Diagnostic] {
        guard !unknown.isEmpty else { return [] }
        let known = knownNames
        return unknown.map { id in
            guard !samples.isEmpty else {
                return Diagnostic(
                    .warning, "'\(id)' leaves nothing out: no picture has the JSON of its state beside it",
                    hints: ["'thumbindex render --format png,json' writes it"])
            }
            let near = NearestSpelling.hints(for: id, among: known)
            let patterns =
                id.contains("*") ? ["patterns are not known: section/3 stands for all that belongs to it"] : []
            return Diagnostic(
                .warning, "'\(id)' leaves nothing out: no picture has such a node", hints: near + patterns)
        }
    }

    /// Whether a JSON's bytes hold the id, or that of a node in it; far quicker than parsing it.
    private static func holds(_ bytes: Data, node id: String) -> Bool {
        ["\"\(id)\"", "\"\(id)/"].contains { bytes.range(of: Data($0.utf8)) != nil }
    }

    /// The ids of the first states, with those of the nodes that they belong to.
    private var knownNames: [String] {
        var names: Set<String> = []
        for id in samples.compactMap({ StateBeside($0).record }).flatMap(\.nodes).map(\.id) {
            let parts = id.split(separator: "/")
            for count in 1...max(parts.count, 1) { names.insert(parts.prefix(count).joined(separator: "/")) }
        }
        return names.sorted()
    }
}
