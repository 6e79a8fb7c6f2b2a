import Files
import Jobs
import Manifests
import Rasters

/// Finds out why compared pictures differ, from the files beside them.
package struct PairCauses: Sendable {
    private let manifests: ManifestFingerprints
    private let comparer: PairComparer

    private init(manifests: ManifestFingerprints, comparer: PairComparer) {
        self.manifests = manifests
        self.comparer = comparer
    }

    /// - Parameters:
    ///   - manifests: the paths of both sides' manifests, which need not exist; `nil` where there are none.
    ///   - comparer: what it leaves out is not told of either.
    package init(manifests: Sides<String>? = nil, comparer: PairComparer = PairComparer()) {
        self.manifests = ManifestFingerprints(paths: manifests)
        self.comparer = comparer
    }

    /// Sentences that say why; none for pictures that are only on one side, and for those that are equal in all that is
    /// known of them.
    package func causes(of compared: ComparedPair, _ contents: PairContents) -> CauseList {
        let resolved = PairCauses(manifests: manifests, comparer: comparer.resolved(for: compared.pair.path))
        return resolved.resolvedCauses(of: compared, contents)
    }

    /// Why pictures that are not the same count as equal: `to the eye`, `by the metric`, `within the budget`.
    package func equality(of compared: ComparedPair) -> String {
        if let count = compared.result.comparison?.differentPixels, count > 0 { return "within the budget" }
        if case .perceptual = comparer.resolved(for: compared.pair.path).options.metric { return "to the eye" }
        return "by the metric"
    }

    private func resolvedCauses(of compared: ComparedPair, _ contents: PairContents) -> CauseList {
        switch compared.result {
        case .missing, .added: CauseList()
        case .equal(let comparison): unseenCauses(in: contents, comparison)
        case .unreadable: CauseList(facts: compared.result.details)
        case .different(let comparison): causes(in: contents, pixels: comparison.differingPixels)
        case .changed(let comparison):
            causes(
                in: contents, facts: compared.result.details,
                comparesFingerprints: comparison?.hasSamePixels == false)
        case .differentBytes, .sizeMismatch: causes(in: contents, facts: compared.result.details)
        }
    }

    /// What changed in a pair whose pictures count as equal: too little to be seen, or what no picture shows.
    ///
    /// - Parameter comparison: of the pixels; `nil` where they are the same.
    private func unseenCauses(in contents: PairContents, _ comparison: PixelComparison?) -> CauseList {
        let isRepainted = comparison?.hasSamePixels == false
        guard isRepainted || contents.statesDiffer else { return CauseList() }
        if let comparison, comparison.differentPixels > 0 {
            return causes(
                in: contents, pixels: comparison.differingPixels, facts: [comparison.words + ", within the budget"])
        }
        // Pixels that are left out may have changed in any way.
        let isFaint =
            isRepainted && comparer.ignoredNodes.isEmpty && comparer.options.ignoredRegions.isEmpty
            && comparer.rule.masks.isEmpty
        return causes(
            in: contents, facts: isFaint ? ["the pixels differ too little to count"] : [],
            comparesFingerprints: isFaint)
    }

    /// - Parameters:
    ///   - pixels: those that differ; `nil` where nobody knows, or none counts.
    ///   - facts: what is said before the causes.
    private func causes(
        in contents: PairContents, pixels: DifferingPixels? = nil, facts: [String] = [],
        comparesFingerprints: Bool = true
    ) -> CauseList {
        var search = comparer.search(contents.bothStates, contents)
        search.fingerprints = comparesFingerprints ? manifests.fingerprints : nil
        var list = search.causes(of: pixels)
        list.facts = facts
        list.damage = ComparedSide.allCases.compactMap { side in
            guard case .damaged(let reason) = contents.states[side] else { return nil }
            return "the JSON of the \(side.rawValue) cannot be read: \(reason.visible)"
        }
        return list
    }
}

extension PixelComparison {
    fileprivate var differingPixels: DifferingPixels? {
        map.map { map in DifferingPixels(size: map.size) { map.regions(outside: $0) } }
    }
}

/// The fingerprints of two manifests, read when the first difference is found: manifests can be large.
private final class ManifestFingerprints: Sendable {
    private let paths: Sides<String>?
    private let read = Locked<Sides<Fingerprint>??>(nil)

    init(paths: Sides<String>?) { self.paths = paths }

    /// `nil` unless both sides have one.
    var fingerprints: Sides<Fingerprint>? {
        let paths = paths
        return read.withLock { read in
            if let read { return read }
            let found = paths?.map { path in
                (try? OpenFile(path).bytes()).flatMap(Fingerprint.init(ofManifest:))
            }.complete()
            read = .some(found)
            return found
        }
    }
}

extension Fingerprint.Difference {
    /// `freetype 2.12 → 2.13`, `font Inter-Bold.otf added`.
    var words: String {
        switch self {
        case .added(let element): "\(element.visible) added"
        case .removed(let element): "\(element.visible) removed"
        case .changed(let name, let old, let new):
            "\(name.visible) \((old ?? "none").visible) → \((new ?? "none").visible)"
        }
    }
}
