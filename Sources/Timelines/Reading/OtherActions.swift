import Documents

/// A wait for a share of something, while its keys are read.
private struct WrittenWait: Sendable {
    var phase = TimelineWait.Phase.scroll
    var share = 1.0
}

extension TimelineKind<TimelineStep.Action> {
    /// Seconds, `rest`, or a share of the time that the theme gives to something.
    static let wait = TimelineKind<TimelineStep.Action>(
        .either([
            .number(TimelineLimits.times, unit: "seconds"),
            .word("rest", "until nothing moves or fades of itself any more"), phase.form,
        ]), wanted: "a number"
    ) { node, reader throws(ValueError) in
        if node.string == "rest" { return .wait(.rest) }
        guard node.entries != nil else {
            return .wait(.seconds(try TimelineKind<Double>.number(in: TimelineLimits.times).readPart(node, &reader)))
        }
        let wait = try phase.literal(node, &reader)
        return .wait(.share(wait.share, of: wait.phase))
    }
    .defined("wait", "How long nothing happens but what goes on by itself.", example: "rest")

    private static let phase = TimelineKind<WrittenWait>.mapping(
        WrittenWait(),
        [
            .value(
                "for", \.phase, TimelineKind<TimelineWait.Phase>.word, "What the theme gives a time to (IB-20, IB-21)."
            )
            .example("barFadeIn"),
            .value("share", \.share, .number(in: TimelineLimits.phaseShares), "How much of that time passes."),
        ],
        rules: [
            .required(
                "for",
                problem: .init(
                    "wait needs for",
                    hints: ["known are \(TimelineWait.Phase.allCases.map(\.rawValue).joined(separator: ", "))"]))
        ])

    /// A name under which no other picture of the timeline lies.
    static let shot = TimelineKind<TimelineStep.Action>(TimelineKind<String>.fileName.form, wanted: "a name") {
        node, reader throws(ValueError) in
        let name = try TimelineKind<String>.fileName.literal(node, &reader)
        reader.checkShotName(name, at: node)
        return .shot(name)
    }

    /// Nothing, or the sections or the number of items that are shown from then on.
    static let reload = TimelineKind<TimelineContent>.mapping(
        TimelineContent.all,
        [
            .value("sections", .list(of: .title), "The sections that are shown, by their titles in the index.") {
                $1 = .sections($0)
            }.usually("all").example("[A, C]"),
            .value("items", .whole(in: TimelineLimits.numbers), "How many items of a grid are shown.") {
                $1 = .items($0)
            }.usually("all").example("12"),
        ], rules: [.atMostOne(of: "sections", "items")]
    )
    .orNothing(.all).map { TimelineStep.Action.reload($0) }
    .defined("reload", "What the list or the grid shows from then on (IB-29).", example: "{sections: [A, C]}")
}

extension TimelineWait.Phase: FileWord {
    package var meaning: String {
        switch self {
        case .barFadeIn: "the bar appears, its delay included (IB-20)"
        case .barDelay: "the bar stays after the list has come to rest (IB-20)"
        case .barFadeOut: "the bar goes (IB-20)"
        case .bubbleFadeIn: "the bubble appears, its delay included (IB-21)"
        case .bubbleHold: "the bubble stays after the finger has lifted (IB-24)"
        case .bubbleFadeOut: "the bubble goes (IB-24)"
        case .pressIn: "the pressed look of an item appears (GP-16)"
        case .pressOut: "the pressed look of an item goes (GP-16)"
        case .scroll: "an animated scroll (IB-19)"
        }
    }
}
