package import Documents

extension FileGrammar {
    /// What timeline files may hold.
    package static let timeline = FileGrammar(
        "timeline", "Gestures, waits and shots, one after the other, on any theme and content (ST-1).",
        suffixes: [".timeline.yaml", ".timeline.json"], TimelineKind<TimelineFile>.file.form,
        example: """
            name: A jump
            filmstrip: {every: 0.25}
            steps:
              - touchDown: {title: C}
              - wait: rest
              - shot: on-c
              - move: {to: {title: K, dy: 4}, over: 0.5}
              - touchUp
              - drag: {by: -300, over: 0.4, velocity: -1200}
              - {at: 3, shot: thrown}
            """)
}

/// A kind of value that timeline files hold.
typealias TimelineKind<Value: Sendable> = ValueKind<Value, TimelineReader>

/// Reads a timeline's document and gathers what is wrong with it: values, and what steps cannot follow one another.
struct TimelineReader: ValueReader {
    var name = ""
    var problems = DiagnosticList()
    private var fingers: FingerCheck
    private var shotNames: Set<String> = []
    /// That of the first step which suits only one.
    private var subject: TimelineSubject?

    /// - Parameter fingersDown: the fingers that are down at first, by their numbers from 0.
    init(fingersDown: Set<Int> = []) { fingers = FingerCheck(down: fingersDown) }

    /// A timeline is a list of steps, or a mapping that holds one; throws all that is wrong with it.
    static func read(
        _ document: DocumentNode, fingersDown: Set<Int> = []
    ) throws(DiagnosticError) -> TimelineFile {
        var reader = TimelineReader(fingersDown: fingersDown)
        let file = TimelineKind<TimelineFile>.file.read(document, &reader)
        if let file { reader.checkStripName(of: file) }
        let problems = reader.problems.inOrderOfFile
        try problems.throwErrors()
        guard let file else { throw DiagnosticError(problems.diagnostics) }
        return file
    }

    /// A strip lies beside the shots, under the name that it has even if it is asked for later.
    private mutating func checkStripName(of file: TimelineFile) {
        let strip = file.filmstrip ?? FilmstripSettings()
        guard shotNames.contains(strip.name.lowercased()), let node = file.steps.first else { return }
        problems.add(node.error("a shot cannot be called '\(strip.name.excerpt)', as the filmstrip is"))
    }

    /// Checks a step against those before it.
    mutating func check(_ step: TimelineStep, at node: DocumentNode) {
        if let objection = fingers.objection(to: step.action) {
            problems.add(node.error(objection.text, hints: objection.hints))
        }
        guard let subject = step.action.subject else { return }
        if let first = self.subject, first != subject {
            problems.add(
                node.error(
                    "a step for a \(subject.rawValue) in a timeline for a \(first.rawValue)",
                    hints: ["write two timelines"]))
        }
        self.subject = self.subject ?? subject
    }

    /// Checks that no other shot has the name, whatever its case.
    mutating func checkShotName(_ name: String, at node: DocumentNode) {
        guard !shotNames.insert(name.lowercased()).inserted else { return }
        problems.add(node.error("two shots are called '\(name.excerpt)'"))
    }
}

extension TimelineKind<TimelineFile> {
    static let file = TimelineKind<TimelineFile>(
        .either([TimelineKind<[ReadStep]>.steps.form, header.form]), wanted: "a list of steps"
    ) { node, reader throws(ValueError) in
        guard node.elements == nil else {
            guard let steps = TimelineKind<[ReadStep]>.steps.read(node, &reader) else { throw .reported }
            return TimelineFile(steps: steps)
        }
        guard node.entries == nil else { return try header.literal(node, &reader) }
        let found = node.isNull ? "the file is empty" : "it holds \(node.kind)"
        throw .reporting(node.error("a timeline must be a list of steps, and \(found)"), &reader.problems)
    }

    private static let header = mapping(
        TimelineFile(steps: []),
        [
            .schema(of: "timeline"),
            .value("name", .string(), "What a person calls the timeline.") { _, _ in }
                .usually("the name of the file before `.timeline`").example("A jump"),
            .value("film", \.film, .film, "The timeline as an animation (ST-3).")
                .usually("a film where a format asks for one").example("{name: jump, frameRate: 50}"),
            .optional("filmstrip", \.filmstrip, .filmstrip, "The timeline as one picture of many frames (ST-3).")
                .usually("none").example("{every: 0.25, columns: 4}"),
            .value(
                "settings", \.settings, .settings,
                "What the reader has set on the device while it plays, unless an axis of the run says so (AX-1 … AX-4)."
            ).usually("what the theme says").example("{text-size: AX3, reduce-motion: true}"),
            .value("steps", .steps, "What happens, from the first to the last.") { $1.setSteps($0) }
                .example("[{touchDown: C}, {shot: on-c}]"),
        ],
        rules: [
            .required(
                "steps",
                problem: .init("a timeline needs steps", hints: ["as steps: [{touchDown: C}, {shot: on-c}]"]))
        ])
}

extension TimelineKind<[DocumentNode.Entry]> {
    /// The properties of themes that say what a reader has set; their values are a theme's to check.
    fileprivate static let settings = TimelineKind<[DocumentNode.Entry]>(
        .mapping(
            MappingForm(
                readerSettings.map {
                    FieldForm(
                        $0.key, "What the property of themes says.", .anything, usual: .words("what the theme says"),
                        example: $0.example)
                })), wanted: "a mapping of settings"
    ) { node, reader throws(ValueError) in
        guard let entries = node.entries else { throw .mismatch() }
        for entry in entries where !names.contains(entry.key) {
            let hints = NearestSpelling.hints(for: entry.key, among: names)
            reader.problems.add(
                entry.value.error("'\(entry.key.excerpt)' is no setting of a reader", hints: hints))
        }
        return entries
    }
    .defined("settings", "What a reader has set on the device.", example: "{text-size: AX3}")

    private static let readerSettings: [(key: String, example: String)] = [
        ("text-size", "AX3"), ("font-scale", "1.5"), ("bold-text", "true"), ("contrast", "increased"),
        ("reduce-motion", "true"), ("reduce-transparency", "true"), ("zoom", "true"), ("pseudo", "en-XA"),
    ]
    private static let names = readerSettings.map(\.key)
}

extension TimelineKind<FilmSettings> {
    fileprivate static let film = mapping(
        FilmSettings(),
        [
            .value("name", \.name, .fileName, "The name of the film's file.").example("jump"),
            .value(
                "frameRate", \.frameRate, .number(in: FilmSettings.frameRates, unit: "frames per second"),
                "Frames per second; a GIF has at most 50."),
            .optional("dither", \.isDithered, .flag, "Whether the colours of a GIF are dithered.")
                .usually("where there are gradients"),
        ]
    ).defined("film", "How a timeline becomes an animation (ST-3).")
}

extension TimelineKind<FilmstripSettings> {
    fileprivate static let filmstrip = mapping(
        FilmstripSettings(),
        [
            .value("name", \.name, .fileName, "The name of the strip's file.").example("strip"),
            .value(
                "every", \.interval, .number(in: FilmstripSettings.intervals, unit: "seconds"),
                "Seconds between frames; a last one shows the end."),
            .optional(
                "frames", \.frameCount, .whole(in: FilmstripSettings.frameCounts),
                "How many frames there are from the start to the end, evenly."
            ).usually("what `every` gives").example("8"),
            .optional("columns", \.columns, .whole(in: TimelineLimits.columns), "How many frames stand side by side.")
                .usually("all").example("4"),
        ], rules: [.atMostOne(of: "every", "frames", verb: "has")]
    ).defined("filmstrip", "How a timeline becomes one picture of many frames (ST-3).")
}

extension TimelineKind<String> {
    /// The characters of ASCII that no part of a file's name has, as they stand in brackets of a regular expression.
    private static let signs = "\\x00-\\x1f!-,/:-@\\[-\\^`{-\\x7f"

    /// A word that can be a part of a file's name: letters, digits, spaces, `-`, `_` and dots inside.
    static let fileName = TimelineKind<String>(
        .text(
            "a part of a file's name: letters, digits, spaces, `-`, `_`, and dots inside",
            pattern: "^[^\(signs).\\s]([^\(signs)]*[^\(signs).\\s])?$",
            counts: 1...TimelineLimits.fileNameLength),
        wanted: "a string", written: { .string($0) }
    ) { node, reader throws(ValueError) in
        guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
        let isLegal = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " -_.".unicodeScalars.contains(scalar)
        }
        guard isLegal, let first = text.first, let last = text.last, ![".", " "].contains(first),
            ![".", " "].contains(last), text.utf8.count <= TimelineLimits.fileNameLength
        else {
            throw .invalid(
                "'\(text.excerpt)' cannot be a file's name",
                hints: ["letters, digits, spaces, - and _ can, up to \(TimelineLimits.fileNameLength) bytes"])
        }
        return text
    }
    .defined("fileName", "A part of a file's name.", example: "on-c")
}
