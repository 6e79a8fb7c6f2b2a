/// Tells a run to end after what it is at; any thread may give it.
package final class StopSignal: Sendable {
    private let isGiven = Locked(false)

    /// A signal that was not given yet.
    package init() {}

    /// Gives the signal, once and for all.
    package func give() { isGiven.withLock { $0 = true } }

    /// Whether any thread gave the signal.
    package var hasBeenGiven: Bool { isGiven.withLock { $0 } }
}
