import Drawing
import Geometry
import RandomNumbers
import Styles
import Testing

@Suite struct TextEngineRobustnessTests {
    static let families = ["Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Color Emoji"]

    private func engine() throws -> TextEngine { try TextEngine(fonts: FontLibrary(lists: [Self.families])) }

    /// Any text has finite measures, the same for every engine, whatever was measured before.
    @Test(arguments: 1...8)
    func randomTextsAreMeasured(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let (first, second) = (try engine(), try engine())
        let runs = (0..<150).map { _ in randomRun(using: &generator) }
        let measured = runs.map { first.metrics(of: $0) }
        for (run, metrics) in zip(runs, measured).reversed() {
            #expect(second.metrics(of: run) == metrics, "seed \(seed), \(run.text.debugDescription)")
            #expect(metrics.advance.isFinite && metrics.advance >= 0 && metrics.ascent >= 0 && metrics.descent >= 0)
            let ink = first.ink(of: run)
            #expect(second.ink(of: run) == ink && ink.width.isFinite && ink.height.isFinite)
            #expect(first.outline(of: run) == second.outline(of: run))
            #expect(first.missingCharacters(of: run) == second.missingCharacters(of: run))
        }
    }

    private func randomRun(using generator: inout SeededNumbers) -> TextRun {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F,
            0x3040...0x30FF, 0x4E00...0x4E80, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F64F, 0xE0000...0xE01EF,
            0x10FF00...0x10FFFF,
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
            let range = ranges[Int.random(in: ranges.indices, using: &generator)]
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
        }
        return TextRun(
            text: String(text), font: FontStyle(families: Self.families, size: 13, weight: 400),
            language: ["en", "ar", "ja", "x-odd", ""][Int.random(in: 0..<5, using: &generator)],
            direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
    }

    @Test func aRunWithoutFamiliesIsEmpty() throws {
        let run = TextRun(text: "A", font: FontStyle(families: []))
        #expect(try engine().metrics(of: run).advance == 0)
        let unknown = TextRun(text: "A", font: FontStyle(families: ["Somebody Else's"]))
        #expect(try engine().outline(of: unknown) == Path())
    }

    @Test func sizesThatAreNoSizesAreNoTrouble() throws {
        let engine = try engine()
        for size in [0, -3, 1e12, 1e-12] {
            #expect(
                engine.metrics(of: TextRun(text: "A", font: FontStyle(families: ["Inter"], size: size))).advance
                    .isFinite)
        }
    }

    /// The cache forgets what was not used for long; nothing of it shows.
    @Test func manyTextsAreMeasuredAsOne() throws {
        let engine = try engine()
        let run = TextRun(text: "Hamburg", font: FontStyle(families: ["Inter"]))
        let before = engine.metrics(of: run)
        for number in 0..<30_000 {
            _ = engine.metrics(of: TextRun(text: "Hamburg \(number)", font: FontStyle(families: ["Inter"])))
        }
        #expect(engine.metrics(of: run) == before)
    }

    @Test func marksWithoutEndStayWithTheirLetter() throws {
        let text = "a" + String(repeating: "\u{301}", count: 5_000)
        let metrics = try engine().metrics(of: TextRun(text: text, font: FontStyle(families: ["Inter"], size: 1)))
        #expect(metrics.advance.isFinite)
    }
}
