import Collation
import Testing

@Suite("Hanyu Pinyin")
struct PinyinTests {
    private static let order = try? SyllableOrder(
        AlphabeticIndex(locale: LocaleIdentifier("zh"), labelLocales: [], isNumeric: false))

    @Test(
        "a reading is taken apart into syllables",
        arguments: [
            ("xiàmén", "xia4 men2"), ("Xià Mén", "xia4 men2"), ("Lù'ān", "lu4 an1"), ("lu4an1", "lu4 an1"),
            ("Xī’ān", "xi1 an1"), ("xian", "xian"), ("Xianggang", "xiang gang"), ("Chang'an", "chang an"),
            ("lǚ", "lü3"), ("lv3", "lü3"), ("LÜ", "lü"), ("nu\u{308}\u{30C}", "nü3"), ("fangan", "fang an"),
            ("Zhāng-sān", "zhang1 san1"), ("zi5", "zi5"),
        ])
    func syllables(reading: String, expected: String) throws {
        let order = try #require(Self.order)
        let found = order.syllables(of: reading)?.map { $0.letters + ($0.tone.map(String.init) ?? "") }
        #expect(found?.joined(separator: " ") == expected)
    }

    @Test(
        "what is no Hanyu Pinyin is not",
        arguments: ["", " ", "Smith", "たなか", "xiǎòn", "5", "ma6", "x", "厦门", String(repeating: "ma", count: 200)])
    func otherText(reading: String) throws {
        #expect(try #require(Self.order).syllables(of: reading) == nil)
    }

    @Test(
        "a word is spelled so that the collation reads it right; what it reads right stays",
        arguments: [("厦门", "xià mén", "丅厦门"), ("西安", "xī ān", "西安"), ("西安", "xi an", "西安"), ("长沙", "cháng shā", "仧长沙")])
    func spelling(word: String, reading: String, expected: String) throws {
        let order = try #require(Self.order)
        let syllables = try #require(order.syllables(of: reading))
        #expect(order.spelling(of: word, as: syllables) == expected)
    }

    @Test("a reading with another number of syllables than characters spells nothing")
    func otherCount() throws {
        let order = try #require(Self.order)
        #expect(order.spelling(of: "厦门市", as: [Syllable(letters: "xia", tone: 4)]) == nil)
    }

    @Test("every row of the reading files has a known syllable for each character", arguments: ["surnames", "places"])
    func files(name: String) throws {
        let order = try #require(Self.order)
        let file = name == "surnames" ? ReadingFile.surnames : ReadingFile.places
        #expect(file.rows.count > 150)
        var words: Set<Substring> = []
        for row in file.rows {
            let syllables = order.syllables(of: row.dropFirst().joined(separator: " ")) ?? []
            for word in row[0].split(separator: "/") {
                #expect(order.spelling(of: String(word), as: syllables) != nil, "\(row)")
                #expect(words.insert(word).inserted, "\(word) stands twice")
            }
        }
    }
}
