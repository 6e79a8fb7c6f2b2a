import Dispatch
import Foundation

/// Runs a program's task without libdispatch's threads where they would end the process.
///
/// Swift's own threads are those of libdispatch, which on Linux looks every second how many of them are busy, in `/proc`:
/// where that is not mounted, as in bare chroots, it ends the process.
package enum MainThread {
    #if os(Linux)
        /// Whether libdispatch can count its threads, without which it ends the process sooner or later.
        package static let hasOthers = FileManager.default.fileExists(atPath: "/proc/self")
    #else
        /// Elsewhere it needs not.
        package static let hasOthers = true
    #endif

    /// Runs the task, which ends the process: on the thread that the program began on, where it has no others.
    ///
    /// Signals are heard even where the program was started with them blocked, as libdispatch's main loop hears them.
    package static func run(_ body: @escaping @Sendable () async -> Void) -> Never {
        #if !canImport(Darwin)
            if !hasOthers {
                var none = sigset_t()
                unsafe sigemptyset(&none)
                unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
                let executor = CallerExecutor()
                Task(executorPreference: executor) { await body() }
                executor.run()
            }
        #endif
        Task { await body() }
        dispatchMain()
    }
}

#if !canImport(Darwin)
    /// Runs the parts of tasks, as they become ready, on the thread that calls `run`.
    ///
    /// What changes is read and written only while the condition is locked, so that threads may share it.
    private final class CallerExecutor: TaskExecutor, @unchecked Sendable {
        private let condition = NSCondition()
        private var jobs: [UnownedJob] = []

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            condition.withLock {
                jobs.append(job)
                condition.signal()
            }
        }

        func run() -> Never {
            while true {
                let ready = condition.withLock {
                    while jobs.isEmpty { condition.wait() }
                    defer { jobs.removeAll() }
                    return jobs
                }
                for job in ready { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
            }
        }
    }
#endif
