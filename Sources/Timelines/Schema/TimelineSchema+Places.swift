import Documents
import Layouts

extension TimelineSchema {
    /// A place that a finger can be at, with other keys.
    static func place(with others: [JSONValue.Member]) -> JSONValue {
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

    static var title: JSONValue {
        ["description": "A title of the index, or search or star.", "type": ["string", "number"]]
    }

    static var pair: JSONValue {
        [
            "type": "array", "items": ["type": "number", "minimum": -100_000, "maximum": 100_000], "minItems": 2,
            "maxItems": 2,
        ]
    }

    static var finger: JSONValue {
        integer("A finger; 1 unless set.", in: TimelineLimits.fingers)
    }

    static var fileName: JSONValue {
        [
            "type": "string", "minLength": 1, "maxLength": .number(Double(TimelineLimits.fileNameLength)),
            "pattern": "^[^./\\\\:*?\"<>|~@\\s][^/\\\\:*?\"<>|~@]*$",
        ]
    }
}
