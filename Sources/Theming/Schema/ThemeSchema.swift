import Geometry

/// The JSON Schema of theme files (draft 2020-12), made from the fields that decoding goes by.
package enum ThemeSchema {
    /// The schema's text with a line break at its end: the same on every run.
    package static var text: String { schema.lines() + "\n" }

    private static var schema: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Thumbindex theme",
            "description": "The look of an index bar with the list that it stands on, and of a paged grid.",
            "type": "object",
            "properties": .object(header + ThemeProperty.groups.map { property($0, at: []) }),
            "additionalProperties": false,
            "$defs": .object(definitions),
        ]
    }

    private static var header: [JSONValue.Member] {
        let path = ValueKind<String>.path.definition.schema
        let paths = JSONValue.anyOf([path, ["type": "array", "items": path]])
        return [
            .init("$schema", ["type": "string", "description": "The schema, for editors."]),
            .init("name", ["type": "string", "description": "What a person calls the theme."]),
            .init("extends", described("Path of a theme whose values hold unless they are set here.", path)),
            .init("tokens", described("Paths of design token and resolver files, which aliases lead to.", paths)),
            .init("modifiers", modifiers),
            .init("content", described("Path of the names and items to show.", path)),
            .init("fonts", described("Paths of font files that the theme brings.", paths)),
        ]
    }

    private static var modifiers: JSONValue {
        [
            "description": "The contexts of the resolvers' modifiers, in place of their defaults.",
            "type": "object", "additionalProperties": ["type": "string"],
        ]
    }

    private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object([.init("description", .string(text))] + members)
    }
}

extension ThemeSchema {
    private static func property(_ field: ThemeField, at path: [String]) -> JSONValue.Member {
        .init(field.name, described(field.summary, definition(of: field, at: path).reference))
    }

    private static var definitions: [JSONValue.Member] {
        let alias: JSONValue = [
            "description": "An alias for a design token.", "type": "string", "pattern": "^\\{[^{}]+\\}$",
        ]
        var found: [String: JSONValue] = ["alias": alias]
        for group in ThemeProperty.groups { definition(of: group, at: []).add(to: &found) }
        return found.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
    }

    /// A kind of value or of group has one definition wherever it stands, another group that of its path.
    private static func definition(of field: ThemeField, at path: [String]) -> SchemaDefinition {
        let path = path + [field.name]
        guard field.isGroup else {
            return field.value?.definition
                ?? SchemaDefinition(name: path.joined(separator: "."), schema: true, parts: [])
        }
        // An empty key, all of whose lines are comments, sets nothing.
        let mapping: JSONValue = [
            "type": ["object", "null"], "properties": .object(field.fields.map { property($0, at: path) }),
            "additionalProperties": false,
        ]
        let whole = field.value.map { [$0.definition.schema] } ?? []
        return SchemaDefinition(
            name: field.value?.definition.name ?? path.joined(separator: "."), schema: .anyOf([mapping] + whole),
            parts: field.fields.map { definition(of: $0, at: path) } + (field.value?.definition.parts ?? []))
    }
}
