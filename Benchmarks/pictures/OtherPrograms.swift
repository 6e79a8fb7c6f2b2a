import BenchmarkReports
import Foundation
import Thumbindex
import Timelines

/// SVG as this project writes it, and what other programs take to draw the same picture from it.
struct OtherPrograms {
    let file: ThemeFile
    let python: String
    let folder: String

    func run(into report: inout BenchmarkReport) throws {
        let studio = try Studio(
            theme: file.theme(in: .light), content: file.readContent().list(), fonts: file.findFonts())
        guard let scene = studio.scene(of: CanonicalState.indexBar(.touchDownMiddle)) else { return }
        var times: [Double] = []
        for _ in 0..<20 {
            let start = processorMilliseconds()
            let svg = try studio.file(of: scene, as: .svg).bytes
            try Data(svg).write(to: URL(fileURLWithPath: folder + "/picture.svg"))
            times.append(processorMilliseconds() - start)
        }
        report.add("SVG of a state, a picture", times.median)
        let found = try JSONDecoder().decode(
            [String: Double].self,
            from: try ChildProcess(python, ["Benchmarks/pictures/others.py", folder + "/picture.svg", "2", "10"]).output
        )
        for name in ["rsvg-convert", "resvg-py", "skia-python", "Chromium"] {
            guard let time = found[name] else { continue }
            report.add("the same picture by \(name)", time)
        }
    }
}
