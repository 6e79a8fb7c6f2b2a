import Documents

/// The texts that older forms write values as: references in them, and what they come to.
enum TokenText {
    /// The names of all references in a value, without braces, in their order.
    static func references(_ node: DocumentNode) -> [String] {
        switch node.value {
        case .string(let text): references(in: text)
        case .sequence(let elements): elements.flatMap(references)
        case .mapping(let entries): entries.flatMap { references($0.value) }
        default: []
        }
    }

    /// The names of the references in a text: `{a.b}`, or `$a.b` as the whole text.
    static func references(in text: String) -> [String] {
        if let name = whole(text) { return [name] }
        return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]).trimmed }
        }
    }

    /// The name of the reference that a text is; `nil` for a text with more in it, or none.
    static func whole(_ text: String) -> String? {
        let text = text.trimmed
        if text.hasPrefix("{"), text.hasSuffix("}") {
            let inner = text.dropFirst().dropLast()
            return inner.contains("{") || inner.contains("}") ? nil : String(inner).trimmed
        }
        guard text.hasPrefix("$"), text.count > 1, !text.contains(" ") else { return nil }
        return String(text.dropFirst())
    }

    /// The text with its references replaced; `nil` where one of them cannot be.
    static func replacing(_ text: String, _ value: (String) -> String?) -> String? {
        if let name = whole(text) { return value(name) }
        var result = ""
        var rest = text[...]
        while let opening = rest.firstIndex(of: "{") {
            guard let closing = rest[opening...].firstIndex(of: "}") else { return nil }
            guard let found = value(String(rest[rest.index(after: opening)..<closing]).trimmed) else { return nil }
            result += rest[..<opening] + found
            rest = rest[rest.index(after: closing)...]
        }
        return result + rest
    }

    /// The parts of a text between separators that stand in no parentheses and no braces.
    static func parts(_ text: String, by isSeparator: (Character) -> Bool) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            if depth == 0, isSeparator(character) { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }
}

/// Weights of fonts as they are called.
enum FontWeightText {
    private static let names: [(name: String, weight: Double)] = [
        ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("normal", 400),
        ("regular", 400), ("book", 400), ("roman", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
        ("demi", 600), ("bold", 700), ("extrabold", 800), ("ultrabold", 800), ("black", 900), ("heavy", 900),
        ("extrablack", 950), ("ultrablack", 950),
    ]

    /// From a number or a name in any spelling, a slant left aside; `nil` for anything else.
    static func weight(_ text: String) -> Double? {
        if let number = Double(text) { return (1...1000).contains(number) ? number : nil }
        var letters = text.lowercased().filter(\.isLetter)
        for slant in ["italic", "oblique"] { letters = letters.replacingOccurrence(of: slant) }
        return letters.isEmpty ? 400 : names.first { $0.name == letters }?.weight
    }

    /// Whether a text asks for slanted letters, which a weight does not say.
    static func isSlanted(_ text: String) -> Bool {
        let text = text.lowercased()
        return text.contains("italic") || text.contains("oblique")
    }
}

extension String {
    /// Without a word, wherever it stands.
    fileprivate func replacingOccurrence(of word: String) -> String { replacing(word, with: "") }
}
