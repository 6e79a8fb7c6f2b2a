import Documents
import Interaction

extension TimelineSchema {
    /// What follows an action's word.
    static func schema(of action: ActionName) -> JSONValue {
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
