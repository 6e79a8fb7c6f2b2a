/// JSON Schemas (draft 2020-12) of documents that the program writes: more keys may come, so that others are allowed.
extension JSONValue {
    /// The schema of a whole document, which says by which version of it it was written.
    ///
    /// - Parameters:
    ///   - title: what the kind is called, as `Thumbindex manifest`.
    ///   - description: who writes it, and what it holds.
    ///   - object: of its members beside the version.
    ///   - definitions: by their names, what its parts refer to.
    package static func schema(
        of title: String, _ description: String, _ object: ObjectSchema, definitions: [Member] = []
    ) -> JSONValue {
        let head: [Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"), .init("title", .string(title)),
            .init("description", .string(description)),
        ]
        let whole = ObjectSchema(required: [("version", ["const": 1])] + object.required, optional: object.optional)
        let parts: [Member] = definitions.isEmpty ? [] : [.init("$defs", .object(definitions))]
        return .object(head + whole.members + parts)
    }

    /// What a definition of the same schema says.
    package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    /// A text, with what it says.
    package static func text(_ description: String) -> JSONValue {
        ["type": "string", "description": .string(description)]
    }

    /// One of some words, or `null` where that is said.
    package static func word(_ words: [String], orNull: Bool = false) -> JSONValue {
        ["enum": .array(words.map(JSONValue.string) + (orNull ? [.null] : []))]
    }

    /// A list of values of one kind.
    package static func list(of element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

    /// A list of as many numbers.
    package static func numbers(_ count: Int) -> JSONValue {
        [
            "type": "array", "items": ["type": "number"], "minItems": .number(Double(count)),
            "maxItems": .number(Double(count)),
        ]
    }

    /// A whole number from 0 on.
    package static let count: JSONValue = ["type": "integer", "minimum": 0]
    /// Texts by names.
    package static let texts: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]
}

/// The version of a document for programs, where one is read.
package enum DocumentVersion {
    /// Why a document is not read that says of itself by which version it was written, in words that follow its name;
    /// `nil` for the version that this program writes, and for a document that says nothing.
    package static func objection(to version: JSONValue?) -> String? {
        let known = JSONValue.Member.version.value
        guard let version, version != known else { return nil }
        return "is of version \(version.line.excerpt), and this program reads version \(known.line)"
    }

    /// What may be done about one.
    package static let hints = ["a newer thumbindex may read it"]
}

extension DocumentNode {
    /// Why a document for programs is not read whose root this is; `nil` where it may be.
    package var versionObjection: String? {
        self["version"].flatMap { node in
            let value: JSONValue =
                switch node.value {
                case .number(let number, _): .number(number)
                case .string(let text): .string(text)
                case .bool(let flag): .bool(flag)
                case .null, .sequence, .mapping: .null
                }
            return DocumentVersion.objection(to: value)
        }
    }
}

/// The members of an object, for its schema.
package struct ObjectSchema: Sendable {
    /// Those that are always there.
    package let required: [(String, JSONValue)]
    /// Those that need not be there.
    package let optional: [(String, JSONValue)]

    /// Members by their keys, each with the schema of its value.
    package init(required: [(String, JSONValue)], optional: [(String, JSONValue)] = []) {
        self.required = required
        self.optional = optional
    }

    /// The schema itself.
    package var json: JSONValue { .object(members) }

    fileprivate var members: [JSONValue.Member] {
        [
            .init("type", "object"), .init("required", .array(required.map { .string($0.0) })),
            .init("properties", .object((required + optional).map { .init($0.0, $0.1) })),
        ]
    }
}
