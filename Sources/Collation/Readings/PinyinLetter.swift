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
