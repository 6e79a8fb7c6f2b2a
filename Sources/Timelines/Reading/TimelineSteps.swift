import Documents
import Layouts

/// A step with its place in the file.
struct ReadStep: Sendable {
    let node: DocumentNode
    let step: TimelineStep
}

/// A step while its keys are read.
struct WrittenStep: Sendable {
    var action: TimelineStep.Action?
    var time: Double?
}

extension TimelineKind<[ReadStep]> {
    /// Steps up to the most that a timeline has; the first beyond is an error.
    static let steps = TimelineKind<[ReadStep]>(
        .list(TimelineKind<TimelineStep>.step.form, counts: 0...TimelineLimits.stepCount), wanted: "a list"
    ) { node, reader throws(ValueError) in
        guard let nodes = node.elements else { throw .mismatch() }
        if nodes.count > TimelineLimits.stepCount {
            reader.problems.add(
                nodes[TimelineLimits.stepCount].error(
                    "a timeline has at most \(TimelineLimits.stepCount) steps, not \(nodes.count)"))
        }
        return nodes.prefix(TimelineLimits.stepCount).compactMap { node in
            TimelineKind<TimelineStep>.step.read(node, &reader).map { ReadStep(node: node, step: $0) }
        }
    }
}

extension TimelineKind<TimelineStep> {
    /// A word, or a mapping with one action, and a time if it has one.
    static let step = TimelineKind<TimelineStep>(
        .either([
            .words(TimelineActions.all.filter { !$0.needsValue }.map { .init($0.word, $0.summary) }), mapping.form,
        ]), wanted: "a mapping"
    ) { node, reader throws(ValueError) in
        let written = try written(node, &reader)
        guard let action = written.action else { throw .reported }
        let step = TimelineStep(action, at: written.time)
        reader.check(step, at: node)
        return step
    }
    .defined("step", "An action, and when it begins.", example: "{touchDown: {title: C}}")

    private static func written(
        _ node: DocumentNode, _ reader: inout TimelineReader
    ) throws(ValueError) -> WrittenStep {
        guard let word = node.string else {
            let bare = node.entries?.first { $0.value.isNull && TimelineActions.named($0.key)?.needsValue == true }
            if let bare { throw needs(bare.key, at: node, &reader) }
            return try mapping.literal(node, &reader)
        }
        guard let action = TimelineActions.named(word) else {
            let near = NearestSpelling.hints(for: word, among: TimelineActions.words)
            throw .reporting(
                node.error(
                    "unknown action '\(word.excerpt)'", hints: near.isEmpty ? [TimelineActions.known] : near),
                &reader.problems)
        }
        guard !action.needsValue else { throw needs(word, at: node, &reader) }
        var written = WrittenStep()
        let nothing = DocumentNode(.null, range: node.range, source: node.source)
        guard let content = action.field.content, content.read(nothing, &reader, &written) else { throw .reported }
        return written
    }

    private static func needs(_ word: String, at node: DocumentNode, _ reader: inout TimelineReader) -> ValueError {
        .reporting(
            node.error("\(word) needs \(TimelineActions.named(word)?.wanted ?? "a value")"), &reader.problems)
    }

    private static let mapping = TimelineKind<WrittenStep>.mapping(
        WrittenStep(),
        [
            .optional(
                "at", \.time, .number(in: TimelineLimits.times, unit: "seconds"),
                "When the action begins, in seconds from the start; never before the step above."
            ).usually("when the step above is done").example("1.5")
        ] + TimelineActions.all.map { $0.field.usually("none") },
        rules: [
            .one(
                of: TimelineActions.words, missing: .init("a step needs an action", hints: [TimelineActions.known]),
                several: { names in
                    .init("a step has one action, not \(names.map { "'\($0)'" }.joined(separator: " and "))")
                })
        ], naming: .keys(of: "a step"))
}

/// What a step of a timeline can be.
enum TimelineActions {
    /// An action by its word.
    struct Action: Sendable {
        /// What must follow the word, as messages say it; `nil` where nothing need.
        let wanted: String?
        let field: Field<WrittenStep, TimelineReader>

        var word: String { field.key }
        var summary: String { field.summary }
        var needsValue: Bool { wanted != nil }
    }

    static let all: [Action] = [
        action(
            "touchDown", wanted: "a place, as {title: C}", .touchDown,
            "A finger comes down on a title, or at a place; on the list or the grid it takes hold of what scrolls.",
            example: "{title: C}"),
        action(
            "move", wanted: "a goal, as {to: K, over: 0.5}", .move, "The finger moves evenly.",
            example: "{to: K, over: 0.5}"),
        action(
            "touchUp", TimelineKind<Int>.finger.map { .touchUp(finger: $0) }, "The finger lifts.",
            example: "{finger: 1}"),
        action(
            "touchCancel", TimelineKind<Int>.finger.map { .touchCancel(finger: $0) },
            "The system takes the finger away.",
            example: "{finger: 1}"),
        action(
            "tap", wanted: "a place, as {item: 5}", .tap, "A finger comes down, stays for a while and lifts.",
            example: "{item: 5}"),
        action(
            "drag", wanted: "a distance, as {by: -300, over: 0.4}", .drag,
            "A finger comes down on the list, drags it and lifts.", example: "{by: -300, over: 0.4}"),
        action(
            "swipe", wanted: "a way, as {by: -300, over: 0.4} or {pages: 1}", .swipe,
            "A finger takes hold of a grid's pages, moves sideways and lifts (GP-14).", example: "{pages: 1}"),
        action(
            "scrollTo", wanted: "a place, as {section: K}", .scrollTo,
            "A program scrolls the list or the pages (IB-19).", example: "{section: K, rows: 1.5}"),
        action("wait", wanted: "seconds, or rest", .wait, "Time passes.", example: "rest"),
        action(
            "reload", .reload, "The list or the grid shows its content anew, or a part of it (IB-29).",
            example: "{sections: [A, C]}"),
        action("shot", wanted: "a name", .shot, "A picture of this instant, and its name (ST-3).", example: "on-c"),
    ]

    static let words = all.map(\.word)
    static let known = "known are " + words.joined(separator: ", ")

    static func named(_ word: String) -> Action? { all.first { $0.word == word } }

    private static func action(
        _ word: String, wanted: String? = nil, _ kind: TimelineKind<TimelineStep.Action>, _ summary: String,
        example: String
    ) -> Action {
        Action(wanted: wanted, field: .value(word, kind, summary) { $1.action = $0 }.example(example))
    }
}
