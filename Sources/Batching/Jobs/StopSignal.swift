import Foundation

/// Tells a run to end after what it is at; any thread may give it.
package final class StopSignal: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var isGiven = false

    package init() {}

    package func give() { lock.withLock { isGiven = true } }

    package var hasBeenGiven: Bool { lock.withLock { isGiven } }
}
