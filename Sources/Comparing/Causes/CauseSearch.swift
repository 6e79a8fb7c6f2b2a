import Geometry
import Rasters

/// Says in words and numbers why two pictures of a state differ.
package struct CauseSearch: Sendable {
    /// The state's JSON on both sides, where both have it.
    package var states: (baseline: StateRecord, candidate: StateRecord)?
    /// The manifests' fingerprints, where both sides have one.
    package var fingerprints: (baseline: FingerprintRecord, candidate: FingerprintRecord)?
    /// Nodes that are not told of, as `bubble`, which stands for `bubble/title` too.
    package var ignoredNodes: [String]

    package init(
        states: (baseline: StateRecord, candidate: StateRecord)? = nil,
        fingerprints: (baseline: FingerprintRecord, candidate: FingerprintRecord)? = nil, ignoredNodes: [String] = []
    ) {
        self.states = states
        self.fingerprints = fingerprints
        self.ignoredNodes = ignoredNodes
    }

    /// Sentences as `bubble moved 3 pt up`.
    ///
    /// - Parameter pixels: those that differ; `nil` where the pictures were not compared pixel by pixel, or no pixel
    ///   counts.
    package func causes(of pixels: DifferingPixels? = nil) -> CauseList {
        var list = CauseList()
        if let fingerprints { list.fingerprint = fingerprints.candidate.differences(from: fingerprints.baseline) }
        guard let states else { return list }
        let comparison = StateComparison(baseline: states.baseline, candidate: states.candidate)
        let changes = comparison.changes.filter { !ignoredNodes.cover($0.id) }
        list.changes =
            canvasSentence(states.baseline.size, states.candidate.size)
            + ChangeGroup.gather(changes).map { $0.sentence(common: comparison.common) }
        if let pixels {
            list.remarks = UnexplainedRegions(changes: changes, candidate: states.candidate, pixels: pixels).sentences
        }
        list.isGeometryChanged =
            states.baseline.size != states.candidate.size || changes.contains { $0.change.isGeometric }
        return list
    }

    private func canvasSentence(_ old: Size, _ new: Size) -> [String] {
        old == new ? [] : ["canvas " + Change.resized(from: old, to: new).words]
    }
}

extension [String] {
    /// Whether an id is among these, or belongs to a node that is.
    package func cover(_ id: String) -> Bool { contains { id == $0 || id.hasPrefix($0 + "/") } }
}
