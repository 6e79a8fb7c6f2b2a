/// Which syllable a phonetic collation reads a Han character as, and characters that stand for syllables in it.
///
/// Such a collation keeps characters of one syllable together; where each group begins is known from
/// `syllables.txt`, so a character's group tells its reading.
package struct SyllableOrder: Sendable {
    private struct Group {
        let key: [UInt8]
        let syllable: Syllable
    }

    private let collation: AlphabeticIndex
    private let groups: [Group]
    /// The first character of each syllable; under no tone that of its first tone.
    private let characters: [Syllable: String]
    private let letters: Set<String>

    package init(_ collation: AlphabeticIndex) {
        var groups: [Group] = []
        var characters: [Syllable: String] = [:]
        for row in ReadingFile.syllables.rows {
            let letters = String(row[0])
            for (tone, character) in row.dropFirst().enumerated() where character != "-" {
                let syllable = Syllable(letters: letters, tone: tone + 1)
                characters[syllable] = String(character)
                let toneless = Syllable(letters: letters)
                if characters[toneless] == nil { characters[toneless] = String(character) }
                groups.append(Group(key: collation.sortKey(of: String(character)), syllable: syllable))
            }
        }
        self.collation = collation
        self.groups = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        self.characters = characters
        letters = Set(characters.keys.map(\.letters))
    }
}

extension SyllableOrder {
    /// The syllables of a reading in Hanyu Pinyin, `nil` where it is something else.
    package func syllables(of reading: String) -> [Syllable]? {
        PinyinText(isSyllable: letters.contains).syllables(of: reading)
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
                guard let standIn = characters[syllable] else { return nil }
                spelled += standIn
            }
            spelled += character
        }
        return spelled
    }

    /// Characters that the collation reads as the syllables, whatever the word is.
    package func spelling(of syllables: [Syllable]) -> String? {
        let spelled = syllables.compactMap { characters[$0] }
        return spelled.count == syllables.count ? spelled.joined() : nil
    }

    private func reads(_ character: String, as syllable: Syllable) -> Bool {
        let key = collation.sortKey(of: character)
        let end = groups.partitionPoint { !key.lexicographicallyPrecedes($0.key) }
        guard end > 0 else { return false }
        let group = groups[end - 1].syllable
        return group.letters == syllable.letters && (syllable.tone == nil || syllable.tone == group.tone)
    }
}
