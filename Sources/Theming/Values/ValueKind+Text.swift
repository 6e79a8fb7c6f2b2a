import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == String {
    /// A line of text of any length (IB-1), as it is drawn.
    static let text = ValueKind(
        "text", wanted: "a text of one line", schema: ["type": "string", "pattern": "^[^\\n\\r]*$"]
    ) { node, _ throws(ValueError) in
        guard let text = node.string else { throw .mismatch(hints: quotingHints(node)) }
        guard !text.contains(where: \.isNewline) else { throw .mismatch() }
        return text
    }

    /// The path of a file, relative to the file that it is written in; an absolute path as the value.
    static let path = ValueKind("path", wanted: "a path", schema: ["type": "string", "minLength": 1]) {
        node, reader throws(ValueError) in
        try reader.path(node)
    }

    fileprivate static let family = ValueKind(
        "family", wanted: "the name of a font family", schema: ["type": "string", "minLength": 1]
    ) { node, _ throws(ValueError) in
        guard let family = node.string, family.contains(where: { !$0.isWhitespace }) else { throw .mismatch() }
        return family
    }

    static func quotingHints(_ node: DocumentNode) -> [String] {
        switch node.value {
        case .number(_, let text): ["quote it: \"\(text.excerpt)\""]
        case .bool(let flag): ["quote it: \"\(flag)\""]
        default: []
        }
    }
}

extension ValueKind where Value == [String] {
    /// Font families in order of preference: a list, or one.
    static let families: ValueKind = {
        let list = list(
            "families", of: .family, wanted: "a font family or a list of them", counts: 1...32, tokens: [.fontFamily]
        ) { token in
            if case .fontFamily(let families) = token { families } else { nil }
        }
        return ValueKind(
            "families", wanted: list.wanted,
            schema: .anyOf([ValueKind<String>.family.definition.reference, list.definition.schema]),
            parts: list.definition.parts, tokens: list.tokens, converted: list.converted
        ) { node, reader throws(ValueError) in
            if node.string != nil { return [try ValueKind<String>.family.literal(node, &reader)] }
            return try list.literal(node, &reader)
        }
    }()
}

extension ValueKind where Value == Int {
    /// A font's weight: a number from 1 to 1000, or a name that design tokens have for one.
    static let weight = ValueKind(
        "weight", wanted: "a weight from 1 to 1000, or a name such as semi-bold",
        schema: .anyOf([
            ["type": "integer", "minimum": 1, "maximum": 1000],
            ["enum": .array(weights.map { .string($0.name) })],
        ]), tokens: [.fontWeight, .number]
    ) { token throws(ValueError) in
        switch token {
        case .fontWeight(let weight), .number(let weight): try whole(weight)
        default: nil
        }
    } literal: { node, _ throws(ValueError) in
        switch node.value {
        case .number(let number, _): return try whole(number)
        case .string(let name):
            if let weight = weights.first(where: { $0.name == name }) { return weight.value }
            throw .mismatch(hints: NearestSpelling.hints(for: name, among: weights.map(\.name)))
        default: throw .mismatch()
        }
    }

    private static func whole(_ weight: Double) throws(ValueError) -> Int {
        guard (1...1000).contains(weight), let whole = Int(exactly: weight.rounded()) else { throw .mismatch() }
        return whole
    }

    /// Design Tokens Format Module 2025.10, section 8.4.
    private static var weights: [(name: String, value: Int)] {
        [
            ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
            ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
            ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
            ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
        ]
    }
}

extension ValueKind where Value == FontStyle {
    /// A font as a whole: a typography token. Its letter spacing and line height are not used.
    static let font = ValueKind(
        "font", wanted: "a mapping with families, size and weight", schema: false, tokens: [.typography]
    ) { token throws(ValueError) in
        guard case .typography(let typography) = token else { return nil }
        guard let size = try ValueKind<Double>.fontSize.converted(.dimension(typography.fontSize)),
            let weight = try ValueKind<Int>.weight.converted(.fontWeight(typography.fontWeight))
        else { return nil }
        return FontStyle(families: typography.fontFamily, size: size, weight: weight)
    } literal: { _, _ throws(ValueError) in
        throw .mismatch()
    }
}

extension ValueKind where Value == [IndexTitle] {
    /// IB-1: the titles of slots.
    static let titles: ValueKind = {
        let list = list(
            "titles", of: .title, wanted: "automatic or a list of titles", counts: 0...10_000, tokens: []
        ) { _ in nil }
        return ValueKind(
            "titles", wanted: list.wanted, schema: .anyOf([["const": "automatic"], list.definition.schema]),
            parts: list.definition.parts
        ) { node, reader throws(ValueError) in
            node.string == "automatic" ? [] : try list.literal(node, &reader)
        }
    }()
}

extension ValueKind where Value == IndexTitle {
    /// A text, `search` or `star` for a symbol, a picture, or `{text: search}` for the word itself.
    fileprivate static let title = ValueKind(
        "title", wanted: "a text, search, star, image(path) or {text: …}",
        schema: .anyOf([
            ["type": "string"], .mapping(["text": ["type": "string"]], required: ["text"]),
            .mapping(["image": ValueKind<String>.path.definition.reference], required: ["image"]),
        ]), parts: [ValueKind<String>.path.definition]
    ) { node, reader throws(ValueError) in
        if let entries = node.entries, entries.count == 1 {
            switch entries[0].key {
            case "text": return .text(try ValueKind<String>.text.readPart(entries[0].value, &reader))
            case "image": return .image(try ValueKind<String>.path.readPart(entries[0].value, &reader))
            default: throw .mismatch(hints: NearestSpelling.hints(for: entries[0].key, among: ["text", "image"]))
            }
        }
        guard let text = node.string else { throw .mismatch(hints: ValueKind<String>.quotingHints(node)) }
        if let (word, parameter) = node.parameterizedWord, word == "image", let parameter {
            return .image(try ValueKind<String>.path.readPart(parameter, &reader))
        }
        return switch text {
        case "search": .search
        case "star": .star
        default: .text(try ValueKind<String>.text.literal(node, &reader))
        }
    }
}
