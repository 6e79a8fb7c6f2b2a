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

    /// What may be meant by a word that nothing is called: `did you mean 'slotHeight'?`; where no candidate is near, what
    /// other tools call by that word, else the candidates, or of very many the three that are least far.
    public static func choices(for word: String, among candidates: [String]) -> [String] {
        let near =
            (nearest(to: word, among: candidates) ?? synonym(of: word, among: candidates))
            .map { ["did you mean '\($0)'?"] } ?? []
        guard near.isEmpty, !candidates.isEmpty else { return near }
        guard candidates.count > mostListed else { return ["known are \(candidates.joined(separator: ", "))"] }
        return [
            "the nearest of \(candidates.count) are \(leastFar(from: word, among: candidates).formattedEnumeration)"
        ]
    }

    /// Words for one thing in style sheets, design tools and here.
    private static let synonyms = [
        ["radius", "cornerRounding", "cornerRadius", "borderRadius", "rounding", "corners"],
        ["fill", "background", "backgroundColor", "bg"],
        ["font", "titleFont", "textStyle", "fontStyle", "typography"],
        ["color", "titleColor", "ink", "textColor", "fontColor", "foreground"],
        ["contentInsets", "insets", "padding"], ["gap", "spacing", "itemSpacing"],
        ["border", "stroke", "outline"], ["shadow", "boxShadow", "elevation"],
        ["size", "itemSize", "dimensions"], ["canvas", "device", "screen"], ["appearance", "mode", "scheme"],
    ]

    /// The candidate that is another word for the same thing, whatever the case of either.
    private static func synonym(of word: String, among candidates: [String]) -> String? {
        let wanted = word.lowercased()
        return synonyms.lazy.filter { $0.contains { $0.lowercased() == wanted } }
            .compactMap { group in group.first(where: candidates.contains) }.first
    }

    /// So many candidates are listed whole.
    private static let mostListed = 40

    /// Three candidates, by the part between hyphens, slashes and dots that is least far; short ones first.
    private static func leastFar(from word: String, among candidates: [String]) -> [String] {
        let wanted = Array(word.lowercased().unicodeScalars.prefix(longestWord))
        let ranked = candidates.enumerated().map { number, candidate in
            let parts = candidate.lowercased().split { "-/. ".contains($0) } + [candidate.lowercased()[...]]
            let distances = parts.compactMap { part in
                distance(from: wanted, to: Array(part.unicodeScalars.prefix(longestWord)), atMost: longestWord)
            }
            return (distance: distances.min() ?? longestWord, length: candidate.count, number: number)
        }
        var nearest: [String] = []
        for rank in ranked.sorted(by: { ($0.distance, $0.length, $0.number) < ($1.distance, $1.length, $1.number) }) {
            let candidate = candidates[rank.number]
            // A path to something that is named already says nothing new.
            if nearest.allSatisfy({ !candidate.hasSuffix("/" + $0) }) { nearest.append(candidate) }
            if nearest.count == 3 { break }
        }
        return nearest
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
