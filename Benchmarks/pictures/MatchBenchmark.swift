import BenchmarkReports
import Foundation

/// The whole command `match`: a screenshot on disk held against a theme, of which one height departs.
struct MatchBenchmark {
    let program: String
    let folder: String

    private static let rounds = 7

    func run(into report: inout BenchmarkReport) throws {
        let theme = FileManager.default.currentDirectoryPath + "/Themes/wechat.theme.yaml"
        let small = try milliseconds(of: theme, scale: 2, preset: nil)
        report.add("match of 750 × 1624 pixels, processors' time", small, limit: 250)
        let large = try milliseconds(of: theme, scale: 3, preset: "iphone-16-plus")
        report.add("match of 1290 × 2796 pixels, processors' time", large, limit: 600)
        report.add("peak memory of matches", ChildProcess.peakMegabytes, "MB", limit: 200)
    }

    /// - Parameter preset: of the canvas; the theme's own unless given.
    private func milliseconds(of theme: String, scale: Int, preset: String?) throws -> Double {
        let canvas = preset.map { "canvas: {preset: \($0)}\n" } ?? ""
        let design = "extends: \(theme)\ncontent: cities.content.yaml\n\(canvas)"
        let cities = FileManager.default.currentDirectoryPath + "/Themes/cities.content.yaml"
        try FileManager.default.createDirectory(atPath: folder + "/app", withIntermediateDirectories: true)
        for (path, row) in [("/design.theme.yaml", ""), ("/app/design.theme.yaml", "list: {row: {height: 57}}\n")] {
            try Data((design + row).utf8).write(to: URL(fileURLWithPath: folder + path))
        }
        for path in ["/cities.content.yaml", "/app/cities.content.yaml"] {
            try Data(contentsOf: URL(fileURLWithPath: cities)).write(to: URL(fileURLWithPath: folder + path))
        }
        // What departs ends with status 1; what is accepted does not.
        let accepted = "accept: [{property: list.row.height, because: it is what is measured}]\n"
        try Data(accepted.utf8).write(to: URL(fileURLWithPath: folder + "/design.accept.yaml"))
        _ = try ChildProcess(
            program,
            [
                "render", folder + "/app/design.theme.yaml", "--allow-outside", "--state",
                "index-bar/touch-down-middle",
                "--appearance", "light", "--scale", "\(scale)", "--force", "--jobs", "1", "--out", folder + "/shots",
            ])
        let shot = folder + "/shots/design/index-bar/touch-down-middle@\(scale)x.png"
        let options = ["--allow-outside", "--state", "index-bar/touch-down-middle"]
        return try (0..<Self.rounds).map { _ in
            try ChildProcess(program, ["match", shot, folder + "/design.theme.yaml"] + options).milliseconds
        }.median
    }
}
