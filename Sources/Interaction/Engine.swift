/// The behaviour of a control as a value without a clock, for a real control and for pictures alike.
///
/// Inputs and times go in, outputs come out, and what shows is a closed form of time, however finely it is asked for
/// (ST-1). Times never run back: an earlier one counts as the engine's own, and one that is no number does not pass.
public protocol Engine: Hashable, Sendable {
    /// Where the parts of the control are, as numbers alone.
    associatedtype Geometry: Hashable & Sendable
    /// What happens to the control: gestures, scrolls by a program, other content.
    associatedtype Input: Hashable & Sendable
    /// What the control does and tells.
    associatedtype Output: Hashable & Sendable
    /// What shows at an instant: all that time and gestures decide of a picture.
    associatedtype State: Hashable & Sendable

    /// The layout that the control shows now.
    var layout: Geometry { get }
    /// The latest time that the engine has been told, in seconds.
    var time: Double { get }
    /// The time of the next change of state, if nothing else happens; `nil` where nothing will change.
    ///
    /// A control can animate without a change of state, as a list between its sections or pages under a finger.
    var nextChange: Double? { get }
    /// Whether nothing moves or fades, nor will, until the next input.
    var isAtRest: Bool { get }

    /// Takes an input at a time and returns what happened up to then and because of it: by time, events of the same
    /// time in the order of ST-5.
    ///
    /// An input with a number that is not finite, or about a finger that is not down, does nothing.
    mutating func handle(_ input: Input, at time: Double) -> [Output]

    /// Lets time pass and returns what happened, in the same order.
    mutating func advance(to time: Double) -> [Output]

    /// What shows at a time, as `advance(to:)` would leave it.
    func state(at time: Double) -> State
}

/// An engine that the one loop of this module drives: it takes one input and makes one change at a time.
protocol SteppedEngine: Engine {
    var time: Double { get set }
    /// What has happened since it was last handed out.
    var outputs: [Output] { get set }

    /// Does what an input asks for, at the engine's time.
    mutating func take(_ input: Input)

    /// Does what is due at the engine's time.
    mutating func change()

    /// What shows at a time that is not beyond the next change.
    func present(at time: Double) -> State

    /// Hands out what has happened, in order.
    mutating func takeOutputs() -> [Output]
}

extension SteppedEngine {
    public mutating func handle(_ input: Input, at time: Double) -> [Output] {
        run(to: time)
        take(input)
        run(to: time)
        return takeOutputs()
    }

    public mutating func advance(to time: Double) -> [Output] {
        run(to: time)
        return takeOutputs()
    }

    public func state(at time: Double) -> State {
        guard let next = nextChange, next <= time else { return present(at: max(time, self.time)) }
        var later = self
        later.run(to: time)
        return later.present(at: later.time)
    }

    public var isAtRest: Bool { nextChange == nil }

    /// Makes the changes that are due up to a time, each at its own.
    mutating func run(to time: Double) {
        while let next = nextChange, next <= time {
            self.time = max(self.time, next)
            change()
        }
        self.time = max(self.time, time)
    }

    mutating func takeOutputs() -> [Output] {
        defer { outputs = [] }
        return outputs
    }
}

extension SteppedEngine where Output == TimedEvent {
    mutating func takeOutputs() -> [Output] {
        defer { outputs = [] }
        return outputs.inOrder()
    }
}

/// The earlier of two times, either of which may never come.
func earlier(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
}
