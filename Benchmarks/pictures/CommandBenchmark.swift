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
        report.add("cold start / plain C", figures.map { $0.ours / $0.theirs }.median, "×", limit: 0.45)
        _ = try ChildProcess(
            program, ["render", "--direction", "ltr,rtl", "--jobs", "2", "--force", "--out", folder + "/reference"])
        report.add("peak memory of the reference run, two jobs", ChildProcess.peakMegabytes, "MB", limit: 100)
        try addLints(to: &report)
    }

    /// Lint of each reference theme over its default axes, beside the descriptions of the same states.
    private func addLints(to report: inout BenchmarkReport) throws {
        let axes = ["--appearance", "light,dark", "--direction", "ltr,rtl", "--text-size", "L,XXXL,AX3"]
        let themes = try FileManager.default.contentsOfDirectory(atPath: "Themes").filter {
            $0.hasSuffix(".theme.yaml")
        }
        var slowest = (theme: "", milliseconds: 0.0)
        var ratios: [Double] = []
        for theme in themes.sorted() {
            let path = "Themes/" + theme
            let lint = try (0..<3).map { _ in try ChildProcess(program, ["lint", path]).milliseconds }.median
            let render = ["render", path, "--format", "json", "--force", "--jobs", "1", "--out", folder + "/described"]
            ratios.append(lint / (try ChildProcess(program, render + axes).milliseconds))
            if lint > slowest.milliseconds { slowest = (path, lint) }
        }
        let planned = try ChildProcess(
            program, ["render", slowest.theme, "--format", "json", "--dry-run", "--out", folder + "/none"] + axes)
        let count = planned.output.count { $0 == UInt8(ascii: "\n") }
        report.add("lint of \(slowest.theme), \(count) states", slowest.milliseconds, limit: 1000)
        report.add("lint of a reference theme / its states as JSON", ratios.median, "×")
    }
}
