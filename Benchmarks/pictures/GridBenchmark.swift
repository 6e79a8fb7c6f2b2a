import BenchmarkReports
import Contents
import Files
import Foundation
import Rendering
import Styles
import Thumbindex
import Timelines

/// All states of grids as files on disk, their pictures decoded in the run, beside a plain C program's pages.
struct GridBenchmark {
    let themes: [ThemeFile]
    /// Of plain-grid.c.
    let plain: String
    let folder: OutputFolder

    private static let rounds = 7

    /// What a round found, in milliseconds a picture.
    private struct Figures {
        var all: [Double] = []
        /// Those that show the items where another one before them did.
        var sameItems: [Double] = []
        var boards: [Double] = []
        /// Those of one state, by their formats, each drawn by tools that have drawn the state before.
        var formats: [PictureFormat: [Double]] = [:]
    }

    func run(into report: inout BenchmarkReport) throws {
        var figures: [Figures] = []
        var ratios: [(all: Double, sameItems: Double)] = []
        for round in 0..<Self.rounds {
            var here = Figures()
            var theirs: [Double] = []
            for theme in themes {
                let before = here.all.count
                try draw(theme, round: round, into: &here)
                theirs.append(try plainMilliseconds(theme, pictures: here.all.count - before))
            }
            ratios.append((here.all.mean / theirs.mean, here.sameItems.mean / theirs.mean))
            figures.append(here)
        }
        report.add("all states of the grids, a picture", figures.map(\.all.mean).median)
        report.add("grids whose items stay, a picture", figures.map(\.sameItems.mean).median)
        report.add("all states of the grids / plain C", ratios.map(\.all).median, "×", limit: 1.0 / 12)
        report.add("grids whose items stay / plain C", ratios.map(\.sameItems).median, "×", limit: 1.0 / 40)
        report.add(
            "a board / three of its states", figures.map { $0.boards.mean / (3 * $0.all.mean) }.median, "×", limit: 1)
        for format in [PictureFormat.json, .svg, .pdf] {
            let shares = figures.map { ($0.formats[format] ?? []).mean / ($0.formats[.png] ?? []).mean }
            report.add("\(format.rawValue) of a state / its PNG", shares.median, "×", limit: 0.5)
        }
    }

    private func draw(_ theme: ThemeFile, round: Int, into figures: inout Figures) throws {
        let start = processorMilliseconds()
        let tools = try DrawingTools(fonts: theme.findFonts())
        let grid = try theme.readContent().grid()
        var preparation = processorMilliseconds() - start
        let studios = Appearance.allCases.map { Studio(theme: theme.theme(in: $0), grid: grid, tools: tools) }
        for (appearance, studio) in zip(Appearance.allCases, studios) {
            var seen: Set<[String]> = []
            for state in studio.possibleStates where state.component == .grid {
                let start = processorMilliseconds()
                guard let scene = studio.scene(of: state) else { continue }
                try folder.write(
                    try studio.file(of: scene).bytes, to: "round-\(round)/\(theme.name)/\(appearance)/\(state.path).png"
                )
                let time = processorMilliseconds() - start + preparation
                preparation = 0
                figures.all.append(time)
                let places = scene.nodes.filter { $0.role == .gridItem }.map { "\($0.id) \(($0.hit ?? $0.frame).x)" }
                if !seen.insert(places).inserted { figures.sameItems.append(time) }
            }
        }
        figures.boards.append(try board(studios, theme, round: round))
        try measureFormats(theme, grid, into: &figures)
    }

    private func board(_ studios: [Studio], _ theme: ThemeFile, round: Int) throws -> Double {
        let start = processorMilliseconds()
        let board = studios[0].board(heading: theme.title, subheading: "", beside: Array(studios.dropFirst()))
        // As `render` draws boards.
        let file = try studios[0].file(of: board, as: .png(scale: 1))
        try folder.write(file.bytes, to: "round-\(round)/\(theme.name)/board.png")
        return processorMilliseconds() - start
    }

    /// Each format by tools of its own, after the fonts and the pictures were read.
    private func measureFormats(_ theme: ThemeFile, _ grid: GridContent, into figures: inout Figures) throws {
        for format in [PictureFormat.png, .json, .svg, .pdf] {
            let studio = try Studio(theme: theme.theme(in: .light), grid: grid, fonts: theme.findFonts())
            for (number, state) in studio.possibleStates.filter({ $0.component == .grid }).enumerated() {
                let start = processorMilliseconds()
                guard let scene = studio.scene(of: state) else { continue }
                _ = try studio.file(of: scene, as: ExportOptions(format))
                if number > 0 { figures.formats[format, default: []].append(processorMilliseconds() - start) }
            }
        }
    }

    private func plainMilliseconds(_ theme: ThemeFile, pictures: Int) throws -> Double {
        let grid = try theme.readContent().grid()
        let lines = (0..<grid.count).map { grid[$0].line }
        let items = folder.join("items.txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: items))
        let process = try ChildProcess(plain, [theme.name, items, String(pictures), folder.join("plain.png")])
        let figures = try JSONDecoder().decode(PlainProgram.Figures.self, from: process.output)
        return figures.drawing + figures.encoding
    }
}
