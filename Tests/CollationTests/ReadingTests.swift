import Collation
import Contents
import Testing

@Suite("Chinese readings (CI-4)")
struct ReadingTests {
    private func letter(of name: String, reading: String? = nil, kind: NameKind = .people) throws -> String {
        let collation = try IndexedCollation(locale: "zh", kind: kind)
        return collation.sectionTitles[collation.section(forName: name, reading: reading)]
    }

    @Test(
        "surnames have their own readings",
        arguments: [
            ("单田芳", "S"), ("仇英", "Q"), ("曾国藩", "Z"), ("解缙", "X"), ("朴树", "P"), ("尉迟恭", "Y"), ("万俟卨", "M"),
            ("长孙无忌", "Z"), ("单于夜", "C"), ("查良镛", "Z"), ("区志航", "O"), ("缪荃孙", "M"), ("种师道", "C"), ("折继祖", "S"),
            ("秘彭祖", "B"), ("祭仲", "Z"), ("繁钦", "P"), ("乜贵", "N"), ("佴祺", "N"), ("洗星海", "X"), ("召忽", "S"), ("便乐成", "P"),
            ("句践", "G"), ("炅钦", "G"), ("粘罕", "N"), ("覃文光", "Q"), ("翟让", "Z"), ("員半千", "Y"), ("單田芳", "S"), ("萬俟卨", "M"),
        ])
    func surname(name: String, letter: String) throws {
        #expect(try self.letter(of: name) == letter)
    }

    @Test(
        "a longer entry stands against a surname",
        arguments: [("查理", "C"), ("查尔斯", "C"), ("万里", "W"), ("尉健行", "W"), ("长江", "C"), ("单于", "C"), ("乐高", "L")])
    func longerEntry(name: String, letter: String) throws {
        #expect(try self.letter(of: name) == letter)
    }

    @Test(
        "places have theirs, and surnames' readings do not count for them",
        arguments: [
            ("厦门", "X"), ("长治", "C"), ("长子", "Z"), ("六安", "L"), ("番禺", "P"), ("铅山", "Y"), ("蔚县", "Y"), ("浚县", "X"),
            ("重庆", "C"), ("长沙", "C"), ("单县", "S"), ("尉犁", "Y"), ("尉氏", "W"), ("乐清", "Y"), ("乐山", "L"), ("荥经", "Y"),
            ("荥阳", "X"), ("涡阳", "G"), ("泊头", "B"), ("繁峙", "F"), ("解放区", "J"), ("查干湖", "C"), ("浒墅关", "X"),
        ])
    func place(name: String, letter: String) throws {
        #expect(try self.letter(of: name, kind: .places) == letter)
    }

    @Test("names that begin with one word stand together where each of them stands alone", arguments: NameKind.allCases)
    func sharedWords(kind: NameKind) throws {
        let words = ["单", "单于", "长治", "长", "重庆", "曾", "乐高", "乐", "六安", "北京"]
        let names = ["甲", "乙", ""].flatMap { rest in words.map { $0 + rest } }
        let sections = try IndexedCollation(locale: "zh", kind: kind).content(of: names.map { ContentItem(name: $0) })
            .sections
        for section in sections {
            for item in section.items { #expect(try letter(of: item.name, kind: kind) == section.title) }
        }
        #expect(sections.flatMap(\.items).count == names.count)
    }

    @Test(
        "an explicit reading wins, in Hanyu Pinyin with marks, digits or without tones",
        arguments: [
            ("单田芳", "Dān Tiánfāng", "D"), ("厦门", "xia4men2", "X"), ("乐嘉", "Le Jia", "L"), ("六安", "Lù'ān", "L"),
            ("曾", "ce\u{301}ng", "C"), ("㐀", "qiū", "Q"), ("李", "Smith", "S"), ("李", "  ", "L"),
        ])
    func explicit(name: String, reading: String, letter: String) throws {
        #expect(try self.letter(of: name, reading: reading) == letter)
    }

    @Test("a reading puts a name in the order of its syllables, tones after letters")
    func explicitOrder() throws {
        let items = [
            ContentItem(name: "长安", reading: "Cháng'ān"), "昌平", "常州", ContentItem(name: "仇", reading: "chou2"), "超",
        ]
        let content = try IndexedCollation(locale: "zh", kind: .places).content(of: items)
        #expect(content.sections.map(\.title) == ["C"])
        #expect(content.sections[0].items.map(\.name) == ["昌平", "长安", "常州", "超", "仇"])
    }

    @Test("a name sorts the same with a reading that the collation would give it anyway")
    func agreeingReading() throws {
        let items = ["王安", ContentItem(name: "王维", reading: "Wáng Wéi"), "王伟"]
        let content = try IndexedCollation(locale: "zh").content(of: items)
        #expect(content.sections[0].items.map(\.name) == ["王安", "王维", "王伟"])
    }

    @Test("readings of Chinese names count only where characters stand in the order of readings")
    func otherCollations() throws {
        let strokes = try IndexedCollation(locale: "zh-Hant", kind: .places)
        #expect(strokes.sectionTitles[strokes.section(forName: "廈門")] == "13劃")
        let zhuyin = try IndexedCollation(locale: "zh-u-co-zhuyin", kind: .places)
        #expect(zhuyin.sectionTitles[zhuyin.section(forName: "厦门")] == "ㄒ")
        let pinyin = try IndexedCollation(locale: "zh-Hant-u-co-pinyin", kind: .places)
        #expect(pinyin.sectionTitles[pinyin.section(forName: "廈門")] == "X")
    }

    @Test("Japanese names are sorted by their kana, equal ones by their characters")
    func kana() throws {
        let items = [
            ContentItem(name: "伊東", reading: "いとう"), ContentItem(name: "田中", reading: "タナカ"),
            ContentItem(name: "伊藤", reading: "いとう"), ContentItem(name: "伊東", reading: "いとう"),
        ]
        let content = try IndexedCollation(locale: "ja").content(of: items)
        #expect(content.sections.map(\.title) == ["あ", "た"])
        #expect(content.sections[0].items.map(\.name) == ["伊東", "伊東", "伊藤"])
    }
}
