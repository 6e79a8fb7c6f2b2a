import Geometry

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
