import Styles
import Testing
import Theming

/// AX-1, AX-2: text in the reader's size.
@Suite struct TextSizeTests {
    @Test func everyStyleHasThePlatformsSizes() {
        // The rows as UIKit has them, by another way of writing.
        let rows: [TextStyle: String] = [
            .largeTitle: "31 32 33 34 36 38 40 44 48 52 56 60", .title1: "25 26 27 28 30 32 34 38 43 48 53 58",
            .title2: "19 20 21 22 24 26 28 34 39 44 50 56", .title3: "17 18 19 20 22 24 26 31 37 43 49 55",
            .headline: "14 15 16 17 19 21 23 28 33 40 47 53", .body: "14 15 16 17 19 21 23 28 33 40 47 53",
            .callout: "13 14 15 16 18 20 22 26 32 38 44 51", .subheadline: "12 13 14 15 17 19 21 25 30 36 42 49",
            .footnote: "12 12 12 13 15 17 19 23 27 33 38 44", .caption1: "11 11 11 12 14 16 18 22 26 32 37 43",
            .caption2: "11 11 11 11 13 15 17 20 24 29 34 40",
        ]
        for style in TextStyle.allCases {
            let points = TextSize.allCases.map { "\(Int(style.points(at: $0)))" }.joined(separator: " ")
            #expect(points == rows[style], "\(style)")
        }
    }

    @Test(arguments: TextSize.allCases) func boundFontsTakeTheirStylesSizeAndOthersBodysRatio(size: TextSize) throws {
        let theme = try theme(
            """
            text-size: \(size.rawValue)
            list:
              row: {height: 60, titleFont: {style: title3}, subtitleFont: {size: 12}}
              header: {height: 30, font: {style: footnote, size: 26}}
            """)
        #expect(theme.list.row.titleFont.size == TextStyle.title3.points(at: size))
        #expect(theme.list.row.subtitleFont.size == 12 * (TextStyle.body.points(at: size) / 17))
        #expect(theme.list.header.font.size == 26 * (TextStyle.footnote.points(at: size) / 13))
        #expect(theme.list.row.titleFont.style == nil)
    }

    @Test func rowsAndHeadersGrowAndTheBarStays() throws {
        let text = "list: {row: {height: 60, titleFont: {size: 17}, subtitleFont: {size: 17}}}\n"
        let (usual, large) = (try theme(text), try theme("text-size: AX1\n" + text))
        #expect(abs(large.list.row.height - (60 + 2 * 11 * 1.2)) < 1e-9)
        #expect(large.indexBar == usual.indexBar)
        #expect(large.bubble == usual.bubble)
        #expect(try theme("text-size: XS\n" + text).list.row.height == 60)
    }

    @Test func barScalesWhereItsStyleSaysSo() throws {
        let bar = try theme(
            "text-size: ax1\nindexBar: {scalesWithText: true, slotHeight: 17, width: 34, titleFont: {size: 17}}"
        )
        .indexBar
        #expect(bar.titleFont.size == 28)
        #expect(bar.slotHeight == 28)
        #expect(bar.width == .fixed(56))
    }

    @Test func wordsInBarsKeepTheirSizeAndLargeTitlesGrow() throws {
        let text = "chrome: {platform: ios, navigationBar: {itemFont: {style: body, size: 17}}}\n"
        let (usual, large) = (try theme(text).chrome, try theme("text-size: AX3\n" + text).chrome)
        #expect(large.statusBar.font.size == usual.statusBar.font.size)
        #expect(large.navigationBar.titleFont.size == usual.navigationBar.titleFont.size)
        #expect(large.tabBar.font.size == usual.tabBar.font.size)
        #expect(abs(large.navigationBar.itemFont.size - 40) < 1e-9)
        #expect(abs(large.navigationBar.largeTitleFont.size - 52) < 1e-9)
        let android = try theme("text-size: AX3\nchrome: {platform: android}").chrome
        #expect(abs(android.tabBar.font.size - 12 * 40 / 17) < 1e-9)
        #expect(android.statusBar.font.size == 14)
    }

    @Test func fontScalesAreThoseOfTheTables() {
        let steps = [8, 10, 12, 14, 18, 20, 24, 30, 100]
        let rows: [(Double, [Double])] = [
            (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
            (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
            (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]), (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
            (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
        ]
        for (scale, sizes) in rows {
            for (step, size) in zip(steps, sizes) {
                #expect(FontScale.size(Double(step), at: scale) == size, "\(step) at \(scale)")
            }
        }
    }

    @Test(
        arguments: [
            (14, 1, 14), (14, 1.1, 15.4), (4, 1.15, 4.6), (16, 1.15, 18.1), (14, 1.4, 20.4), (200, 1.3, 200),
            (10, 2.5, 25),
        ] as [(Double, Double, Double)])
    func otherSizesAndScalesLieBetween(size: Double, scale: Double, expected: Double) {
        #expect(abs(FontScale.size(size, at: scale) - expected) < 1e-9)
    }

    @Test func boldTextIsBolder() throws {
        #expect(try theme("bold-text: true\nlist: {row: {titleFont: {weight: 400}}}").list.row.titleFont.weight == 700)
    }
}

/// AX-4: held against the test cases of Android's own pseudo-locales, but for placeholders, which no drawn text has: of
/// messages with some, what stands between them. An empty text stays empty.
@Suite struct PseudoLocaleTests {
    @Test(arguments: [
        ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"), ("^1 %", "[^1 % one]"), ("A", "[Å one]"), ("", ""),
        ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
        ("'{USER} ''is offline", "['{ÛŠÉŔ} ''îš öƒƒļîñé one two three]"),
        ("Delete a file", "[Ðéļéţé å ƒîļé one two]"), ("# mile", "[# ḿîļé one two]"),
        ("# miles", "[# ḿîļéš one two]"), (" added you", "[ åððéð ýöû one two]"),
        (
            " didn't add you to any of her circles.",
            "[ ðîðñ'ţ åðð ýöû ţö åñý öƒ ĥéŕ çîŕçļéš. one two three four five]"
        ),
        (" added you to one of her circles.", "[ åððéð ýöû ţö öñé öƒ ĥéŕ çîŕçļéš. one two three four]"),
        (" added you to her # circles.", "[ åððéð ýöû ţö ĥéŕ # çîŕçļéš. one two three four]"),
        (" added you to his # circles.", "[ åððéð ýöû ţö ĥîš # çîŕçļéš. one two three four]"),
        (" added you to their # circles.", "[ åððéð ýöû ţö ţĥéîŕ # çîŕçļéš. one two three four]"),
    ])
    func accents(text: String, expected: String) {
        #expect(PseudoLocale.accents.text(of: text) == expected)
    }

    @Test(arguments: [
        ("", ""), ("word", "<word>"), ("  word  ", "  <word>  "), ("hello\n  world\n", "<hello>\n  <world>\n"),
    ])
    func bidi(text: String, expected: String) {
        let marked = expected.reduce(into: "") { marked, character in
            switch character {
            case "<": marked += "\u{200F}\u{202E}"
            case ">": marked += "\u{202C}\u{200F}"
            default: marked.append(character)
            }
        }
        #expect(PseudoLocale.bidi.text(of: text) == marked)
    }

    @Test func xcodes() {
        #expect(PseudoLocale.doubleLength.text(of: "Search") == "Search Search")
        #expect(PseudoLocale.bounded.text(of: "Search") == "[# Search #]")
        #expect(PseudoLocale.none.text(of: "Search") == "Search")
    }

    /// Of the screen around a list, too; glyphs are no words.
    @Test func wordsOfBarsAreTranslated() throws {
        let chrome = try theme(
            """
            pseudo: bounded
            chrome:
              platform: ios
              navigationBar: {title: Albums, leading: [back, Edit], trailing: [more]}
              searchBar: Find
              tabBar: {items: [Photos, Search]}
            """
        ).chrome
        #expect(chrome.navigationBar.title == "[# Albums #]")
        #expect(chrome.navigationBar.leading == ["back", "[# Edit #]"])
        #expect(chrome.navigationBar.trailing == ["more"])
        #expect(chrome.navigationBar.search == "[# Find #]")
        #expect(chrome.tabBar.items == ["[# Photos #]", "[# Search #]"])
    }

    @Test func longTextsGrowByTheirLength() {
        let text = String(repeating: "1 ", count: 100)
        let shown = PseudoLocale.accents.text(of: text)
        #expect(shown.utf8.count >= 2 * text.utf8.count)
        #expect(shown.hasSuffix("]"))
    }
}
