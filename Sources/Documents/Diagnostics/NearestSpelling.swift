/// The search for what a user may have meant by a word that nothing is called.
public enum NearestSpelling {
    /// Words longer than this are not compared.
    private static let longestWord = 64

    /// The candidate with the fewest edits to the word, the first of equals; `nil` where none is near.
    ///
    /// An edit inserts, removes or replaces a scalar, or swaps two neighbours (restricted Damerau–Levenshtein
    /// distance); case is ignored. Near is at most a third of the longer word's length, and at most 3.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased().unicodeScalars)
        guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard letters.count <= longestWord else { continue }
            let bound = min(3, max(wanted.count, letters.count) / 3, (best?.distance ?? .max) - 1)
            guard let distance = distance(from: wanted, to: letters, atMost: bound) else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// `did you mean 'slotHeight'?`, or nothing where no candidate is near.
    public static func hints(for word: String, among candidates: some Sequence<String>) -> [String] {
        nearest(to: word, among: candidates).map { ["did you mean '\($0)'?"] } ?? []
    }

    private static func distance(
        from source: [Unicode.Scalar], to target: [Unicode.Scalar], atMost bound: Int
    ) -> Int? {
        guard abs(source.count - target.count) <= bound else { return nil }
        var beforePrevious = [Int]()
        var previous = Array(0...target.count)
        for i in source.indices {
            var row = [i + 1]
            for j in target.indices {
                let replaced = previous[j] + (source[i] == target[j] ? 0 : 1)
                var cost = min(previous[j + 1] + 1, row[j] + 1, replaced)
                if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
                    cost = min(cost, beforePrevious[j - 1] + 1)
                }
                row.append(cost)
            }
            beforePrevious = previous
            previous = row
        }
        return previous[target.count] <= bound ? previous[target.count] : nil
    }
}
