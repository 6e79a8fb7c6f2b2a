import Foundation

/// Runs recursive code on a stack that holds it, whatever thread calls; a thread of a pool may have 512 KiB in all.
package enum DeepStack {
    /// Waits until `body` is done.
    ///
    /// - Parameter bytes: of the stack.
    package static func run<Value: Sendable, Failure: Error>(
        bytes: Int, _ body: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // Written by the thread before it signals, read by the caller after that.
        nonisolated(unsafe) var result: Result<Value, Failure>?
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            unsafe result = Result(catching: body)
            finished.signal()
        }
        thread.stackSize = bytes
        thread.start()
        finished.wait()
        guard let result = unsafe result else { preconditionFailure("a thread ended without a result") }
        return try result.get()
    }
}
