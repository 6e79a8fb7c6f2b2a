import Drawing
import Testing

@Suite struct TextShaperTests {
    @Test func eachGlyphNamesTheFirstScalarItShows() throws {
        let face = try Faces.open("Inter")
        #expect(try Faces.shape("abc", face).map(\.scalar) == [0, 1, 2])
        #expect(try Faces.shape("ae\u{301}b", face).map(\.scalar) == [0, 1, 3])
    }

    @Test func rightToLeftTextComesFromLeftToRight() throws {
        let face = try Faces.open("Noto Sans Hebrew")
        let glyphs = try Faces.shape("אבג", face, isRightToLeft: true, language: "he")
        #expect(glyphs.map(\.scalar) == [2, 1, 0])
    }

    @Test func lettersJoinAcrossTheEndsOfAPart() throws {
        let face = try Faces.open("Noto Sans Arabic")
        let whole = try Faces.shape("ببب", face, isRightToLeft: true, language: "ar")
        let middle = try Faces.shape("ببب", face, in: 1..<2, isRightToLeft: true, language: "ar")
        let alone = try Faces.shape("ب", face, isRightToLeft: true, language: "ar")
        #expect(middle.map(\.id) == [whole[1].id] && middle[0].scalar == 1)
        #expect(alone[0].id != whole[1].id)
    }

    @Test func lamAndAlefAreOneGlyph() throws {
        let face = try Faces.open("Noto Sans Arabic")
        #expect(try Faces.shape("لا", face, isRightToLeft: true, language: "ar").count < 3)
    }

    @Test func kerningMovesTheNextLetter() throws {
        let face = try Faces.open("Inter")
        let pair = try Faces.shape("AV", face)
        let single = try Faces.glyph("A", in: face)
        #expect(pair[0].advance < single.advance)
    }

    @Test func marksAreSetOffFromTheirLetter() throws {
        let face = try Faces.open("Noto Sans Thai")
        let glyphs = try Faces.shape("ป\u{E34}", face, language: "th")
        #expect(glyphs.count == 2 && glyphs[1].advance == 0)
    }

    @Test func aLanguageChoosesGlyphs() throws {
        let face = try Faces.open("Noto Sans CJK SC")
        let ids = try ["zh-Hans", "ja", "ko", "zh-Hant"].map { try Faces.shape("骨", face, language: $0)[0].id }
        #expect(ids[0] != ids[1])
        #expect(try Faces.shape("骨", face, language: "no language at all")[0].id == ids[0])
    }

    @Test func anEmptyPartHasNoGlyphs() throws {
        let face = try Faces.open("Inter")
        #expect(try Faces.shape("", face) == [])
        #expect(try Faces.shape("abc", face, in: 1..<1) == [])
    }

    @Test func aShaperIsUsedAgainAndAgain() throws {
        let face = try Faces.open("Inter")
        let shaper = try #require(TextShaper())
        let scalars = Array("Hamburg".unicodeScalars)
        func shape() -> [PositionedGlyph] {
            shaper.glyphs(
                of: scalars, in: 0..<7, face: face, script: ScriptCode("H"), isRightToLeft: false, language: "en")
        }
        let first = shape()
        _ = shaper.glyphs(
            of: Array("x".unicodeScalars), in: 0..<1, face: face, script: .common, isRightToLeft: true, language: "ar")
        #expect(shape() == first && first.count == 7)
    }
}
