import Geometry
import Styles

/// A text engine in whose one font every character is ten points wide and high.
final class EvenMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        TextMetrics(advance: 10 * Double(run.text.count), ascent: 8, descent: 2, capHeight: 8)
    }

    func ink(of run: TextRun) -> Rect { Rect(x: 0, y: -8, width: 10 * Double(run.text.count), height: 8) }
}
