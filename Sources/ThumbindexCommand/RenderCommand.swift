import ArgumentParser
import Batching
import Diagnostics
import Foundation
import Interaction

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw themes in every canonical state.",
        discussion: """
            A picture is left at FOLDER/<theme>/<component>/<state>[~value…][@2x].<format>, with a value for each of \
            appearance, locale, direction and content that is not the default. An error in a theme stops that theme's \
            pictures; the others are drawn, and the exit status is 2.
            """)

    @Argument(
        help: "Theme files, and folders that are searched for them. Without any, the folder Themes.",
        completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Where pictures go; '-' writes a single one to standard output.", valueName: "folder"),
        completion: .directory)
    var out = "Output"

    @OptionGroup(title: "Pictures")
    var pictures: PictureOptions

    @Option(
        help: ArgumentHelp("How many to draw at once; as many as there are cores unless given.", valueName: "count"))
    var jobs: Int?

    @Flag(help: "Only list what would be drawn.")
    var dryRun = false

    @Flag(help: "Warnings make the exit status 2.")
    var strict = false

    @Flag(help: "List what became of each picture as JSON.")
    var json = false

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to 256, not \(jobs)")
        }
        if writesToStandardOutput, json {
            throw ValidationError("--json and '--out -' cannot both write to standard output")
        }
    }

    func run() async throws {
        let console = Console()
        let request = try console.reporting(request)
        let pool = JobPool(workerCount: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let loading = await ThemeLoading(request, pool: pool)
        var report = RenderReport(console, self, themeCount: request.themes.count)
        report.add(loading)
        let run = try console.reporting { () throws(DiagnosticError) in try RenderRun([loading]) }
        try checkSingle(run)
        let target = try console.reporting { () throws(DiagnosticError) in try sink(for: run) }
        report.begin(run)
        await run.draw(to: target, pool: pool) { report.add($0) }
        report.end()
        if report.isFailure { throw ExitCode.failed }
    }

    var writesToStandardOutput: Bool { out == "-" }

    private func request() throws(DiagnosticError) -> RenderRequest {
        var request = RenderRequest()
        if writesToStandardOutput {
            request.appearances = [.light]
            request.states = CanonicalState.named("index-bar/rest")
        }
        pictures.apply(to: &request)
        request.themes = try ThemeSearch.files(at: paths.isEmpty ? ["Themes"] : paths)
        request.allowsOutside = allowOutside
        return request
    }

    private func checkSingle(_ run: RenderRun) throws {
        guard writesToStandardOutput, run.plan.size.files > 1 else { return }
        throw ValidationError("'--out -' writes a single picture, and these would be \(run.plan.size.files)")
    }

    /// A run without pictures leaves no empty folder.
    private func sink(for run: RenderRun) throws(DiagnosticError) -> PictureSink {
        if dryRun || run.plan.size.files == 0 { return .none }
        if writesToStandardOutput { return .stream(FileDescriptor.writeToStandardOutput) }
        do {
            return .folder(try OutputFolder(path: out))
        } catch {
            throw DiagnosticError(error.description)
        }
    }
}
