import BenchmarkReports
import Foundation

// PhotographBenchmarks FOLDER RESULTS.json: FOLDER is what photographs.py filled.
// PhotographBenchmarks peak FILE: shows a file in a cell, and prints the most bytes that the process ever had.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: PhotographBenchmarks FOLDER RESULTS.json\n".utf8))
    exit(64)
}
if arguments[1] == "peak" {
    try PhotographBenchmark.reduce([arguments[2]])
    print(peakMemory())
    exit(0)
}
let benchmark = PhotographBenchmark(folder: URL(fileURLWithPath: arguments[1]))
var report = BenchmarkReport()
try benchmark.run(into: &report)
try benchmark.runPeak(into: &report)
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[2]))
exit(report.isWithinBounds ? 0 : 1)
