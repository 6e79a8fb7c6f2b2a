import Geometry
import Interaction
import Layouts

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

extension TimelineSchema {
    private static func schema(of action: ActionName) -> JSONValue {
        switch action {
        case .touchDown:
            anyOf("A finger comes down on a title, or at a place.", [reference("title"), reference("touch")])
        case .move: move
        case .touchUp: fingerOnly("The finger lifts.")
        case .touchCancel: fingerOnly("The finger is taken away by the system.")
        case .tap: anyOf("A finger comes down and lifts.", [reference("title"), reference("tap")])
        case .drag: drag
        case .swipe: swipe
        case .scrollTo: scrollTo
        case .wait: wait
        case .reload: reload
        case .shot: described("A picture of this instant, and its name (ST-3).", reference("fileName"))
        }
    }

    private static var move: JSONValue {
        .object(
            members(
                of: object(
                    "The finger moves evenly.",
                    [
                        .init("to", anyOf("Its goal.", [reference("title"), reference("place")])),
                        .init("by", described("Its way, [x, y] in points.", reference("pair"))),
                        .init("pages", pages),
                        .init("over", number("Seconds; 0 unless set.", in: TimelineLimits.durations)),
                        .init("finger", reference("finger")),
                    ])) + [one(of: TimelineReader.moveKeys)])
    }

    private static func fingerOnly(_ summary: String) -> JSONValue {
        anyOf(summary, [["type": "null"], object([.init("finger", reference("finger"))])])
    }

    private static var drag: JSONValue {
        object(
            "A finger comes down on the list, drags it and lifts.",
            [
                .init("by", number("Points; negative upward, which scrolls on.", in: TimelineLimits.distances)),
                .init("over", number("Seconds that it moves; 0.3 unless set.", in: TimelineLimits.durations)),
                .init("hold", number("Seconds that it then stays.", in: TimelineLimits.durations)),
                .init(
                    "velocity",
                    number("Points per second when it lifts; its own unless set (ST-1).", in: TimelineLimits.velocities)
                ),
            ], required: ["by"])
    }

    private static var swipe: JSONValue {
        let swipe = object(
            "A finger takes hold of a grid's pages, moves sideways and lifts (GP-14).",
            [
                .init("by", number("Points; negative to the left, which turns on.", in: TimelineLimits.distances)),
                .init("pages", pages),
                .init("over", number("Seconds that it moves; 0.3 unless set.", in: TimelineLimits.durations)),
                .init("hold", number("Seconds that it then stays.", in: TimelineLimits.durations)),
                .init(
                    "velocity",
                    number("Points per second when it lifts; its own unless set (ST-1).", in: TimelineLimits.velocities)
                ),
            ])
        return .object(members(of: swipe) + [one(of: TimelineReader.swipeKeys)])
    }

    private static var pages: JSONValue {
        number("Widths of a page; positive the way that turns on.", in: TimelineLimits.pages)
    }

    /// Exactly one of some keys must be there.
    private static func one(of keys: [String]) -> JSONValue.Member {
        .init("oneOf", .array(keys.map { ["required": .array([.string($0)])] }))
    }

    private static var scrollTo: JSONValue {
        let place = object(
            [
                .init("section", described("The section that a title leads to.", reference("title"))),
                .init("number", integer("A section by its number from 0.", in: TimelineLimits.numbers)),
                .init(
                    "page",
                    anyOf(
                        "A page of a grid.",
                        [
                            ["enum": .array(TimelineReader.pageWords.map(JSONValue.string))],
                            integer("By its number from 0.", in: TimelineLimits.numbers),
                        ])),
                .init("place", ["enum": ["middle", "end"]]),
                .init("offset", number("A content offset in points.", in: TimelineLimits.offsets)),
                .init("tableHeader", number("The share of the table header that is gone.", in: TimelineLimits.shares)),
                .init("rows", number("Rows of the section that have passed the pin line.", in: TimelineLimits.rows)),
                .init(
                    "pushed", number("The share of the section's header that is pushed out.", in: TimelineLimits.shares)
                ),
                .init("animated", ["type": "boolean", "description": "Whether it takes 0.3 seconds."]),
            ])
        let alone: JSONValue = ["required": ["rows", "pushed"]]
        return anyOf(
            "The list scrolls to a section, or to a place.",
            [
                reference("title"),
                .object(members(of: place) + [one(of: TimelineReader.scrollKeys), .init("not", alone)]),
            ])
    }

    private static var wait: JSONValue {
        anyOf(
            "Time passes.",
            [
                number("Seconds.", in: TimelineLimits.times),
                ["const": "rest", "description": "Until nothing moves or fades of itself."],
                object(
                    "A share of what the theme takes for something.",
                    [
                        .init("for", ["enum": .array(TimelineReader.phases.map(JSONValue.string))]),
                        .init("share", number("1 unless set.", in: TimelineLimits.phaseShares)),
                    ], required: ["for"]),
            ])
    }

    private static var reload: JSONValue {
        let content = object(
            [
                .init("sections", ["type": "array", "items": reference("title")]),
                .init("items", integer("So many items of a grid.", in: TimelineLimits.numbers)),
            ])
        let both: JSONValue = ["required": ["sections", "items"]]
        return anyOf(
            "The list or the grid shows its content anew, or a part of it (IB-29).",
            [["type": "null"], .object(members(of: content) + [.init("not", both)])])
    }
}

extension TimelineSchema {
    /// A place that a finger can be at, with other keys.
    private static func place(with others: [JSONValue.Member]) -> JSONValue {
        let place = object(
            [
                .init("title", described("The slot of a title.", reference("title"))),
                .init("number", integer("The slot of a title by its number from 0.", in: TimelineLimits.numbers)),
                .init("item", integer("An item of a grid by its number from 0.", in: TimelineLimits.numbers)),
                .init(
                    "pageControl",
                    [
                        "enum": .array(PageTurn.allCases.map { .string($0.rawValue) }),
                        "description": "Beside a grid's dots, where a tap turns the page (GP-16).",
                    ]),
                .init(
                    "place",
                    anyOf(
                        "A slot among those that lead to a section, or an item among those of the page.",
                        [
                            ["enum": ["first", "middle", "last"]],
                            number("0 the first, 1 the last.", in: TimelineLimits.shares),
                        ])),
                .init(
                    "on",
                    [
                        "enum": ["list", "grid"],
                        "description": "The middle of the list, clear of the bar, or of a grid's pages.",
                    ]),
                .init("point", described("[x, y] on the canvas, from left to right.", reference("pair"))),
                .init("dx", number("Points to the right of it.", in: TimelineLimits.distances)),
                .init("dy", number("Points below it.", in: TimelineLimits.distances)),
            ] + others)
        return .object(members(of: place) + [one(of: TimelineReader.placeKeys)])
    }

    private static var title: JSONValue {
        ["description": "A title of the index, or search or star.", "type": ["string", "number"]]
    }

    private static var pair: JSONValue {
        [
            "type": "array", "items": ["type": "number", "minimum": -100_000, "maximum": 100_000], "minItems": 2,
            "maxItems": 2,
        ]
    }

    private static var finger: JSONValue {
        integer("A finger; 1 unless set.", in: TimelineLimits.fingers)
    }

    private static var fileName: JSONValue {
        [
            "type": "string", "minLength": 1, "maxLength": .number(Double(TimelineLimits.fileNameLength)),
            "pattern": "^[^./\\\\:*?\"<>|~@\\s][^/\\\\:*?\"<>|~@]*$",
        ]
    }
}

extension TimelineSchema {
    private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    private static func number(_ summary: String, in range: ClosedRange<Double>) -> JSONValue {
        [
            "description": .string(summary), "type": "number", "minimum": .number(range.lowerBound),
            "maximum": .number(range.upperBound),
        ]
    }

    private static func integer(_ summary: String, in range: ClosedRange<Int>) -> JSONValue {
        [
            "description": .string(summary), "type": "integer", "minimum": .number(Double(range.lowerBound)),
            "maximum": .number(Double(range.upperBound)),
        ]
    }

    private static func object(
        _ properties: [JSONValue.Member], required: [String] = []
    ) -> JSONValue {
        object(nil, properties, required: required)
    }

    private static func object(
        _ summary: String?, _ properties: [JSONValue.Member], required: [String] = []
    ) -> JSONValue {
        .object(
            (summary.map { [.init("description", .string($0))] } ?? [])
                + [
                    .init("type", "object"), .init("properties", .object(properties)),
                    .init("additionalProperties", false),
                ] + (required.isEmpty ? [] : [.init("required", .array(required.map(JSONValue.string)))]))
    }

    private static func anyOf(_ summary: String, _ schemas: [JSONValue]) -> JSONValue {
        ["description": .string(summary), "anyOf": .array(schemas)]
    }

    private static func described(_ summary: String, _ schema: JSONValue) -> JSONValue {
        .object([.init("description", .string(summary))] + members(of: schema))
    }

    private static func members(of schema: JSONValue) -> [JSONValue.Member] {
        if case .object(let members) = schema { return members }
        return []
    }
}
