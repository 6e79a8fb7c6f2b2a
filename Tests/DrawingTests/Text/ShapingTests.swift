import Drawing
import Testing

@Suite struct ShapingTests {
    /// UAX 9: letters from right to left take level 1, numbers among them 2.
    @Test(
        arguments: [
            ("", false, []), ("ab", false, [0, 0]), ("אב", false, [1, 1]), ("ab", true, [2, 2]), ("א1", true, [1, 2]),
            ("aא b", false, [0, 1, 0, 0]), ("א(b)", true, [1, 1, 2, 1]), ("\u{202D}אב\u{202C}", false, [0, 2, 2, 0]),
        ] as [(String, Bool, [UInt8])])
    func levelsFollowTheBidirectionalAlgorithm(text: String, isRightToLeft: Bool, levels: [UInt8]) {
        #expect(bidirectionalLevels(of: Array(text.unicodeScalars), isRightToLeft: isRightToLeft) == levels)
    }

    @Test func scriptsAreTheStandards() {
        #expect(ScriptCode("a") == ScriptCode("Ω") ? false : ScriptCode("a") == ScriptCode("é"))
        #expect(ScriptCode("重") == ScriptCode("庆"))
        #expect(["(", " ", "1", "\u{301}", "👍"].map { ScriptCode($0).isShared } == [true, true, true, true, true])
        #expect(!ScriptCode("ب").isShared && ScriptCode(".") == .common)
    }

    @Test func lettersAreTakenApartAndPutTogether() throws {
        let parts = try #require(("é" as Unicode.Scalar).canonicalParts)
        #expect(parts.0 == "e" && parts.1 == "\u{301}")
        #expect(("Å" as Unicode.Scalar).canonicalParts?.0 == "A")
        #expect(("a" as Unicode.Scalar).canonicalParts == nil)
        #expect(("e" as Unicode.Scalar).composed(with: "\u{301}") == "é")
        #expect(("q" as Unicode.Scalar).composed(with: "\u{301}") == nil)
    }

    @Test func aFileThatIsNoFontOpensNoFace() {
        #expect(FontFace(FoundFace(path: "/etc/passwd", weights: 400...400), weight: 400) == nil)
    }
}
