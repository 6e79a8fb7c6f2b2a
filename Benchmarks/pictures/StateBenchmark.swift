import Batching
import BenchmarkReports
import DisplayLists
import Files
import Thumbindex
import Timelines

/// All canonical states of a theme as files on disk, beside the plain C program's picture.
struct StateBenchmark {
    let themes: [ThemeFile]
    let plain: PlainProgram
    let folder: OutputFolder

    private static let rounds = 15

    /// What a round found, in milliseconds a picture.
    private struct Figures {
        var all: [Double] = []
        /// Those that show the list at an offset that another one before them showed.
        var sameOffset: [Double] = []
    }

    func run(into report: inout BenchmarkReport) throws {
        var ratios: [(all: Double, sameOffset: Double)] = []
        var times: [Figures] = []
        for round in 0..<Self.rounds {
            var figures = Figures()
            for theme in themes { try draw(theme, round: round, into: &figures) }
            // As many as a theme has states, so that what comes with a first picture weighs as much on either side.
            let theirs = try plain.run(
                content: themes[0].readContent().list(), pictures: figures.all.count / themes.count, in: folder.path)
            let whole = theirs.drawing + theirs.encoding
            ratios.append((figures.all.mean / whole, figures.sameOffset.mean / whole))
            times.append(figures)
        }
        report.add("all states of the themes, a picture", times.map(\.all.mean).median)
        report.add("states at an offset seen before, a picture", times.map(\.sameOffset.mean).median)
        report.add("all states / plain C", ratios.map(\.all).median, "×", limit: 1.0 / 20)
        report.add("states at an offset seen before / plain C", ratios.map(\.sameOffset).median, "×", limit: 1.0 / 40)
    }

    /// Draws every state once, with tools that have drawn nothing before.
    private func draw(_ theme: ThemeFile, round: Int, into figures: inout Figures) throws {
        let studio = try Studio(
            theme: theme.theme(in: .light), content: theme.readContent().list(), fonts: theme.findFonts())
        var seen: Set<String> = []
        for state in studio.possibleStates where state.component != .grid {
            let start = processorMilliseconds()
            guard let scene = studio.scene(of: state) else { continue }
            try folder.write(
                try studio.file(of: scene).bytes, to: "round-\(round)/\(theme.name)/\(state.path).png")
            let time = processorMilliseconds() - start
            figures.all.append(time)
            if !seen.insert(offset(of: scene)).inserted { figures.sameOffset.append(time) }
        }
    }

    /// The canvas and the rows on it say how far the list is scrolled.
    private func offset(of scene: Scene) -> String {
        let rows = scene.nodes.filter { $0.role == .row }.map { "\($0.id) \($0.frame.y)" }
        return "\(scene.displayList.size) \(rows.joined(separator: " "))"
    }
}

extension [Double] {
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
