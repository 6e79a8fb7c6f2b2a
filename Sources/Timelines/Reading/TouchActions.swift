import Documents
import Geometry
import Layouts

/// A touch while its keys are read.
private struct WrittenTouch: Sendable {
    var anchor = TouchPlace.Anchor.finger
    var dx = 0.0
    var dy = 0.0
    /// From 0; files count from 1.
    var finger = 0
    /// Seconds that the finger stays, or takes.
    var duration = 0.0

    var place: TouchPlace { TouchPlace(anchor, dx: dx, dy: dy) }
}

extension TimelineKind<TimelineStep.Action> {
    static let touchDown = TimelineKind<WrittenTouch>.place("touch", "Where a finger comes down.", [.finger])
        .map { TimelineStep.Action.touchDown($0.place, finger: $0.finger) }

    static let tap = TimelineKind<WrittenTouch>.place(
        "tap", "Where a finger taps.",
        [
            .value(
                "hold", \.duration, .number(in: TimelineLimits.durations, unit: "seconds"),
                "Seconds that the finger stays.")
        ]
    ).map { TimelineStep.Action.tap($0.place, hold: $0.duration) }

    static let move = TimelineKind<WrittenTouch>.mapping(
        WrittenTouch(),
        [
            .value("to", .place("place", "Where a finger goes.", []), "Where the finger goes.") {
                ($1.anchor, $1.dx, $1.dy) = ($0.anchor, $0.dx, $0.dy)
            }
            .usually("none").example("{title: K, dy: 4}"),
            .value("by", .point, "How far the finger goes: points to the right and downward (IB-13).") {
                ($1.anchor, $1.dx, $1.dy) = (.finger, $0.x, $0.y)
            }
            .usually("none").example("[0, 40]"),
            .value(
                "pages", .number(in: TimelineLimits.pages, unit: "page widths"),
                "How far the finger goes, in widths of a grid's page; positive the way that turns on."
            ) { $1.anchor = .pages($0) }
            .usually("none").example("0.25"),
            .value(
                "over", \.duration, .number(in: TimelineLimits.durations, unit: "seconds"),
                "Seconds that the finger takes."),
            .finger,
        ], rules: [.one(of: ["to", "by", "pages"])]
    )
    .map { TimelineStep.Action.move($0.place, over: $0.duration, finger: $0.finger) }
    .defined("move", "Where a finger goes, and how long it takes.")
}

extension TimelineKind<Int> {
    /// Nothing, or a finger.
    static let finger = TimelineKind<WrittenTouch>.mapping(WrittenTouch(), [.finger]).map(\.finger).orNothing(0)
        .defined("finger", "Which finger it is.", example: "{finger: 1}")
}

extension Field<WrittenTouch, TimelineReader> {
    /// Fingers count from 1 in a file, from 0 inside.
    fileprivate static var finger: Field {
        let kind = TimelineKind<Int>.whole(in: TimelineLimits.fingers).map(back: { $0 + 1 }) { $0 - 1 }
        return value("finger", \.finger, kind, "Which finger it is.").called("finger")
    }

    /// Exactly one of these names a place.
    fileprivate static var anchors: [Field] {
        [
            .anchor("title", TimelineKind<String>.title, "The slot of a title of the index bar.", "C") { .title($0) },
            .anchor(
                "number", .whole(in: TimelineLimits.numbers), "The slot of a title of the index bar, counted from 0.",
                "3"
            ) { .number($0) },
            .anchor("item", .whole(in: TimelineLimits.numbers), "An item of a grid, counted from 0.", "5") {
                .item($0)
            },
            .anchor(
                "place", .share, "A slot among those that lead to a section, or an item among those of the page.",
                "middle"
            ) { .share($0) },
            .anchor(
                "pageControl", TimelineKind<PageTurn>.word,
                "Beside a grid's dots, where a tap turns one page (GP-16).", "next"
            ) { .pageControl($0) },
            .anchor(
                "on", TimelineKind<TimelineSubject>.word,
                "The middle of the list, clear of the bar, or that of a grid's pages.", "list"
            ) { $0 == .grid ? .grid : .list },
            .anchor(
                "point", .point,
                "A point of the canvas: points from the left and from the top; from right to left its mirror image "
                    + "(IB-13).", "[305, 140]"
            ) { .point(x: $0.x, y: $0.y) },
        ]
    }

    private static func anchor<Value: Sendable>(
        _ key: String, _ kind: TimelineKind<Value>, _ summary: String, _ example: String,
        _ make: @escaping @Sendable (Value) -> TouchPlace.Anchor
    ) -> Field {
        value(key, kind, summary) { $1.anchor = make($0) }.usually("none").example(example)
    }

    fileprivate static var distances: [Field] {
        [
            .value(
                "dx", \.dx, .number(in: TimelineLimits.distances, unit: "points"),
                "Points to the right of it; from right to left, to the left (IB-13)."
            ).called("dx"),
            .value("dy", \.dy, .number(in: TimelineLimits.distances, unit: "points"), "Points below it.").called("dy"),
        ]
    }
}

extension TimelineKind<WrittenTouch> {
    /// A title, or a mapping with one of the ways to name a place and a distance from it.
    fileprivate static func place(
        _ name: String, _ summary: String, _ more: [Field<WrittenTouch, TimelineReader>]
    ) -> TimelineKind<WrittenTouch> {
        let fields = Field.anchors
        let whole = mapping(
            WrittenTouch(), fields + Field.distances + more, rules: [.one(of: fields.map(\.key))])
        return TimelineKind<WrittenTouch>(
            .either([TimelineKind<String>.title.form, whole.form]), wanted: "a mapping"
        ) { node, reader throws(ValueError) in
            if let title = node.titleText { return WrittenTouch(anchor: .title(title)) }
            return try whole.literal(node, &reader)
        }
        .defined(name, summary, example: "{title: C}")
    }
}

extension TimelineKind<Double> {
    /// `first`, `middle`, `last`, or a number from 0 to 1.
    fileprivate static let share = TimelineKind<Double>(
        .either([
            .words([
                .init("first", "the first"), .init("middle", "the one in the middle"), .init("last", "the last"),
            ]),
            .number(TimelineLimits.shares),
        ]), wanted: "a number from 0 to 1"
    ) { node, reader throws(ValueError) in
        let words = ["first": 0.0, "middle": 0.5, "last": 1]
        if let word = node.string, let share = words[word] { return share }
        if case .number = node.value {
            return try TimelineKind<Double>.number(in: TimelineLimits.shares).readPart(node, &reader)
        }
        _ = node.expectWord(
            reader.name, of: ["first", "middle", "last", "a number from 0 to 1"], &reader.problems)
        throw .reported
    }
}

extension TimelineKind<Point> {
    /// `[x, y]` in points.
    fileprivate static let point = TimelineKind<Point>(
        .list(.number(TimelineLimits.distances, unit: "points"), counts: 2...2), wanted: "a list"
    ) { node, reader throws(ValueError) in
        guard let elements = node.elements else { throw .mismatch() }
        guard elements.count == 2 else { throw .invalid("must be [x, y], not \(elements.count) numbers") }
        let number = TimelineKind<Double>.number(in: TimelineLimits.distances)
        let (x, y) = (number.read(elements[0], &reader), number.read(elements[1], &reader))
        guard let x, let y else { throw .reported }
        return Point(x: x, y: y)
    }
    .defined("pair", "Points to the right and downward: [x, y].", example: "[0, 40]")
}

extension PageTurn: FileWord {
    package var meaning: String {
        switch self {
        case .previous: "the page before"
        case .next: "the page after"
        }
    }
}

extension TimelineSubject: FileWord {
    package var meaning: String {
        switch self {
        case .list: "the middle of the list, clear of the bar"
        case .grid: "the middle of the grid's pages; nothing is pressed"
        }
    }
}
