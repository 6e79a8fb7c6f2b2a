import ArgumentParser
import Documents
import Files
import Geometry
import Matching
import Reporting
import Styles
import Theming
import Thumbindex

struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Find where an app's screenshot departs from a theme, in the theme's words.",
        discussion: """
            The screenshot may be of any scale and from any rasteriser: it is measured node by node, and what departs is \
            told as properties of the theme. What may depart stands in THEME.accept.yaml. Exit status: 0 nothing \
            departs, 1 something does, 2 the picture could not be matched.
            """)

    @Argument(help: "What the app shows: a PNG, JPEG or WebP file.", completion: .file())
    var screenshot: String

    @Argument(help: "The theme's file.", completion: .file())
    var theme: String

    @Option(
        help: ArgumentHelp("The state that it shows, as 'pinned' or 'index-bar/rest'.", valueName: "name"),
        completion: .list(CanonicalState.all.map(\.path)), transform: Self.state)
    var state: CanonicalState

    @Option(
        help: ArgumentHelp("light (default) or dark.", valueName: "name"), completion: .list(Appearance.words),
        transform: { try parseWord($0, "appearance") })
    var appearance: Appearance = .light

    @Option(
        help: ArgumentHelp("ltr or rtl; that of the locale's script unless given.", valueName: "name"),
        completion: .list(LayoutDirection.words), transform: { try parseWord($0, "direction") })
    var direction: LayoutDirection?

    @Option(help: ArgumentHelp("The language of the content in place of its own.", valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp("The content that it shows in place of the theme's own.", valueName: "file"),
        completion: .file())
    var content: String?

    @Option(
        help: ArgumentHelp("Departures that may be, in place of THEME.accept.yaml.", valueName: "file"),
        completion: .file())
    var accept: String?

    @Option(
        help: ArgumentHelp(
            "Leave a report: index.html, match.json, junit.xml and both pictures.", valueName: "folder"),
        completion: .directory)
    var report: String?

    @Option(help: ArgumentHelp("Write a remark for each departure, as this service reads them.", valueName: "service"))
    var annotations: DiffCommand.AnnotationStyle?

    @Flag(help: "Tell how the theme's file has to read to look like the screenshot.")
    var suggest = false

    @Flag(help: "Write that into the theme's file; with --suggest.")
    var write = false

    @Flag(help: "Write JSON.")
    var json = false

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func validate() throws {
        if write, !suggest { throw ValidationError("--write goes with --suggest") }
    }

    func run() throws {
        let console = Console()
        let result = try console.reporting { () throws(DiagnosticError) in try matched(console) }
        if json {
            console.result(result.json.lines())
        } else {
            result.lines.forEach(console.result)
        }
        if annotations == .github { result.annotations(theme: theme).forEach(console.say) }
        if !result.isMatch { throw ExitCode(1) }
    }

    private func matched(_ console: Console) throws(DiagnosticError) -> MatchResult {
        let shot = try Screenshot(atPath: screenshot)
        let file = try ThemeFile(atPath: theme, allowingOutside: allowOutside)
        console.show(file.warnings)
        let subject = try MatchSubject(
            file, in: appearance, state: state, contentPath: content, locale: locale, direction: direction)
        let found = try ThemeMatcher(subject, shot: shot.raster, losses: shot.losses).match()
        let accepted =
            if let accept {
                try AcceptedDepartures(atPath: accept)
            } else {
                try AcceptedDepartures(for: file, atPath: theme)
            }
        let result = accepted.applied(to: found)
        if let report {
            let name = screenshot.split(separator: "/").last.map(String.init) ?? screenshot
            try MatchReport(result, of: shot, named: name, against: subject).write(to: report)
        }
        if suggest { try tellSuggestion(of: result, for: file, console) }
        return result
    }

    private func tellSuggestion(
        of result: MatchResult, for file: ThemeFile, _ console: Console
    ) throws(DiagnosticError) {
        let location = FileLocation(theme)
        let source = try location.read()
        let suggestion = ThemeSuggestion(result, for: file, source: source, in: appearance)
        for line in suggestion.lines {
            if let old = line.old { console.say("\(theme):\(line.number): - \(old)") }
            console.say("\(theme):\(line.number): + \(line.new)")
        }
        for words in suggestion.unsaid { console.say("no line of \(theme) cures this: \(words)") }
        guard write, suggestion.text != source.text else { return }
        _ = try ThemeFile(text: suggestion.text, path: theme, allowingOutside: allowOutside)
        try DiagnosticError.telling { () throws(FileSystemError) in
            try AtomicFile.write(Array(suggestion.text.utf8), to: location.resolvedPath)
        }
    }

    private static func state(_ word: String) throws -> CanonicalState {
        let states = CanonicalState.named(word)
        guard !states.isEmpty else { throw unknownWord(word, among: CanonicalState.words, as: "state") }
        guard states.count == 1 else {
            throw ValidationError(
                "'\(word)' is more than one state: write \(states.map(\.path).joined(separator: " or "))")
        }
        return states[0]
    }
}
