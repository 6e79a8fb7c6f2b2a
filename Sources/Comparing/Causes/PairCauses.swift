import Files
import Foundation
import Jobs
package import Manifests
import Rasters

/// Finds out why compared pictures differ, from the files beside them.
package struct PairCauses: Sendable {
    private let runs: RunFingerprints?
    private let comparer: PairComparer

    /// - Parameters:
    ///   - runs: what drew both sides, as far as no JSON beside the pictures tells it; `nil` where nobody knows.
    ///   - comparer: what it leaves out is not told of either.
    package init(runs: RunFingerprints? = nil, comparer: PairComparer = PairComparer()) {
        self.runs = runs
        self.comparer = comparer
    }

    /// Sentences that say why; none for pictures that are only on one side, and for those that are equal in all that is
    /// known of them.
    package func causes(of compared: ComparedPair, _ contents: PairContents) -> CauseList {
        let resolved = PairCauses(runs: runs, comparer: comparer.resolved(for: compared.pair.path))
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
                in: contents, facts: contents.pair.isDescription ? [] : compared.result.details,
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
        if comparesFingerprints {
            let own = contents.stateFiles.map { $0?.fingerprint }
            search.fingerprints = own.complete() ?? runs?.fingerprints(orElse: own)
        }
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

/// What drew the pictures, where no JSON beside them tells it: the fingerprints of two manifests. One that a comparison
/// has not read already is read when the first difference is found, since manifests can be large, and only where the
/// other side is known.
package final class RunFingerprints: Sendable {
    private let sides: Sides<Source>
    private let read = Locked<[ComparedSide: Fingerprint?]>([:])

    /// Where a side's fingerprint is.
    package enum Source: Hashable, Sendable {
        /// It was read with the manifest; `nil` where there is none.
        case known(Fingerprint?)
        /// In a manifest that lists what is compared: a file or those of a folder, by their path below the manifest's own
        /// folder, which is empty for all.
        case manifest(path: String, listing: String)
    }

    /// The fingerprints of both sides.
    package init(_ sides: Sides<Source>) { self.sides = sides }

    /// What drew both sides; `nil` where that of one is not known.
    ///
    /// - Parameter own: what the pictures' own files say, which counts more.
    func fingerprints(orElse own: Sides<Fingerprint?>) -> Sides<Fingerprint>? {
        for side in ComparedSide.allCases where own[side] == nil && sides[side] == .known(nil) { return nil }
        guard let baseline = own.baseline ?? fingerprint(of: .baseline) else { return nil }
        guard let candidate = own.candidate ?? fingerprint(of: .candidate) else { return nil }
        return Sides(baseline, candidate)
    }

    private func fingerprint(of side: ComparedSide) -> Fingerprint? {
        let source = sides[side]
        return read.withLock { read in
            if let known = read[side] { return known }
            let found = source.fingerprint
            read[side] = .some(found)
            return found
        }
    }
}

extension RunFingerprints.Source {
    fileprivate var fingerprint: Fingerprint? {
        switch self {
        case .known(let fingerprint): return fingerprint
        case .manifest(let path, let part):
            guard let manifest = try? Manifest(atPath: path) else { return nil }
            let isListed = manifest.entries.contains { entry in
                part.isEmpty || ExactName(entry.path) == ExactName(part)
                    || entry.path.utf8.starts(with: (part + "/").utf8)
            }
            return isListed ? manifest.fingerprint : nil
        }
    }
}

extension StateFile {
    /// What drew the picture, as a baseline of a test tells it; `nil` where the file does not, which is told far quicker
    /// than parsing it.
    fileprivate var fingerprint: Fingerprint? {
        guard let bytes, Data(bytes).range(of: Data("\"fingerprint\"".utf8)) != nil else { return nil }
        return Fingerprint(in: bytes)
    }
}

extension Fingerprint.Difference {
    /// `freetype 2.12 → 2.13`, `font Inter-Bold.otf added`.
    var words: String {
        switch self {
        case .added(let element): "\(element.visible) added"
        case .removed(let element): "\(element.visible) removed"
        case .replaced(let file): "\(file.visible) differs"
        case .changed(let name, let old, let new):
            "\(name.visible) \((old ?? "none").visible) → \((new ?? "none").visible)"
        }
    }
}
