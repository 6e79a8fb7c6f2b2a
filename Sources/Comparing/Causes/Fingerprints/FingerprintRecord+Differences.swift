extension FingerprintRecord {
    /// `freetype 2.12 → 2.13`, each value that is not the same, in the order of the candidate; `font Inter-Bold.otf
    /// added` for an item of a list that only one side has.
    func differences(from baseline: FingerprintRecord) -> [String] {
        let old = Dictionary(baseline.values.map { ($0.name, $0.text) }) { first, _ in first }
        let new = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
        let (oldItems, newItems) = (Set(baseline.values.compactMap(\.item)), Set(values.compactMap(\.item)))
        var told: Set<String> = []
        return (values + baseline.values).compactMap { value in
            if let item = value.item, oldItems.contains(item) != newItems.contains(item) {
                guard told.insert(item).inserted else { return nil }
                return "\(item.visible) \(newItems.contains(item) ? "added" : "removed")"
            }
            let name = value.name
            guard told.insert(name).inserted, old[name] != new[name] else { return nil }
            return "\(name.visible) \((old[name] ?? "none").visible) → \((new[name] ?? "none").visible)"
        }
    }
}
