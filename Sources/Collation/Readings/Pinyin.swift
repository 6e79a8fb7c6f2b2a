/// A reading written in Hanyu Pinyin, taken apart into syllables.
///
/// Tones are marks (`Lù'ān`), digits (`lu4an1`) or left out; syllables stand together or apart. Where letters can be
/// divided in two ways, the earlier syllable is the longer one, as the orthography's apostrophe rule implies
/// (GB/T 16159).
struct PinyinText {
    private struct Letter {
        var plain: Unicode.Scalar
        var tone: Int?
    }

    /// Longer readings are not taken apart.
    private static let longestReading = 256
    private static let longestSyllable = 6

    private let isSyllable: (String) -> Bool

    /// - Parameter isSyllable: whether letters without a tone mark are a syllable.
    init(isSyllable: @escaping (String) -> Bool) {
        self.isSyllable = isSyllable
    }

    /// `nil` for what is not Hanyu Pinyin from beginning to end.
    func syllables(of text: String) -> [Syllable]? {
        guard text.unicodeScalars.count <= Self.longestReading else { return nil }
        var syllables: [Syllable] = []
        var word: [Letter] = []
        for scalar in text.unicodeScalars {
            if let letter = PinyinLetter(scalar) {
                word.append(Letter(plain: letter.letter, tone: letter.tone))
            } else if let tone = PinyinLetter.tone(ofMark: scalar), !word.isEmpty {
                word[word.count - 1].tone = tone
            } else if scalar == "\u{308}", word.last?.plain == "u" {
                word[word.count - 1].plain = "ü"
            } else {
                guard let divided = divide(word) else { return nil }
                syllables += divided
                word = []
                guard endSyllable(scalar, in: &syllables, hasLetters: !divided.isEmpty) else { return nil }
            }
        }
        guard let divided = divide(word) else { return nil }
        syllables += divided
        return syllables.isEmpty ? nil : syllables
    }

    /// Takes the tone digit or the separator after a syllable; false for any other character.
    private func endSyllable(_ scalar: Unicode.Scalar, in syllables: inout [Syllable], hasLetters: Bool) -> Bool {
        if ("1"..."5").contains(scalar), hasLetters {
            syllables[syllables.count - 1].tone = Int(scalar.value - Unicode.Scalar("0").value)
            return true
        }
        return scalar == "'" || scalar == "’" || scalar == "-" || scalar == "·" || scalar.properties.isWhitespace
    }

    /// The syllables of letters without a separator: the longest first one that leaves a rest which can be divided.
    private func divide(_ word: [Letter]) -> [Syllable]? {
        if word.count <= Self.longestSyllable, let whole = syllable(in: word[...]) { return [whole] }
        // Lengths of the syllable that begins at each letter; 0 where none can.
        var lengths = [Int](repeating: 0, count: word.count)
        for start in word.indices.reversed() {
            let longest = min(Self.longestSyllable, word.count - start)
            lengths[start] =
                (1...longest).reversed().first { length in
                    let end = start + length
                    return (end == word.count || lengths[end] > 0) && syllable(in: word[start..<end]) != nil
                } ?? 0
        }
        var syllables: [Syllable] = []
        var start = 0
        while start < word.count {
            guard lengths[start] > 0, let next = syllable(in: word[start..<start + lengths[start]]) else { return nil }
            syllables.append(next)
            start += lengths[start]
        }
        return syllables
    }

    /// The syllable that all the letters make; it has at most one tone mark.
    private func syllable(in letters: ArraySlice<Letter>) -> Syllable? {
        var plain = ""
        var tone: Int?
        for letter in letters {
            plain.unicodeScalars.append(letter.plain)
            guard letter.tone == nil || tone == nil else { return nil }
            tone = tone ?? letter.tone
        }
        return isSyllable(plain) ? Syllable(letters: plain, tone: tone) : nil
    }
}

/// A Mandarin syllable in Hanyu Pinyin.
package struct Syllable: Hashable, Sendable {
    /// The letters without a tone mark, in lower case, with ü where it is pronounced: `xia`, `lü`.
    package var letters: String
    /// 1 to 4, 5 for the neutral tone; `nil` where the writer left it out, which stands for any.
    package var tone: Int?

    /// A syllable, without a tone unless one is given.
    package init(letters: String, tone: Int? = nil) {
        self.letters = letters
        self.tone = tone
    }
}

/// A letter as it is written in Hanyu Pinyin, with the tone that its mark stands for.
struct PinyinLetter: Hashable, Sendable {
    let letter: Unicode.Scalar
    let tone: Int?

    /// `nil` for what is no letter of Hanyu Pinyin; a `v` stands for ü.
    init?(_ scalar: Unicode.Scalar) {
        if ("a"..."z").contains(scalar), scalar != "v" {
            self.init(letter: scalar, tone: nil)
            return
        }
        if let found = Self.marked[scalar] {
            self = found
            return
        }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        guard lower.count == 1, let small = lower.first else { return nil }
        if let found = Self.marked[small] {
            self = found
        } else if small == "v" || small == "ü" {
            self.init(letter: "ü", tone: nil)
        } else if ("a"..."z").contains(small) {
            self.init(letter: small, tone: nil)
        } else {
            return nil
        }
    }

    private init(letter: Unicode.Scalar, tone: Int?) {
        self.letter = letter
        self.tone = tone
    }

    private static let marked: [Unicode.Scalar: PinyinLetter] = {
        var letters: [Unicode.Scalar: PinyinLetter] = [:]
        for (position, row) in ["āēīōūǖ", "áéíóúǘ", "ǎěǐǒǔǚ", "àèìòùǜ"].enumerated() {
            for (plain, mark) in zip("aeiouü".unicodeScalars, row.unicodeScalars) {
                letters[mark] = PinyinLetter(letter: plain, tone: position + 1)
            }
        }
        return letters
    }()

    /// The tone of a combining mark after a letter.
    static func tone(ofMark scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "\u{304}": 1
        case "\u{301}": 2
        case "\u{30C}": 3
        case "\u{300}": 4
        default: nil
        }
    }
}
