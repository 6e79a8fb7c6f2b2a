import BenchmarkReports
import Contents
import Foundation

/// The whole command: from its start to one picture on disk, and a run's memory.
struct CommandBenchmark {
    let program: String
    let content: ListContent
    let plain: PlainProgram
    let folder: String

    private static let rounds = 15

    func run(into report: inout BenchmarkReport) throws {
        var figures: [(ours: Double, theirs: Double)] = []
        _ = try plain.run(content: content, pictures: 1, in: folder)
        for round in 0...Self.rounds {
            let theirs = try ChildProcess(
                plain.path, [folder + "/names.txt", "1", folder + "/plain.png"]
            ).milliseconds
            let ours = try ChildProcess(
                program,
                [
                    "render", "Themes/wechat.theme.yaml", "--state", "touch-down-middle", "--appearance", "light",
                    "--force", "--jobs", "1", "--out", folder + "/cold",
                ]
            ).milliseconds
            // The first round finds nothing in the system's caches.
            if round > 0 { figures.append((ours, theirs)) }
        }
        report.add("from the command's start to a picture", figures.map(\.ours).median)
        report.add("plain C: from its start to a picture", figures.map(\.theirs).median)
        let lints = try (0..<5).map { _ in try ChildProcess(program, ["lint", "Themes/wechat.theme.yaml"]).milliseconds
        }
        report.add("lint of a theme in all states, axes and text sizes", lints.median, limit: 1000)
        report.add("cold start / plain C", figures.map { $0.ours / $0.theirs }.median, "×", limit: 0.6)
        _ = try ChildProcess(
            program, ["render", "--direction", "ltr,rtl", "--jobs", "2", "--force", "--out", folder + "/reference"])
        report.add("peak memory of the reference run, two jobs", ChildProcess.peakMegabytes, "MB", limit: 120)
    }
}
