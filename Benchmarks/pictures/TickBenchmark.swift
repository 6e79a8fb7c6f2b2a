import BenchmarkReports
import Drawing
import Geometry
import Interaction
import Layouts
import Rendering
import Styles

/// What a moment of a moving screen costs with a million rows, beside one with a hundred.
struct TickBenchmark {
    let theme: Theme
    let fonts: FontLibrary

    private static let rounds = 15
    private static let repetitions = 40
    private static let ticksPerSecond = 60.0

    func run(into report: inout BenchmarkReport) throws {
        let engine = try TextEngine(fonts: fonts)
        let short = screen(rows: 100, measurer: engine)
        let long = screen(rows: 1_000_000, measurer: engine)
        var figures: [(short: Double, long: Double)] = []
        for _ in 0..<Self.rounds { figures.append((microseconds(short), microseconds(long))) }
        report.add("a tick of the engine, 100 rows", figures.map(\.short).median, "µs")
        report.add("a tick of the engine, 1,000,000 rows", figures.map(\.long).median, "µs")
        report.add("1,000,000 rows / 100 rows", figures.map { $0.long / $0.short }.median, "×", limit: 1.5)
    }

    /// Rows spread evenly over the sections A to Z.
    private func screen(rows: Int, measurer: TextEngine) -> IndexedListEngine {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let sections = letters.enumerated().map { place, letter in
            let count = rows / letters.count + (place < rows % letters.count ? 1 : 0)
            return SectionOutline(indexTitle: letter, metrics: SectionMetrics(rowCount: count))
        }
        let layout = IndexedListLayout(
            theme: theme, sections: sections, language: "en", direction: .leftToRight, measurer: measurer)
        return IndexedListEngine(layout: layout, bar: theme.indexBar, bubble: theme.bubble)
    }

    /// The list is thrown and slows down, then a finger runs down the bar; what shows is asked for at each tick.
    private func microseconds(_ screen: IndexedListEngine) -> Double {
        let center = screen.layout.list.area.frame.center
        let bar = screen.layout.bar?.frame ?? Rect(origin: center, size: .zero)
        let inputs: [(time: Double, input: IndexedListEngine.Input)] = [
            (0, .grab()), (0, .touchMove(to: center.offset(dy: -300), over: 0.3)), (0.3, .touchUp(velocity: -900)),
            (2, .touchDown(finger: 0, at: Point(x: bar.midX, y: bar.minY + 30))),
            (2.2, .touchMove(to: Point(x: bar.midX, y: bar.maxY - 30), over: 1)), (3.4, .touchUp()),
        ]
        var count = 0
        let start = processorMilliseconds()
        for _ in 0..<Self.repetitions {
            var engine = screen
            var rest = inputs[...]
            for tick in 0..<Int(5 * Self.ticksPerSecond) {
                let time = Double(tick) / Self.ticksPerSecond
                while let next = rest.first, next.time <= time {
                    _ = engine.handle(next.input, at: next.time)
                    rest.removeFirst()
                }
                _ = engine.advance(to: time)
                precondition(engine.state(at: time).offset.isFinite, "a screen without an offset")
                count += 1
            }
        }
        return (processorMilliseconds() - start) * 1000 / Double(count)
    }
}
