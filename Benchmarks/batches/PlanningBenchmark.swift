import Batching
import BenchmarkReports
import Files
import Foundation
import Geometry
import Rendering
import Thumbindex
import Timelines

/// What it costs to plan a million pictures, and to print their paths.
struct PlanningBenchmark {
    /// `plain.c`, compiled.
    let plain: String
    /// This program.
    let ours: String

    private static let states = [
        "rest", "scrolled", "touch-down-first", "touch-down-middle", "touch-down-last", "dragging", "resting", "pinned",
        "pushed-25", "end",
    ]

    /// Prints the paths of a million pictures.
    static func printPaths() throws {
        let axis = PropertyAxis(name: "value", values: (0..<125).map { PropertyAxis.Value(name: "v\($0)") })
        let themes = (0..<100).map { number in
            PlannedTheme(
                name: "theme\(number)", file: "theme\(number).theme.yaml", contents: [PlannedContent(locale: "en")],
                axes: PictureAxes(directions: [.leftToRight, .rightToLeft], others: [axis]),
                subjects: states.compactMap { CanonicalState.named($0).first }.map { .state($0) },
                exports: ExportOptions().all(formats: [.png], scales: [1, 2]))
        }
        let plan = RenderPlan(themes: themes)
        precondition(plan.total.files == 1_000_000, "not a million pictures")
        var text: [UInt8] = []
        for scenes in plan.variants {
            for scene in scenes { plan.add(pathsOf: scene, to: &text) }
            // As many bytes at a time as the C library's streams would gather, and more.
            guard text.count > 1 << 15 else { continue }
            try StandardOutput.write(text)
            text.removeAll(keepingCapacity: true)
        }
        try StandardOutput.write(text)
    }

    func run(into report: inout BenchmarkReport) throws {
        var (ours, loops): ([MeasuredProcess], [Double]) = ([], [])
        for _ in 0..<5 {
            loops.append(try MeasuredProcess.run(plain, []).processorSeconds)
            ours.append(try MeasuredProcess.run(self.ours, ["--plan"]))
        }
        let (planned, printed) = (ours.map(\.processorSeconds).median, loops.median)
        let empty = try MeasuredProcess.run(self.ours, ["--nothing"])
        report.add("print the paths of 1,000,000 pictures from a loop", printed * 1e3)
        report.add("plan 1,000,000 pictures and print their paths", planned * 1e3)
        report.add("planning / a loop that prints", planned / printed, "×", limit: 2)
        let bytes = Double((ours.map(\.peakBytes).max() ?? 0) - empty.peakBytes) / 1e6
        report.add("memory of the plan for each picture", max(bytes, 0), "bytes", limit: 100)
    }
}
