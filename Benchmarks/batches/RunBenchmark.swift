import BenchmarkReports
import Foundation

/// What runs of a batch cost beside drawing: verifying, sharing work out, memory.
struct RunBenchmark {
    /// The command, built optimised.
    let command: String
    let folder: URL

    func run(into report: inout BenchmarkReport) throws {
        try write("look.theme.yaml", "canvas: {width: 200, height: 400}\nindexBar: {slotHeight: 12}\n")
        // 41 pictures a value: 20 or 21 states in two appearances, and the board.
        try write("small.batch.yaml", batch(values: 3))
        try write("large.batch.yaml", batch(values: 250))
        try remember(into: &report)
        try verify(into: &report)
        try share(into: &report)
    }

    private func batch(values: Int) -> String {
        let list = (0..<values).map { "\($0 + 20)" }.joined(separator: ", ")
        return """
            themes: look.theme.yaml
            axes: {scale: 1, appearance: [light, dark], list.row.height: [\(list)]}

            """
    }

    /// How memory grows with the number of pictures.
    private func remember(into report: inout BenchmarkReport) throws {
        let small = try render("small", ["--jobs", "1"])
        let large = try render("large", ["--jobs", "1", "--yes"])
        let counts = try (pictures(in: "small"), pictures(in: "large"))
        precondition(counts.0 >= 100 && counts.1 >= 10_000, "\(counts) pictures instead of 100 and 10,000")
        report.add("draw \(counts.1) pictures, with one job", large.processorSeconds * 1e3)
        report.add("peak memory of \(counts.0) pictures", Double(small.peakBytes) / 1e6, "MB")
        report.add("peak memory of \(counts.1) pictures", Double(large.peakBytes) / 1e6, "MB")
        report.add(
            "peak memory of 10,000 pictures / 100", Double(large.peakBytes) / Double(small.peakBytes), "×", limit: 1.2)
    }

    private func pictures(in output: String) throws -> Int {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(output).path)
        return paths.count { $0.hasSuffix(".png") }
    }

    /// A run after the first draws nothing and reads every file.
    private func verify(into report: inout BenchmarkReport) throws {
        let find = "cd \(folder.path)/large && find . -name '*.png' -print0 | xargs -0 sha256sum"
        var (runs, sums): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            sums.append(try MeasuredProcess.run("/bin/sh", ["-c", find]).processorSeconds)
            runs.append(try render("large", ["--jobs", "1", "--yes"]).processorSeconds)
        }
        report.add("sha256sum of 10,000 pictures", sums.median * 1e3)
        report.add("verify 10,000 unchanged pictures", runs.median * 1e3)
        report.add("verify unchanged pictures / sha256sum", runs.median / sums.median, "×", limit: 1.5)
    }

    /// Two jobs of one process, and two processes that draw half each.
    private func share(into report: inout BenchmarkReport) throws {
        try write("shared.batch.yaml", batch(values: 50).replacing("scale: 1", with: "scale: 2"))
        var (together, apart): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            together.append(try render("shared", ["--jobs", "2", "--force"]).seconds)
            let halves = (1...2).map { number in
                let arguments = ["--jobs", "1", "--force", "--shard", "\(number)/2"]
                return (command, self.arguments("shared", into: "half\(number)", arguments))
            }
            apart.append(try MeasuredProcess.runAll(halves).map(\.seconds).max() ?? 0)
        }
        report.add("2,000 pictures by two processes", apart.median * 1e3)
        report.add("2,000 pictures by two jobs", together.median * 1e3)
        report.add("two jobs / two processes", together.median / apart.median, "×", limit: 1 / 0.9)
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

extension [Double] {
    /// The middle one of an odd number of times.
    var median: Double { sorted()[count / 2] }
}
