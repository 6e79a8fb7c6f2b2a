import RandomNumbers

/// Spoils texts in the ways in which files go wrong, the same for the same seed.
struct ThemeMutation {
    private var numbers: SeededNumbers
    private let vocabulary: [String]

    /// `vocabulary` are words that may take the place of others.
    init(seed: UInt64, vocabulary: [String]) {
        numbers = SeededNumbers(seed: seed)
        self.vocabulary = vocabulary
    }

    /// The text with one to four changes; `donors` are texts that lines are taken from.
    mutating func mutate(_ text: String, donors: [String]) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...below(4) { bytes = changed(bytes, donors) }
        return bytes
    }

    private mutating func below(_ count: Int) -> Int {
        numbers.next(below: max(count, 1))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    private mutating func changed(_ bytes: [UInt8], _ donors: [String]) -> [UInt8] {
        switch below(8) {
        case 0: return changedByte(bytes)
        case 1: return shortened(bytes)
        case 2, 3: return changedLines(bytes, donors)
        case 4, 5: return changedWord(bytes)
        case 6: return inserted(bytes)
        default: return reindented(bytes)
        }
    }

    private mutating func shortened(_ bytes: [UInt8]) -> [UInt8] {
        let start = below(bytes.count)
        return Array(bytes[..<start] + bytes[start...].dropFirst(below(20)))
    }

    private mutating func changedByte(_ bytes: [UInt8]) -> [UInt8] {
        guard !bytes.isEmpty else { return bytes }
        var changed = bytes
        let place = below(bytes.count)
        if below(2) == 0 {
            changed[place] ^= 1 << UInt8(below(8))
        } else {
            changed[place] = UInt8(truncatingIfNeeded: numbers.next())
        }
        return changed
    }

    private mutating func changedLines(_ bytes: [UInt8], _ donors: [String]) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (first, second) = (below(lines.count), below(lines.count))
        switch below(4) {
        case 0: lines.insert(lines[first], at: second)
        case 1: lines.remove(at: first)
        case 2: lines.swapAt(first, second)
        default: lines.insert(ArraySlice(pick(pick(donors).split(separator: "\n")).utf8), at: second)
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Puts another word, a number or a value of another kind in the place of a word, or swaps two words.
    private mutating func changedWord(_ bytes: [UInt8]) -> [UInt8] {
        let words = wordRanges(bytes)
        guard !words.isEmpty else { return bytes }
        let (first, second) = (pick(words), pick(words))
        let replacement: [UInt8] =
            switch below(4) {
            case 0: Array(pick(Self.numbers).utf8)
            case 1: Array(pick(vocabulary).utf8)
            case 2: Array(pick(Self.values).utf8)
            default: Array(bytes[second])
            }
        return Array(bytes[..<first.lowerBound] + replacement + bytes[first.upperBound...])
    }

    private mutating func inserted(_ bytes: [UInt8]) -> [UInt8] {
        let place = below(bytes.count + 1)
        let depth = below(200)
        let text =
            switch below(5) {
            case 0: String(repeating: pick(["[", "{a: ", "- ", "? ", "]", "}"]), count: depth)
            case 1: pick(["&a ", "*a", " *a : ", "&b {x: *a}", "<<: *a"])
            case 2:
                pick([
                    "\u{0}", "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{1F600}", "\"", "'", "#", "\t", "\r", "%TAG ! x\n",
                ])
            case 3: "\n---\n"
            default: Self.bomb
            }
        return Array(bytes[..<place] + Array(text.utf8) + bytes[place...])
    }

    private mutating func reindented(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = below(lines.count)
        let content = lines[line].drop { $0 == UInt8(ascii: " ") }
        lines[line] = ArraySlice(repeatElement(UInt8(ascii: " "), count: below(9)) + content)
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private func wordRanges(_ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            let isWord =
                byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            if isWord, start == nil { start = offset }
            if !isWord, let first = start {
                ranges.append(first..<offset)
                start = nil
            }
        }
        return ranges
    }

    private static let numbers = [
        "0", "-0", "-1", "1e308", "-1e308", "1e999", ".nan", "-.inf", "1e-320", "16384", "16385", "0.1", "1000000",
        "9223372036854775808", "99999999999999999999999999", "0x7fffffffffffffffffffffff", "1.7976931348623157e308",
    ]

    private static let values = [
        "none", "{}", "[]", "~", "{light: 1, dark: 2}", "{light: \"#fff\"}", "\"{color.accent}\"", "{color.accent}",
        "\"#123\"", "#123", "[1, 2, 3, 4]", "radius(1e300)", "{linear: {stops: [[0, \"#fff\"], [1, \"#000\"]]}}",
        "{radial: {radius: 1e9, stops: []}}", "image(../x)", "shrink(0)", "[[[[]]]]", "true", "\"\"",
    ]

    private static let bomb = (0..<12).map { "b\($0): &b\($0) [*b\($0 - 1), *b\($0 - 1), *b\($0 - 1)]\n" }.joined()
}
