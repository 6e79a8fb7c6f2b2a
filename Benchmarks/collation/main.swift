import BenchmarkReports
import Foundation

// CollationBenchmarks PLAIN RESULTS.json: PLAIN is plain.cpp of this folder, compiled.
// CollationBenchmarks FILE LOCALE --once: what it runs for each measurement of its own, as PLAIN does.
let arguments = CommandLine.arguments
if arguments.count == 4, arguments[3] == "--once" {
    print(try SectionRun(path: arguments[1], locale: arguments[2]).figuresJSON())
    exit(0)
}
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: CollationBenchmarks PLAIN RESULTS.json\n".utf8))
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-bench-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

var report = BenchmarkReport()
do {
    // Within a block, since `exit` leaves undone what is deferred.
    defer { try? FileManager.default.removeItem(at: folder) }
    try CollationBenchmark(ours: arguments[0], plain: arguments[1], folder: folder).run(into: &report)
}
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[2]))
exit(report.isWithinBounds ? 0 : 1)
