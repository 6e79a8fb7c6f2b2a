import Geometry
package import Styles

extension TextSetter {
    /// A text in at most so many lines: broken where it says so, and where words end that a width in points has no
    /// more room for; a word without room is broken anywhere.
    ///
    /// The last line holds all that is left, which may be too long. Empty for a text without letters.
    package func lines(of text: String, font: FontStyle, width: Double, maximum: Int) -> [String] {
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

extension String {
    /// More characters than any line of a canvas shows; what follows is not measured.
    private static let longestLine = 2000

    /// The text as one line: its first characters, with line breaks and tabs as spaces.
    var prefixOfOneLine: String {
        if isPlainlyOneLine { return self }
        let line = prefix(String.longestLine)
        guard line.contains(where: { $0.isNewline || $0 == "\t" }) else { return String(line) }
        return String(line.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// Whether bytes alone tell that the text is one line and not too long: no control character, and none of the
    /// first bytes of U+0085, U+2028 and U+2029.
    private var isPlainlyOneLine: Bool {
        utf8.count <= String.longestLine && utf8.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 }
    }

    /// The first characters of a text of several lines.
    var prefixOfLines: String { String(prefix(String.longestLine)) }

    var trimmingTrailingSpaces: String {
        var text = self
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }

    /// The direction of the first letter, as rules P2 and P3 of the bidirectional algorithm (UAX 9) find it from
    /// the blocks of the right-to-left scripts; `nil` without a letter.
    var naturalDirection: LayoutDirection? {
        for scalar in unicodeScalars.prefix(String.longestLine) {
            if scalar.isPlainLetter { return .leftToRight }
            if scalar.isInRightToLeftBlock { return .rightToLeft }
            if scalar.properties.isAlphabetic { return .leftToRight }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// A basic Latin letter or one of the Han characters most in use, which need no table.
    fileprivate var isPlainLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x4E00...0x9FA5: true
        default: false
        }
    }

    /// Hebrew to Arabic Extended-A, their presentation forms, and the right-to-left planes of UAX 9's defaults.
    fileprivate var isInRightToLeftBlock: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            properties.isAlphabetic
        default: false
        }
    }
}
