import DisplayLists
import Drawing
import Geometry
import Styles
import Testing

@Suite struct TextEngineTests {
    static let families = [
        "Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Color Emoji",
    ]
    let engine: TextEngine

    init() throws { engine = try TextEngine(fonts: FontLibrary(lists: [Self.families])) }

    func run(
        _ text: String, size: Double = 1, weight: Int = 400, language: String = "en",
        direction: LayoutDirection = .leftToRight, families: [String] = TextEngineTests.families
    ) -> TextRun {
        TextRun(
            text: text, font: FontStyle(families: families, size: size, weight: weight), language: language,
            direction: direction)
    }

    /// Advances as the fonts' tables give them: Inter counts 2816 units in an em, Noto Sans CJK 1000, the emoji 2048.
    @Test(arguments: [
        ("", 0, 1), ("A", 1904, 2816), ("AA", 3808, 2816), ("重", 1, 1), ("重庆", 2, 1), ("A重", 4720, 2816),
        ("👍", 2550, 2048), ("👨‍👩‍👧", 2550, 2048), ("1️⃣", 2550, 2048), ("🇨🇭", 2550, 2048), ("e\u{301}", 1640, 2816),
    ])
    func advancesAreTheFontsOwn(text: String, units: Int, unitsPerEm: Int) {
        let advance = Double(units) / Double(unitsPerEm)
        #expect(abs(engine.metrics(of: run(text)).advance - advance) < 1e-9)
    }

    /// A character alone, and with a selector that asks for the coloured one.
    @Test func aFaceThatWasChosenIsThatOfTheCharacterAlone() {
        for texts in [["\u{260E}", "\u{260E}\u{FE0F}"], ["\u{2600}\u{FE0F}", "\u{2600}"]] {
            for text in texts + texts.reversed() {
                #expect(engine.colorGlyphs(of: run(text)).isEmpty == (text.unicodeScalars.count == 1), "\(text)")
            }
        }
    }

    @Test func measuresAreLinearInTheSize() {
        let one = engine.metrics(of: run("Hagen 重庆 👍"))
        let many = engine.metrics(of: run("Hagen 重庆 👍", size: 12.34))
        #expect(abs(many.advance - 12.34 * one.advance) < 1e-9)
        let inks = [1, 12.34].map { engine.ink(of: run("Hagen 重庆 👍", size: $0)) }
        #expect(abs(inks[1].maxY - 12.34 * inks[0].maxY) < 1e-9)
        #expect(abs(many.capHeight - 12.34 * one.capHeight) < 1e-9)
    }

    @Test func aLineIsAsHighAsItsHighestFont() {
        let latin = engine.metrics(of: run("A"))
        let mixed = engine.metrics(of: run("A重"))
        #expect(abs(latin.ascent - 2728.0 / 2816) < 1e-9 && abs(latin.descent - 680.0 / 2816) < 1e-9)
        #expect(abs(mixed.ascent - 1.16) < 1e-9 && abs(mixed.descent - 0.288) < 1e-9)
        #expect(abs(mixed.capHeight - 2048.0 / 2816) < 1e-9)
        #expect(engine.metrics(of: run("")).ascent == latin.ascent)
    }

    @Test func inkIsWhatTheGlyphsCover() throws {
        let ink = engine.ink(of: run("Hx", size: 2816))
        let outline = try #require(engine.outline(of: run("Hx", size: 2816)).controlBounds)
        #expect(abs(ink.minX - outline.minX) <= 1 && abs(ink.maxX - outline.maxX) <= 1)
        #expect(ink.minY == -2048 && ink.maxY == 0)
        #expect(engine.ink(of: run(" ")) == .zero)
    }

    @Test func kerningDrawsLettersTogether() {
        let pair = engine.metrics(of: run("AV")).advance
        #expect(pair < engine.metrics(of: run("A")).advance + engine.metrics(of: run("V")).advance - 0.02)
    }

    @Test func weightsHaveWidthsOfTheirOwn() {
        let widths = [400, 500, 600, 700].map { engine.metrics(of: run("Hamburg", weight: $0)).advance }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    @Test func arabicLettersJoin() {
        let joined = engine.metrics(of: run("ببب", language: "ar", direction: .rightToLeft)).advance
        let apart = engine.metrics(of: run("ب\u{200C}ب\u{200C}ب", language: "ar", direction: .rightToLeft)).advance
        #expect(joined < apart - 0.3)
    }

    @Test(arguments: [
        ("אב", LayoutDirection.leftToRight, "בא"), ("אב", .rightToLeft, "בא"), ("xאב", .leftToRight, "xבא"),
        ("xאב", .rightToLeft, "באx"), ("אב12", .rightToLeft, "12בא"), ("(א)", .rightToLeft, "(א)"),
    ])
    func bidirectionalTextStandsInVisualOrder(text: String, direction: LayoutDirection, visual: String) {
        let shown = engine.outline(of: run(text, language: "he", direction: direction))
        // An override makes the letters stand as written.
        let expected = engine.outline(of: run("\u{202D}" + visual + "\u{202C}", language: "he"))
        #expect(shown == expected)
    }

    @Test func aLanguageChoosesItsFormOfAHanCharacter() {
        let families = ["Noto Sans CJK SC"]
        let outlines = ["zh-Hans", "ja", "ko", "zh-Hant"].map {
            engine.outline(of: run("骨直", language: $0, families: families))
        }
        #expect(outlines[0] != outlines[1])
        #expect(Set(outlines).count >= 3)
    }

    @Test func marksStandOnTheirLetter() {
        let composed = engine.outline(of: run("ệ"))
        #expect(engine.outline(of: run("e\u{323}\u{302}")) == composed)
        #expect(engine.outline(of: run("e\u{302}\u{323}")) == composed)
        #expect(engine.missingCharacters(of: run("x\u{323}\u{302}")) == [])
    }

    @Test(arguments: [
        ("A", 1, 0), ("👍", 0, 1), ("👍🏽", 0, 1), ("👩‍👩‍👦", 0, 1), ("☎\u{FE0E}", 1, 0), ("☎\u{FE0F}", 0, 1), ("A👍A", 2, 1),
        ("#️⃣", 0, 1),
    ])
    func emojiArePicturesAndTextIsNot(text: String, outlines: Int, pictures: Int) {
        let glyphs = engine.colorGlyphs(of: run(text))
        #expect(glyphs.count == pictures)
        #expect(glyphs.allSatisfy { $0.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
        #expect((engine.outline(of: run(text)) == Path()) == (outlines == 0))
    }

    @Test func anEmojiStandsWhereTheRunPutsIt() throws {
        let glyph = try #require(engine.colorGlyphs(of: run("重👍", size: 20)).first)
        #expect(abs(glyph.frame.minX - 20) < 1e-9)
        #expect(abs(glyph.frame.width - 20 * 2555.0 / 2048) < 1e-9)
        #expect(glyph.frame.minY < -15 && glyph.frame.maxY > 3)
    }

    @Test(
        arguments: [
            ("A重👍", []), ("ไทย", []), ("ก\u{E34}ก\u{E34}", []),
            ("\u{0}\t\n\u{2028}\u{200B}\u{FEFF}", []),
            ("\u{10FFFD}", ["\u{10FFFD}"]),
        ] as [(String, [Character])])
    func whatNoFontHasIsReported(text: String, missing: [Character]) {
        #expect(engine.missingCharacters(of: run(text)) == missing)
    }

    @Test func whatNoFontHasIsTheFirstFontsBox() {
        let box = run("\u{10FFFD}")
        #expect(engine.metrics(of: box).advance > 0.3 && !engine.ink(of: box).isEmpty)
        #expect(engine.outline(of: run("\u{10FFFC}")) == engine.outline(of: box))
    }

    @Test func whatTheListLacksIsSetInTheScriptsFont() throws {
        let engine = try TextEngine(fonts: FontLibrary(lists: [["Inter"], ["Noto Sans Thai"]]))
        #expect(engine.missingCharacters(of: run("重👍ไ", families: ["Inter"])) == [])
        let (fallback, own) = (run("ไทย", families: ["Inter"]), run("ไทย", families: ["Noto Sans Thai"]))
        #expect(engine.metrics(of: fallback).advance == engine.metrics(of: own).advance)
        #expect(engine.outline(of: fallback) == engine.outline(of: own))
    }

    /// The fallback is that of the language's own font; the default list's first Han font has the variants of all.
    @Test(
        "TX-2: the language chooses among the variants of Han characters",
        arguments: [
            ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("ja", "JP"), ("ko", "KR"), ("zh-HK", "HK"),
        ])
    func hanVariants(language: String, variant: String) throws {
        let own = ["SC", "TC", "HK", "JP", "KR"].map { ["Noto Sans CJK \($0)"] }
        let engine = try TextEngine(fonts: FontLibrary(lists: own + [FontStyle.defaultFamilies]))
        func outline(_ character: String, _ families: [String], _ language: String) -> Path {
            engine.outline(
                of: TextRun(text: character, font: FontStyle(families: families, size: 20), language: language))
        }
        var shapes: [Path] = []
        for character in ["直", "骨", "門"] {
            let shape = outline(character, ["Noto Sans CJK \(variant)"], language)
            #expect(outline(character, ["Inter"], language) == shape, "\(character)")
            #expect(outline(character, FontStyle.defaultFamilies, language) == shape, "\(character)")
            shapes.append(shape)
        }
        let simplified = ["直", "骨", "門"].map { outline($0, ["Inter"], "zh-Hans") }
        #expect((shapes == simplified) == (variant == "SC"))
    }

    @Test(
        "TX-5: room comes between letters, but not between those that join, nor after the last",
        arguments: [
            ("ABC", 2.0), ("A", 0), ("", 0), ("سلام", 0), ("e\u{301}a", 1), ("重庆", 1), ("אב", 1),
        ])
    func letterSpacing(text: String, gaps: Double) {
        var spaced = run(text, size: 20)
        spaced.font.letterSpacing = 3
        let advance = engine.metrics(of: run(text, size: 20)).advance
        #expect(abs(engine.metrics(of: spaced).advance - advance - 3 * gaps) < 1e-9)
        // In proportion to the size.
        spaced.font = spaced.font.resized(to: 40)
        #expect(abs(engine.metrics(of: spaced).advance - 2 * (advance + 3 * gaps)) < 1e-9)
    }

    @Test func fallbackGoesAlongTheRunsOwnList() {
        let han = engine.metrics(of: run("A", families: ["Noto Sans CJK SC", "Inter"]))
        #expect(abs(han.advance - 0.608) < 1e-9)
    }

    @Test func controlCharactersAreSpaces() {
        let space = engine.metrics(of: run("a b")).advance
        for control in ["\t", "\n", "\r\n", "\u{2029}", "\u{7}"] {
            #expect(engine.metrics(of: run("a\(control)b")).advance - space > -1e-9)
            #expect(engine.outline(of: run("\(control)")) == Path())
        }
    }

    @Test func aVeryLongTextIsMeasured() {
        let advance = engine.metrics(of: run(String(repeating: "重", count: 50_000))).advance
        #expect(abs(advance - 50_000) < 1e-6)
    }
}
