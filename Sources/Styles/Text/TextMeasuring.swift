/// What layout and painting ask of a text engine.
///
/// A measurer belongs to one thread. The same run always measures the same.
public protocol TextMeasuring: AnyObject {
    func metrics(of run: TextRun) -> TextMetrics
}
