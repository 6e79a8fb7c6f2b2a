import Geometry

/// One of the words that a value may be, with or without something in parentheses.
package struct Choice<Value: Sendable, Reader: ValueReader>: Sendable {
    /// The word and those that mean the same.
    let words: [String]
    /// How a message writes it: `toast`, `toast(radius)`.
    let forms: [String]
    /// How it is written, with and without its parameter.
    let form: [ValueForm]
    let takesParameter: Bool
    /// Whether the parameter is a number.
    var takesNumber = false
    let make: @Sendable (DocumentNode?, inout Reader) throws(ValueError) -> Value

    /// What stands in the parentheses after a word.
    package struct Parentheses: Sendable {
        let pattern: String
        let hint: String

        /// - Parameters:
        ///   - pattern: a regular expression of it.
        ///   - hint: what it is and an example, as `a colour: overlay(#00000033)`, for messages where it is missing.
        package init(_ pattern: String = ".+", hint: String) {
            self.pattern = pattern
            self.hint = hint
        }
    }

    /// A word alone; further words mean the same.
    package static func word(
        _ word: String, _ value: Value, or synonyms: String..., meaning: @autoclosure @escaping @Sendable () -> String
    ) -> Choice {
        Choice(
            words: [word] + synonyms, forms: [word], form: [.words([.init(word, or: synonyms, meaning())])],
            takesParameter: false, make: { _, _ throws(ValueError) in value })
    }

    /// A word with a value of another kind: `overlay(#00000033)` or `{overlay: "#00000033"}`.
    ///
    /// - Parameters:
    ///   - name: what the parameter is called.
    ///   - text: what stands in the parentheses; `nil` where it is a mapping, which cannot stand there.
    package static func word<Parameter: Sendable>(
        _ word: String, _ kind: ValueKind<Parameter, Reader>, named name: String, inParentheses text: Parentheses?,
        meaning: String, _ value: @escaping @Sendable (Parameter) -> Value
    ) -> Choice {
        let call = ValueForm.Call(
            word: word, parameterName: name, parameter: kind.form, pattern: text?.pattern, meaning: meaning)
        return Choice(
            words: [word], forms: [text == nil ? "{\(word): \(name)}" : "\(word)(\(name))"], form: [.call(call)],
            takesParameter: true
        ) { parameter, reader throws(ValueError) in
            guard let parameter else { throw .mismatch(hints: text.map { ["write it with \($0.hint)"] } ?? []) }
            return value(try kind.readPart(parameter, &reader))
        }
    }

    /// A word with a number: `radius(8)` or `{radius: 8}`; alone it means `fallback`, if there is one.
    package static func word(
        _ word: String, _ kind: ValueKind<Double, Reader>, named name: String, fallback: Double? = nil,
        meaning: String, _ value: @escaping @Sendable (Double) -> Value
    ) -> Choice {
        let alone = ValueForm.word(word, fallback.map { "\(word)(\(NumberText.exact($0)))" })
        let call = ValueForm.Call(
            word: word, parameterName: name, parameter: kind.form, pattern: "[-+.0-9eE]+", meaning: meaning)
        return Choice(
            words: [word], forms: (fallback == nil ? [] : [word]) + ["\(word)(\(name))"],
            form: (fallback == nil ? [] : [alone]) + [.call(call)], takesParameter: true, takesNumber: true
        ) { parameter, reader throws(ValueError) in
            if let parameter { return value(try kind.readPart(parameter, &reader)) }
            guard let fallback else { throw .mismatch(hints: ["write it with a number: \(word)(8)"]) }
            return value(fallback)
        }
    }
}

extension ValueKind {
    /// One of the words, some with a parameter; `written` is a value as a file has it.
    package static func choice(
        _ choices: [Choice<Value, Reader>], written: @escaping @Sendable (Value) -> JSONValue?
    ) -> ValueKind {
        var words: [String] = []
        var forms: [String] = []
        var form: [ValueForm] = []
        for choice in choices {
            words += choice.words
            forms += choice.forms
            form += choice.form
        }
        return ValueKind(.either(form), wanted: forms.formattedAlternatives, written: written) {
            [words] node, reader throws(ValueError) in
            guard let (word, parameter) = node.parameterizedWord else {
                throw .mismatch(hints: callHints(for: node, among: choices, reader))
            }
            guard let choice = choices.first(where: { $0.words.contains(word) }) else {
                throw .mismatch(hints: NearestSpelling.hints(for: word, among: words))
            }
            guard parameter == nil || choice.takesParameter else {
                throw .invalid("takes \(word) without a parameter")
            }
            return try choice.make(parameter, &reader)
        }
    }
}

extension ValueKind {
    /// The first word that takes a number, with the number that stands alone; none where the word does not take that one.
    private static func callHints(
        for node: DocumentNode, among choices: [Choice<Value, Reader>], _ reader: Reader
    ) -> [String] {
        guard let text = node.numberText, let choice = choices.first(where: \.takesNumber) else { return [] }
        var reader = reader
        guard let word = choice.words.first, (try? choice.make(node, &reader)) != nil else { return [] }
        return ["write \(word)(\(text))"]
    }
}

extension DocumentNode {
    /// A number as it is written.
    fileprivate var numberText: String? {
        if case .number(_, let text) = value { text } else { nil }
    }

    /// `circle` as a word, `radius(8)` and `{radius: 8}` as a word with a parameter.
    package var parameterizedWord: (word: String, parameter: DocumentNode?)? {
        if let entries { return entries.count == 1 ? entries.first.map { ($0.key, $0.value) } : nil }
        guard let text = string else { return nil }
        guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return (text, nil) }
        var inner = text[text.index(after: opening)...].dropLast().drop { $0 == " " }
        while inner.last == " " { inner.removeLast() }
        let value = CoreSchema.value(of: String(inner))
        return (String(text[..<opening]), DocumentNode(value, range: range, source: source))
    }
}
