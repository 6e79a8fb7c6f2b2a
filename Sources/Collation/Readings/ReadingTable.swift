/// Words with readings that a collation would not guess, found by what a name begins with (CI-4).
struct ReadingTable: Sendable {
    /// The word, and how to spell it so that the collation reads it right, both in UTF-8.
    struct Entry: Hashable, Sendable {
        let word: [UInt8]
        let spelling: [UInt8]
    }

    /// The characters that a word may begin with; others are not looked up.
    private static let firsts: ClosedRange<UInt32> = 0x3400...0x9FFF

    /// Words by their first character, longer ones first.
    private let groups: [[Entry]]
    /// The group of each character in `firsts`; group 0 is empty.
    private let groupOfCharacter: [UInt16]

    /// Rows are spellings of a word with slashes between them, then a syllable for each of its characters.
    init(_ file: ReadingFile, order: SyllableOrder) {
        var groups: [[Entry]] = [[]]
        var groupOfCharacter = [UInt16](repeating: 0, count: Self.firsts.count)
        for row in file.rows {
            for word in row[0].split(separator: "/") {
                guard let entry = Self.entry(String(word), reading: row.dropFirst(), order: order),
                    let place = Self.place(of: word.unicodeScalars.first)
                else { continue }
                if groupOfCharacter[place] == 0 {
                    groupOfCharacter[place] = UInt16(groups.count)
                    groups.append([])
                }
                groups[Int(groupOfCharacter[place])].append(entry)
            }
        }
        self.groups = groups.map { $0.sorted { $0.word.count > $1.word.count } }
        self.groupOfCharacter = groupOfCharacter
    }

    private static func entry(_ word: String, reading: ArraySlice<Substring>, order: SyllableOrder) -> Entry? {
        guard let syllables = order.syllables(of: reading.joined(separator: " ")),
            let spelling = order.spelling(of: word, as: syllables)
        else { return nil }
        return Entry(word: Array(word.utf8), spelling: Array(spelling.utf8))
    }

    private static func place(of scalar: Unicode.Scalar?) -> Int? {
        guard let value = scalar?.value, firsts.contains(value) else { return nil }
        return Int(value - firsts.lowerBound)
    }
}

extension ReadingTable {
    /// The longest word that a name in UTF-8 begins with, `nil` where there is none or its spelling changes nothing.
    func entry(for name: UnsafeBufferPointer<UInt8>) -> Entry? {
        guard name.count >= 3, name[0] & 0xF0 == 0xE0 else { return nil }
        let scalar = UInt32(name[0] & 0x0F) << 12 | UInt32(name[1] & 0x3F) << 6 | UInt32(name[2] & 0x3F)
        guard Self.firsts.contains(scalar) else { return nil }
        let group = groupOfCharacter[Int(scalar - Self.firsts.lowerBound)]
        guard group != 0 else { return nil }
        let entry = groups[Int(group)].first { name.starts(with: $0.word) }
        return entry.flatMap { $0.spelling == $0.word ? nil : $0 }
    }
}
