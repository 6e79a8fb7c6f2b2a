import Collation
import ContentFiles
import Contents
import Documents
import Foundation
import Testing

@Suite("China's divisions (CI-4, CI-5)")
struct DivisionTests {
    private static let divisions = DataFile("divisions.txt").names
    private static let prefectures = DataFile("prefectures.txt").names

    private func misplaced(_ collation: IndexedCollation) -> [String] {
        Self.divisions.filter { collation.sectionTitles[collation.section(forName: $0.name)] != $0.title }.map(\.name)
    }

    @Test("all stand under their letter, without a reading in the content")
    func places() throws {
        #expect(Self.divisions.count > 3100)
        #expect(misplaced(try IndexedCollation(locale: "zh", kind: .places)) == [])
    }

    @Test("the list is a test: without the readings of places more than 40 stand elsewhere")
    func collationAlone() throws {
        let index = try AlphabeticIndex(locale: LocaleIdentifier("zh"), labelLocales: [], isNumeric: false)
        let labels = index.labels
        let wrong = Self.divisions.filter { labels[index.bucket(of: $0.name)] != $0.title }
        #expect(wrong.count > 40)
        #expect(wrong.contains { $0.name == "长沙市" })
    }

    @Test("the reference content, names only, becomes a register of the 333 prefectures and four municipalities")
    func referenceContent() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appending(path: "Themes/cities.content.yaml").path
        let file = try ContentReader(FileLocation(path)).read()
        #expect(file.locale == "zh" && file.kind == .places)
        #expect(file.table.count == 337)
        #expect(file.table.readings.count == 0 && file.table.sections.count == 0)
        let content = try IndexedCollation(locale: "zh", kind: .places)
            .content(of: file.table, title: "", indexTitles: .nonEmpty)
        let found = content.sections.flatMap { section in section.items.map { section.title + $0.name } }
        #expect(found == Self.prefectures.map { $0.title + $0.name })
    }

    @Test(
        "names with several readings stand in the syllable's place, not only under its letter",
        arguments: [
            ["长春", "长沙", "长治", "常德", "常州", "昌都"], ["重庆", "崇左", "楚雄"], ["六安", "泸州", "吕梁"], ["西安", "厦门", "咸阳", "湘潭"],
            ["潘集", "番禺", "攀枝花"], ["延安", "铅山", "盐城"],
        ])
    func order(names: [String]) throws {
        let collation = try IndexedCollation(locale: "zh", kind: .places)
        let sorted = collation.sorted(names, by: \.self)
        let syllables = sorted.map { Self.syllables[$0] ?? "" }
        #expect(syllables == syllables.sorted(), "\(sorted)")
        #expect(!syllables.contains(""))
    }

    /// First syllables with the tone as a digit, ü after u.
    private static let syllables = [
        "长春": "chang2", "长沙": "chang2", "长治": "chang2", "常德": "chang2", "常州": "chang2", "昌都": "chang1",
        "重庆": "chong2", "崇左": "chong2", "楚雄": "chu3", "六安": "lu4", "泸州": "lu2", "吕梁": "luu3", "西安": "xi1",
        "厦门": "xia4", "咸阳": "xian2", "湘潭": "xiang1", "潘集": "pan1", "番禺": "pan1", "攀枝花": "pan1", "延安": "yan2",
        "铅山": "yan2", "盐城": "yan2",
    ]
}
