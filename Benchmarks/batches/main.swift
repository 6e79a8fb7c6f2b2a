import BenchmarkReports
import Foundation

// BatchBenchmarks PLAIN COMMAND RESULTS.json: PLAIN is plain.c of this folder, compiled, COMMAND is thumbindex.
// BatchBenchmarks --plan: what it runs to print paths as PLAIN does; --nothing does nothing.
let arguments = CommandLine.arguments
if arguments.count == 2 {
    if arguments[1] == "--plan" { try PlanningBenchmark.printPaths() }
    exit(0)
}
guard arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: BatchBenchmarks PLAIN COMMAND RESULTS.json\n".utf8))
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-bench-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

var report = BenchmarkReport()
do {
    try PlanningBenchmark(plain: arguments[1], ours: arguments[0]).run(into: &report)
    try RunBenchmark(command: arguments[2], folder: folder).run(into: &report)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    try FileManager.default.removeItem(at: folder)
    exit(2)
}
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[3]))
try FileManager.default.removeItem(at: folder)
exit(report.isWithinBounds ? 0 : 1)
