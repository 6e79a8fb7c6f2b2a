import Foundation
import Jobs
import Testing

struct JobPoolTests {
    @Test("outcomes come in the order of the jobs, whatever the number of workers", arguments: [1, 2, 3, 8])
    func order(workerCount: Int) async {
        let log = Log()
        await JobPool(workerCount: workerCount).run(
            0..<200, worker: {},
            work: { _, job in
                // Early jobs take longest, so that later ones overtake them.
                Thread.sleep(forTimeInterval: job.isMultiple(of: 10) ? 0.004 : 0)
                return job * job
            },
            deliver: log.append)
        #expect(log.numbers == (0..<200).map { $0 * $0 })
    }

    @Test("a worker keeps what it has from job to job, and no two share one")
    func workers() async {
        let log = Log()
        await JobPool(workerCount: 3).run(
            0..<60, worker: { 0 },
            work: { count, _ in
                count += 1
                return count
            },
            deliver: log.append)
        // Each worker counts 1, 2, 3, …: so many ones as workers that had something to do.
        let ones = log.numbers.count { $0 == 1 }
        #expect((1...3).contains(ones))
        #expect(log.numbers.count == 60)
        #expect(log.numbers.count { $0 == 2 } <= ones)
        #expect((log.numbers.max() ?? 0) >= 20)
    }

    @Test("the sequence is read no further than the worker has come")
    func laziness() async {
        let (taken, lead) = (Log(), Log())
        let jobs = Unshared(
            (0..<50).lazy.map { number in
                taken.append(number)
                return number
            })
        await JobPool(workerCount: 1).run(
            jobs, worker: {},
            work: { _, job in
                lead.append(taken.numbers.count - job)
                return job
            },
            deliver: { _ in })
        #expect(lead.numbers == Array(repeating: 1, count: 50))
    }

    @Test("outcomes are delivered while workers keep every core busy, and a signal given then stops them")
    func busyCores() async {
        let (taken, stop) = (Log(), StopSignal())
        var delivered = 0
        let end = Date(timeIntervalSinceNow: 20)
        await JobPool(workerCount: ProcessInfo.processInfo.activeProcessorCount + 1).run(
            0..<2000, until: stop, worker: {},
            work: { _, job in
                taken.append(job)
                let pause = min(end, Date(timeIntervalSinceNow: 0.02))
                while Date() < pause {}
            },
            deliver: {
                delivered += 1
                stop.give()
            })
        #expect(delivered == taken.numbers.count)
        #expect(delivered < 200)
    }

    @Test("no jobs, no outcomes")
    func nothing() async {
        let log = Log()
        await JobPool(workerCount: 2).run(0..<0, worker: {}, work: { $1 }, deliver: log.append)
        #expect(log.numbers.isEmpty)
    }
}

/// Numbers that several threads write down.
private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [Int] = []

    var numbers: [Int] { lock.withLock { written } }

    @Sendable func append(_ number: Int) { lock.withLock { written.append(number) } }
}

/// A sequence that only one task at a time reads.
private struct Unshared<Base: Sequence>: Sequence, @unchecked Sendable {
    let base: Base

    init(_ base: Base) { self.base = base }

    func makeIterator() -> Base.Iterator { base.makeIterator() }
}
