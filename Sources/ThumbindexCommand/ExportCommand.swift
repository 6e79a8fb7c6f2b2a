import ArgumentParser
import Batching
import Documents
import Files
import ThemeCode
import Thumbindex

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write themes as code: Swift, Kotlin or CSS.",
        discussion: """
            Swift compiles against ThumbindexEngines and holds the whole theme; Kotlin has colours, typography and \
            dimensions for Jetpack Compose; CSS has custom properties, and a page that shows them. What a language \
            cannot say stands at the head of each file, and on standard error.
            """)

    @Argument(
        help: "Theme files, and folders that are searched for them. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("The languages: \(CodeLanguage.words.joined(separator: ", ")).", valueName: "languages"),
        completion: .list(CodeLanguage.words), transform: { try ListedValues(words: $0, "language") })
    var languages: [ListedValues<CodeLanguage>] = []

    @Option(help: ArgumentHelp("Where the files go.", valueName: "folder"), completion: .directory)
    var out: String

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func validate() throws {
        guard !languages.isEmpty else {
            throw ValidationError("--as says which languages: \(CodeLanguage.words.joined(separator: ", "))")
        }
    }

    func run() throws {
        let console = Console()
        let files = try console.reporting { () throws(DiagnosticError) in
            try ThemeSearch.files(at: paths.isEmpty ? ["Themes"] : paths)
        }
        var isComplete = true
        var written: [String: String] = [:]
        for file in files {
            do throws(DiagnosticError) {
                for export in try exports(of: file) { try write(export, of: file, noting: &written, to: console) }
            } catch {
                console.show(error.about(file).diagnostics)
                isComplete = false
            }
        }
        if !isComplete { throw ExitCode.failed }
    }

    private func exports(of file: String) throws(DiagnosticError) -> [CodeExport] {
        let theme = try ThemeFile(atPath: file, allowingOutside: allowOutside)
        var exports: [CodeExport] = []
        for language in languages.joinedValues() { exports.append(try CodeExport(of: theme, as: language)) }
        return exports
    }

    /// Writes an export's files, and tells what it does not say.
    ///
    /// - Parameter written: the theme of each file that was written.
    private func write(
        _ export: CodeExport, of theme: String, noting written: inout [String: String], to console: Console
    ) throws(DiagnosticError) {
        for file in export.files {
            if let other = written[file.name] {
                throw DiagnosticError("'\(file.name)' would be of '\(other)' too", hints: ["rename one of the themes"])
            }
            written[file.name] = theme
            try DiagnosticError.telling { () throws(FileSystemError) in
                try OutputFolder(path: out).write(Array(file.text.utf8), to: file.name)
            }
            console.result(out.hasSuffix("/") ? out + file.name : out + "/" + file.name)
        }
        for sentence in export.unsaid { console.say("\(export.files.first?.name ?? theme): not said: \(sentence)") }
    }
}
