package import Documents
import RandomNumbers

/// Makes documents from a JSON Schema: each is what the schema asks for, but every second one is changed at one place.
///
/// Strings come from those that the schema names and from `strings`, as far as they fit a pattern, which is looked up
/// among `fitting`; a key of `values` always has one of its values.
package struct SchemaDocuments {
    private let root: DocumentNode
    private let strings: [String]
    private let fitting: [String: [String]]
    private let values: [String: [JSONValue]]
    private var numbers = SeededNumbers(seed: 0)
    /// Deeper than any file that a person writes.
    private static let deepest = 12

    /// - Parameters:
    ///   - strings: what texts without a pattern may be, besides the words of the schema.
    ///   - fitting: for each pattern of the schema, texts that it accepts.
    ///   - values: what stands at keys whose values mean something outside the file, as paths.
    package init(
        of grammar: FileGrammar, strings: [String] = ["A", "a b", "图"], fitting: [String: [String]] = [:],
        values: [String: [JSONValue]] = [:]
    ) throws {
        root = try DocumentNode.parse(SourceText(name: "schema.json", text: grammar.schema))
        self.strings = strings + Self.words(of: root)
        self.fitting = fitting
        self.values = values
    }

    /// The patterns of the schema for which no text is known.
    package var unknownPatterns: [String] {
        Self.patterns(of: root).filter { fitting[$0] == nil }
    }

    /// The document of a seed; those of odd seeds are changed at one place.
    package mutating func document(seed: UInt64) -> JSONValue {
        numbers = SeededNumbers(seed: seed)
        let document = value(of: root, depth: 0)
        return seed % 2 == 0 ? document : changed(document)
    }

    private static func words(of node: DocumentNode) -> [String] {
        let own = [node["const"]?.string].compactMap(\.self) + (node["enum"]?.elements?.compactMap(\.string) ?? [])
        return own + node.inner.flatMap(words)
    }

    private static func patterns(of node: DocumentNode) -> [String] {
        let own = [node["pattern"]?.string].compactMap(\.self)
        var seen: Set<String> = []
        return (own + node.inner.flatMap(patterns)).filter { seen.insert($0).inserted }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[numbers.next(below: elements.count)]
    }
}

extension DocumentNode {
    fileprivate var inner: [DocumentNode] { entries?.map(\.value) ?? elements ?? [] }

    fileprivate var number: Double? { if case .number(let number, _) = value { number } else { nil } }

    fileprivate func plain() -> JSONValue {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number, _): .number(number)
        case .string(let text): .string(text)
        case .sequence(let elements): .array(elements.map { $0.plain() })
        case .mapping(let entries): .object(entries.map { .init($0.key, $0.value.plain()) })
        }
    }
}

extension SchemaDocuments {
    private mutating func value(of schema: DocumentNode, depth: Int) -> JSONValue {
        if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last,
            let definition = root["$defs"]?[String(name)]
        {
            return value(of: definition, depth: depth)
        }
        if let constant = schema["const"] { return constant.plain() }
        if let words = schema["enum"]?.elements { return pick(words)?.plain() ?? .null }
        if schema["type"] == nil, let forms = schema["anyOf"]?.elements {
            // Deep down the simplest form ends the way.
            let form = depth > Self.deepest ? forms.first : pick(forms)
            return form.map { value(of: $0, depth: depth + 1) } ?? .null
        }
        let type = schema["type"]?.string ?? schema["type"]?.elements.flatMap { pick($0) }?.string
        switch type {
        case "null": return .null
        case "boolean": return .bool(numbers.next(below: 2) == 0)
        case "number", "integer": return .number(number(of: schema, isWhole: type == "integer"))
        case "string": return .string(text(of: schema))
        case "array": return .array(elements(of: schema, depth: depth))
        case "object": return .object(members(of: schema, depth: depth))
        default: return pick([.null, .bool(true), .number(3), "a", .array([]), .object([])]) ?? .null
        }
    }

    private mutating func number(of schema: DocumentNode, isWhole: Bool) -> Double {
        var least = -50.0
        if let bound = schema["minimum"]?.number { least = bound }
        if let bound = schema["exclusiveMinimum"]?.number { least = bound + 0.01 }
        var most = max(least + 100, 50)
        if let bound = schema["maximum"]?.number { most = bound }
        let inner = least + (most - least) * Double(numbers.next(below: 1001)) / 1000
        let near = min(max(Double(numbers.next(below: 40)), least), most)
        let number = [least, most, inner, near, near][numbers.next(below: 5)]
        guard isWhole else { return (number * 1000).rounded() / 1000 }
        return min(max(number.rounded(), least.rounded(.up)), most.rounded(.down))
    }

    private mutating func text(of schema: DocumentNode) -> String {
        if let pattern = schema["pattern"]?.string { return pick(fitting[pattern] ?? []) ?? "" }
        let least = Int(schema["minLength"]?.number ?? 0)
        return pick(strings.filter { $0.unicodeScalars.count >= least }) ?? ""
    }

    private mutating func elements(of schema: DocumentNode, depth: Int) -> [JSONValue] {
        if let forms = schema["prefixItems"]?.elements {
            return forms.map { value(of: $0, depth: depth + 1) }
        }
        let least = Int(schema["minItems"]?.number ?? 0)
        let most = min(Int(schema["maxItems"]?.number ?? 4), least + 3)
        let count = depth > Self.deepest ? least : least + numbers.next(below: most - least + 1)
        guard let form = schema["items"] else { return [] }
        var values: [JSONValue] = []
        for _ in 0..<count {
            let value = value(of: form, depth: depth + 1)
            if schema["uniqueItems"] == nil || !values.contains(value) { values.append(value) }
        }
        return values
    }

    private mutating func members(of schema: DocumentNode, depth: Int) -> [JSONValue.Member] {
        let rules = schema["allOf"]?.elements ?? [schema]
        var keys = Set(schema["required"]?.elements?.compactMap(\.string) ?? [])
        var ruled: Set<String> = []
        for rule in rules {
            let choices = (rule["oneOf"] ?? rule["anyOf"])?.elements?.map {
                $0["required"]?.elements?.compactMap(\.string) ?? []
            }
            guard let choices else { continue }
            ruled.formUnion(choices.flatMap(\.self))
            keys.formUnion(pick(choices) ?? [])
        }
        let fields = schema["properties"]?.entries ?? []
        let free = fields.map(\.key).filter { !keys.contains($0) && !ruled.contains($0) }
        let more = depth > Self.deepest ? 0 : numbers.next(below: 4)
        for _ in 0..<more { if let key = pick(free) { keys.insert(key) } }
        var members: [JSONValue.Member] = []
        for field in fields where keys.contains(field.key) {
            let known = values[field.key].flatMap { pick($0) }
            members.append(.init(field.key, known ?? value(of: caseForm(field, of: schema, members), depth: depth + 1)))
        }
        return members
    }

    /// What stands at a key, as a condition of the schema has it for the members before it.
    private func caseForm(
        _ field: DocumentNode.Entry, of schema: DocumentNode, _ members: [JSONValue.Member]
    ) -> DocumentNode {
        for rule in schema["allOf"]?.elements ?? [] {
            guard let condition = rule["if"]?["properties"]?.entries?.first,
                let form = rule["then"]?["properties"]?[field.key],
                case .string(let word)? = members.first(where: { $0.key == condition.key })?.value,
                condition.value["enum"]?.elements?.contains(where: { $0.string == word }) == true
            else { continue }
            return form
        }
        return field.value
    }
}

extension SchemaDocuments {
    /// The document with one value replaced, removed, wrapped or added to, somewhere.
    private mutating func changed(_ document: JSONValue) -> JSONValue {
        let path = pick(Self.paths(in: document)) ?? []
        return changed(document, at: path[...]) ?? .null
    }

    /// The ways to all values, by the numbers of elements and members.
    private static func paths(in value: JSONValue) -> [[Int]] {
        let inner: [JSONValue] =
            switch value {
            case .array(let values): values
            case .object(let members): members.map(\.value)
            default: []
            }
        return [[]] + inner.enumerated().flatMap { number, part in paths(in: part).map { [number] + $0 } }
    }

    /// `nil` where the change takes the value away.
    private mutating func changed(_ value: JSONValue, at path: ArraySlice<Int>) -> JSONValue? {
        guard let number = path.first else { return replacement(of: value) }
        switch value {
        case .array(var values):
            if let part = changed(values[number], at: path.dropFirst()) {
                values[number] = part
            } else {
                values.remove(at: number)
            }
            return .array(values)
        case .object(var members):
            if let part = changed(members[number].value, at: path.dropFirst()) {
                members[number].value = part
            } else {
                members.remove(at: number)
            }
            return .object(members)
        default: return value
        }
    }

    private mutating func replacement(of value: JSONValue) -> JSONValue? {
        let strange: [JSONValue] = [
            .null, .bool(true), 0, -1, 1.5, 1_000_000_000, "", "a", "#fff", .array([]), .array([1]), .object([]),
            ["light": 1, "dark": 2], "none", "automatic",
        ]
        switch (numbers.next(below: 6), value) {
        case (0, _): return nil
        case (1, _): return .array([value])
        case (2, _): return ["light": value, "dark": value]
        case (3, .object(let members)): return .object(members + [.init("zzz", 1)])
        case (3, .number(let number)): return .number(-number - 1)
        case (4, .array(let values)): return .array(values + values)
        case (4, .number(let number)): return .number(number * 1000 + 0.5)
        default: return pick(strange)
        }
    }
}
