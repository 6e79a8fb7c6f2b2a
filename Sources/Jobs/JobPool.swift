import Dispatch
import Foundation

/// Works through a sequence of jobs on several threads at once.
///
/// The threads are its own: jobs keep a core busy for long, and Swift's tasks have no more threads than there are cores,
/// so that outcomes could not be delivered beside them.
package struct JobPool: Sendable {
    /// At least 1. More than the machine has cores are no faster.
    package let workerCount: Int
    /// How many outcomes may wait for an earlier one to be delivered; then the workers wait.
    package static let lead = 64

    /// A pool of so many threads, at least 1.
    package init(workerCount: Int) {
        precondition(workerCount > 0, "a pool without a worker")
        self.workerCount = workerCount
    }

    /// Takes jobs in order, one at a time for each worker, and delivers their outcomes in the same order, whichever
    /// is done first.
    ///
    /// The sequence is not held in memory. A worker is made on the thread that uses it and stays there; a single one
    /// works in the caller's task, since a thread would only have to be started, and so does one where the system has no
    /// room for a thread. Outcomes are delivered in the caller's task. After a signal to stop no further job is taken;
    /// those taken are delivered.
    package func run<Jobs: Sequence & Sendable, Worker, Outcome: Sendable>(
        _ jobs: Jobs, until stop: StopSignal = StopSignal(), worker makeWorker: @escaping @Sendable () -> Worker,
        work: @escaping @Sendable (inout Worker, Jobs.Element) -> Outcome,
        deliver: (Outcome) -> Void
    ) async where Jobs.Element: Sendable {
        let queue = JobQueue(jobs, lead: Self.lead + workerCount, stop: stop)
        func runAlone() {
            var worker = makeWorker()
            while let (number, job) = queue.next() {
                deliver(work(&worker, job))
                queue.noteDelivered(number + 1)
            }
        }
        guard workerCount > 1 else { return runAlone() }
        let (reports, reporter) = AsyncStream.makeStream(of: Report<Outcome>.self)
        let threadCount = (0..<workerCount).count { _ in
            WorkerThread.start(stackBytes: Self.stackBytes) {
                var worker = makeWorker()
                while let (number, job) = queue.next() {
                    reporter.yield(.done(work(&worker, job), number: number))
                }
                reporter.yield(.workerLeft)
            }
        }
        guard threadCount > 0 else { return runAlone() }
        await deliverInOrder(reports, of: queue, threadCount: threadCount, to: deliver)
    }

    /// In bytes; as much as a program's main thread usually has.
    private static let stackBytes = 8 << 20

    private func deliverInOrder<Outcome, Jobs>(
        _ reports: AsyncStream<Report<Outcome>>, of queue: JobQueue<Jobs>, threadCount: Int,
        to deliver: (Outcome) -> Void
    ) async {
        var waiting: [Int: Outcome] = [:]
        var nextNumber = 0
        var workersLeft = 0
        for await report in reports {
            switch report {
            case .done(let outcome, let number): waiting[number] = outcome
            case .workerLeft: workersLeft += 1
            }
            let first = nextNumber
            while let outcome = waiting.removeValue(forKey: nextNumber) {
                deliver(outcome)
                nextNumber += 1
            }
            if nextNumber > first { queue.noteDelivered(nextNumber) }
            if workersLeft == threadCount { return }
        }
    }
}

/// What a worker tells: an outcome with the number of its job, or that there is nothing left to do.
private enum Report<Outcome: Sendable>: Sendable {
    case done(Outcome, number: Int)
    case workerLeft
}

/// Hands the elements of a sequence out, each once, with its number from 0.
///
/// What changes is read and written only while the condition is locked, so that threads may share it.
private final class JobQueue<Jobs: Sequence & Sendable>: @unchecked Sendable where Jobs.Element: Sendable {
    /// Guards what changes, and wakes those that wait for outcomes to be delivered.
    private let condition = NSCondition()
    private var iterator: EnumeratedSequence<Jobs>.Iterator
    private let lead: Int
    private let stop: StopSignal
    private var takenCount = 0
    private var deliveredCount = 0

    init(_ jobs: Jobs, lead: Int, stop: StopSignal) {
        iterator = jobs.enumerated().makeIterator()
        self.lead = lead
        self.stop = stop
    }

    /// Waits while too many outcomes are not yet delivered: one that takes long must not let the others pile up.
    func next() -> (Int, Jobs.Element)? {
        condition.withLock {
            while takenCount - deliveredCount >= lead, !stop.hasBeenGiven { condition.wait() }
            guard !stop.hasBeenGiven, let job = iterator.next() else { return nil }
            takenCount += 1
            return (job.offset, job.element)
        }
    }

    func noteDelivered(_ count: Int) {
        condition.withLock {
            deliveredCount = count
            condition.broadcast()
        }
    }
}

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Transforms the elements on as many threads as the machine has cores; the results are in the elements' order.
    ///
    /// On the caller's thread alone where libdispatch's would end the process (`MainThread`).
    package func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
        guard count > 1, MainThread.hasOthers else { return map(transform) }
        var results = [Mapped?](repeating: nil, count: count)
        unsafe results.withUnsafeMutableBufferPointer { results in
            // Each iteration writes to a place of its own, and all are done before the places are read.
            nonisolated(unsafe) let places = unsafe results
            DispatchQueue.concurrentPerform(iterations: count) { unsafe places[$0] = transform(self[startIndex + $0]) }
        }
        return results.compactMap(\.self)
    }
}

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
