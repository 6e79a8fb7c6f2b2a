import Contents

/// Surnames and places that are read otherwise than their characters, and readings in Hanyu Pinyin (CI-4).
struct MandarinReadings: LanguageReadings {
    private let order: SyllableOrder
    private var table: ReadingTable

    /// - Parameter collation: one that keeps Han characters of one syllable together.
    init(_ collation: AlphabeticIndex, kind: NameKind) {
        order = SyllableOrder(collation)
        table = ReadingTable(kind == .places ? .places : .surnames)
    }

    mutating func entry(for name: UnsafeBufferPointer<UInt8>) -> ReadingTable.Entry? {
        unsafe table.entry(for: name) { [order] word, reading in
            order.syllables(of: reading).flatMap { order.spelling(of: word, as: $0) }
        }
    }

    /// Only names with Han characters are spelt otherwise; of those that are not as many as the syllables, the reading
    /// alone is.
    func spelling(of name: String, reading: String) -> String? {
        guard name.unicodeScalars.contains(where: \.properties.isIdeographic),
            let syllables = order.syllables(of: reading)
        else { return nil }
        return order.spelling(of: name, as: syllables) ?? order.spelling(of: syllables)
    }
}

/// Which syllable a phonetic collation reads a Han character as, and characters that stand for syllables in it.
///
/// Such a collation keeps characters of one syllable together; where each group begins is known from
/// `zh-syllables.txt`, so a character's group tells its reading.
package struct SyllableOrder: Sendable {
    private let collation: AlphabeticIndex
    /// Where the group of each of `syllables` begins.
    private let starts: SortKeys
    /// The numbers of the groups in the order of the collation.
    private let order: [UInt32]
    private let syllables: [Syllable]
    /// The first characters of each syllable's tones by its letters; `nil` for a tone that it has not.
    private let characters: [String: [String?]]

    /// The order in a locale's collation.
    package init(_ collation: AlphabeticIndex) {
        let rows = ReadingFile.syllables.rows
        var starts = SortKeys()
        var syllables: [Syllable] = []
        var characters: [String: [String?]] = [:]
        starts.reserve(names: rows.count * 5)
        syllables.reserveCapacity(rows.count * 5)
        characters.reserveCapacity(rows.count)
        for row in rows {
            let letters = String(row[0])
            let tones = row.dropFirst().map { $0 == "-" ? nil : String($0) }
            characters[letters] = tones
            for case (let tone, let character?) in tones.enumerated() {
                starts.append(character, by: collation)
                syllables.append(Syllable(letters: letters, tone: tone + 1))
            }
        }
        self.collation = collation
        self.starts = starts
        order = starts.order()
        self.syllables = syllables
        self.characters = characters
    }
}

extension SyllableOrder {
    /// The syllables of a reading in Hanyu Pinyin, `nil` where it is something else.
    package func syllables(of reading: String) -> [Syllable]? {
        PinyinText { characters[$0] != nil }.syllables(of: reading)
    }

    /// The characters of a word, spelled so that the collation reads them as the syllables.
    ///
    /// A character that it reads so anyway stands as it is. Another follows one that it reads so, which keeps the
    /// names of one character together. `nil` where a syllable is none, or there are not as many as characters.
    package func spelling(of word: String, as syllables: [Syllable]) -> String? {
        guard word.unicodeScalars.count == syllables.count else { return nil }
        var spelled = ""
        for (scalar, syllable) in zip(word.unicodeScalars, syllables) {
            let character = String(scalar)
            if !reads(character, as: syllable) {
                guard let standIn = self.character(for: syllable) else { return nil }
                spelled += standIn
            }
            spelled += character
        }
        return spelled
    }

    /// Characters that the collation reads as the syllables, whatever the word is.
    package func spelling(of syllables: [Syllable]) -> String? {
        let spelled = syllables.compactMap(character)
        return spelled.count == syllables.count ? spelled.joined() : nil
    }

    /// The first character of the syllable; of its first tone where it has none.
    private func character(for syllable: Syllable) -> String? {
        guard let tones = characters[syllable.letters] else { return nil }
        guard let tone = syllable.tone else { return tones.lazy.compactMap(\.self).first }
        return tones.indices.contains(tone - 1) ? tones[tone - 1] : nil
    }

    private func reads(_ character: String, as syllable: Syllable) -> Bool {
        let key = collation.sortKey(of: character)
        let end = order.partitionPoint { !key.lexicographicallyPrecedes(starts[Int($0)]) }
        guard end > 0 else { return false }
        let group = syllables[Int(order[end - 1])]
        return group.letters == syllable.letters && (syllable.tone == nil || syllable.tone == group.tone)
    }
}
