import DisplayLists
import Geometry
import Styles

/// Sets lines of text: chooses their size, cuts them to their room and finds their place.
struct TextSetter {
    let measurer: any TextMeasuring
    /// A BCP 47 tag.
    let language: String
    let direction: LayoutDirection

    /// A title whose ink or cap height is in the middle of a box around `center`, shrunk to a width in points.
    ///
    /// `nil` for an empty text.
    func title(
        _ text: String, font: FontStyle, color: Color, center: Point, maximumWidth: Double = .infinity
    ) -> TextCommand? {
        guard !text.isEmpty else { return nil }
        let (run, metrics) = shrunk(self.run(text, font: font), toWidth: maximumWidth)
        let middle = measurer.opticalMiddle(of: run, metrics: metrics)
        let origin = Point(x: center.x - middle.x, y: center.y - middle.y)
        return TextCommand(run: run, origin: origin, color: color, metrics: metrics)
    }

    /// A line at the leading end of a box, cut with an ellipsis where it is wider.
    ///
    /// Its baseline depends on the font alone, so that neighbouring lines of other scripts agree. `nil` for an
    /// empty text.
    func line(_ text: String, font: FontStyle, color: Color, in box: Rect) -> TextCommand? {
        line(text, font: font, color: color, in: box) { advance in
            direction == .leftToRight ? box.minX : box.maxX - advance
        }
    }

    /// The same in the middle of the box's width.
    func centeredLine(_ text: String, font: FontStyle, color: Color, in box: Rect) -> TextCommand? {
        line(text, font: font, color: color, in: box) { box.midX - $0 / 2 }
    }

    private func line(
        _ text: String, font: FontStyle, color: Color, in box: Rect, x: (_ advance: Double) -> Double
    ) -> TextCommand? {
        guard !text.isEmpty, box.width > 0 else { return nil }
        let (run, metrics) = truncated(self.run(text, font: font), toWidth: box.width)
        let origin = Point(x: x(metrics.advance), y: box.midY + capHeight(of: font) / 2)
        return TextCommand(run: run, origin: origin, color: color, metrics: metrics)
    }

    /// The height in points of the font's capital letters.
    func capHeight(of font: FontStyle) -> Double {
        measurer.metrics(of: run("H", font: font)).capHeight
    }

    /// From the top to the bottom of the font's line, in points.
    func lineHeight(of font: FontStyle) -> Double {
        let metrics = measurer.metrics(of: run("H", font: font))
        return metrics.ascent + metrics.descent
    }

    func advance(of text: String, font: FontStyle) -> Double {
        measurer.metrics(of: run(text, font: font)).advance
    }

    /// The run in the direction of its own first letter, as labels are set; the layout's where it has none.
    private func run(_ text: String, font: FontStyle) -> TextRun {
        TextRun(
            text: text.prefixOfOneLine, font: font, language: language,
            direction: text.naturalDirection ?? direction)
    }

    private func shrunk(_ run: TextRun, toWidth width: Double) -> (TextRun, TextMetrics) {
        let metrics = measurer.metrics(of: run)
        guard metrics.advance > width, width > 0 else { return (run, metrics) }
        var run = run
        run.font.size *= width / metrics.advance
        return (run, measurer.metrics(of: run))
    }

    /// The longest beginning that fits together with an ellipsis, found by bisection over its characters.
    private func truncated(_ run: TextRun, toWidth width: Double) -> (TextRun, TextMetrics) {
        let whole = measurer.metrics(of: run)
        guard whole.advance > width else { return (run, whole) }
        let characters = Array(run.text)
        var fitting = (run, whole)
        var low = 0
        var high = characters.count
        while low < high {
            let middle = (low + high) / 2
            var candidate = run
            candidate.text = String(characters[..<middle]).trimmingTrailingSpaces + "…"
            let metrics = measurer.metrics(of: candidate)
            if metrics.advance <= width || middle == 0 {
                fitting = (candidate, metrics)
                low = middle + 1
            } else {
                high = middle
            }
        }
        return fitting
    }
}
