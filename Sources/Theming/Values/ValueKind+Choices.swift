import Documents
import Geometry

/// One of the words that a value may be, with or without something in parentheses.
struct Choice<Value: Sendable>: Sendable {
    let words: [String]
    /// How a message writes it: `toast`, `toast(radius)`.
    let forms: [String]
    /// The schema of the parameter, `nil` where there is none.
    let parameter: SchemaDefinition?
    /// A pattern of what may stand in the parentheses, `nil` where the parameter is written as a mapping only.
    let pattern: String?
    let isParameterRequired: Bool
    let make: @Sendable (DocumentNode?, inout ValueReader) throws(ValueError) -> Value

    /// A word alone; further words mean the same.
    static func word(_ word: String, _ value: Value, or synonyms: String...) -> Choice {
        Choice(
            words: [word] + synonyms, forms: [word], parameter: nil, pattern: "", isParameterRequired: false,
            make: { _, _ throws(ValueError) in value })
    }

    /// A word with a number: `radius(8)` or `{radius: 8}`; alone it means `fallback`, if there is one.
    static func word(
        _ word: String, _ kind: ValueKind<Double>, named name: String, fallback: Double? = nil,
        _ value: @escaping @Sendable (Double) -> Value
    ) -> Choice {
        let form = "\(word)(\(name))"
        return Choice(
            words: [word], forms: fallback == nil ? [form] : [word, form], parameter: kind.definition,
            pattern: "[-+.0-9eE]+",
            isParameterRequired: fallback == nil
        ) { parameter, reader throws(ValueError) in
            if let parameter { return value(try kind.readPart(parameter, &reader)) }
            guard let fallback else { throw .mismatch(hints: ["write it with a number: \(word)(8)"]) }
            return value(fallback)
        }
    }

    /// A word with the path of a file: `image(star.png)` or `{image: star.png}`.
    static func path(_ word: String, _ value: @escaping @Sendable (String) -> Value) -> Choice {
        Choice(
            words: [word], forms: ["\(word)(path)"], parameter: ValueKind<String>.path.definition, pattern: ".+",
            isParameterRequired: true
        ) { parameter, reader throws(ValueError) in
            guard let parameter else { throw .mismatch(hints: ["write it with a path: \(word)(picture.png)"]) }
            return value(try ValueKind<String>.path.readPart(parameter, &reader))
        }
    }
}

extension ValueKind {
    static func choice(_ name: String, _ choices: [Choice<Value>]) -> ValueKind {
        let words = choices.flatMap(\.words)
        return ValueKind(
            name, wanted: choices.flatMap(\.forms).formattedAlternatives, schema: schema(of: choices),
            parts: choices.compactMap(\.parameter)
        ) {
            node, reader throws(ValueError) in
            guard let (word, parameter) = node.parameterizedWord else { throw .mismatch() }
            guard let choice = choices.first(where: { $0.words.contains(word) }) else {
                throw .mismatch(hints: NearestSpelling.hints(for: word, among: words))
            }
            guard parameter == nil || choice.parameter != nil else {
                throw .invalid("takes \(word) without a parameter")
            }
            return try choice.make(parameter, &reader)
        }
    }

    private static func schema(of choices: [Choice<Value>]) -> JSONValue {
        let alone = choices.filter { !$0.isParameterRequired }.flatMap(\.words).map(JSONValue.string)
        let plain: [JSONValue] = alone.isEmpty ? [] : [["enum": .array(alone)]]
        let parameterized = choices.flatMap { choice -> [JSONValue] in
            guard let parameter = choice.parameter, let word = choice.words.first else { return [] }
            let mapping = JSONValue.mapping(.object([.init(word, parameter.reference)]), required: [word])
            guard let pattern = choice.pattern else { return [mapping] }
            return [["type": "string", "pattern": .string("^\(word)\\(\\s*\(pattern)\\s*\\)$")], mapping]
        }
        return .anyOf(plain + parameterized)
    }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// The words of an enumeration; where it has `center`, a theme writes `centre`, or `center` as well.
    static func words(_ name: String) -> ValueKind {
        choice(
            name,
            Value.allCases.map { value in
                value.rawValue == "center"
                    ? .word("centre", value, or: "center") : .word(value.rawValue, value)
            })
    }
}

extension DocumentNode {
    /// `circle` as a word, `radius(8)` and `{radius: 8}` as a word with a parameter.
    var parameterizedWord: (word: String, parameter: DocumentNode?)? {
        if let entries { return entries.count == 1 ? entries.first.map { ($0.key, $0.value) } : nil }
        guard let text = string else { return nil }
        guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return (text, nil) }
        var inner = text[text.index(after: opening)...].dropLast().drop { $0 == " " }
        while inner.last == " " { inner.removeLast() }
        let value = CoreSchema.value(of: String(inner))
        return (String(text[..<opening]), DocumentNode(value, range: range, source: source))
    }
}
