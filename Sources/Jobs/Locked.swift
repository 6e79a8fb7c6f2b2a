#if canImport(Darwin)
    import os
#else
    import Synchronization
#endif

/// A value that several threads share, of which one at a time has it.
///
/// For where nothing waits but for the lock itself: what waits until something has happened needs a condition.
package final class Locked<Value: Sendable>: Sendable {
    #if canImport(Darwin)
        // `Mutex` is younger than the systems that the package supports.
        private let lock: OSAllocatedUnfairLock<Value>

        /// Shares a value.
        package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
    #else
        private let lock: Mutex<Value>

        /// Shares a value.
        package init(_ value: Value) { lock = Mutex(value) }
    #endif

    /// Has the value for itself while `body` runs, which must not ask for it again.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        #if canImport(Darwin)
            lock.withLockUnchecked { body(&$0) }
        #else
            lock.withLock { body(&$0) }
        #endif
    }
}
