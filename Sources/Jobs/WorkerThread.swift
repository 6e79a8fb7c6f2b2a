import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads of the operating system, which say where there is no room for another.
///
/// Foundation's threads stay silent then, and whoever waits for one waits for ever.
enum WorkerThread {
    /// Runs `body` on a new thread; `false` where none could be started.
    ///
    /// - Parameter stackBytes: the size of its stack.
    static func start(stackBytes: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_setstacksize(&attributes, stackBytes) == 0,
            unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        // Retained until the thread has it, which alone reads it.
        let work = unsafe Unmanaged.passRetained(Work(body))
        guard unsafe create(&attributes, work.toOpaque()) else {
            unsafe work.release()
            return false
        }
        return true
    }

    private static func create(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Bool {
        #if canImport(Darwin)
            var thread: pthread_t?
            return unsafe pthread_create(
                &thread, &attributes,
                { work in
                    unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
                    return nil
                }, work) == 0
        #else
            var thread = pthread_t()
            return unsafe pthread_create(
                &thread, &attributes,
                { work in
                    if let work = unsafe work { unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
                    return nil
                }, work) == 0
        #endif
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}

/// Runs recursive code on a stack that holds it, whatever thread calls; a thread of a pool may have 512 KiB in all.
package enum DeepStack {
    /// Waits until `body` is done; `nil` where the system has no room for the stack.
    ///
    /// - Parameter bytes: of the stack.
    package static func run<Value: Sendable, Failure: Error>(
        bytes: Int, _ body: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        // Written by the thread before it signals, read by the caller after that.
        nonisolated(unsafe) var result: Result<Value, Failure>?
        let finished = DispatchSemaphore(value: 0)
        let isRunning = WorkerThread.start(stackBytes: bytes) {
            unsafe result = Result(catching: body)
            finished.signal()
        }
        guard isRunning else { return nil }
        finished.wait()
        return try unsafe result?.get()
    }
}
