import Documents

/// How far a finger goes on what scrolls, while its keys are read.
private struct WrittenDrag: Sendable {
    /// Points.
    var distance = 0.0
    /// Widths of a page, in place of points.
    var pages: Double?
    var over = 0.3
    var hold = 0.0
    var velocity: Double?

    var way: SwipeWay { pages.map { .pages($0) } ?? .points(distance) }
}

extension TimelineKind<TimelineStep.Action> {
    static let drag = TimelineKind<WrittenDrag>.mapping(
        WrittenDrag(),
        [
            .value("by", \.distance, .distance, "How far the finger goes; negative upward, which scrolls on.")
                .example("-300")
        ] + Field.manner("negative upward"),
        rules: [.required("by", problem: .init("drag needs by", hints: ["points, negative upward: by: -300"]))]
    )
    .map { TimelineStep.Action.drag(.init(by: $0.distance, over: $0.over, hold: $0.hold, velocity: $0.velocity)) }
    .defined("drag", "How a finger drags the list.")

    static let swipe = TimelineKind<WrittenDrag>.mapping(
        WrittenDrag(),
        [
            .value(
                "by", \.distance, .distance,
                "How far the finger goes; negative to the left, which turns on; from right to left, to the right (IB-13)."
            )
            .usually("none").example("-300"),
            .optional(
                "pages", \.pages, .number(in: TimelineLimits.pages, unit: "page widths"),
                "How far the finger goes; positive the way that turns on."
            ).usually("none").example("1"),
        ] + Field.manner("negative to the left, or from right to left to the right"),
        rules: [
            .one(
                of: ["by", "pages"],
                missing: .init(
                    "swipe needs either by or pages",
                    hints: ["points, negative to the left: by: -300, or widths of a page: pages: 1"]))
        ]
    )
    .map { TimelineStep.Action.swipe(.init($0.way, over: $0.over, hold: $0.hold, velocity: $0.velocity)) }
    .defined("swipe", "How a finger swipes a grid's pages.")
}

extension TimelineKind<Double> {
    fileprivate static let distance = number(in: TimelineLimits.distances, unit: "points")
}

extension Field<WrittenDrag, TimelineReader> {
    /// How a finger moves and lifts; `sign` says which velocities are negative.
    fileprivate static func manner(_ sign: String) -> [Field] {
        [
            .value(
                "over", \.over, .number(in: TimelineLimits.durations, unit: "seconds"), "Seconds that the finger moves."
            ),
            .value(
                "hold", \.hold, .number(in: TimelineLimits.durations, unit: "seconds"),
                "Seconds that it then stays before it lifts."),
            .optional(
                "velocity", \.velocity, .number(in: TimelineLimits.velocities, unit: "points per second"),
                "How fast the finger is when it lifts, \(sign) (ST-1)."
            ).usually("that of its movement").example("-1200"),
        ]
    }
}

/// Where something scrolls to, while its keys are read.
private struct WrittenScroll: Sendable {
    var section: ScrollPlace.Section?
    /// A place that is no section.
    var place = ScrollPlace.end
    var rows: Double?
    var pushed: Double?
    var isAnimated = false

    /// The section's top or a line in it, or the other place.
    var goal: ScrollPlace {
        guard let section else { return place }
        if let rows { return .rows(rows, in: section) }
        return pushed.map { .pushed($0, section) } ?? .section(section)
    }
}

extension TimelineKind<TimelineStep.Action> {
    /// A section's title, or a mapping with a place.
    static let scrollTo = TimelineKind<TimelineStep.Action>(
        .either([TimelineKind<String>.title.form, scroll.form]), wanted: "a mapping"
    ) { node, reader throws(ValueError) in
        if let title = node.titleText { return .scroll(to: .section(.title(title))) }
        let scroll = try scroll.literal(node, &reader)
        return .scroll(to: scroll.goal, isAnimated: scroll.isAnimated)
    }
    .defined("scroll", "Where the list or the pages scroll to.", example: "{section: K}")

    private static let scroll = TimelineKind<WrittenScroll>.mapping(
        WrittenScroll(), Field.goals + Field.refinements,
        rules: [
            .one(of: Field.goals.map(\.key)), .atMostOne(of: "rows", "pushed"),
            .keys("rows", "pushed", beside: [.init("section"), .init("number"), .init("place", "middle")]),
        ])
}

extension Field<WrittenScroll, TimelineReader> {
    fileprivate static var goals: [Field] {
        [
            .value("section", TimelineKind<String>.title, "The section that a title of the index leads to.") {
                $1.section = .title($0)
            }.usually("none").example("K"),
            .value("number", .whole(in: TimelineLimits.numbers), "A section, counted from 0.") {
                $1.section = .number($0)
            }.usually("none").example("3"),
            .value("page", .page, "A page of a grid.") { $1.place = .page($0) }.usually("none").example("last"),
            .value("place", TimelineKind<ListPlace>.word, "A place of the list.") {
                if $0 == .middle { $1.section = .middle } else { $1.place = .end }
            }.usually("none").example("middle"),
            .value(
                "offset", .number(in: TimelineLimits.offsets, unit: "points"),
                "A content offset; it is brought into the scroll range (SL-8)."
            ) { $1.place = .offset($0) }.usually("none").example("120"),
            .value("tableHeader", .number(in: TimelineLimits.shares), "The share of the table header that is gone.") {
                $1.place = .tableHeader(gone: $0)
            }.usually("none").example("0.5"),
        ]
    }

    fileprivate static var refinements: [Field] {
        [
            .optional(
                "rows", \.rows, .number(in: TimelineLimits.rows, unit: "rows"),
                "How many rows of the section have passed the pin line; it may be broken."
            ).usually("none").example("1.5"),
            .optional(
                "pushed", \.pushed, .number(in: TimelineLimits.shares),
                "The share of the section's header that the next one has pushed out (SL-4)."
            ).usually("none").example("0.25"),
            .value(
                "animated", \.isAnimated, .flag, "Whether the scroll is animated, within 0.3 seconds (IB-19)."),
        ]
    }
}

/// A place of a list that has no name of its own.
private enum ListPlace: String, FileWord {
    case middle
    case end

    var meaning: String {
        switch self {
        case .middle: "the section in the middle of all"
        case .end: "the end of the list, or the last page"
        }
    }
}

extension TimelineKind<ScrollPlace.Page> {
    /// `first`, `middle`, `last`, or a number from 0.
    fileprivate static let page = TimelineKind<ScrollPlace.Page>(
        .either([
            .words([
                .init("first", "the first page"), .init("middle", "the one in the middle"),
                .init("last", "the last page, which may be partly filled"),
            ]),
            .whole(TimelineLimits.numbers),
        ]), wanted: "a number from 0"
    ) { node, reader throws(ValueError) in
        if case .number = node.value {
            return .number(try TimelineKind<Int>.whole(in: TimelineLimits.numbers).readPart(node, &reader))
        }
        let words: [String: ScrollPlace.Page] = ["first": .first, "middle": .middle, "last": .last]
        if let page = node.string.flatMap({ words[$0] }) { return page }
        _ = node.expectWord(reader.name, of: ["first", "middle", "last", "a number from 0"], &reader.problems)
        throw .reported
    }
}
