import Interaction

/// The numbers that a timeline may hold.
enum TimelineLimits {
    static let times = 0.0...Timeline.longestDuration
    /// Seconds that a finger moves or stays.
    static let durations = 0.0...60
    /// Points.
    static let distances = -100_000.0...100_000
    /// Points per second.
    static let velocities = -100_000.0...100_000
    /// Widths of a page.
    static let pages = -100.0...100
    static let offsets = -1e9...1e9
    static let rows = 0.0...1e9
    static let shares = 0.0...1
    /// Of the time that a theme takes for something.
    static let phaseShares = 0.0...100
    static let numbers = 0...1_000_000
    static let fingers = 1...10
    static let columns = 1...100
    static let stepCount = 10_000
    static let fileNameLength = 100
}
