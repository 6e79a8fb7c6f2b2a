import BenchmarkReports
import Contents
import Drawing
import Layouts
import Rendering
import Styles

/// A state of a long list beside the same of a short one, once their content is read (SL-9).
struct LongListBenchmark {
    let theme: Theme
    let fonts: FontLibrary

    private static let rounds = 15
    private static let layoutsPerRound = 200

    func run(into report: inout BenchmarkReport) throws {
        let engine = try TextEngine(fonts: fonts)
        let short = Self.content(rows: 100)
        let long = Self.content(rows: 100_000)
        var figures: [(short: Double, long: Double)] = []
        for _ in 0..<Self.rounds {
            figures.append((milliseconds(of: short, engine), milliseconds(of: long, engine)))
        }
        report.add("layout of a state, 100 rows", figures.map(\.short).median)
        report.add("layout of a state, 100,000 rows", figures.map(\.long).median)
        report.add("100,000 rows / 100 rows", figures.map { $0.long / $0.short }.median, "×", limit: 1.5)
    }

    private func milliseconds(of content: ListContent, _ engine: TextEngine) -> Double {
        let start = processorMilliseconds()
        for _ in 0..<Self.layoutsPerRound {
            let list = layout(theme, content, measurer: engine).geometry.list
            let offset = list.targetOffset(ofSection: list.sections.count / 2)
            precondition(!list.visible(atOffset: offset).sections.isEmpty, "a list without visible sections")
        }
        return (processorMilliseconds() - start) / Double(Self.layoutsPerRound)
    }

    /// Rows spread evenly over the sections A to Z.
    private static func content(rows: Int) -> ListContent {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let sections = letters.enumerated().map { place, letter in
            let count = rows / letters.count + (place < rows % letters.count ? 1 : 0)
            return ContentSection(
                title: letter, items: (0..<count).map { ContentItem(name: "\(letter) \($0)") })
        }
        return ListContent(sections: sections)
    }
}
