import ThumbindexEngines

/// Measures every letter half an em wide; an app asks its text system instead.
final class EvenMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        TextMetrics(
            advance: Double(run.text.count) * run.font.size / 2, ascent: run.font.size, descent: run.font.size / 4,
            capHeight: run.font.size * 0.7)
    }

    func ink(of run: TextRun) -> Rect {
        Rect(x: 0, y: -run.font.size * 0.7, width: metrics(of: run).advance, height: run.font.size * 0.7)
    }
}
