public import Geometry

/// The way of one finger: still, or on an even move from one point to another (ST-1).
public struct FingerPath: Hashable, Sendable {
    /// Where the finger came down.
    public let origin: Point
    public private(set) var start: Point
    public private(set) var end: Point
    public private(set) var startTime: Double
    public private(set) var endTime: Double
    /// Points per second of the last move, down and to the right.
    public private(set) var lastVelocity: Point

    /// A finger that comes down.
    public init(at point: Point, time: Double) {
        self.origin = point
        self.start = point
        self.end = point
        self.startTime = time
        self.endTime = time
        self.lastVelocity = .zero
    }

    /// A pause of this many seconds before the release stops the finger (ST-1).
    public static let pause = 0.1
    /// What sums of times lose of a pause.
    private static let timeError = 1e-9
}

extension FingerPath {
    /// Where the finger is: moves are linear (ST-1).
    public func point(at time: Double) -> Point {
        guard time < endTime else { return end }
        guard time > startTime else { return start }
        let share = (time - startTime) / (endTime - startTime)
        return start.offset(dx: share * (end.x - start.x), dy: share * (end.y - start.y))
    }

    /// Begins a move from where the finger is; a move without duration is one since the last.
    public mutating func move(to point: Point, at time: Double, over duration: Double) {
        let elapsed = duration > 0 ? duration : time - endTime
        start = self.point(at: time)
        lastVelocity =
            elapsed > 0
            ? Point(x: (point.x - start.x) / elapsed, y: (point.y - start.y) / elapsed) : .zero
        end = point
        startTime = time
        endTime = time + max(duration, 0)
    }

    /// The velocity of a finger that is lifted at a time: the last move's, 0 after a pause (ST-1).
    public func releaseVelocity(at time: Double) -> Point {
        time - endTime >= Self.pause - Self.timeError ? .zero : lastVelocity
    }
}
