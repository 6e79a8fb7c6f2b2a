package import Documents
import Theming

extension LintReport {
    /// The JSON Schema (draft 2020-12) of what `lint --json` writes.
    package static var schema: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Thumbindex lint",
            "description": "What thumbindex lint --json writes: all findings, in the order in which they are told.",
            "type": "object", "required": ["version", "findings"],
            "properties": [
                "version": ["const": 1],
                "findings": ["type": "array", "items": ["$ref": "#/$defs/finding"]],
                "ways": [
                    "type": "array", "items": ["$ref": "#/$defs/way"],
                    "description": "What comes or goes with time and is too low in contrast on its way: no findings.",
                ],
            ],
            "$defs": ["finding": finding, "way": way, "fix": fix],
        ]
    }

    private static var finding: JSONValue {
        [
            "description": "One for a rule and a key, its states inside.", "type": "object",
            "required": [
                "rule", "severity", "message", "file", "line", "column", "key", "measured", "required", "states",
            ],
            "properties": [
                "rule": ["enum": .array(LintRule.allCases.map { .string($0.rawValue) })],
                "severity": ["enum": ["error", "warning", "note"]],
                "message": text("What was measured, what is asked."),
                "theme": text("The theme in which it was found."),
                "file": text("The file that could cure it: the theme, or one that it extends."),
                "line": place, "column": place, "endLine": place, "endColumn": place,
                "key": text("The property that could cure it; empty where there is none."),
                "measured": number, "required": number,
                "states": ["type": "array", "items": ["type": "string"]], "way": ["$ref": "#/$defs/way"],
                "fix": ["$ref": "#/$defs/fix"],
            ],
        ]
    }

    private static var way: JSONValue {
        [
            "description": "How low the contrast of an ink gets while it comes or goes: its ends count.",
            "type": "object", "required": ["theme", "key", "measured", "required", "state"],
            "properties": [
                "theme": text("The theme in which it was seen."),
                "key": text("The property that says the ink."),
                "measured": ["type": "number", "description": "The ratio at its lowest."],
                "required": ["type": "number", "description": "What is asked where it is whole."],
                "state": text("The instant, as jump@0.3~dark."),
            ],
        ]
    }

    private static var fix: JSONValue {
        [
            "description": "A change of the file that cures it.", "type": "object",
            "required": ["summary", "safe", "edits"],
            "properties": [
                "summary": text("What it does."),
                "safe": ["type": "boolean", "description": "Whether every picture stays what it is."],
                "edits": [
                    "type": "array",
                    "items": [
                        "type": "object", "required": ["line", "column", "endLine", "endColumn", "text"],
                        "properties": [
                            "line": place, "column": place, "endLine": place, "endColumn": place,
                            "text": text("What takes the range's place."),
                        ],
                    ],
                ],
            ],
        ]
    }

    private static func text(_ description: String) -> JSONValue {
        ["type": "string", "description": .string(description)]
    }

    /// Lines and columns count from 1, columns in Unicode scalars.
    private static let place: JSONValue = ["type": "integer", "minimum": 1]

    /// In the unit of the rule: a ratio, points, a count.
    private static let number: JSONValue = ["type": ["number", "null"]]
}
