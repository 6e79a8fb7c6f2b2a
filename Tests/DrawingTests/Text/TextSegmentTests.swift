import Drawing
import RandomNumbers
import Testing

@Suite struct TextSegmentTests {
    static let latin = ScriptCode("a")
    static let hebrew = ScriptCode("א")

    private func segment(_ scalars: Range<Int>, level: UInt8 = 0) -> TextSegment {
        TextSegment(scalars: scalars, face: 0, script: Self.latin, level: level)
    }

    @Test func aSegmentEndsWhereFaceScriptOrLevelChange() {
        let parts = segments(
            faces: [0, 0, 1, 1, 1, 1],
            scripts: [Self.latin, Self.latin, Self.latin, Self.hebrew, Self.hebrew, Self.hebrew],
            levels: [0, 0, 0, 0, 1, 1])
        #expect(parts.map(\.scalars) == [0..<2, 2..<3, 3..<4, 4..<6])
        #expect(parts.map(\.face) == [0, 1, 1, 1] && parts.map(\.level) == [0, 0, 0, 1])
        #expect(segments(faces: [], scripts: [], levels: []) == [])
    }

    /// Rule L2 of UAX 9: from the highest level down, runs of that level or above are turned round.
    @Test(
        arguments: [
            ([], []), ([0], [0]), ([0, 1, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 2, 1], [2, 1, 0]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
            ([1, 2, 3, 2, 1], [4, 1, 2, 3, 0]), ([2, 1, 0, 1, 2], [1, 0, 2, 4, 3]), ([0, 0, 2, 2], [0, 1, 2, 3]),
        ] as [([UInt8], [Int])])
    func levelsDecideTheOrder(levels: [UInt8], order: [Int]) {
        let parts = levels.enumerated().map { segment($0.offset..<$0.offset + 1, level: $0.element) }
        #expect(visualOrder(of: parts).map(\.scalars.lowerBound) == order)
    }

    @Test func theOrderIsAPermutation() {
        var generator = SeededNumbers(seed: 11)
        for _ in 0..<200 {
            let levels = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                UInt8.random(in: 0...5, using: &generator)
            }
            let parts = levels.enumerated().map { segment($0.offset..<$0.offset + 1, level: $0.element) }
            #expect(visualOrder(of: parts).map(\.scalars.lowerBound).sorted() == Array(levels.indices))
        }
    }

    @Test(
        arguments: [
            ("ab", ["a", "a"]), ("a.b", ["a", "a", "a"]), ("(א)", ["א", "א", "א"]), ("a א", ["a", "a", "א"]),
            ("1重2", ["重", "重", "重"]), ("e\u{301}", ["a", "a"]), ("…", [nil]), ("", []),
        ] as [(String, [Unicode.Scalar?])])
    func sharedCharactersTakeTheirNeighboursScript(text: String, like: [Unicode.Scalar?]) {
        #expect(resolvedScripts(of: Array(text.unicodeScalars)) == like.map { $0.map { ScriptCode($0) } ?? .common })
    }
}
