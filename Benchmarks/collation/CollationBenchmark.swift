import BenchmarkReports
import Foundation

/// A million names of five writings, read and put into sections: by this project and by a plain C++ program.
struct CollationBenchmark {
    private static let nameCount = 1_000_000
    private static let runs = 5

    /// The paths of the two programs.
    let ours: String
    let plain: String
    let folder: URL

    private struct Figures: Decodable {
        let names: Int
        let milliseconds: Double
        let megabytes: Double
    }

    /// Runs the two in turn, so that both meet the machine in the same moods.
    func run(into report: inout BenchmarkReport) throws {
        let file = folder.appendingPathComponent("names.txt")
        var names = GeneratedNames(seed: 7)
        try Data(names.text(count: Self.nameCount).utf8).write(to: file)
        var (mine, theirs): ([Figures], [Figures]) = ([], [])
        for _ in 0..<Self.runs {
            mine.append(try figures(of: ours, [file.path, "zh", "--once"]))
            theirs.append(try figures(of: plain, [file.path, "zh"]))
        }
        let time = mine.map(\.milliseconds).median
        let plainTime = theirs.map(\.milliseconds).median
        let memory = mine.map(\.megabytes).median
        let plainMemory = theirs.map(\.megabytes).median
        report.add("1,000,000 names into sections", time)
        report.add("  plain C++ with ICU", plainTime)
        report.add("  ratio", time / plainTime, "", limit: 1.2)
        report.add("  memory", memory, "MB")
        report.add("  memory of plain C++", plainMemory, "MB")
        report.add("  ratio of memory", memory / plainMemory, "", limit: 1.5)
    }

    private func figures(of program: String, _ arguments: [String]) throws -> Figures {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let figures = try JSONDecoder().decode(Figures.self, from: printed)
        precondition(figures.names == Self.nameCount, "\(program) lost names")
        return figures
    }
}
