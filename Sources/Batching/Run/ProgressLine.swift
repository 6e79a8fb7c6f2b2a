/// How far a run has come, on one line: `[#####.....] 84 of 168, 120 a second, 1 s left`.
package struct ProgressLine: Hashable, Sendable {
    /// How many scenes are finished.
    package let done: Int
    /// How many there are.
    package let total: Int
    /// Since the run began.
    package let seconds: Double

    /// A line after so many seconds.
    package init(done: Int, total: Int, seconds: Double) {
        self.done = done
        self.total = total
        self.seconds = seconds
    }

    /// Rate and time left are told once they can be estimated, after the first half second.
    package var text: String {
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
        let count = "[\(bar)] \(done) of \(total)"
        guard seconds >= 0.5, done > 0, done < total else { return count }
        let rate = Double(done) / seconds
        return count + ", \(Self.readable(rate)) a second, \(Self.duration(Double(total - done) / rate)) left"
    }

    private static let width = 30

    private var filled: Int {
        total > 0 ? min(Int(Double(Self.width) * Double(done) / Double(total)), Self.width) : Self.width
    }

    /// Two figures are enough to go by.
    private static func readable(_ rate: Double) -> String {
        rate < 10 ? String((rate * 10).rounded() / 10) : String(Int(min(rate, 1e9).rounded()))
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 1e9).rounded(.up))
        return switch whole {
        case ..<60: "\(whole) s"
        case ..<3600: "\(whole / 60) min \(whole % 60) s"
        default: "\(whole / 3600) h \(whole % 3600 / 60) min"
        }
    }
}
