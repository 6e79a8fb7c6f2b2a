package import Geometry
package import Styles

/// A line of text at its place: what is left of it where it was cut, in the size that it was shrunk to.
package struct SetLine: Hashable, Sendable {
    /// The text with what shapes it.
    package let run: TextRun
    /// The left end of the baseline.
    package let origin: Point
    /// The run's extents.
    package let metrics: TextMetrics
}

/// Sets lines of text: chooses their size, cuts them to their room and finds their place.
///
/// It belongs to the thread of its measurer.
package struct TextSetter {
    private let measurer: any TextMeasuring
    /// A BCP 47 tag.
    private let language: String
    /// The side that lines begin at.
    package let direction: LayoutDirection

    /// A setter for texts in a language, a BCP 47 tag.
    package init(measurer: any TextMeasuring, language: String, direction: LayoutDirection) {
        self.measurer = measurer
        self.language = language
        self.direction = direction
    }

    /// A title whose ink or cap height is in the middle of a box around `center`, shrunk to a width in points.
    ///
    /// `nil` for an empty text.
    package func title(
        _ text: String, font: FontStyle, center: Point, maximumWidth: Double = .infinity
    ) -> SetLine? {
        guard !text.isEmpty else { return nil }
        let (run, metrics) = shrunk(self.run(text, font: font), toWidth: maximumWidth)
        let middle = measurer.opticalMiddle(of: run, metrics: metrics)
        let origin = Point(x: center.x - middle.x, y: center.y - middle.y)
        return SetLine(run: run, origin: origin, metrics: metrics)
    }

    /// Letters that stand for a picture, their ink in the middle of its frame in every script (TX-7).
    ///
    /// They are shrunk to three quarters of the frame's width, and their ink to three fifths of its height: such a box is
    /// inside a circle, however large the reader's text is. `nil` for an empty text.
    package func monogram(_ text: String, font: FontStyle, in frame: Rect) -> SetLine? {
        guard !text.isEmpty else { return nil }
        var (run, metrics) = shrunk(self.run(text, font: font), toWidth: 0.75 * frame.width)
        var ink = measurer.ink(of: run)
        let height = 0.6 * frame.height
        if ink.height > height, height > 0 {
            run.font = run.font.resized(to: run.font.size * height / ink.height)
            metrics = measurer.metrics(of: run)
            ink = measurer.ink(of: run)
        }
        let middle = ink.isEmpty ? measurer.opticalMiddle(of: run, metrics: metrics) : ink.center
        let center = frame.center
        return SetLine(run: run, origin: Point(x: center.x - middle.x, y: center.y - middle.y), metrics: metrics)
    }

    /// A line in a box, cut with an ellipsis where it is wider.
    ///
    /// Its baseline depends on the font alone, so that neighbouring lines of other scripts agree. `nil` for an
    /// empty text.
    package func line(
        _ text: String, font: FontStyle, in box: Rect, aligned alignment: TextAlignment = .leading
    ) -> SetLine? {
        guard !text.isEmpty, box.width > 0 else { return nil }
        let (run, metrics) = truncated(self.run(text, font: font), toWidth: box.width)
        let x =
            switch (alignment, direction) {
            case (.center, _): box.midX - metrics.advance / 2
            case (.leading, .leftToRight), (.trailing, .rightToLeft): box.minX
            case (.leading, .rightToLeft), (.trailing, .leftToRight): box.maxX - metrics.advance
            }
        return SetLine(run: run, origin: Point(x: x, y: box.midY + capHeight(of: font) / 2), metrics: metrics)
    }

    /// The height in points of the font's capital letters.
    package func capHeight(of font: FontStyle) -> Double {
        measurer.metrics(of: run("H", font: font)).capHeight
    }

    /// From the top to the bottom of the font's line, in points: what its style says, or else the font (TX-5).
    package func lineHeight(of font: FontStyle) -> Double {
        if let multiple = font.lineHeight { return multiple * font.size }
        let metrics = measurer.metrics(of: run("H", font: font))
        return metrics.ascent + metrics.descent
    }

    /// The width in points that a text takes on one line.
    package func advance(of text: String, font: FontStyle) -> Double {
        measurer.metrics(of: run(text, font: font)).advance
    }

    /// The run in the direction of its own first letter, as labels are set; a text of numbers and signs alone, as "−20 %",
    /// keeps their order (TX-3).
    private func run(_ text: String, font: FontStyle) -> TextRun {
        TextRun(
            text: text.prefixOfOneLine, font: font, language: language,
            direction: text.naturalDirection ?? .leftToRight)
    }

    private func shrunk(_ run: TextRun, toWidth width: Double) -> (TextRun, TextMetrics) {
        let metrics = measurer.metrics(of: run)
        guard metrics.advance > width, width > 0 else { return (run, metrics) }
        var run = run
        run.font = run.font.resized(to: run.font.size * width / metrics.advance)
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

extension TextMeasuring {
    /// From a run's origin to what the eye takes for its middle.
    ///
    /// Down: half the cap height, negated, for letters that have capitals and for digits, so that a column of them
    /// stands on even baselines; the middle of the ink for all else, as Han characters and emoji. Right: the middle of
    /// the ink of a single character, of the advance of a longer text.
    ///
    /// - Parameter metrics: the run's.
    fileprivate func opticalMiddle(of run: TextRun, metrics: TextMetrics) -> Point {
        let (isSingle, isOnCapHeight) = (run.text.dropFirst().isEmpty, run.text.isSetOnCapHeight)
        let ink = isSingle || !isOnCapHeight ? ink(of: run) : .zero
        return Point(
            x: isSingle && !ink.isEmpty ? ink.midX : metrics.advance / 2,
            y: isOnCapHeight || ink.isEmpty ? -metrics.capHeight / 2 : ink.midY)
    }
}

extension String {
    fileprivate var isSetOnCapHeight: Bool {
        unicodeScalars.first.map { $0.properties.isUppercase || $0.properties.isLowercase || $0.isASCIIDigit } ?? false
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
