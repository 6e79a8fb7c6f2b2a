import BenchmarkReports
import Foundation
import Thumbindex

// PictureBenchmarks PLAIN RESULTS.json: PLAIN is plain.c of this folder, compiled.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: PictureBenchmarks PLAIN RESULTS.json\n".utf8))
    exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-bench-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let file = try ThemeFile(atPath: "Themes/wechat.theme.yaml")
let theme = file.theme(in: .light)
let fonts = try file.findFonts().library
var report = BenchmarkReport()
try PictureBenchmark(
    theme: theme, content: file.readContent().list(), fonts: fonts, plain: PlainProgram(path: arguments[1]),
    folder: folder
).run(into: &report)
try LongListBenchmark(theme: theme, fonts: fonts).run(into: &report)
try LongGridBenchmark(theme: theme, fonts: fonts).run(into: &report)
try TickBenchmark(theme: theme, fonts: fonts).run(into: &report)
// The WeChat look's list jumps, the QQ Music look's scrolls.
for (name, path, limit) in [
    ("WeChat", "Themes/wechat.theme.yaml", 0.2), ("QQ Music", "Themes/qq-music.theme.yaml", nil),
] {
    let file = try ThemeFile(atPath: path)
    try FilmBenchmark(
        name: name, theme: file.theme(in: .light), content: file.readContent().list(), fonts: file.findFonts().library,
        folder: folder, timeLimit: limit
    ).run(into: &report)
}
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[2]))
exit(report.failures.isEmpty ? 0 : 1)
