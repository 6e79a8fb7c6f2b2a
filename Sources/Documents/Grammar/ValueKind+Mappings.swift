import Geometry

extension ValueKind {
    /// What messages call the values of a mapping.
    package enum Naming: Sendable {
        /// The mapping's name and the key, as `film.name`.
        case path
        /// The key alone; the mapping is called by these words, as `an item`.
        case keys(of: String)
        /// As the mapping itself.
        case whole
    }

    /// A mapping of fields, read over a value that holds their defaults.
    ///
    /// An unknown key is reported and passed over. There is no value where one of the fields cannot be read or a rule is
    /// broken, unless the kind is `lenient`: then what can be read counts.
    package static func mapping(
        _ initial: Value, _ fields: [Field<Value, Reader>], rules: [KeyRule] = [], naming: Naming = .path,
        isLenient: Bool = false, wanted: String? = nil,
        written: @escaping @Sendable (Value) -> JSONValue? = { _ in nil }
    ) -> ValueKind {
        let keys = fields.map { $0.key }
        let form = MappingForm(forms(of: fields, initial: initial, required: rules.required), rules: rules)
        return ValueKind(.mapping(form), wanted: wanted ?? "a mapping", written: written) {
            node, reader throws(ValueError) in
            let outer = reader.name
            defer { reader.name = outer }
            if case .keys(let noun) = naming { reader.name = noun }
            guard let entries = node.entries else {
                if case .whole = naming, wanted == nil {
                    throw .invalid("must hold a mapping, not \(node.kind)", at: node)
                }
                reader.report(.mismatch(), of: node, wanted: wanted ?? "a mapping")
                throw .reported
            }
            let isKnown = reader.checkKeys(of: entries, keys: keys)
            var value = initial
            var isRead = true
            for rule in rules {
                guard let objection = rule.objection(to: node, called: reader.name, hasUnknownKeys: !isKnown) else {
                    continue
                }
                reader.problems.add(objection)
                isRead = false
            }
            let name = reader.name
            isRead =
                reader.read(fields, keys: keys, of: entries, into: &value) { naming.name(of: $0, in: name) } && isRead
            guard isRead || isLenient else { throw .reported }
            return value
        }
    }

    /// The fields as schemas and references show them; a key without which there is no value has no default.
    private static func forms(
        of fields: [Field<Value, Reader>], initial: Value, required: [String]
    ) -> [FieldForm] {
        fields.map { field in
            var form = field.form(initial: initial)
            if required.contains(field.key) { form.usual = nil }
            return form
        }
    }
}

extension ValueKind.Naming {
    func name(of key: String, in name: String) -> String {
        switch self {
        case .path: name.isEmpty ? key : "\(name).\(key)"
        case .keys: key
        case .whole: name
        }
    }
}

extension ValueReader {
    /// Reports the keys that a mapping does not know; whether it knows all of them.
    ///
    /// The key of the schema is known, but no message names it.
    package mutating func checkKeys(of entries: [DocumentNode.Entry], keys: [String]) -> Bool {
        var isKnown = true
        for entry in entries where !keys.contains(entry.key) {
            problems.add(entry.unknownKey(in: name, keys: keys.filter { $0 != FieldForm.schemaKey }))
            isKnown = false
        }
        return isKnown
    }

    /// Reads the fields that a mapping has, in the order of the fields; whether all of them could be read.
    ///
    /// - Parameters:
    ///   - keys: those of the fields.
    ///   - naming: what messages call the value of a key.
    package mutating func read<Target: Sendable>(
        _ fields: [Field<Target, Self>], keys: [String], of entries: [DocumentNode.Entry], into target: inout Target,
        naming: (String) -> String = { $0 }
    ) -> Bool {
        var isRead = true
        // A mapping has few of its fields, and those that it has not are not worth a copy.
        for (number, key) in keys.enumerated() {
            guard let entry = entries.indices.first(where: { entries[$0].key == key }) else { continue }
            let field = fields[number]
            name = field.spokenName ?? naming(key)
            isRead = field.content?.read(entries[entry].value, &self, &target) ?? true && isRead
        }
        return isRead
    }
}

/// Reads values that depend on nothing but the file itself.
package struct PlainReader: ValueReader {
    package var name = ""
    package var problems: DiagnosticList

    /// A reader that goes on after the problems of others.
    package init(problems: DiagnosticList = DiagnosticList()) {
        self.problems = problems
    }
}

extension Field {
    /// The key at which editors look for the schema of a kind of file.
    package static func schema(of kind: String) -> Field {
        value(
            FieldForm.schemaKey, .string(.text("a path or an address")),
            "The JSON Schema by which an editor completes and checks the file; the program ignores it."
        ) { _, _ in }
        .usually("none").example("../Schemas/\(kind).schema.json")
    }
}
