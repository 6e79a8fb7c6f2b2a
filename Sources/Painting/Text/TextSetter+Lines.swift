import Styles

extension TextSetter {
    /// A text in at most so many lines: broken where it says so, and where words end that a width in points has no
    /// more room for; a word without room is broken anywhere.
    ///
    /// The last line holds all that is left, which may be too long. Empty for a text without letters.
    func lines(of text: String, font: FontStyle, width: Double, maximum: Int) -> [String] {
        var lines: [String] = []
        var rest = text.prefixOfLines[...]
        while !rest.isEmpty {
            if lines.count == maximum - 1 { return lines + [String(rest).prefixOfOneLine.trimmingTrailingSpaces] }
            let paragraph = rest.prefix { !$0.isNewline }
            let line = paragraph.prefix(lineLength(of: paragraph, font: font, width: width))
            lines.append(String(line).trimmingTrailingSpaces)
            rest = rest.dropFirst(line.count).drop { $0.isWhitespace && !$0.isNewline }
            if rest.first?.isNewline ?? false { rest = rest.dropFirst() }
        }
        return lines
    }

    /// How many characters of a paragraph stand on its first line, at least one.
    private func lineLength(of paragraph: Substring, font: FontStyle, width: Double) -> Int {
        func fits(_ count: Int) -> Bool {
            advance(of: String(paragraph.prefix(count)).trimmingTrailingSpaces, font: font) <= width
        }
        let characters = Array(paragraph)
        if fits(characters.count) { return max(characters.count, paragraph.isEmpty ? 0 : 1) }
        var fitting = 1
        var beyond = characters.count
        while beyond - fitting > 1 {
            let middle = (fitting + beyond) / 2
            if fits(middle) { fitting = middle } else { beyond = middle }
        }
        let breaks = (1...fitting).last { characters.canBreak(before: $0) }
        return breaks ?? fitting
    }
}

extension [Character] {
    /// Whether a line may end before a character that is not the first: after a space or a hyphen, and beside Han
    /// characters, kana and Hangul, but not before what closes or after what opens (UAX 14, simplified).
    fileprivate func canBreak(before index: Int) -> Bool {
        guard index < count else { return true }
        let (before, after) = (self[index - 1], self[index])
        if after.isWhitespace { return true }
        if before.isWhitespace || before == "-" || before == "\u{2010}" || before == "\u{200B}" { return true }
        guard before.isIdeographic || after.isIdeographic else { return false }
        return !Self.closing.contains(after) && !Self.opening.contains(before)
    }

    private static let closing = Set("、。，．・：；！？）」』】〉》〕］｝”’…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}%℃°")
    private static let opening = Set("（「『【〈《〔［｛“‘([{¥￥$€£")
}

extension Character {
    /// Han, kana, Hangul, and the punctuation that goes with them.
    fileprivate var isIdeographic: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x2E80...0x312F, 0x3130...0x318F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFF01...0xFF60, 0x20000...0x3FFFF:
            return true
        default: return false
        }
    }
}
