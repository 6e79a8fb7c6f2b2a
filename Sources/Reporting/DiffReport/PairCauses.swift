package import Comparing

/// Finds out why compared pictures differ, from the files beside them.
package struct PairCauses: Sendable {
    private let fingerprints: ManifestFingerprints
    private let comparer: PairComparer

    /// - Parameters:
    ///   - baselineManifest: the path of a manifest, which need not exist; nor the candidate's.
    ///   - comparer: what it leaves out is not told of either.
    package init(baselineManifest: String?, candidateManifest: String?, comparer: PairComparer = PairComparer()) {
        fingerprints = ManifestFingerprints(baseline: baselineManifest, candidate: candidateManifest)
        self.comparer = comparer
    }

    /// Sentences that say why; none for pictures that are only on one side, and for those that are equal in all that is
    /// known of them.
    package func causes(of compared: ComparedPair) -> ReportedCauses {
        switch compared.result {
        case .missing, .added: []
        case .equal: unseenCauses(of: compared.pair, isRepainted: compared.comparison?.hasSamePixels == false)
        case .unreadable: ReportedCauses(compared.result.details)
        case .different(let comparison): causes(of: compared.pair, pixels: comparison.differingPixels)
        case .differentBytes, .sizeMismatch:
            causes(of: compared.pair, pixels: nil).following(compared.result.details)
        }
    }

    private func causes(of pair: FilePair, pixels: DifferingPixels?) -> ReportedCauses {
        let states = StatesOfPair(pair)
        return ReportedCauses(search(states).causes(of: pixels)).followed(by: states.damage)
    }

    /// What changed in a pair whose pictures count as equal: too little to be seen, or what no picture shows.
    ///
    /// - Parameter isRepainted: whether their pixels are others.
    private func unseenCauses(of pair: FilePair, isRepainted: Bool) -> ReportedCauses {
        guard isRepainted || pair.statesDiffer else { return [] }
        // Pixels that are left out may have changed in any way.
        let isFaint = isRepainted && comparer.ignoredNodes.isEmpty && comparer.options.ignoredRegions.isEmpty
        let states = StatesOfPair(pair)
        var search = search(states)
        if !isFaint { search.fingerprints = nil }
        return ReportedCauses(search.causes()).following(isFaint ? ["the pixels differ too little to count"] : [])
            .followed(by: states.damage)
    }

    private func search(_ states: StatesOfPair) -> CauseSearch {
        CauseSearch(
            states: states.records, fingerprints: fingerprints.records, ignoredNodes: comparer.ignoredNodes)
    }
}

/// What the JSON beside both pictures of a pair says.
private struct StatesOfPair {
    let records: (baseline: StateRecord, candidate: StateRecord)?
    /// A sentence for each side whose JSON is there and cannot be read.
    let damage: [String]

    init(_ pair: FilePair) {
        let (baseline, candidate) = (StateBeside(picture: pair.baseline), StateBeside(picture: pair.candidate))
        if let old = baseline.record, let new = candidate.record { records = (old, new) } else { records = nil }
        damage = [baseline.damage(of: .baseline), candidate.damage(of: .candidate)].compactMap(\.self)
    }
}

extension PixelComparison {
    fileprivate var differingPixels: DifferingPixels? {
        map.map { map in DifferingPixels(size: map.size) { map.regions(outside: $0) } }
    }
}

extension StateBeside {
    fileprivate func damage(of side: ComparedSide) -> String? {
        guard case .damaged(let reason) = self else { return nil }
        return "the JSON of the \(side.rawValue) cannot be read: \(reason.visible)"
    }
}
