public import Geometry

/// What layout and painting ask of a text engine.
///
/// A measurer belongs to one thread. The same run always measures the same.
public protocol TextMeasuring: AnyObject {
    /// The extents of a run set on one line.
    func metrics(of run: TextRun) -> TextMetrics

    /// What the run's glyphs cover, in points relative to its origin; negative y is above the baseline. Empty for white
    /// space.
    ///
    /// Apart from the metrics, since it takes looking at each glyph.
    func ink(of run: TextRun) -> Rect
}
