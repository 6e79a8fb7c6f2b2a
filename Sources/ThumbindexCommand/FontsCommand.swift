import ArgumentParser
import Batching
import Documents
import Geometry
import Thumbindex

struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "Tell which font files themes are drawn with.",
        discussion: """
            A line for each theme, family and weight: the theme, the family, the weight that the theme asks for, and the \
            file, with tabs between them. The number of a face in a collection stands behind the file's name, as in #2. \
            Where the theme's families lack letters of its content, lines follow for what the machine's fonts stand in \
            with, the script at their ends.
            """)

    @Argument(
        help: "Theme files, and folders that are searched for them. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Flag(help: "Write JSON.")
    var json = false

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func run() throws {
        let console = Console()
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
                let others = found.fallbackSources(
                    for: theme.components == [.grid] ? nil : try content.list(),
                    theme.components.contains(.grid) ? content.grid() : nil, in: content.locale)
                fonts.append((theme.name, found.sources + others))
            } catch {
                console.show(error.about(file).diagnostics)
                isComplete = false
            }
        }
        write(fonts, to: console)
        if !isComplete { throw ExitCode.failed }
    }

    private func write(_ fonts: [(theme: String, sources: [FontSource])], to console: Console) {
        if json {
            let themes = fonts.map { theme, sources in
                JSONValue.object([.init("name", .string(theme)), .init("fonts", .array(sources.map(\.json)))])
            }
            console.result(JSONValue.object([.init("themes", .array(themes))]).lines())
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
