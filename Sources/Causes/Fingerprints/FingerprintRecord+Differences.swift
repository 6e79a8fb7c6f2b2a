extension FingerprintRecord {
    /// `freetype 2.12 → 2.13`, each value that is not the same, in the order of the candidate.
    func differences(from baseline: FingerprintRecord) -> [String] {
        let old = Dictionary(baseline.values.map { ($0.name, $0.text) }) { first, _ in first }
        let new = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
        var told: Set<String> = []
        return (values + baseline.values).map(\.name).filter { told.insert($0).inserted }.compactMap { name in
            guard old[name] != new[name] else { return nil }
            return "\(name.visible) \((old[name] ?? "none").visible) → \((new[name] ?? "none").visible)"
        }
    }
}
