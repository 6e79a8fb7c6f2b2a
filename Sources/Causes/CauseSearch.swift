import Geometry
package import Rasters

/// Says in words and numbers why two pictures of a state differ.
package struct CauseSearch: Sendable {
    /// The state's JSON on both sides, where both have it.
    package var states: (baseline: StateRecord, candidate: StateRecord)?
    /// The manifests' fingerprints, where both sides have one.
    package var fingerprints: (baseline: FingerprintRecord, candidate: FingerprintRecord)?

    package init(
        states: (baseline: StateRecord, candidate: StateRecord)? = nil,
        fingerprints: (baseline: FingerprintRecord, candidate: FingerprintRecord)? = nil
    ) {
        self.states = states
        self.fingerprints = fingerprints
    }

    /// Sentences as `bubble moved 3 pt up`: what changed, then changed pixels that nothing of it explains, then the
    /// machines' differences.
    /// - Parameters:
    ///   - regions: where pixels changed.
    ///   - width: the candidate picture's, in pixels, which tells the scale; `nil` without a picture.
    package func causes(of regions: [PixelRect], width: Int?) -> [String] {
        guard let states else { return fingerprintSentence(geometryChanged: nil) }
        let comparison = StateComparison(baseline: states.baseline, candidate: states.candidate)
        return canvasSentence(states.baseline.size, states.candidate.size)
            + Self.limited(
                ChangeGroup.gather(comparison.changes).map { $0.sentence(common: comparison.common) })
            + unexplained(comparison.changes, in: states.candidate, regions, width: width)
            + fingerprintSentence(
                geometryChanged: states.baseline.size != states.candidate.size
                    || comparison.changes.contains { $0.change.isGeometric })
    }

    private func canvasSentence(_ old: Size, _ new: Size) -> [String] {
        old == new ? [] : ["canvas " + Change.resized(from: old, to: new).words]
    }

    private func unexplained(
        _ changes: [NodeChange], in candidate: StateRecord, _ regions: [PixelRect], width: Int?
    ) -> [String] {
        guard let width, width > 0, candidate.size.width > 0 else { return [] }
        let scale = Double(width) / candidate.size.width
        return UnexplainedRegions(changes: changes, candidate: candidate, pixelsPerPoint: scale)
            .sentences(for: regions)
    }

    private func fingerprintSentence(geometryChanged: Bool?) -> [String] {
        guard let fingerprints else { return [] }
        let differences = fingerprints.candidate.differences(from: fingerprints.baseline)
        guard !differences.isEmpty else { return [] }
        let end = geometryChanged == false ? ", no geometry changed" : ""
        return ["fingerprint differs: " + Self.limited(differences).joined(separator: ", ") + end]
    }

    /// At most 20, and how many more there are.
    private static func limited(_ sentences: [String]) -> [String] {
        guard sentences.count > 20 else { return sentences }
        return sentences.prefix(19) + ["and \(sentences.count - 19) more changes"]
    }
}
