import Dispatch
import Foundation

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Transforms the elements on as many threads as the machine has cores, the caller's among them; the results are in the
    /// elements' order.
    package func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
        let threadCount = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
        guard threadCount > 1 else { return map(transform) }
        var results = [Mapped?](repeating: nil, count: count)
        unsafe results.withUnsafeMutableBufferPointer { results in
            // Each number is taken once, its result has a place of its own, and all are done before the places are read.
            nonisolated(unsafe) let places = unsafe results
            let next = Locked(0)
            withoutActuallyEscaping(transform) { transform in
                onThreads(threadCount) {
                    while true {
                        let number = next.withLock { next in
                            defer { next += 1 }
                            return next
                        }
                        guard number < count else { return }
                        unsafe places[number] = transform(self[startIndex + number])
                    }
                }
            }
        }
        return results.compactMap(\.self)
    }
}

/// Does the same on so many threads, the caller's among them, and waits for all; on fewer where the system has no room.
///
/// Not by libdispatch's own loop: its threads are counted in `/proc`, which need not be there (`MainThread`).
private func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let startedCount = (1..<count).count { _ in
        WorkerThread.start(stackBytes: JobPool.stackBytes) {
            body()
            done.signal()
        }
    }
    body()
    for _ in 0..<startedCount { done.wait() }
}
