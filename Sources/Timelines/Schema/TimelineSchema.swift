import Documents
import Interaction

/// The JSON Schema of timeline files (draft 2020-12).
package enum TimelineSchema {
    /// The schema's text with a line break at its end: the same on every run.
    package static var text: String { schema.lines() + "\n" }

    private static var schema: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Thumbindex timeline",
            "description": "Gestures and shots, one after the other (ST-1).",
            "anyOf": [reference("steps"), reference("file")],
            "$defs": .object(
                [
                    .init("file", file), .init("steps", steps), .init("step", step), .init("action", action),
                    .init("place", place(with: [])),
                    .init("touch", place(with: [.init("finger", reference("finger"))])),
                    .init(
                        "tap",
                        place(with: [
                            .init("hold", number("Seconds that the finger stays.", in: TimelineLimits.durations))
                        ])),
                    .init("title", title), .init("pair", pair), .init("finger", finger), .init("fileName", fileName),
                ]),
        ]
    }

    private static var file: JSONValue {
        object(
            [
                .init("$schema", ["type": "string", "description": "The schema, for editors."]),
                .init("name", ["type": "string", "description": "What a person calls the timeline."]),
                .init("steps", reference("steps")),
                .init("film", film), .init("filmstrip", filmstrip),
            ], required: ["steps"])
    }

    private static var film: JSONValue {
        object(
            "The timeline as an animation (ST-3).",
            [
                .init("name", reference("fileName")),
                .init(
                    "frameRate",
                    number("Frames per second; 60 unless set, and at most 50 in a GIF.", in: FilmSettings.frameRates)),
                .init("dither", ["type": "boolean", "description": "Whether a GIF's colours are dithered."]),
            ])
    }

    private static var filmstrip: JSONValue {
        object(
            "The timeline as one picture of many frames (ST-3).",
            [
                .init("name", reference("fileName")),
                .init("every", number("Seconds between frames; 0.1 unless set.", in: FilmstripSettings.intervals)),
                .init(
                    "frames",
                    integer("How many frames from start to end, in place of every.", in: FilmstripSettings.frameCounts)),
                .init("columns", integer("Frames side by side; all unless set.", in: TimelineLimits.columns)),
            ])
    }

    private static var steps: JSONValue {
        [
            "type": "array", "maxItems": .number(Double(TimelineLimits.stepCount)),
            "items": reference("step"),
        ]
    }

    private static var step: JSONValue {
        [
            "anyOf": [
                ["description": "What needs nothing more.", "enum": ["touchUp", "touchCancel", "reload"]],
                reference("action"),
            ]
        ]
    }

    /// One action, and when it begins.
    private static var action: JSONValue {
        let time = number(
            "Seconds from the start; when the step above is done unless set.", in: TimelineLimits.times)
        return [
            "type": "object",
            "properties": .object(
                [.init("at", time)] + ActionName.allCases.map { .init($0.rawValue, schema(of: $0)) }),
            "additionalProperties": false,
            "oneOf": .array(ActionName.words.map { ["required": .array([.string($0)])] }),
        ]
    }
}
