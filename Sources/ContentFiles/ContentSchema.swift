import Contents
internal import Documents
import Geometry

/// The JSON Schema of content files in YAML and JSON (draft 2020-12).
package enum ContentSchema {
    /// The schema's text with a line break at its end: the same on every run.
    package static var text: String { schema.lines() + "\n" }

    private static let schema: JSONValue = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Thumbindex content",
        "description": "The names that a list shows, or the items of a grid.",
        "type": "object",
        "properties": [
            "$schema": ["type": "string", "description": "The schema, for editors."],
            "title": text("What the list is called."),
            "locale": [
                "description": "The names' language, a BCP 47 tag: it decides on sections, order and glyphs.",
                "type": "string", "minLength": 1,
            ],
            "kind": [
                "description": "What the names belong to, which decides how Chinese ones are read (CI-4).",
                "enum": .array(NameKind.allCases.map { .string($0.rawValue) }),
            ],
            "sections": [
                "description": "Sections in order, kept as they are written.",
                "type": "array", "items": ["$ref": "#/$defs/section"],
            ],
            "items": [
                "description": "Items of a grid in order; for a list, the locale puts them into sections.",
                "type": "array", "items": ["$ref": "#/$defs/item"],
            ],
        ],
        "oneOf": [["required": ["sections"]], ["required": ["items"]]],
        "additionalProperties": false,
        "$defs": [
            "section": section, "sectionItem": item([:]), "item": item(ownSection),
            "text": ["type": ["string", "number"]],
        ],
    ]

    private static let section: JSONValue = [
        "type": "object",
        "properties": [
            "title": text("What the section's header shows."),
            "indexTitle": text("What the index bar shows for it; its title unless given."),
            "footer": text("What stands below its rows."),
            "items": ["type": ["array", "null"], "items": ["$ref": "#/$defs/sectionItem"]],
        ],
        "required": ["title"],
        "additionalProperties": false,
    ]

    private static let ownSection: JSONValue = ["section": text("The section that the item asks for.")]
}

extension ContentSchema {
    /// A name, or a name with more beside it.
    private static func item(_ more: JSONValue) -> JSONValue {
        guard case .object(let members) = more else { return false }
        let properties: [JSONValue.Member] = [
            .init("name", text("What the row or the label shows.")),
            .init("subtitle", text("What stands below the name, as a price.")),
            .init("reading", text("How the name is pronounced; it is filed under this.")),
            .init("picture", ["description": "Path of a picture, from this file.", "type": "string", "minLength": 1]),
            .init("badge", text("A short text over the corner of a grid's item.")),
        ]
        let object: JSONValue = [
            "type": "object", "properties": .object(properties + members), "required": ["name"],
            "additionalProperties": false,
        ]
        return ["anyOf": [["$ref": "#/$defs/text"], object]]
    }

    private static func text(_ description: String) -> JSONValue {
        ["description": .string(description), "$ref": "#/$defs/text"]
    }
}
