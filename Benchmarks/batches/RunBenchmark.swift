import BenchmarkReports
import Foundation

/// What runs of a batch cost beside drawing: verifying, sharing work out, memory.
struct RunBenchmark {
    /// The command, built optimised.
    let command: String
    let folder: URL

    func run(into report: inout BenchmarkReport) throws {
        try write("look.theme.yaml", "canvas: {width: 200, height: 400}\nindexBar: {slotHeight: 12}\n")
        try write("small.batch.yaml", batch(values: 2))
        try write("large.batch.yaml", batch(values: 200))
        let small = try render("small", ["--jobs", "1"])
        let large = try render("large", ["--jobs", "1", "--yes"])
        let ratio = Double(large.peakBytes) / Double(small.peakBytes)
        report.add("peak memory of 100 pictures", Double(small.peakBytes) / 1e6, "MB")
        report.add("peak memory of 10,000 pictures, by that", ratio, "×", limit: 1.2)
        try verify(into: &report)
        try share(into: &report)
    }

    /// 50 states and appearances a value.
    private func batch(values: Int) -> String {
        let list = (0..<values).map { "\($0 + 20)" }.joined(separator: ", ")
        return """
            themes: look.theme.yaml
            axes: {scale: 1, appearance: [light, dark], list.row.height: [\(list)]}

            """
    }

    /// A second run draws nothing and reads every file.
    private func verify(into report: inout BenchmarkReport) throws {
        let again = try render("large", ["--jobs", "1", "--yes"])
        let files = "cd \(folder.path)/large && find . -name '*.png' -print0 | xargs -0 sha256sum"
        let sums = try MeasuredProcess.run("/bin/sh", ["-c", files])
        report.add("sha256sum of the files of 10,000 pictures", sums.seconds * 1e3)
        report.add("verify 10,000 unchanged pictures", again.seconds * 1e3, limit: 1.5 * sums.seconds * 1e3)
    }

    /// Two jobs of one process, and two processes that draw half each.
    private func share(into report: inout BenchmarkReport) throws {
        try write("shared.batch.yaml", batch(values: 40).replacing("scale: 1", with: "scale: 2"))
        let one = try render("shared", ["--jobs", "2", "--force"])
        let two = try MeasuredProcess.runAll(
            (1...2).map { number in
                let arguments = ["--jobs", "1", "--force", "--shard", "\(number)/2"]
                return (command, self.arguments("shared", into: "half\(number)", arguments))
            })
        let apart = two.map(\.seconds).max() ?? 0
        report.add("2,000 pictures by two processes", apart * 1e3)
        report.add("2,000 pictures by two jobs", one.seconds * 1e3, limit: apart * 1e3 / 0.9)
    }

    private func render(_ batch: String, _ arguments: [String]) throws -> MeasuredProcess {
        try MeasuredProcess.run(command, self.arguments(batch, into: batch, arguments))
    }

    private func arguments(_ batch: String, into output: String, _ arguments: [String]) -> [String] {
        let (file, out) = (folder.appendingPathComponent(batch + ".batch.yaml"), folder.appendingPathComponent(output))
        return ["render", file.path, "--out", out.path] + arguments
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
}
