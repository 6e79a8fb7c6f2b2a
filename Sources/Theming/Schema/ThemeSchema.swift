import Geometry

/// The JSON Schema of theme files (draft 2020-12), made from the fields that decoding goes by.
package enum ThemeSchema {
    /// The schema's text with a line break at its end: the same on every run.
    package static var text: String { schema.lines() + "\n" }

    private static var schema: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Thumbindex theme",
            "description": "The look of an index bar and of the list that it stands on.",
            "type": "object",
            "properties": .object(header + ThemeProperty.groups.map { property($0, at: []) }),
            "additionalProperties": false,
            "$defs": .object(definitions),
        ]
    }

    private static var header: [JSONValue.Member] {
        let path: JSONValue = ["type": "string", "minLength": 1]
        let paths = JSONValue.anyOf([path, ["type": "array", "items": path]])
        return [
            .init("$schema", ["type": "string", "description": "The schema, for editors."]),
            .init("name", ["type": "string", "description": "What a person calls the theme."]),
            .init("extends", described("Path of a theme whose values hold unless they are set here.", path)),
            .init("tokens", described("Paths of design token files, which aliases lead to.", paths)),
            .init("content", described("Path of the names and items to show.", path)),
            .init("fonts", described("Paths of font files that the theme brings.", paths)),
        ]
    }

    private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object([.init("description", .string(text))] + members)
    }
}

extension ThemeSchema {
    private static func property(_ field: ThemeField, at path: [String]) -> JSONValue.Member {
        let name = definitionName(of: field, at: path)
        return .init(field.name, described(field.summary, .reference(name)))
    }

    /// Groups have definitions of their own, values one for each kind.
    private static func definitionName(of field: ThemeField, at path: [String]) -> String {
        field.isGroup ? (path + [field.name]).joined(separator: ".") : field.value?.name ?? field.name
    }

    private static var definitions: [JSONValue.Member] {
        let alias: JSONValue = [
            "description": "An alias for a design token.", "type": "string", "pattern": "^\\{[^{}]+\\}$",
        ]
        var found: [String: JSONValue] = ["alias": alias]
        for group in ThemeProperty.groups { define(group, at: [], &found) }
        return found.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
    }

    /// Each definition comes with and without pairs: `color` is either, `color.value` no pair.
    private static func define(_ field: ThemeField, at path: [String], _ found: inout [String: JSONValue]) {
        let name = definitionName(of: field, at: path)
        let value = field.isGroup ? schema(ofGroup: field, at: path) : field.value?.schema ?? true
        let reference = JSONValue.reference(name + ".value")
        found[name + ".value"] = value
        found[name] = .anyOf([reference, .pair(of: reference)])
        for inner in field.fields { define(inner, at: path + [field.name], &found) }
    }

    /// A mapping, what may stand for the whole group, or nothing.
    private static func schema(ofGroup field: ThemeField, at path: [String]) -> JSONValue {
        let properties = field.fields.map { property($0, at: path + [field.name]) }
        let mapping: JSONValue = [
            "type": ["object", "null"], "properties": .object(properties), "additionalProperties": false,
        ]
        return .anyOf([mapping] + (field.value.map { [$0.schema] } ?? []))
    }
}
