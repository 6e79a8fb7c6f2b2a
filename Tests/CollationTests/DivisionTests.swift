import Collation
import Foundation
import Testing

@Suite("China's divisions (CI-4, CI-5)")
struct DivisionTests {
    /// Names with the letter that their reading begins with.
    private static let divisions: [(name: String, letter: String)] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Data/divisions.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            let fields = line.split(separator: " ").map(String.init)
            return fields.dropFirst().map { ($0, fields[0]) }
        }
    }()

    private func misplaced(_ collation: IndexedCollation) -> [String] {
        Self.divisions.filter { collation.sectionTitles[collation.section(forName: $0.name)] != $0.letter }.map(\.name)
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
        let wrong = Self.divisions.filter { labels[index.bucket(of: $0.name)] != $0.letter }
        #expect(wrong.count > 40)
        #expect(wrong.contains { $0.name == "长沙市" })
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
