/// What stands for a translation before there is one (AX-4): texts that show what a layout does to other languages.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Texts as they are.
    case none
    /// As Android's: letters with accents, in brackets, lengthened by words.
    case accents = "en-XA"
    /// As Android's: each word drawn from right to left.
    case bidi = "ar-XB"
    /// As Xcode's: each text twice.
    case doubleLength = "double-length"
    /// As Xcode's: marks at both ends, so that a cut is seen.
    case bounded
}

extension PseudoLocale {
    /// What it may add to the letters of texts.
    package var addedLetters: String {
        switch self {
        case .none, .bidi, .doubleLength: " "
        case .accents: "[] abcdefghijklmnopqrstuvwxyz" + Self.lookalikes.values.map(String.init).joined()
        case .bounded: text(of: " ")
        }
    }

    /// What is drawn in place of a text; an empty one stays.
    public func text(of text: String) -> String {
        guard !text.isEmpty else { return text }
        return switch self {
        case .none: text
        case .accents: Self.accented(text)
        case .bidi: Self.overridden(text)
        case .doubleLength: text + " " + text
        case .bounded: "[# \(text) #]"
        }
    }

    /// Letters of ASCII become those that look alike; the text's length, or half of it where it has three counted words or
    /// fewer, is added in words (AOSP, `Pseudolocalizer.cpp`).
    ///
    /// A word counts where a sign that has no accented form begins it; a length is that of bytes, as there.
    private static func accented(_ text: String) -> String {
        var (letters, words, length) = ("", 0, 0)
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            length += scalar.utf8.count
            if let letter = lookalikes[scalar] {
                letters.unicodeScalars.append(letter)
            } else {
                let isSpace = scalar.isSpaceOfC
                if isAfterSpace, !isSpace { words += 1 }
                isAfterSpace = isSpace
                letters.unicodeScalars.append(scalar)
            }
        }
        return "[\(letters) \(expansion(words > 3 ? length : length / 2))]"
    }

    /// So many characters of counting words, the last one whole.
    private static func expansion(_ length: Int) -> String {
        let words = Array(
            """
            one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen \
            nineteen twenty
            """.utf8)
        var text: [UInt8] = []
        var left = length
        while left > words.count {
            text += words + [UInt8(ascii: " ")]
            left -= words.count
        }
        var end = left + 1
        while end < words.count, words[end] != UInt8(ascii: " ") { end += 1 }
        return String(decoding: text + words[..<min(end, words.count)], as: UTF8.self)
    }

    /// Each word between a right-to-left mark with an override, and the override's end with a mark.
    private static func overridden(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for scalar in text.unicodeScalars {
            if scalar.isSpaceOfC == isInWord {
                result += isInWord ? "\u{202C}\u{200F}" : "\u{200F}\u{202E}"
                isInWord.toggle()
            }
            result.unicodeScalars.append(scalar)
        }
        return isInWord ? result + "\u{202C}\u{200F}" : result
    }

    private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$".unicodeScalars,
            "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€".unicodeScalars))
}

extension Unicode.Scalar {
    /// What C's `isspace` takes for a space.
    fileprivate var isSpaceOfC: Bool { self == " " || ("\t"..."\r").contains(self) }

    fileprivate var utf8: String.UTF8View { String(self).utf8 }
}
