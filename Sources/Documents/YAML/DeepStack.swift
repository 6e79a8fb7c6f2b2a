internal import Foundation

/// Runs recursive code on a stack that holds it, whatever thread calls.
///
/// The YAML library nests up to 2000 calls, of about 2 KiB each, before its own limit stops it; a thread of a
/// pool may have 512 KiB in all.
enum DeepStack {
    private static let bytes = 16 << 20

    static func run<Value: Sendable>(
        _ body: @escaping @Sendable () throws(DiagnosticError) -> Value
    ) throws(DiagnosticError) -> Value {
        // Written by the thread before it signals, read by the caller after that.
        nonisolated(unsafe) var result: Result<Value, DiagnosticError>?
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = Result(catching: body)
            finished.signal()
        }
        thread.stackSize = bytes
        thread.start()
        finished.wait()
        guard let result else { preconditionFailure("a parsing thread ended without a result") }
        return try result.get()
    }
}
