import Batching
import Documents
import Files
import Geometry
import Manifests

/// Tells what becomes of a run: a line for each file on standard output, or JSON, and the rest on standard error.
struct RenderReport {
    private let console: Console
    private let command: RenderCommand
    private let out: String
    private var themeCount = 0
    private var run: RenderRun?
    private var diagnostics: [Diagnostic] = []
    private var shown: Set<Diagnostic> = []
    /// How many warnings are not told.
    private var hiddenCount = 0
    private var sceneCount = 0
    private var sceneTotal = 0
    /// The pictures that became something, and those that there are at most.
    private var doneCount = 0
    private var total = 0
    /// Whether all of these become something.
    private var isExact = false
    private var fileCount = 0
    private var unchangedCount = 0
    private var failureCount = 0
    private var removedCount = 0
    private var isOutOfSpace = false
    /// Whether another run has the folder for itself: trying again later may help.
    private(set) var isBusy = false
    private var images: [JSONValue] = []
    private var crops = CropFindings()

    init(_ console: Console, _ command: RenderCommand, out: String) {
        self.console = console
        self.command = command
        self.out = out
    }

    /// Whether something could not be done, or a warning counts as that.
    var isFailure: Bool {
        restCount > 0 || diagnostics.contains { $0.severity == .error || $0.severity == .warning && command.strict }
    }

    mutating func add(_ loaded: LoadedThemes) {
        themeCount += loaded.requestedCount
        tell(loaded.diagnostics)
    }

    /// Tells why the run could not be begun or ended.
    mutating func add(_ error: FileSystemError) {
        isBusy = error.isTemporary
        tell([Diagnostic(.error, error.description)])
    }

    /// Tells how much there is to do before it is begun.
    ///
    /// - Parameter fileCount: the number of pictures, `nil` where only the plan's is known, which counts states that
    ///   themes cannot have.
    mutating func begin(_ run: RenderRun, _ planned: RenderPlan.Total, fileCount: Int?) {
        self.run = run
        sceneTotal = planned.scenes
        total = fileCount ?? planned.files
        isExact = fileCount != nil
        if !command.writesToStandardOutput, !command.dryRun, !command.quiet, total > 0 {
            let themes = Self.counted(run.themes.count, "theme")
            console.say("\(bound)\(Self.counted(total, "picture")) of \(themes)")
        }
        showProgress()
    }

    mutating func add(_ outcome: SceneOutcome) {
        sceneCount += 1
        tell(outcome.diagnostics + absence(of: outcome))
        if let run { crops.add(outcome, of: run.themes[outcome.scene.theme]) }
        for file in outcome.files { add(file, of: outcome.scene) }
        doneCount += outcome.files.count
        if !isExact { total -= (run?.plan.fileCount(of: outcome.scene) ?? 0) - outcome.files.count }
        showProgress()
    }

    /// Tells what would be drawn.
    mutating func add(_ listing: SceneListing) {
        switch listing {
        case .scene(let outcome): add(outcome)
        case .new(let pictures):
            sceneCount += pictures.sceneCount
            fileCount += pictures.fileCount
            doneCount += pictures.fileCount
            if !isExact { total -= pictures.absentCount }
            if !command.writesToStandardOutput, !command.quiet { console.write(pictures.lines) }
            showProgress()
        }
    }

    /// Tells what was taken away.
    mutating func add(removed paths: [String]) {
        removedCount += paths.count
        for path in paths where !command.quiet {
            console.say("removed \(out.hasSuffix("/") ? out : out + "/")\(path.escapingControlCharacters)")
        }
    }

    mutating func end() {
        console.endProgress()
        tell(missedCrops)
        if command.json { console.result(Self.json(images, diagnostics).lines()) }
        if hiddenCount > 0 {
            console.say("\(Self.counted(hiddenCount, "warning")) not shown, by --quiet")
        }
        if !command.writesToStandardOutput, !command.quiet || isFailure { console.say(summary) }
    }
}

extension RenderReport {
    /// Each only once: most states of a theme have the same.
    private mutating func tell(_ news: [Diagnostic]) {
        for diagnostic in news where shown.insert(diagnostic).inserted {
            diagnostics.append(diagnostic)
            if isTold(diagnostic) {
                console.show([diagnostic])
            } else if diagnostic.severity == .warning {
                hiddenCount += 1
            }
        }
    }

    /// Quiet runs tell what makes the exit status 2.
    private func isTold(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.severity {
        case .error: true
        case .warning: !command.quiet || command.strict
        case .note: !command.quiet
        }
    }

    private func showProgress() {
        if !command.quiet { console.show(done: doneCount, of: total) }
    }

    /// Whether states that themes cannot have are told, since they were asked for by name.
    var tellsAbsences: Bool { !command.pictures.state.isEmpty || command.writesToStandardOutput }

    /// A state that was asked for by name, and that the theme cannot have.
    private func absence(of outcome: SceneOutcome) -> [Diagnostic] {
        guard outcome.files.isEmpty, outcome.missedCrops.isEmpty, let run,
            case .state(let state) = outcome.scene.subject, tellsAbsences
        else { return [] }
        let file = SourceText(name: run.themes[outcome.scene.theme].file)
        let severity: Diagnostic.Severity = command.writesToStandardOutput ? .error : .note
        let reason = [run.obstacle(to: outcome.scene)].compactMap(\.self)
        return [Diagnostic(severity, "the theme cannot be in the state '\(state.path)'", in: file, hints: reason)]
    }

    /// Crops that name nothing; another shard may have states that show them, which is told when shards are joined.
    private var missedCrops: [Diagnostic] {
        guard let run, run.plan.shard != .whole else { return crops.diagnostics }
        return crops.diagnostics.map { missed in
            Diagnostic(.note, "\(missed.message) in this shard", in: missed.source, hints: missed.hints)
        }
    }

    private mutating func add(_ outcome: FileOutcome, of scene: PlannedScene) {
        switch outcome.result {
        case .failed(let problem):
            failureCount += 1
            tell([problem])
        case .outOfSpace(let problem):
            // The others that failed meanwhile say no more.
            if !isOutOfSpace { tell([problem]) }
            isOutOfSpace = true
            failureCount += 1
        case .unchanged: unchangedCount += 1
        case .written, .planned: fileCount += 1
        }
        if command.json {
            images.append(Self.record(of: outcome, scene, run?.themes[scene.theme]))
        } else if !command.writesToStandardOutput, !command.quiet,
            outcome.result == .written || outcome.result == .planned
        {
            let path = out.hasSuffix("/") ? out + outcome.file.path.text : out + "/" + outcome.file.path.text
            let reason = command.dryRun ? outcome.reason.map { ": " + $0.rawValue } : nil
            console.result(path + (reason ?? ""))
        }
    }

    /// What stands before a number that may count states that themes cannot have.
    private var bound: String { isExact ? "" : "up to " }

    /// How many pictures a run that was stopped did not come to, at most.
    private var restCount: Int { run == nil || sceneCount == sceneTotal ? 0 : max(total - doneCount, 1) }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private var summary: String {
        let verb = command.dryRun ? "would be drawn" : "drawn"
        let pictures = "\(Self.counted(fileCount, "picture")) \(verb) in \(out)"
        let broken = themeCount - (run?.themes.count ?? 0)
        let parts = [
            pictures, unchangedCount > 0 ? "\(unchangedCount) unchanged" : nil,
            broken > 0 ? "\(broken) of \(themeCount) themes left out" : nil,
            failureCount > 0 ? "\(failureCount) failed" : nil,
            removedCount > 0 ? "\(removedCount) removed" : nil,
            restCount > 0 ? "\(bound)\(restCount) not come to; the same command goes on" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
