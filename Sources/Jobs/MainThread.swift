import Dispatch
import Foundation

/// Runs a program's task on the thread that the program began on.
///
/// Swift's own threads are those of libdispatch, which on Linux looks every second how many of them are busy, in `/proc`:
/// where that is not mounted, as in bare chroots, it ends the process. A task that never is on them needs none, and one
/// thread less to start.
package enum MainThread {
    #if canImport(Darwin)
        /// Runs the task, which ends the process.
        package static func run(_ body: @escaping @Sendable () async -> Void) -> Never {
            Task { await body() }
            dispatchMain()
        }
    #else
        /// Runs the task, which ends the process.
        package static func run(_ body: @escaping @Sendable () async -> Void) -> Never {
            let executor = CallerExecutor()
            Task(executorPreference: executor) { await body() }
            executor.run()
        }
    #endif
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
