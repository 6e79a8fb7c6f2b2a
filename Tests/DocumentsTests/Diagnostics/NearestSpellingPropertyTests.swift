import Documents
import Testing

/// The bounded search against the plain definition of the distance.
@Suite struct NearestSpellingPropertyTests {
    private static let words = [
        "top", "stop", "pot", "bottom", "centre", "center", "leading", "trailing", "heading", "header", "footer",
        "width", "widths", "height", "weight", "eight", "color", "colour", "size", "sizes", "font", "fonts", "ring",
        "edge", "fade", "face", "fadeIn", "fadeOut", "shape", "shade", "shadow", "wave", "gap", "x", "y", "",
    ]

    /// The restricted Damerau–Levenshtein distance, by recursion over prefixes.
    private static func distance(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int {
        var known: [[Int]: Int] = [:]
        func solve(_ i: Int, _ j: Int) -> Int {
            if i == 0 || j == 0 { return i + j }
            if let value = known[[i, j]] { return value }
            let replaced = solve(i - 1, j - 1) + (first[i - 1] == second[j - 1] ? 0 : 1)
            var value = min(solve(i - 1, j) + 1, solve(i, j - 1) + 1, replaced)
            if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                value = min(value, solve(i - 2, j - 2) + 1)
            }
            known[[i, j]] = value
            return value
        }
        return solve(first.count, second.count)
    }

    private static func distance(_ first: String, _ second: String) -> Int {
        distance(Array(first.lowercased())[...], Array(second.lowercased())[...])
    }

    @Test(arguments: words)
    func nearestIsTheFirstOfTheLeastDistance(word: String) {
        let others = Self.words.filter { $0 != word }
        let near = others.filter { other in
            Self.distance(word, other) <= min(3, max(word.count, other.count) / 3)
        }
        let least = near.map { Self.distance(word, $0) }.min()
        let expected = word.isEmpty ? nil : near.first { Self.distance(word, $0) == least }
        #expect(NearestSpelling.nearest(to: word, among: others) == expected)
    }

    @Test(arguments: words)
    func pairsAreNearEitherWay(word: String) {
        for other in Self.words where !other.isEmpty && !word.isEmpty && other != word {
            let there = NearestSpelling.nearest(to: word, among: [other]) != nil
            let back = NearestSpelling.nearest(to: other, among: [word]) != nil
            #expect(there == back, "\(word), \(other)")
        }
    }
}
