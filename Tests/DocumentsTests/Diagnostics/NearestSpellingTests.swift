import Documents
import Testing

@Suite struct NearestSpellingTests {
    static let keys = ["slotHeight", "titleFont", "titleColor", "width", "gap", "highlight"]

    @Test(arguments: [
        ("slotHight", "slotHeight"),
        ("slotheight", "slotHeight"),
        ("titlefnot", "titleFont"),
        ("witdh", "width"),
        ("gapp", "gap"),
        ("highlite", "highlight"),
        ("TITLECOLOR", "titleColor"),
    ])
    func near(word: String, expected: String) {
        #expect(NearestSpelling.nearest(to: word, among: Self.keys) == expected)
        #expect(NearestSpelling.hints(for: word, among: Self.keys) == ["did you mean '\(expected)'?"])
    }

    @Test(arguments: ["", "x", "bubble", "slot", "paddingInside", String(repeating: "w", count: 100_000)])
    func nothingNear(word: String) {
        #expect(NearestSpelling.nearest(to: word, among: Self.keys) == nil)
        #expect(NearestSpelling.hints(for: word, among: Self.keys).isEmpty)
    }

    @Test func firstOfEquallyNearWins() {
        #expect(NearestSpelling.nearest(to: "tops", among: ["topa", "topb"]) == "topa")
        #expect(NearestSpelling.nearest(to: "tops", among: ["topabc", "topb", "tops"]) == "topb")
    }

    /// A swap of neighbours is one edit, and the distance is symmetric.
    @Test(arguments: [("form", "from"), ("abc", "acb"), ("abc", "ab"), ("abc", "xbc")])
    func oneEdit(first: String, second: String) {
        #expect(NearestSpelling.nearest(to: first, among: [second]) == second)
        #expect(NearestSpelling.nearest(to: second, among: [first]) == first)
    }

    @Test func longWordsOfHostileTextAreNotCompared() {
        let long = String(repeating: "a", count: 65)
        #expect(NearestSpelling.nearest(to: "a" + long.dropLast(2), among: [long]) == nil)
    }

    @Test func choicesOfFewAreAllOfThem() {
        #expect(NearestSpelling.choices(for: "xyz", among: ["ab", "cd"]) == ["known are ab, cd"])
        #expect(NearestSpelling.choices(for: "ac", among: []) == [])
    }

    @Test func choicesOfManyAreTheThreeNearest() {
        let words = (0..<60).map { "state-number-\($0)" } + ["last-page", "section-list", "touch-down-last"]
        #expect(
            NearestSpelling.choices(for: "lst", among: words) == [
                "the nearest of 63 are last-page, section-list and touch-down-last"
            ])
        #expect(NearestSpelling.choices(for: "last-pag", among: words) == ["did you mean 'last-page'?"])
    }
}
