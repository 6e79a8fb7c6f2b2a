import ArgumentParser
import Batching
import Documents
import Files
import Foundation
import Jobs
import Manifests
import Reporting

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw themes in every canonical state.",
        discussion: """
            A picture is left at FOLDER/<theme>/<component>/<state>[~value…][@2x].<format>, with a value for each of \
            appearance, locale, direction and content that is not the default. An error in a theme stops that theme's \
            pictures; the others are drawn, and the exit status is 2.
            """)

    @Argument(
        help: """
            Theme files, folders that are searched for them, and batch files. Without any, Themes/reference.batch.yaml, \
            else the folder Themes.
            """,
        completion: .file())
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Where pictures go, Output unless given; '-' writes a single one to standard output.", valueName: "folder"),
        completion: .directory)
    var out: String?

    @OptionGroup(title: "Pictures")
    var pictures: PictureOptions

    @Option(
        help: ArgumentHelp("How many to draw at once; as many as there are cores unless given.", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Draw one of so many even parts, as 2/3; merge joins them.", valueName: "number/count"),
        transform: PictureArguments.shard)
    var shard = Shard.whole

    @Flag(help: "Draw more than \(countToConfirm) pictures without asking.")
    var yes = false

    @Flag(help: "Draw what has not changed, too.")
    var force = false

    @Flag(help: "Only list what would be drawn, and why.")
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
        let pool = JobPool(workerCount: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let asked = try await console.reporting { () async throws(DiagnosticError) in
            try await RenderRequests(self, pool: pool)
        }
        var report = RenderReport(console, self, out: asked.output)
        var loadings: [ThemeLoading] = []
        for request in asked.requests {
            let loading = await ThemeLoading(request, pool: pool)
            report.add(loading)
            loadings.append(loading)
        }
        let userCache = UserCacheFolder.path(environment: ProcessInfo.processInfo.environment)
        let run = try console.reporting { () throws(DiagnosticError) in
            try RenderRun(loadings, shard: shard, userCache: userCache)
        }
        let size = run.plan.size
        try checkSingle(size)
        try console.reporting { () throws(DiagnosticError) in try confirm(size) }
        let target = try console.reporting { () throws(DiagnosticError) in try sink(run, size, asked.output) }
        report.begin(run, size, fileCount: await run.fileCount(of: size, for: target, pool: pool))
        let stop = StopSignal()
        let interruption = Interruption(stop)
        defer { interruption.end() }
        do {
            var gallery: GalleryListing?
            if case .folder(let folder) = target { gallery = GalleryListing(in: folder) }
            let isWhole = try await run.draw(to: target, isForced: force, pool: pool, until: stop) { outcome in
                report.add(outcome)
                for entry in outcome.entries { gallery?.add(entry) }
            }
            if isWhole { try gallery?.write() }
        } catch {
            report.add(Diagnostic(.error, error.description))
        }
        report.end()
        if report.isFailure { throw ExitCode.failed }
    }

    var writesToStandardOutput: Bool { out == "-" }

    private func checkSingle(_ size: RenderPlan.Size) throws {
        guard writesToStandardOutput, size.files > 1 else { return }
        throw ValidationError("'--out -' writes a single picture, and these would be \(size.files)")
    }

    /// More pictures than this may be a slip.
    private static let countToConfirm = 10_000

    private func confirm(_ size: RenderPlan.Size) throws(DiagnosticError) {
        guard size.files > Self.countToConfirm, !yes, !dryRun else { return }
        let count = size.files == .max ? "more than \(Int.max)" : "\(size.files)"
        throw DiagnosticError(
            "these would be \(count) pictures, and more than \(Self.countToConfirm) want --yes",
            hints: ["--dry-run lists them"])
    }

    /// A run without pictures leaves no empty folder, but for a shard, which is to be joined with others.
    private func sink(
        _ run: RenderRun, _ size: RenderPlan.Size, _ output: String
    ) throws(DiagnosticError) -> PictureSink {
        let isEmpty = size.files == 0 && (shard == .whole || run.themes.isEmpty)
        if dryRun || isEmpty { return .none(folder: output) }
        if writesToStandardOutput { return .stream(StandardOutput.write) }
        do {
            return .folder(try OutputFolder(path: output))
        } catch {
            throw DiagnosticError(error.description)
        }
    }
}
