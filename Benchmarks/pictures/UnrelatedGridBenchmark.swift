import BenchmarkReports
import Contents
import Files
import Foundation
import Thumbindex
import Timelines

/// 10,000 pages of a grid that share no names, over 200 photographs, as files on disk, beside the plain C program's.
struct UnrelatedGridBenchmark {
    let file: ThemeFile
    /// Of plain-grid.c.
    let plain: String
    /// One with the packages of requirements.txt.
    let python: String
    let folder: OutputFolder

    private static let rounds = 5
    private static let pagesPerRound = 2000
    private static let photographs = 200
    /// The plain program draws a tenth of the pages over a tenth of the photographs.
    private static let share = 10

    func run(into report: inout BenchmarkReport) throws {
        let photographs = folder.join("photographs")
        _ = try ChildProcess(python, ["Benchmarks/pictures/photographs.py", photographs])
        let content = try file.readContent().grid()
        var figures: [(ours: Double, ratio: Double)] = []
        for round in 0..<Self.rounds {
            let theirs = try plainMilliseconds(content, photographs, round: round)
            let ours = try draw(content, photographs, round: round)
            figures.append((ours, ours / theirs))
        }
        report.add("10,000 unrelated pages of grids, a page", figures.map(\.ours).median)
        report.add("unrelated pages of grids / plain C", figures.map(\.ratio).median, "×", limit: 1.0 / 8)
    }

    private func draw(_ content: GridContent, _ photographs: String, round: Int) throws -> Double {
        let tools = try DrawingTools(fonts: file.findFonts())
        let theme = file.theme(in: .light)
        var time = 0.0
        for number in 0..<Self.pagesPerRound {
            let page = content.page(
                round * Self.pagesPerRound + number, of: photographs, count: Self.photographs)
            let start = processorMilliseconds()
            let studio = Studio(theme: theme, grid: page, tools: tools)
            guard let scene = studio.scene(of: .grid(.firstPage)) else { continue }
            try folder.write(try studio.file(of: scene).bytes, to: "page-\(number).png")
            time += processorMilliseconds() - start
        }
        return time / Double(Self.pagesPerRound)
    }

    private func plainMilliseconds(_ content: GridContent, _ photographs: String, round: Int) throws -> Double {
        let pages = Self.pagesPerRound / Self.share
        let lines = (0..<pages).flatMap { number in
            let page = content.page(
                round * Self.pagesPerRound + number, of: photographs, count: Self.photographs / Self.share)
            return (0..<page.count).map { page[$0].line }
        }
        let items = folder.join("unrelated-items.txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: items))
        let process = try ChildProcess(plain, [file.name, items, String(pages), folder.join("plain.png")])
        let figures = try JSONDecoder().decode(PlainProgram.Figures.self, from: process.output)
        return figures.drawing + figures.encoding
    }
}

extension GridContent {
    /// A page of nine items whose names have a number of their own, each with one of the photographs.
    fileprivate func page(_ number: Int, of photographs: String, count: Int) -> GridContent {
        let items = (0..<9).map { place in
            var item = self[(number + place) % self.count]
            item.name += " \(number)"
            item.subtitle = "$\(number * 9 + place)"
            let photograph = String((number * 9 + place) * 7919 % count + 1000).dropFirst()
            item.picture = "\(photographs)/\(photograph).jpg"
            return item
        }
        return GridContent(title: title, locale: locale, items: items)
    }
}

extension ContentItem {
    /// The item as plain-grid.c reads it.
    var line: String { [picture ?? "", name, subtitle ?? "", badge ?? ""].joined(separator: "\t") }
}
