public import Geometry
import Interaction

/// A finger at an instant, as a film may show it (SC-6).
public struct FingerMark: Hashable, Sendable {
    /// Where it is on the canvas, in points.
    public let point: Point
    /// 0…1: it grows while the finger goes down and shrinks while it lifts.
    public let pressure: Double

    /// A finger at a point.
    public init(point: Point, pressure: Double) {
        self.point = point
        self.pressure = pressure
    }
}

/// The fingers of a timeline as inputs move them.
struct FingerTraces {
    private var traces: [Int: Trace] = [:]
    /// Where a finger is that takes hold of what scrolls.
    private let grabPoint: Point

    private struct Trace {
        var path: FingerPath
        let down: Double
        var up: Double?
    }

    /// Seconds in which a finger goes down.
    private static let downDuration = 0.12
    /// Seconds in which it lifts.
    private static let upDuration = 0.2

    init(grabPoint: Point) { self.grabPoint = grabPoint }

    /// Notes what a finger does.
    mutating func note<Content, Goal>(_ input: PointerInput<Content, Goal>, at time: Double) {
        switch input {
        case .touchDown(let finger, let point):
            traces[finger] = Trace(path: FingerPath(at: point, time: time), down: time)
        case .grab(let finger): traces[finger] = Trace(path: FingerPath(at: grabPoint, time: time), down: time)
        case .touchMove(let finger, let point, let duration):
            traces[finger]?.path.move(to: point, at: time, over: duration)
        case .touchUp(let finger, _), .touchCancel(let finger): traces[finger]?.up = time
        case .scroll, .reload: break
        }
    }

    /// Where fingers are at a time, by their numbers.
    func marks(at time: Double) -> [FingerMark] {
        traces.sorted { $0.key < $1.key }.compactMap { _, trace in
            var pressure = min((time - trace.down) / Self.downDuration, 1)
            if let up = trace.up { pressure = min(pressure, 1 - (time - up) / Self.upDuration) }
            guard pressure > 0 else { return nil }
            return FingerMark(point: trace.path.point(at: min(time, trace.up ?? time)), pressure: pressure)
        }
    }
}
