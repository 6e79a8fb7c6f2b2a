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
    var pictures: PictureArguments

    @OptionGroup(title: "Pictures")
    var export: ExportArguments

    @OptionGroup(title: "Mockups")
    var mockups: MockupArguments

    @Option(
        help: ArgumentHelp("How many to draw at once; as many as there are cores unless given.", valueName: "count"))
    var jobs: Int?

    @OptionGroup
    var part: PartArguments

    @Option(
        help: ArgumentHelp(
            "Where fonts are in place of the machine's, as 'fonts --bundle' leaves them.", valueName: "folder"),
        completion: .directory)
    var fonts: String?

    @Flag(help: "Draw more than \(countToConfirm) pictures without asking.")
    var yes = false

    @Flag(help: "Draw what has not changed, too.")
    var force = false

    @Flag(
        help: """
            Take away what no longer belongs to the folder: pictures that no run claims, and those that the batch does \
            not draw any more.
            """)
    var prune = false

    @Flag(help: "Only list what would be drawn, and why.")
    var dryRun = false

    @Flag(help: "Warnings make the exit status 2.")
    var strict = false

    @Flag(help: "List what became of each picture as JSON.")
    var json = false

    @Flag(
        help: """
            Tell only what went wrong: neither pictures, progress, sums, warnings nor notes, but how many warnings \
            there were.
            """)
    var quiet = false

    @Flag(help: "Let paths in files lead out of the files' folders.")
    var allowOutside = false

    @Flag(help: "Draw again whenever a file changes that the pictures are made from, until Ctrl-C.")
    var watch = false

    func validate() throws {
        try checkJobs(jobs)
        try mockups.checkPaths(paths)
        if watch, writesToStandardOutput { throw ValidationError("--watch and '--out -' do not go together") }
        if writesToStandardOutput, json {
            throw ValidationError("--json and '--out -' cannot both write to standard output")
        }
        if dryRun, quiet, !json { throw ValidationError("--dry-run only lists, and --quiet lists nothing") }
        if watch, part.list == "-" { throw ValidationError("--watch and '--list -' do not go together") }
        if prune, writesToStandardOutput || !part.isWhole || dryRun {
            throw ValidationError("--prune is about a folder that a whole run is drawn into")
        }
    }

    var writesToStandardOutput: Bool { out == "-" }
}

extension RenderCommand {
    func run() async throws {
        let console = Console()
        guard watch else {
            _ = try await drawOnce(console)
            return
        }
        try await Repetition(console: console, isQuiet: quiet).run(of: { watchedFiles }) { try await drawOnce(console) }
    }

    private var watchedFiles: Set<String> {
        Repetition.sources(of: paths.isEmpty ? [Self.usualPath] : paths, allowingOutside: allowOutside)
            .union(pictures.timeline.joinedValues()).union(pictures.content.joinedValues())
    }

    /// Whether it was not stopped by Ctrl-C.
    private func drawOnce(_ console: Console) async throws -> Bool {
        let pool = JobPool(workerCount: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let (asked, output) = try await console.reporting { () async throws(DiagnosticError) in
            try await requests(pool)
        }
        var report = RenderReport(console, self, out: output)
        var loaded: [LoadedThemes] = []
        for request in asked {
            let themes = await LoadedThemes(request, pool: pool)
            report.add(themes)
            loaded.append(themes)
        }
        let userCache = UserCacheFolder.path(environment: ProcessInfo.processInfo.environment)
        var run = try console.reporting { () throws(DiagnosticError) in
            try RenderRun(loaded, shard: part.shard, list: part.paths(below: output), userCache: userCache)
        }
        if prune { run.pruning = pruning }
        let total = run.plan.total
        try checkSingle(total)
        if total.files > Self.countToConfirm, !yes, !dryRun {
            let folder = PictureSink.none(folder: output)
            let limit = Self.countToConfirm + 1
            let due = await run.dueCount(upTo: limit, for: folder, isForced: force, pool: pool)
            try console.reporting { () throws(DiagnosticError) in try confirm(total, due: due) }
        }
        let target = try console.reporting { () throws(DiagnosticError) in try sink(run, total, output) }
        report.begin(run, total, fileCount: await run.fileCount(of: total, for: target, pool: pool))
        let wasStopped = await draw(run, to: target, pool, &report)
        report.end()
        if watch, wasStopped { return false }
        if report.isBusy { throw ExitCode.busy }
        if report.isFailure { throw ExitCode.failed }
        return true
    }

    /// Draws until all is done or Ctrl-C is pressed, and returns whether it was.
    private func draw(
        _ run: RenderRun, to sink: PictureSink, _ pool: JobPool, _ report: inout RenderReport
    ) async -> Bool {
        let stop = StopSignal()
        let interruption = Interruption(stop)
        defer { interruption.end() }
        if case .none(let folder) = sink, !json {
            await run.list(
                in: folder, as: folder.hasSuffix("/") ? folder : folder + "/", isForced: force,
                tellsAbsences: report.tellsAbsences, pool: pool, until: stop
            ) { report.add($0) }
            return stop.hasBeenGiven
        }
        do throws(FileSystemError) {
            var gallery: GalleryListing?
            if case .folder(let folder) = sink { gallery = GalleryListing(in: folder) }
            let end = try await run.draw(to: sink, isForced: force, pool: pool, until: stop) { outcome in
                report.add(outcome)
                for entry in outcome.entries { gallery?.add(entry) }
            } keep: {
                gallery?.add($0)
            } writePage: { page throws(FileSystemError) in
                try gallery?.write(unlessAs: page)
            }
            report.add(removed: end.removed)
        } catch {
            report.add(error)
        }
        return stop.hasBeenGiven
    }

    private func checkSingle(_ total: RenderPlan.Total) throws {
        guard writesToStandardOutput, total.files > 1 else { return }
        throw ValidationError("'--out -' writes a single picture, and these would be \(total.files)")
    }

    /// More pictures than this may be a slip.
    private static let countToConfirm = 10_000

    /// - Parameter due: how many pictures are not there yet, at least.
    private func confirm(_ total: RenderPlan.Total, due: Int) throws(DiagnosticError) {
        guard due > Self.countToConfirm else { return }
        let count = total.files == .max ? "more than \(Int.max)" : "\(total.files)"
        throw DiagnosticError(
            "these would be \(count) pictures, and more than \(Self.countToConfirm) want --yes",
            hints: ["--dry-run lists them"])
    }

    /// A run without pictures leaves no empty folder, but for a shard, which is to be joined with others.
    private func sink(
        _ run: RenderRun, _ total: RenderPlan.Total, _ output: String
    ) throws(DiagnosticError) -> PictureSink {
        let isEmpty = total.files == 0 && (part.shard == .whole || run.themes.isEmpty)
        if dryRun || isEmpty { return .none(folder: output) }
        if writesToStandardOutput { return .stream(StandardOutput.write) }
        if let objection = run.objection(toDrawingInto: output) { throw DiagnosticError([objection]) }
        return try DiagnosticError.telling { () throws(FileSystemError) in .folder(try OutputFolder(path: output)) }
    }
}

/// What the paths and options ask for.
extension RenderCommand {
    /// What is taken away beside pictures that no run claims: a theme named by itself says nothing of other themes, nor
    /// options that choose among its pictures of the others.
    private var pruning: Pruning {
        let paths = paths.isEmpty ? [Self.usualPath] : paths
        return Pruning(
            isWholeBatch: paths.allSatisfy { BatchFile.isNamed($0) || FileSystem.isFolder($0) },
            isWholeTheme: pictures.isEverything && export.isEverything)
    }

    private static let usualOutput = "Output"

    /// A request for each batch file, and one for all themes, with the folder that their pictures go to.
    ///
    /// Throws what is wrong with any of the paths, and where batches name different folders.
    private func requests(_ pool: JobPool) async throws(DiagnosticError) -> (requests: [RenderRequest], output: String)
    {
        var problems = DiagnosticList()
        let paths = paths.isEmpty ? [Self.usualPath] : paths
        var requests: [RenderRequest] = []
        var outputs: [String] = []
        for path in paths where BatchFile.isNamed(path) {
            let batch = BatchFile.read(atPath: path, allowingOutside: allowOutside, &problems)
            guard let batch else { continue }
            requests.append(batch.request)
            if let output = batch.output, !outputs.contains(output) { outputs.append(output) }
        }
        let others = paths.filter { !BatchFile.isNamed($0) }
        if !others.isEmpty {
            let ofThemes = problems.catching { () throws(DiagnosticError) in try request(forThemes: others) }
            if let ofThemes { requests.append(ofThemes) }
        }
        if out == nil, outputs.count > 1 {
            problems.add(
                Diagnostic(
                    .error, "the batches name several folders: \(outputs.joined(separator: ", "))",
                    hints: ["name one with --out"]))
        }
        if problems.hasErrors { throw DiagnosticError(await Self.completed(problems.diagnostics, of: requests, pool)) }
        for number in requests.indices {
            pictures.apply(to: &requests[number])
            export.apply(to: &requests[number])
            mockups.apply(to: &requests[number])
            requests[number].fontFolder = fonts.map { AbsolutePath($0).text }
        }
        guard requests.allSatisfy({ !$0.formats.contains(.csv) || !$0.export.presentation.annotations.isEmpty }) else {
            throw DiagnosticError(
                "csv is a table of annotations, and none are asked for", hints: ["name some with --annotate"])
        }
        guard export.films.filmSize == nil || requests.contains(where: { $0.formats.contains(where: \.hasQuality) })
        else {
            throw DiagnosticError(
                "--film-size is for webp and mp4 films, and none are asked for", hints: ["add --format webp"])
        }
        guard export.films.filmstrip == nil || requests.contains(where: { !$0.timelines.isEmpty }) else {
            throw DiagnosticError(
                "--filmstrip draws frames of a timeline, and there is none", hints: ["name one with --timeline"])
        }
        return (requests: requests, output: out ?? outputs.first ?? Self.usualOutput)
    }

    /// What is wrong, with what else is wrong with batches that only their themes can tell.
    private static func completed(
        _ problems: [Diagnostic], of requests: [RenderRequest], _ pool: JobPool
    ) async -> [Diagnostic] {
        var problems = problems
        for request in requests {
            problems += await LoadedThemes(request, pool: pool).diagnostics.filter { diagnostic in
                diagnostic.severity == .error && diagnostic.source.map { BatchFile.isNamed($0.name) } == true
            }
        }
        return problems.inFileOrder
    }

    /// The request for themes that are named by themselves.
    private func request(forThemes paths: [String]) throws(DiagnosticError) -> RenderRequest {
        var request = RenderRequest()
        if writesToStandardOutput {
            request.axes.appearances = [.light]
            request.drawsFirstStateAlone = pictures.state.isEmpty
        }
        request.themes = try ThemeSearch.files(at: paths)
        request.allowsOutside = allowOutside
        return request
    }

    /// The reference batch where there is one, else all themes of the folder.
    private static var usualPath: String {
        let batch = "Themes/reference.batch.yaml"
        return FileManager.default.fileExists(atPath: batch) ? batch : "Themes"
    }
}
