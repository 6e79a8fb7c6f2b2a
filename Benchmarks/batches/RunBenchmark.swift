import BenchmarkReports
import Foundation

/// What runs of a batch cost beside drawing: telling what is due, verifying, sharing work out, memory.
struct RunBenchmark {
    /// The command, built optimised.
    let command: String
    let folder: URL

    func run(into report: inout BenchmarkReport) throws {
        try write("look.theme.yaml", Self.look(slotHeight: 12))
        // 41 pictures a value: 20 or 21 states in two appearances, and the board.
        try write("small.batch.yaml", batch(values: 3))
        try write("large.batch.yaml", batch(values: 250))
        try remember(into: &report)
        try verify(into: &report)
        try share(into: &report)
        try change(into: &report)
        try planStates(into: &report)
        try drawNewLetters(into: &report)
    }

    private static func look(slotHeight: Int) -> String {
        "canvas: {width: 200, height: 400}\nindexBar: {slotHeight: \(slotHeight)}\n"
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

    /// A run in which one theme of fifty is another than it was, beyond what drawing that one takes.
    private func change(into report: inout BenchmarkReport) throws {
        let names = (0..<50).map { "look\($0).theme.yaml" }
        for name in names { try write(name, Self.look(slotHeight: 12)) }
        let axes = "axes: {scale: 1, appearance: [light, dark], list.row.height: [20, 22, 24, 26, 28]}\n"
        try write("looks.batch.yaml", "themes: [\(names.joined(separator: ", "))]\n" + axes)
        try write("one.batch.yaml", "themes: \(names[7])\n" + axes)
        let all = try render("looks", ["--jobs", "1", "--yes"]).processorSeconds
        let count = try pictures(in: "looks")
        precondition(count >= 10_000, "\(count) pictures instead of 10,000")
        var beyond: [Double] = []
        for height in 13..<18 {
            try write(names[7], Self.look(slotHeight: height))
            let alone = try render("one", ["--jobs", "1", "--force"]).processorSeconds
            beyond.append(try render("looks", ["--jobs", "1", "--yes"]).processorSeconds - alone)
        }
        report.add("draw \(count) pictures of fifty themes, with one job", all * 1e3)
        report.add("draw them after a change of one theme, beyond that one", beyond.median * 1e3)
        report.add("a change of one theme, beyond that one / all", beyond.median / all, "×", limit: 0.03)
    }

    /// Telling which pictures of states would be drawn: a million, in which each variant has a layout of its own.
    private func planStates(into report: inout BenchmarkReport) throws {
        let heights = (0..<119).map { "\($0 + 20)" }.joined(separator: ", ")
        let slots = (0..<202).map { "\(10 + Double($0) / 50)" }.joined(separator: ", ")
        try write(
            "states.batch.yaml",
            "themes: look.theme.yaml\n"
                + "axes: {scale: 1, list.row.height: [\(heights)], indexBar.slotHeight: [\(slots)]}\n")
        // Twenty states in two appearances, and a few more, of 24,038 variants.
        let plans = try (0..<3).map { _ in try render("states", ["--dry-run", "--yes"]).processorSeconds }
        report.add("plan 1,000,000 pictures of states", plans.median * 1e3, limit: 3000)
    }

    /// Pictures of which each has letters of a font and a size that none before it had.
    private func drawNewLetters(into report: inout BenchmarkReport) throws {
        let families = [
            "Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans Arabic", "Noto Sans Thai",
        ]
        let fonts = families.enumerated().map { "f\($0): [\($1)]" }.joined(separator: ", ")
        let sizes = (0..<30).map { "\(Double($0) / 2 + 8)" }.joined(separator: ", ")
        try write(
            "letters.batch.yaml",
            "themes: look.theme.yaml\n"
                + "axes: {scale: 2, appearance: light, font.families: {\(fonts)}, list.row.titleFont.size: [\(sizes)]}\n"
        )
        let run = try render("letters", ["--jobs", "2", "--force"])
        let count = try pictures(in: "letters")
        report.add(
            "peak memory of \(count) pictures of ever new fonts and sizes, two jobs", Double(run.peakBytes) / 1e6, "MB",
            limit: 120)
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
