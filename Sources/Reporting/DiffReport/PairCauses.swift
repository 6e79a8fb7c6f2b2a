package import Baselines
import Causes

/// Finds out why compared pictures differ, from the files beside them.
package struct PairCauses: Sendable {
    private let fingerprints: ManifestFingerprints

    /// - Parameters:
    ///   - baselineManifest: the path of a manifest, which need not exist; nor the candidate's.
    package init(baselineManifest: String?, candidateManifest: String?) {
        fingerprints = ManifestFingerprints(baseline: baselineManifest, candidate: candidateManifest)
    }

    /// Sentences that say why; none for pictures that are equal, and for those that are only on one side.
    package func causes(of compared: ComparedPair) -> [String] {
        switch compared.result {
        case .equal, .missing, .added: return []
        case .unreadable: return compared.result.details
        case .different(let comparison):
            return search(compared.pair).causes(of: comparison.regions, width: comparison.size.width)
        case .differentBytes, .sizeMismatch:
            return compared.result.details + search(compared.pair).causes(of: [], width: nil)
        }
    }

    private func search(_ pair: FilePair) -> CauseSearch {
        CauseSearch(states: states(of: pair), fingerprints: fingerprints.records)
    }

    /// What the JSON beside both pictures says; a side without it, or with another program's, says nothing.
    private func states(of pair: FilePair) -> (baseline: StateRecord, candidate: StateRecord)? {
        guard let baseline = pair.baseline.flatMap({ StateRecord(besidePicture: $0.path) }),
            let candidate = pair.candidate.flatMap({ StateRecord(besidePicture: $0.path) })
        else { return nil }
        return (baseline, candidate)
    }
}
