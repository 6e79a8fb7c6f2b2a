import Batching
import Documents
import Foundation
import Jobs
import Thumbindex

/// What the paths and options of `render` ask for: a request for each batch file, and one for all themes.
struct RenderRequests {
    private(set) var requests: [RenderRequest] = []
    private(set) var output: String

    static let usualOutput = "Output"

    /// Throws what is wrong with any of the paths, and where batches name different folders.
    init(_ command: RenderCommand, pool: JobPool) async throws(DiagnosticError) {
        var problems = DiagnosticList()
        let paths = command.paths.isEmpty ? [Self.usualPath] : command.paths
        var outputs: [String] = []
        for path in paths where BatchFile.isNamed(path) {
            let batch = BatchFile.read(atPath: path, allowingOutside: command.allowOutside, &problems)
            guard let batch else { continue }
            requests.append(batch.request)
            if let output = batch.output, !outputs.contains(output) { outputs.append(output) }
        }
        let others = paths.filter { !BatchFile.isNamed($0) }
        if !others.isEmpty {
            let request = problems.catching { () throws(DiagnosticError) in try Self.request(others, command) }
            if let request { requests.append(request) }
        }
        output = command.out ?? outputs.first ?? Self.usualOutput
        if command.out == nil, outputs.count > 1 {
            problems.add(
                Diagnostic(
                    .error, "the batches name several folders: \(outputs.joined(separator: ", "))",
                    hints: ["name one with --out"]))
        }
        if problems.hasErrors { throw DiagnosticError(await Self.completed(problems.diagnostics, of: requests, pool)) }
        for number in requests.indices { command.pictures.apply(to: &requests[number]) }
        guard command.pictures.filmstrip == nil || requests.contains(where: { !$0.timelines.isEmpty }) else {
            throw DiagnosticError(
                "--filmstrip draws frames of a timeline, and there is none", hints: ["name one with --timeline"])
        }
    }

    /// What is wrong, with what else is wrong with batches that only their themes can tell.
    private static func completed(
        _ problems: [Diagnostic], of requests: [RenderRequest], _ pool: JobPool
    ) async -> [Diagnostic] {
        var problems = problems
        for request in requests {
            problems += await ThemeLoading(request, pool: pool).diagnostics.filter { diagnostic in
                diagnostic.severity == .error && diagnostic.source.map { BatchFile.isNamed($0.name) } == true
            }
        }
        return problems.inFileOrder
    }

    private static func request(_ paths: [String], _ command: RenderCommand) throws(DiagnosticError) -> RenderRequest {
        var request = RenderRequest()
        if command.writesToStandardOutput {
            request.appearances = [.light]
            request.drawsFirstStateAlone = command.pictures.state.isEmpty
        }
        request.themes = try ThemeSearch.files(at: paths)
        request.allowsOutside = command.allowOutside
        return request
    }

    /// The reference batch where there is one, else all themes of the folder.
    private static var usualPath: String {
        let batch = "Themes/reference.batch.yaml"
        return FileManager.default.fileExists(atPath: batch) ? batch : "Themes"
    }
}
