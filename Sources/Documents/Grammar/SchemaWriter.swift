/// Writes forms as JSON Schema (draft 2020-12).
///
/// A form with a name becomes a definition that is referred to. Where values may be written in variants, each name has
/// three: `color` may depend on conditions, `color.either` is a value or a pair, `color.value` no pair.
struct SchemaWriter {
    private let variants: FileGrammar.Variants?
    private var found: [String: JSONValue] = [:]

    init(variants: FileGrammar.Variants? = nil) {
        self.variants = variants
    }

    /// All definitions that the schemas written so far refer to, by their names.
    var definitions: JSONValue {
        .object(found.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) })
    }

    mutating func schema(of form: ValueForm) -> JSONValue {
        switch form {
        case .nothing: ["type": "null"]
        case .flag: ["type": "boolean"]
        case .number(let number): schema(of: number)
        case .text(let text): schema(of: text)
        case .words(let words): schema(of: words)
        case .call(let call): schema(of: call)
        case .list(let element, let counts, let isDistinct): list(of: schema(of: element), counts, isDistinct)
        case .tuple(let elements): tuple(of: elements.map { schema(of: $0) })
        case .mapping(let mapping): schema(of: mapping)
        case .alias: alias()
        case .either(let forms): .anyOf(forms.map { schema(of: $0) })
        case .definition(let definition): reference(to: definition)
        case .anything: [:]
        }
    }
}

extension SchemaWriter {
    private func schema(of number: ValueForm.NumberForm) -> JSONValue {
        let bounds = number.bounds
        var members: [JSONValue.Member] = [.init("type", number.isWhole ? "integer" : "number")]
        if bounds.lower.isFinite {
            members.append(.init(bounds.excludesLower ? "exclusiveMinimum" : "minimum", .number(bounds.lower)))
        }
        if bounds.upper.isFinite { members.append(.init("maximum", .number(bounds.upper))) }
        return .object(members)
    }

    private func schema(of text: ValueForm.TextForm) -> JSONValue {
        var members: [JSONValue.Member] = [.init("type", text.acceptsNumbers ? ["string", "number"] : "string")]
        if let counts = text.counts { members += Self.counts(counts, "minLength", "maxLength") }
        if let pattern = text.pattern { members.append(.init("pattern", .string(pattern))) }
        return .object(members)
    }

    /// Words with meanings are alternatives of their own, so that an editor shows each with its meaning.
    private func schema(of words: [ValueForm.Word]) -> JSONValue {
        let all = words.flatMap { word in ([word.text] + word.synonyms).map { ($0, word.meaning) } }
        guard all.contains(where: { $0.1 != nil }) else { return ["enum": .array(all.map { .string($0.0) })] }
        return .anyOf(
            all.map { text, meaning in
                guard let meaning else { return ["const": .string(text)] }
                return ["const": .string(text), "description": .string(meaning)]
            })
    }

    private mutating func schema(of call: ValueForm.Call) -> JSONValue {
        let description = call.meaning.map { [JSONValue.Member("description", .string($0))] } ?? []
        let form = MappingForm([FieldForm(call.word, "", call.parameter)], rules: [.required(call.word)])
        guard case .object(let mapping) = schema(of: form) else { return false }
        guard let pattern = call.pattern else { return .object(description + mapping) }
        let text: [JSONValue.Member] = [
            .init("type", "string"), .init("pattern", .string("^\(call.word)\\(\\s*\(pattern)\\s*\\)$")),
        ]
        return .anyOf([.object(description + text), .object(description + mapping)])
    }

    private func list(of schema: JSONValue, _ counts: ClosedRange<Int>?, _ isDistinct: Bool) -> JSONValue {
        .object(
            [.init("type", "array"), .init("items", schema)]
                + (counts.map { Self.counts($0, "minItems", "maxItems") } ?? [])
                + (isDistinct ? [.init("uniqueItems", true)] : []))
    }

    private func tuple(of schemas: [JSONValue]) -> JSONValue {
        let count = JSONValue.number(Double(schemas.count))
        let isUniform = schemas.dropFirst().allSatisfy { $0 == schemas[0] }
        let items: JSONValue.Member =
            isUniform ? .init("items", schemas[0]) : .init("prefixItems", .array(schemas))
        return .object([.init("type", "array"), items, .init("minItems", count), .init("maxItems", count)])
    }

    /// The bounds of a count, as far as they bound anything.
    private static func counts(_ counts: ClosedRange<Int>, _ least: String, _ most: String) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if counts.lowerBound > 0 { members.append(.init(least, .number(Double(counts.lowerBound)))) }
        if counts.upperBound < .max { members.append(.init(most, .number(Double(counts.upperBound)))) }
        return members
    }

    private mutating func alias() -> JSONValue {
        found["alias"] = [
            "description": "An alias of a design token.", "type": "string", "pattern": "^\\{[^{}]+\\}$",
        ]
        return Self.reference("alias")
    }

    private mutating func reference(to definition: ValueForm.Definition) -> JSONValue {
        let name = definition.name
        guard found[name] == nil else { return Self.reference(name) }
        found[name] = true
        let schema = Self.described(definition.summary, schema(of: definition.form))
        if let variants {
            let value = Self.reference(name + ".value")
            found[name + ".value"] = schema
            found[name + ".either"] = .anyOf([value, Self.variants(of: value, variants.keys)])
            let either = Self.reference(name + ".either")
            found[name] = .anyOf([either, Self.conditional(either, variants)])
        } else {
            found[name] = schema
        }
        return Self.reference(name)
    }

    private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    /// `{light: …, dark: …}`, all of a schema and all needed.
    private static func variants(of schema: JSONValue, _ keys: [String]) -> JSONValue {
        [
            "type": "object", "properties": .object(keys.map { .init($0, schema) }),
            "required": .array(keys.map(JSONValue.string)), "additionalProperties": false,
        ]
    }

    /// `{default: …, CONDITION: …}`, all of a schema.
    private static func conditional(_ schema: JSONValue, _ variants: FileGrammar.Variants) -> JSONValue {
        [
            "type": "object", "properties": .object([.init(variants.defaultKey, schema)]),
            "patternProperties": .object([.init(variants.conditions, schema)]),
            "required": .array([.string(variants.defaultKey)]), "additionalProperties": false,
        ]
    }

    private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema, !text.isEmpty else { return schema }
        return .object([.init("description", .string(text))] + members.filter { $0.key != "description" })
    }
}

extension SchemaWriter {
    private mutating func schema(of mapping: MappingForm) -> JSONValue {
        let type: JSONValue = mapping.acceptsNothing ? ["object", "null"] : "object"
        let others = mapping.others.map { Self.described($0.summary, schema(of: $0.form)) } ?? false
        var members: [JSONValue.Member] = [
            .init("type", type), .init("properties", .object(mapping.fields.map { property($0) })),
            .init("additionalProperties", others),
        ]
        if mapping.minimumCount > 0 { members.append(.init("minProperties", .number(Double(mapping.minimumCount)))) }
        let required = mapping.requiredKeys
        if !required.isEmpty { members.append(.init("required", .array(required.map(JSONValue.string)))) }
        let rules = mapping.rules.compactMap(Self.constraint)
        let cases = mapping.cases.map { schema(of: $0) }
        if rules.count == 1, cases.isEmpty { members.append(rules[0]) }
        if rules.count > 1 || !cases.isEmpty {
            members.append(.init("allOf", .array(rules.map { .object([$0]) } + cases)))
        }
        return .object(members)
    }

    private mutating func schema(of part: MappingForm.Case) -> JSONValue {
        [
            "if": ["properties": .object([.init(part.key, ["enum": .array(part.words.map(JSONValue.string))])])],
            "then": ["properties": .object([.init(part.field, schema(of: part.form))])],
        ]
    }

    private mutating func property(_ field: FieldForm) -> JSONValue.Member {
        guard case .object(var members) = Self.described(field.summary, schema(of: field.form)) else {
            return .init(field.key, true)
        }
        if case .value(let value)? = field.usual { members.append(.init("default", value)) }
        return .init(field.key, .object(members))
    }

    /// How many of a rule's keys there are; `nil` for those that are required, each by itself.
    private static func constraint(_ rule: KeyRule) -> JSONValue.Member? {
        switch rule.count {
        case .all: return nil
        case .exactlyOne: return .init("oneOf", .array(rule.keys.map { ["required": [.string($0)]] }))
        case .atLeastOne: return .init("anyOf", .array(rule.keys.map { ["required": [.string($0)]] }))
        case .atMostOne:
            let pairs = rule.keys.indices.flatMap { first in
                rule.keys[(first + 1)...].map { second -> JSONValue in
                    ["required": [.string(rule.keys[first]), .string(second)]]
                }
            }
            return .init("not", .anyOf(pairs))
        case .beside(let companions):
            let alternatives = companions.map { companion -> JSONValue in
                let key = JSONValue.Member("required", [.string(companion.key)])
                guard let word = companion.word else { return .object([key]) }
                return .object([key, .init("properties", .object([.init(companion.key, ["const": .string(word)])]))])
            }
            return .init(
                "dependentSchemas", .object(rule.keys.map { .init($0, ["anyOf": .array(alternatives)]) }))
        }
    }
}

extension JSONValue {
    /// Alternatives; those that are alternatives themselves are taken in, `false` and repetitions left out.
    static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
        let flat = schemas.flatMap { schema -> [JSONValue] in
            guard case .object(let members) = schema, members.count == 1, members[0].key == "anyOf",
                case .array(let inner) = members[0].value
            else { return schema == false ? [] : [schema] }
            return inner
        }
        let unique = flat.enumerated().filter { !flat[..<$0.offset].contains($0.element) }.map(\.element)
        return unique.count == 1 ? unique[0] : ["anyOf": .array(unique)]
    }
}
