import DisplayLists
package import Documents
import Geometry
import Presenting
import Rendering
import Styles
import Timelines

extension FileGrammar {
    /// What batch files may hold.
    package static let batch = FileGrammar(
        "batch", "Which pictures of which themes a run draws: themes × contents × states × axes.",
        suffixes: BatchFile.suffixes.filter { !$0.hasSuffix(".yml") }, BatchKind<WrittenBatch>.batch.form,
        example: """
            themes: [wechat.theme.yaml, shop.theme.yaml]
            axes:
              appearance: [light, dark]
              scale: [1, 2, 3]
              indexBar.slotHeight: [null, 20]
            exclude:
              - {theme: shop, appearance: dark}
            formats: [png, svg]
            """)
}

/// A kind of value that batch files hold.
typealias BatchKind<Value: Sendable> = ValueKind<Value, BatchReader>

/// What a batch file says, before its rules are held against its axes.
struct WrittenBatch: Sendable {
    var request = RenderRequest()
    /// `nil` for those of the file's own folder.
    var themes: [String]?
    var output: String?
    var includes: DocumentNode?
    var excludes: DocumentNode?
}

extension BatchKind<WrittenBatch> {
    static let batch = mapping(
        WrittenBatch(),
        [
            .schema(of: "batch"),
            .value("name", .string(), "What a person calls the batch.") { _, _ in }
                .usually("the name of the file before `.batch`").example("All of it"),
            .optional("themes", \.themes, .themes, "Theme files, and folders of them.")
                .usually("the themes of the file's own folder").example("[wechat.theme.yaml, more]"),
            .value(
                "content", \.request.contents, .oneOrList(of: BatchKind<String>.file.orNull),
                "Content files in place of the themes' own, which `null` stands for."
            ).usually("the themes' own").example("[null, cities.content.yaml]"),
            .value(
                "timelines", \.request.timelines, .oneOrList(of: BatchKind<String>.file),
                "Timelines whose shots and films are drawn (ST-3)."
            ).usually("none").example("jump.timeline.yaml"),
            .value(
                "states", .states, "States by their names, or all of a component's; an empty list draws none (ST-2)."
            ) {
                $1.request.states = $0
                $1.request.hasBoardOfStates = !$0.isEmpty
            }.usually("all").example("[index-bar/rest, section-list]"),
            .value("axes", .axes, "What pictures differ in: every combination of the values is drawn.") {
                $1.request.axes = $0.axes
                $1.request.scales = $0.scales
                $1.request.axisNodes = $0.nodes
                $1.request.localeNodes = $0.localeNodes
            }.usually("light and dark at the default scale").example("{scale: [1, 2], direction: rtl}"),
            .optional(
                "include", \.includes, .rules, "Which pictures are drawn: those that one of these rules is about."
            ).usually("all").example("[{state: rest}, {theme: wechat, scale: 2}]"),
            .optional(
                "exclude", \.excludes, .rules, "Which pictures are not drawn: those that one of these rules is about."
            ).usually("none").example("{appearance: dark, format: svg}"),
            .value(
                "formats", \.request.formats, .distinct(BatchKind<PictureFormat>.word) { $0.rawValue },
                "What pictures are written as."),
            .value("svgText", \.request.export.svgText, .word, "How SVG files hold text."),
            .value("svgNames", \.request.export.svgNames, .word, "What groups of SVG files are called."),
            .value("png", \.request.export.pngCompression, .word, "How small PNG files are to be."),
            .value(
                "crop", \.request.crops, .oneOrList(of: .crop),
                "Nodes that are shown alone, by their ids, or `each:row` for all of a role (SC-3)."
            ).usually("whole scenes").example("[bubble, index-bar]"),
            .value(
                "annotate", \.request.export.presentation.annotations,
                .distinct(BatchKind<Annotation.Layer>.word) { $0.rawValue }, "What is said about nodes (SC-4)."
            ).usually("nothing").example("[measure, hit]"),
            .optional(
                "frame", \.request.export.presentation.frame, .frame,
                "A device around the screen, in the words of `--frame-style` (SC-2)."
            ).usually("none").example("[phone, clay]"),
            .value(
                "film", \.request.export.film, .film,
                "What films show beside their frames, and how large they may be, in the words of `--film` (SC-6)."
            ).usually("nothing").example("[finger, ticks, size=2MB]"),
            .optional(
                "output", \.output, BatchKind<FileLocation>.path.map(\.shown), "The folder of the pictures."
            ).usually("`Output`").example("pictures"),
        ], naming: .keys(of: ""), isLenient: true
    ).orNothing(WrittenBatch())
}

extension ValueKind where Reader == BatchReader {
    /// One value or a list of them, none twice; `spoken` is what a message calls a value.
    static func distinct<Element: Equatable & Sendable>(
        _ element: ValueKind<Element, BatchReader>, spoken: @escaping @Sendable (Element) -> String
    ) -> ValueKind where Value == [Element] {
        oneOrList(of: element, isDistinct: true) { value, values in
            values.contains(value) ? "names '\(spoken(value))' twice" : nil
        }
    }
}

extension BatchKind<Crop> {
    fileprivate static let crop = BatchKind<String>.string().checked { word, node, reader throws(ValueError) in
        do throws(DiagnosticError) {
            return try Crop(word: word)
        } catch {
            let problem = error.diagnostics[0]
            throw .reporting(node.error(problem.message, hints: problem.hints), &reader.problems)
        }
    }
}

extension BatchKind<DeviceFrame> {
    fileprivate static let frame = BatchKind<[String]>.oneOrList(of: BatchKind<String>.string()).checked {
        words, node, reader throws(ValueError) in
        do throws(DiagnosticError) {
            return try DeviceFrame(words: words)
        } catch {
            let problem = error.diagnostics[0]
            throw .reporting(node.error(problem.message, hints: problem.hints), &reader.problems)
        }
    }
}

extension BatchKind<FilmOptions> {
    fileprivate static let film = BatchKind<[String]>.oneOrList(of: BatchKind<String>.string()).checked {
        words, node, reader throws(ValueError) in
        do throws(DiagnosticError) {
            return try FilmOptions(words: words)
        } catch {
            let problem = error.diagnostics[0]
            throw .reporting(node.error(problem.message, hints: problem.hints), &reader.problems)
        }
    }
}

extension Annotation.Layer: FileWord {
    package var meaning: String {
        switch self {
        case .measure: "sizes, insets, gaps and radii"
        case .hit: "where a finger reaches"
        case .a11y: "elements in reading order"
        case .tokens: "design tokens and their values"
        }
    }
}

extension BatchKind<FileLocation> {
    /// The path of a file or a folder, which need not be there.
    static let path = BatchKind<FileLocation>(.path, wanted: "a string") { node, reader throws(ValueError) in
        guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
        let (location, allowsOutside) = (reader.location, reader.allowsOutside)
        let path = reader.problems.catching { () throws(DiagnosticError) in
            try location.sibling(text, at: node, allowingOutside: allowsOutside)
        }
        guard let path else { throw .reported }
        return path
    }
}

extension BatchKind<String> {
    /// The path of a file that must be there.
    static let file = BatchKind<FileLocation>.path.checked { location, node, reader throws(ValueError) in
        guard location.exists else {
            throw .reporting(node.error("there is no file '\(location.shown)'"), &reader.problems)
        }
        return location.shown
    }

    /// The same, or `null`.
    var orNull: BatchKind<String?> { map { Optional($0) }.orNothing(nil) }
}

extension BatchKind<[String]> {
    /// Theme files, and all of folders.
    fileprivate static let themes = BatchKind<[[String]]>.oneOrList(
        of: BatchKind<[String]>(.path, wanted: "a string") { node, reader throws(ValueError) in
            guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
            let isOwn = [".", "./"].contains(text)
            guard let shown = isOwn ? reader.ownFolder : BatchKind<FileLocation>.path.read(node, &reader)?.shown else {
                throw .reported
            }
            do throws(DiagnosticError) {
                return try ThemeSearch.files(at: [shown])
            } catch {
                reader.problems.add(error.diagnostics.map { node.error($0.message, hints: $0.hints) })
                throw .reported
            }
        }
    ).map { ThemeSearch.unique($0.flatMap(\.self)) }
}

extension BatchKind<[CanonicalState]> {
    /// States by words that may stand for several; an empty list is none.
    fileprivate static let states = BatchKind<[[CanonicalState]]>.oneOrList(
        of: BatchKind<[CanonicalState]>(
            .words(CanonicalState.words.map { .init($0, nil) }), wanted: "a state"
        ) { node, reader throws(ValueError) in
            guard let word = node.expectString(reader.name, &reader.problems) else { throw .reported }
            let states = CanonicalState.named(word)
            guard !states.isEmpty else {
                let hints = NearestSpelling.choices(for: word, among: CanonicalState.words)
                throw .reporting(node.error("unknown state '\(word.excerpt)'", hints: hints), &reader.problems)
            }
            return states
        }.defined("state", "The name of a state, or of a component for all of its states (ST-2).", example: "rest"),
        counts: 0...Int.max
    ).map { lists in
        lists.reduce(into: []) { states, more in states += more.filter { !states.contains($0) } }
    }
}

extension SVGText: FileWord {
    package var meaning: String {
        switch self {
        case .outlines: "as paths, which look the same everywhere"
        case .live: "as text, which can be selected and needs its fonts"
        }
    }
}

extension SVGNames: FileWord {
    package var meaning: String {
        switch self {
        case .nodes: "by the ids of their nodes"
        case .layers: "as people call layers in design tools"
        }
    }
}

extension PNGCompression: FileWord {
    package var meaning: String {
        switch self {
        case .fast: "as small as a short time allows"
        case .small: "smaller, whatever the time"
        }
    }
}

extension PictureFormat: FileWord {
    package var meaning: String {
        switch self {
        case .png: "pixels"
        case .svg: "vectors, for browsers and design tools"
        case .pdf: "vectors, for print"
        case .json: "the nodes of the scene, with where each is"
        case .csv: "the table of the annotations"
        case .webp: "a film, without loss unless `film` says more"
        case .gif: "a film with a palette"
        case .apng: "a film, without loss, in a PNG file"
        case .mp4: "a film for players and messengers, made by the program `ffmpeg`"
        }
    }
}
