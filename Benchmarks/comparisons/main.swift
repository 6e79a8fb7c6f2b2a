import BenchmarkReports
import Foundation

// ComparisonBenchmarks PYTHON RESULTS.json: PYTHON has blazediff and Pillow.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: ComparisonBenchmarks PYTHON RESULTS.json\n".utf8))
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-bench-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let others = OtherPrograms(python: arguments[1])
let pictures = try ComparedPictures(in: folder, python: arguments[1])
var report = try await PairBenchmark(others: others).report(on: pictures)
try RasterBenchmark().run(on: pictures, into: &report)
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[2]))
// What `defer` would do is not done by `exit`.
try? FileManager.default.removeItem(at: folder)
exit(report.isWithinBounds ? 0 : 1)
