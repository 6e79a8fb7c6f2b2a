/// Tells a run to end after what it is at; any thread may give it.
package final class StopSignal: Sendable {
    private let isGiven = Locked(false)

    package init() {}

    package func give() { isGiven.withLock { $0 = true } }

    package var hasBeenGiven: Bool { isGiven.withLock { $0 } }
}
