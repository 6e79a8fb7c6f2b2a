import Geometry

/// Writes forms as a page of reference in Markdown.
struct ReferenceWriter {
    /// Definitions that the page refers to, each once, in the order in which they are met.
    private var definitions: [ValueForm.Definition] = []

    mutating func page(of grammar: FileGrammar) -> String {
        var lines = ["# \(grammar.kind.prefix(1).uppercased() + grammar.kind.dropFirst()) files", ""]
        lines += [Self.linked(grammar.summary), ""]
        let names = grammar.suffixes.map { "`NAME\($0)`" }.formattedAlternatives
        lines += ["A file is called \(names). `thumbindex schema \(grammar.kind)` prints its JSON Schema.", ""]
        if let variants = grammar.variants { lines += [variants.summary, ""] }
        lines += ["```yaml", grammar.example, "```", ""]
        let sections = keys(of: grammar.form, under: "")
        // Sections may meet further definitions.
        var number = 0
        var groups: [String] = []
        var values: [String] = []
        while number < definitions.count {
            let definition = definitions[number]
            if definition.isGroup {
                groups += ["## `\(definition.name)`", "", Self.linked(definition.summary), ""]
                groups += keys(of: definition.form, under: definition.name + ".")
            } else {
                values += ["### \(definition.name)", "", Self.linked(definition.summary), ""]
                values += bullets(of: definition.form, indentation: "")
                if let example = definition.example { values.append("- Example: `\(example)`") }
                values.append("")
            }
            number += 1
        }
        lines += ["## Keys of the file", ""] + sections + groups
        if !values.isEmpty { lines += ["## Values", ""] + values }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The keys of a mapping, each under a heading; what else a form may be comes first.
    private mutating func keys(of form: ValueForm, under prefix: String) -> [String] {
        var others: [String] = []
        var keys: [String] = []
        for form in form.alternatives {
            guard case .mapping(let mapping) = form.unnamed else {
                others += bullets(of: form, indentation: "")
                continue
            }
            others += rules(of: mapping, indentation: "")
            for field in mapping.fields { keys += section(field, under: prefix, isRequired: mapping.requires(field)) }
            if let other = mapping.others { keys += section(other, under: prefix) }
        }
        return (others.isEmpty ? [] : others + [""]) + keys
    }

    private mutating func section(_ field: FieldForm, under prefix: String, isRequired: Bool) -> [String] {
        if case .definition(let definition) = field.form, definition.isGroup {
            refer(to: definition)
            return prefix.isEmpty
                ? ["### `\(field.key)`", "", Self.linked(field.summary), "", "- \(Self.link(to: definition))", ""]
                : []
        }
        return ["### `\(prefix)\(field.key)`", "", Self.linked(field.summary), ""]
            + details(of: field, isRequired: isRequired, indentation: "") + [""]
    }

    private mutating func section(_ other: MappingForm.OtherKeys, under prefix: String) -> [String] {
        let field = FieldForm(other.key, other.summary, other.form, example: other.example)
        var lines = section(field, under: prefix, isRequired: false)
        lines[0] = "### \(prefix)*\(other.key)*"
        return lines
    }

    /// Value, default, example and needs of a key.
    private mutating func details(of field: FieldForm, isRequired: Bool, indentation: String) -> [String] {
        var lines: [String] = []
        let alternatives = bullets(of: field.form, indentation: indentation + "  ")
        if alternatives.count == 1, let line = alternatives.first {
            lines.append("\(indentation)- Value: \(line.dropFirst(indentation.count + 4))")
        } else {
            lines += ["\(indentation)- Value: one of"] + alternatives
        }
        switch field.usual {
        case .value(let value)?: lines.append("\(indentation)- Default: `\(value.flow)`")
        case .words(let words)?: lines.append("\(indentation)- Default: \(Self.linked(words))")
        case nil: if isRequired { lines.append("\(indentation)- Must be written.") }
        }
        if let example = field.shownExample {
            lines.append("\(indentation)- Example: `\(field.key): \(example)`")
        }
        if let needs = field.needs { lines.append("\(indentation)- Needs: \(Self.linked(needs))") }
        return lines
    }
}

extension ReferenceWriter {
    /// The alternatives of a form, one a line.
    private mutating func bullets(of form: ValueForm, indentation: String) -> [String] {
        form.alternatives.flatMap { part -> [String] in
            switch part {
            case .words(let words): return words.map { indentation + "- " + Self.line(of: $0) }
            case .mapping(let mapping): return fields(of: mapping, indentation: indentation)
            case .definition(let definition) where definition.isPlain:
                return bullets(of: definition.form, indentation: indentation)
            default: return ["\(indentation)- \(words(of: part))"]
            }
        }
    }

    private mutating func fields(of mapping: MappingForm, indentation: String) -> [String] {
        let inner = indentation + "  "
        var lines = ["\(indentation)- a mapping of"] + rules(of: mapping, indentation: inner)
        for field in mapping.fields {
            lines.append("\(inner)- `\(field.key)`: \(Self.linked(field.summary))")
            lines += details(of: field, isRequired: mapping.requires(field), indentation: inner + "  ")
        }
        if let other = mapping.others {
            lines.append("\(inner)- *\(other.key)*: \(Self.linked(other.summary))")
            let field = FieldForm(other.key, other.summary, other.form, example: other.example)
            lines += details(of: field, isRequired: false, indentation: inner + "  ")
        }
        return lines
    }

    private func rules(of mapping: MappingForm, indentation: String) -> [String] {
        mapping.rules.compactMap { rule in
            let keys = rule.keys.map { "`\($0)`" }
            switch rule.count {
            case .all: return nil
            case .exactlyOne: return "\(indentation)- Exactly one of \(keys.formattedAlternatives) is written."
            case .atLeastOne: return "\(indentation)- At least one of \(keys.formattedAlternatives) is written."
            case .atMostOne: return "\(indentation)- At most one of \(keys.formattedAlternatives) is written."
            case .beside(let companions):
                let others = companions.map { "`\($0.text)`" }.formattedAlternatives
                return "\(indentation)- \(keys.formattedEnumeration): only beside \(others)."
            }
        }
    }

    /// A form in a part of a sentence.
    private mutating func words(of form: ValueForm) -> String {
        switch form {
        case .nothing: "nothing, or `null`"
        case .flag: "`true` or `false`"
        case .number(let number): number.words
        case .text(let text): text.what
        case .words(let words): words.map { "`\($0.text)`" }.formattedAlternatives
        case .call(let call): words(of: call)
        case .list(let element, let counts, _):
            "a list of \(counts?.words ?? "")\(words(of: element))"
        case .tuple(let elements): "a list of: \(elements.map { words(of: $0) }.joined(separator: "; "))"
        case .mapping(let mapping): "a mapping of \(mapping.fields.map { "`\($0.key)`" }.formattedEnumeration)"
        case .alias(let what): "an alias of \(what)"
        case .either(let forms): forms.map { words(of: $0) }.formattedAlternatives
        case .definition(let definition): words(of: definition)
        case .anything: "anything"
        }
    }

    private mutating func words(of call: ValueForm.Call) -> String {
        let mapping = "`{\(call.word): \(call.parameterName)}`"
        let form = call.pattern == nil ? mapping : "`\(call.word)(\(call.parameterName))` or \(mapping)"
        let meaning = call.meaning.map { ": \(Self.linked($0))" } ?? ""
        return "\(form)\(meaning); \(call.parameterName) is \(words(of: call.parameter))"
    }

    private mutating func words(of definition: ValueForm.Definition) -> String {
        guard !definition.isPlain else { return words(of: definition.form) }
        refer(to: definition)
        return Self.link(to: definition)
    }

    private mutating func refer(to definition: ValueForm.Definition) {
        if !definitions.contains(where: { $0.name == definition.name }) { definitions.append(definition) }
    }

    private static func line(of word: ValueForm.Word) -> String {
        let synonyms = word.synonyms.map { " or `\($0)`" }.joined()
        return "`\(word.text)`\(synonyms)\(word.meaning.map { ": \(linked($0))" } ?? "")"
    }

    private static func link(to definition: ValueForm.Definition) -> String {
        "[\(definition.name)](#\(definition.name.lowercased().filter { $0 != "." }))"
    }

    /// A text in which numbers of rules lead to the rules.
    static func linked(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let rule = word.drop { $0 == "(" }
            let number = rule.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
            let parts = number.split(separator: "-")
            guard parts.count == 2, parts[0].count == 2, parts[0].allSatisfy(\.isLetter), Int(parts[1]) != nil else {
                return String(word)
            }
            let link = "[\(number)](../behaviour.md#\(number.lowercased()))"
            return word.prefix(word.count - rule.count) + link + rule.dropFirst(number.count)
        }
        .joined(separator: " ")
    }
}

extension MappingForm {
    fileprivate func requires(_ field: FieldForm) -> Bool {
        requiredKeys.contains(field.key)
    }
}

extension ValueForm.Definition {
    /// Whether it says little enough to be repeated wherever it is found.
    fileprivate var isPlain: Bool {
        guard !isGroup else { return false }
        return form.alternatives.allSatisfy { form in
            switch form {
            case .nothing, .flag, .number, .text, .alias: true
            case .words(let words): words.count == 1
            case .definition(let definition): definition.isPlain
            default: false
            }
        }
    }
}

extension ValueForm.NumberForm {
    fileprivate var words: String {
        let name = isWhole ? "a whole number" : "a number"
        let unit = unit.map { " of \($0)" } ?? ""
        let lower = NumberText.exact(bounds.lower)
        guard bounds.lower.isFinite else { return name + unit }
        if bounds.excludesLower { return "\(name)\(unit) above \(lower) and up to \(NumberText.exact(bounds.upper))" }
        return "\(name)\(unit) from \(lower) to \(NumberText.exact(bounds.upper))"
    }
}

extension ClosedRange<Int> {
    /// `2 to 256 of: `.
    fileprivate var words: String {
        if upperBound == .max { return lowerBound == 0 ? "" : "at least \(lowerBound) of: " }
        return lowerBound == upperBound ? "\(lowerBound) of: " : "\(lowerBound) to \(upperBound) of: "
    }
}

extension FieldForm {
    /// A value as a file has it, if possible another than the default.
    package var shownExample: String? { example ?? form.example(besides: usual) }
}

extension ValueForm {
    /// A value as a file has it, if possible another than the usual one.
    fileprivate func example(besides usual: FieldForm.Usual?) -> String? {
        let value: JSONValue? = if case .value(let value)? = usual { value } else { nil }
        switch self {
        case .flag: return value == true ? "false" : "true"
        case .number(let number):
            if case .number(let number)? = value, number != 0 { return NumberText.exact(number) }
            return NumberText.exact(Swift.min(Swift.max(number.bounds.lower, 8), number.bounds.upper))
        case .words(let words): return (words.first { .string($0.text) != value } ?? words.first)?.text
        case .definition(let definition): return definition.example ?? definition.form.example(besides: usual)
        case .either(let forms): return forms.lazy.compactMap { $0.example(besides: usual) }.first
        case .list(let element, let counts, _):
            guard let example = element.example(besides: nil) else { return nil }
            let count = Swift.min(Swift.max(counts?.lowerBound ?? 1, 1), 4)
            return "[\(Array(repeating: example, count: count).joined(separator: ", "))]"
        case .call(let call):
            guard let example = call.parameter.example(besides: nil) else { return nil }
            return call.pattern == nil ? "{\(call.word): \(example)}" : "\(call.word)(\(example))"
        case .nothing, .text, .tuple, .mapping, .alias, .anything: return nil
        }
    }
}

extension JSONValue {
    /// The value as YAML has it on one line: words without quotation marks where they mean themselves.
    package var flow: String {
        switch self {
        case .string(let text): text.isPlainWord ? text : line
        case .array(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
        default: line
        }
    }
}

extension String {
    /// Whether YAML reads it as the same text without quotation marks, in a list or a mapping too.
    fileprivate var isPlainWord: Bool {
        guard let first = unicodeScalars.first, first.properties.isAlphabetic, last != " " else { return false }
        guard case .string = CoreSchema.value(of: self) else { return false }
        return unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_()/.".unicodeScalars.contains($0)
        }
    }
}
