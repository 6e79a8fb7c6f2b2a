import ArgumentParser
import Batching
import Documents
import Foundation
import Geometry
import Linting
import Reporting
import Styles
import Theming
import Thumbindex

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Find what a theme does to people: targets, contrast, texts that do not fit.",
        discussion: """
            Every canonical state is looked at, in both appearances and both directions, in the text sizes L, XXXL and \
            AX3, and whatever --timeline and the reader's settings add. What a theme accepts it says \
            under 'lint:', or in NAME.lint.yaml beside it. Exit status: 0 nothing is wrong, 1 there are findings of \
            severity error, or any but notes with --strict, 2 something could not be linted.
            """)

    @Argument(
        help: "Theme files, and folders that are searched for them. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("text (default), json, sarif (2.1.0), or github: remarks of a workflow.", valueName: "form"))
    var format: Format?

    @Flag(help: "Write JSON, as '--format json' does.")
    var json = false

    @Flag(help: "Warnings make the exit status 1, too.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "Whose numbers count: wcag, ios, android, or all; else what the theme says.", valueName: "name"),
        completion: .list(LintProfile.words), transform: { try parseWord($0, "profile") })
    var profile: LintProfile?

    @Option(
        help: ArgumentHelp("Write a page with a picture of each finding, its place outlined.", valueName: "folder"),
        completion: .directory)
    var report: String?

    @Flag(help: "Cure in the themes' files what can be cured without changing a picture.")
    var fix = false

    @Flag(help: "Cure what changes pictures, too: colours, sizes.")
    var unsafeFixes = false

    @Option(
        help: ArgumentHelp("Tell what a rule looks for, why, and by whose numbers.", valueName: "rule"),
        completion: .list(LintRule.words), transform: { try parseWord($0, "rule") })
    var explain: LintRule?

    @Option(
        help: ArgumentHelp("Lint the theme on standard input, as if it were this file.", valueName: "file"),
        completion: .file())
    var stdinName: String?

    @OptionGroup(title: "Pictures")
    var pictures: LintedPictureArguments

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, github
    }

    func validate() throws {
        if json, let format, format != .json {
            throw ValidationError("--json and '--format \(format.rawValue)' cannot both be")
        }
        if stdinName != nil {
            guard paths.isEmpty else { throw ValidationError("--stdin-name takes no paths beside it") }
            guard !fix, !unsafeFixes else { throw ValidationError("standard input cannot be changed by a fix") }
        }
    }

    func run() throws {
        let console = Console()
        if let explain { return console.result(Self.explanation(of: explain)) }
        let lint = ThemeLint(
            scope: pictures.scope(profile: profile), allowsOutside: allowOutside, looksAtTokens: stdinName == nil)
        var findings: [Finding] = []
        var ways: [ContrastWay] = []
        var pages = try console.reporting { () throws(DiagnosticError) in
            try self.report.map { path throws(DiagnosticError) in try LintPages(in: path) }
        }
        var isComplete = true
        for target in try targets(console) {
            do throws(DiagnosticError) {
                if fix || unsafeFixes {
                    let count = try lint.fix(theme: target.path, isUnsafe: unsafeFixes)
                    if count > 0 { console.say("\(target.path): \(count) fix\(count == 1 ? "" : "es") made") }
                }
                let found = try lint.findings(inTheme: target.path, text: target.text)
                findings += found.findings
                ways += found.ways
                if let tools = found.tools { try pages?.add(found.findings, with: tools) }
            } catch {
                console.show(error.about(target.path).diagnostics)
                isComplete = false
            }
        }
        let report = LintReport(findings, ways: ways)
        tell(report, console)
        if let pages { try console.reporting { () throws(DiagnosticError) in try pages.finish(report) } }
        if !isComplete { throw ExitCode.failed }
        if report.isFailure(strict: strict) { throw ExitCode(1) }
    }

    /// The themes that are meant, and the text that stands for one.
    private func targets(_ console: Console) throws -> [(path: String, text: String?)] {
        if let stdinName {
            let data = FileHandle.standardInput.readDataToEndOfFile()
            return try console.reporting { () throws(DiagnosticError) in
                [(stdinName, try SourceText(name: stdinName, bytes: data).text)]
            }
        }
        return try console.reporting { () throws(DiagnosticError) in
            try ThemeSearch.files(at: paths.isEmpty ? ["Themes"] : paths).map { ($0, nil) }
        }
    }

    private func tell(_ report: LintReport, _ console: Console) {
        switch json ? .json : format ?? .text {
        case .text:
            for finding in report.findings { console.result(DiagnosticPrinter().text(of: finding.diagnostic)) }
            console.say(report.summary)
        case .json: console.result(report.json.lines())
        case .sarif: console.result(report.sarif(version: ThumbindexVersion.current).lines())
        case .github: report.annotations.forEach(console.result)
        }
    }

    /// `contrast: Ink and ground are too alike`, the paragraphs, severities by profile, sources.
    private static func explanation(of rule: LintRule) -> String {
        let levels = LintProfile.allCases.map { "\($0.rawValue) \(rule.level(in: $0).rawValue)" }
        return """
            \(rule.rawValue): \(rule.meaning)

            \(rule.explanation)

            Severity: \(levels.joined(separator: ", "))
            \(rule.sources.map { "Source: \($0)" }.joined(separator: "\n"))
            """
    }
}

/// Which pictures of a theme are linted. Each option may be repeated, or take several values with commas between them.
struct LintedPictureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("States by their names, or all of a component's; all unless given.", valueName: "name,…"),
        completion: .list(Component.words + CanonicalState.all.map(\.name)), transform: PictureArguments.states)
    var state: [ListedValues<[CanonicalState]>] = []

    @Option(
        help: ArgumentHelp("light,dark (default), or one of them.", valueName: "name,…"),
        completion: .list(Appearance.words), transform: { try ListedValues(words: $0, "appearance") })
    var appearance: [ListedValues<Appearance>] = []

    @Option(
        help: ArgumentHelp("ltr,rtl (default), or one of them.", valueName: "name,…"),
        completion: .list(LayoutDirection.words), transform: { try ListedValues(words: $0, "direction") })
    var direction: [ListedValues<LayoutDirection>] = []

    @Option(
        help: ArgumentHelp("Languages in place of the content's own.", valueName: "tag,…"),
        transform: { try ListedValues($0) })
    var locale: [ListedValues<String>] = []

    @Option(
        help: ArgumentHelp(
            "Timeline files: what they show is linted too, ten times a second and whenever something happens.",
            valueName: "file,…"),
        completion: .file(extensions: ["yaml", "yml", "json"]), transform: { try ListedValues($0) })
    var timeline: [ListedValues<String>] = []

    @OptionGroup(title: "Pictures")
    var platform: PlatformArguments

    func scope(profile: LintProfile?) -> ThemeLint.Scope {
        var scope = ThemeLint.Scope()
        scope.states = state.joinedValues().flatMap(\.self).unlessEmpty(scope.states)
        scope.appearances = appearance.joinedValues().unlessEmpty(scope.appearances)
        scope.directions = direction.joinedValues().unlessEmpty(scope.directions)
        scope.locales = locale.joinedValues().map(Optional.some).unlessEmpty(scope.locales)
        let axes = platform.axes
        scope.axes = axes + scope.axes.filter { axis in !axes.contains { $0.name == axis.name } }
        scope.timelines = timeline.joinedValues()
        scope.profile = profile
        return scope
    }
}
