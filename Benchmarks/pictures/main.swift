import Batching
import BenchmarkReports
import Files
import Foundation
import Thumbindex

// PictureBenchmarks PLAIN COMMAND PYTHON RESULTS.json [PART…]: PLAIN is plain.c of this folder, compiled, and beside it
// plain-grid.c as PLAIN-grid; COMMAND is this project's, PYTHON one that has the packages of requirements.txt. Without a
// PART all of them are measured.
let arguments = CommandLine.arguments
guard arguments.count >= 5 else {
    FileHandle.standardError.write(Data("usage: PictureBenchmarks PLAIN COMMAND PYTHON RESULTS.json [PART…]\n".utf8))
    exit(64)
}
let folder = try OutputFolder(path: NSTemporaryDirectory() + "/thumbindex-bench-\(getpid())")

let file = try ThemeFile(atPath: "Themes/wechat.theme.yaml")
let theme = file.theme(in: .light)
let content = try file.readContent().list()
let fonts = try file.findFonts().library
let plain = PlainProgram(path: arguments[1])
var report = BenchmarkReport()

let parts: [(name: String, run: (inout BenchmarkReport) throws -> Void)] = [
    // First: what a program has held at most counts its parent's memory until it starts.
    ("command", CommandBenchmark(program: arguments[2], content: content, plain: plain, folder: folder.path).run),
    ("match", MatchBenchmark(program: arguments[2], folder: folder.path).run),
    (
        "steps",
        PictureBenchmark(theme: theme, content: content, fonts: fonts, plain: plain, folder: folder.path).run
    ),
    ("unrelated", UnrelatedBenchmark(file: file, plain: plain, folder: folder).run),
    (
        "states",
        { report in
            let themes = try ["qq-music", "wechat", "system"].map { try ThemeFile(atPath: "Themes/\($0).theme.yaml") }
            try StateBenchmark(themes: themes, plain: plain, folder: folder).run(into: &report)
        }
    ),
    (
        "grids",
        { report in
            let themes = try ["shop", "launcher"].map { try ThemeFile(atPath: "Themes/\($0).theme.yaml") }
            try GridBenchmark(themes: themes, plain: plain.path + "-grid", folder: folder).run(into: &report)
        }
    ),
    (
        "unrelated-grids",
        UnrelatedGridBenchmark(
            file: try ThemeFile(atPath: "Themes/shop.theme.yaml"), plain: plain.path + "-grid", python: arguments[3],
            folder: folder
        ).run
    ),
    ("mockups", MockupBenchmark(file: file, folder: folder).run),
    ("others", OtherPrograms(file: file, python: arguments[3], folder: folder.path).run),
    (
        "layout",
        { report in
            try LongListBenchmark(theme: theme, fonts: fonts).run(into: &report)
            try LongGridBenchmark(theme: theme, fonts: fonts).run(into: &report)
            try TickBenchmark(theme: theme, fonts: fonts).run(into: &report)
        }
    ),
    (
        "films",
        { report in
            // The WeChat look's list jumps, the QQ Music look's scrolls.
            for (name, path) in [
                ("WeChat", "Themes/wechat.theme.yaml"), ("QQ Music", "Themes/qq-music.theme.yaml"),
            ] {
                let file = try ThemeFile(atPath: path)
                try FilmBenchmark(
                    name: name, theme: file.theme(in: .light), content: file.readContent().list(),
                    fonts: file.findFonts().library, folder: URL(fileURLWithPath: folder.path)
                ).run(into: &report)
            }
        }
    ),
]
let wanted = Set(arguments.dropFirst(5))
if let unknown = wanted.subtracting(parts.map(\.name)).sorted().first {
    FileHandle.standardError.write(
        Data("no part \(unknown); there are \(parts.map(\.name).joined(separator: ", "))\n".utf8))
    exit(64)
}
do {
    // Within a block, since `exit` leaves undone what is deferred.
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    if !QuietDisk(folder: folder.path).wait() { print("Creating files takes long here; so will what writes pictures.") }
    for part in parts where wanted.isEmpty || wanted.contains(part.name) { try part.run(&report) }
}
print(report.table)
try report.json().write(to: URL(fileURLWithPath: arguments[4]))
let recorded = try RecordedRatios(Data(contentsOf: URL(fileURLWithPath: "Benchmarks/recorded.json")))
let regressions = recorded.regressions(in: report)
for regression in regressions { print(regression) }
exit(regressions.isEmpty && report.isWithinBounds ? 0 : 1)
