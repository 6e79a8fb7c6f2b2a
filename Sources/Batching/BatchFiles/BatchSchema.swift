import Geometry
import Rendering
import Styles
import Thumbindex
import Timelines

/// The JSON Schema of batch files (draft 2020-12).
package enum BatchSchema {
    /// The schema's text with a line break at its end: the same on every run.
    package static var text: String { schema.lines() + "\n" }

    private static var schema: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Thumbindex batch",
            "description": "Which pictures of which themes a run draws.",
            "type": ["object", "null"],
            "properties": [
                "$schema": ["type": "string", "description": "The schema, for editors."],
                "name": ["type": "string", "description": "What a person calls the batch."],
                "themes": oneOrMore("Theme files, and folders of them; the file's own folder unless given.", path),
                "content": oneOrMore(
                    "Content files in place of the themes' own, which null stands for.",
                    ["type": ["string", "null"], "minLength": 1]),
                "timelines": oneOrMore("Timelines whose shots and films are drawn (ST-3).", path),
                "states": states,
                "axes": axes,
                "include": rules("A picture is drawn that one of these is about; every picture unless given."),
                "exclude": rules("No picture is drawn that one of these is about."),
                "formats": oneOrMore("What pictures are written as; png unless given.", words(PictureFormat.self)),
                "svgText": .described("Text in SVG files; outlines unless given.", words(SVGText.self)),
                "png": .described("How small PNG files are to be; fast unless given.", words(PNGCompression.self)),
                "output": .described("The folder of the pictures; Output unless given.", path),
            ],
            "additionalProperties": false,
            "$defs": ["rule": rule, "value": ["type": ["string", "number", "boolean", "null"]]],
        ]
    }

    private static let path: JSONValue = ["type": "string", "minLength": 1]

    private static var states: JSONValue {
        let word: JSONValue = ["enum": .array(CanonicalState.words.map(JSONValue.string))]
        return [
            "description": "States by their names, or all of a component's (ST-2); all unless given.",
            "anyOf": [word, ["type": "array", "items": word]],
        ]
    }

    private static var axes: JSONValue {
        let locale: JSONValue = ["type": ["string", "null"]]
        let scale: JSONValue = ["type": "number", "exclusiveMinimum": 0, "maximum": 1000]
        return [
            "description": "What pictures differ in; other keys are properties by their paths, or modifiers.",
            "type": "object",
            "properties": [
                "appearance": oneOrMore("Both unless given.", words(Appearance.self)),
                "scale": oneOrMore("Pixels a point; 2 unless given.", scale),
                "direction": oneOrMore("That of the locale's script unless given.", words(LayoutDirection.self)),
                "locale": oneOrMore("Languages in place of the content's own, which null stands for.", locale),
            ],
            "additionalProperties": [
                "description": "A list of values, or a mapping of names to values; null is the theme's own.",
                "anyOf": [
                    ["type": "array", "items": ["$ref": "#/$defs/value"], "minItems": 1],
                    ["type": "object", "minProperties": 1], ["$ref": "#/$defs/value"],
                ],
            ],
        ]
    }

    private static var rule: JSONValue {
        [
            "description": "Pictures that have one of the values of each axis; null is an axis' default.",
            "type": "object", "minProperties": 1,
            "additionalProperties": [
                "anyOf": [
                    ["$ref": "#/$defs/value"],
                    ["type": "array", "items": ["$ref": "#/$defs/value"], "minItems": 1],
                ]
            ],
        ]
    }

    private static func rules(_ text: String) -> JSONValue {
        [
            "description": .string(text),
            "anyOf": [
                ["$ref": "#/$defs/rule"], ["type": "null"],
                ["type": "array", "items": ["$ref": "#/$defs/rule"], "minItems": 1],
            ],
        ]
    }

    private static func oneOrMore(_ text: String, _ schema: JSONValue) -> JSONValue {
        [
            "description": .string(text),
            "anyOf": [schema, ["type": "array", "items": schema, "minItems": 1]],
        ]
    }

    private static func words<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> JSONValue
    where Value.RawValue == String {
        ["enum": .array(Value.allCases.map { .string($0.rawValue) })]
    }
}

extension JSONValue {
    fileprivate static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object([.init("description", .string(text))] + members)
    }
}
