import ArgumentParser
import Batching
import Documents
import Files
import Foundation
import Geometry
import Jobs
import Thumbindex

struct FontsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "Tell which font files themes are drawn with.",
        discussion: """
            A line for each theme, family and weight: the theme, the family, the weight that the theme asks for, and the \
            file, with tabs between them. The number of a face in a collection stands behind the file's name, as in #2. \
            Where the theme's families lack letters of its content, lines follow for what the machine's fonts stand in \
            with, the script at their ends.

            With --bundle the machine's files are copied into a folder, with what they say of their licences; 'render \
            --fonts' draws with them alone, the same pixels on every machine. Batch files may be named, too, for all that \
            their pictures need.
            """)

    @Argument(
        help: "Theme files, and folders that are searched for them. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp("Copy the machine's font files there.", valueName: "folder"), completion: .directory)
    var bundle: String?

    @Flag(help: "Write JSON.")
    var json = false

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func run() async throws {
        let console = Console()
        if let bundle { return try await copy(to: bundle, console) }
        let files = try console.reporting { () throws(DiagnosticError) in
            try ThemeSearch.files(at: paths.isEmpty ? ["Themes"] : paths)
        }
        var fonts: [(theme: String, sources: [FontSource])] = []
        var isComplete = true
        for file in files {
            do throws(DiagnosticError) {
                let theme = try ThemeFile(atPath: file, allowingOutside: allowOutside)
                let (found, content) = (try theme.findFonts(), try theme.readContent())
                console.show(theme.substitutions(in: found).map { $0.about(file) })
                fonts.append((theme.name, try theme.sources(in: found, showing: content)))
            } catch {
                console.show(error.about(file).diagnostics)
                isComplete = false
            }
        }
        write(fonts, to: console)
        if !isComplete { throw ExitCode.failed }
    }

    private func copy(to path: String, _ console: Console) async throws {
        let paths = paths.isEmpty ? ["Themes"] : paths
        let requests = try console.reporting { () throws(DiagnosticError) in
            var requests: [RenderRequest] = []
            for path in paths where BatchFile.isNamed(path) {
                requests.append(try BatchFile(atPath: path, allowingOutside: allowOutside).request)
            }
            var others = RenderRequest()
            others.themes = try ThemeSearch.files(at: paths.filter { !BatchFile.isNamed($0) })
            others.allowsOutside = allowOutside
            return requests + [others]
        }
        var (themes, isComplete): ([LoadedTheme], Bool) = ([], true)
        for request in requests {
            let pool = JobPool(workerCount: ProcessInfo.processInfo.activeProcessorCount)
            let loaded = await LoadedThemes(request, pool: pool)
            console.show(loaded.diagnostics)
            themes += loaded.themes
            isComplete = isComplete && loaded.failures.isEmpty
        }
        let bundle = FontBundle(
            themes.flatMap(\.fontSources), without: Set(themes.flatMap { $0.theme.fontFiles }))
        let copied = try console.reporting { () throws(DiagnosticError) in
            try bundle.copy(
                to: DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: path) })
        }
        for name in copied { console.result(OutputFolder.join(path, name)) }
        if !isComplete { throw ExitCode.failed }
    }

    private func write(_ fonts: [(theme: String, sources: [FontSource])], to console: Console) {
        if json {
            let themes = fonts.map { theme, sources in
                JSONValue.object([.init("name", .string(theme)), .init("fonts", .array(sources.map(\.json)))])
            }
            console.result(JSONValue.object([.version, .init("themes", .array(themes))]).lines())
        } else {
            for (theme, sources) in fonts {
                for source in sources { console.result(theme + "\t" + source.line) }
            }
        }
    }
}

extension FontSource {
    fileprivate var line: String {
        "\(family)\t\(weight)\t\(path)" + (face > 0 ? "#\(face)" : "") + (script.map { "\t\($0)" } ?? "")
    }

    fileprivate var json: JSONValue {
        .object(
            [
                .init("family", .string(family)), .init("weight", .number(Double(weight))),
                .init("file", .string(path)),
                .init("face", .number(Double(face))), .init("version", .string(version)),
            ] + (script.map { [.init("script", .string($0))] } ?? []))
    }
}

extension FontsCommand {
    /// The schema of what `fonts --json` writes.
    static let schema = JSONValue.schema(
        of: "Thumbindex fonts", "What thumbindex fonts --json writes: which font files themes are drawn with.",
        ObjectSchema(required: [
            (
                "themes",
                .list(
                    of: ObjectSchema(required: [
                        ("name", ["type": "string"]), ("fonts", .list(of: .reference("font"))),
                    ]).json)
            )
        ]), definitions: [.init("font", font)])

    private static let font = ObjectSchema(
        required: [
            ("family", ["type": "string"]), ("weight", ["type": "integer"]), ("file", .text("Its path.")),
            ("face", .count), ("version", .text("The font's own.")),
        ], optional: [("script", .text("For which it stands in."))]
    ).json
}
