/// Works through a sequence of jobs in several tasks at once.
package struct JobPool: Sendable {
    /// At least 1. More than the machine has cores are no faster.
    package let workerCount: Int

    package init(workerCount: Int) {
        precondition(workerCount > 0, "a pool without a worker")
        self.workerCount = workerCount
    }

    /// Takes jobs in order, one at a time for each worker, and delivers their outcomes in the same order, whichever
    /// is done first.
    ///
    /// The sequence is not held in memory. A worker is made in the task that uses it and stays there; outcomes are
    /// delivered in the caller's task.
    package func run<Jobs: Sequence & Sendable, Worker, Outcome: Sendable>(
        _ jobs: Jobs, worker makeWorker: @escaping @Sendable () -> Worker,
        work: @escaping @Sendable (inout Worker, Jobs.Element) -> Outcome,
        deliver: (Outcome) -> Void
    ) async where Jobs.Element: Sendable {
        let queue = JobQueue(jobs)
        let (reports, reporter) = AsyncStream.makeStream(of: Report<Outcome>.self)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<workerCount {
                group.addTask {
                    var worker = makeWorker()
                    while let (number, job) = await queue.next() {
                        reporter.yield(.done(work(&worker, job), number: number))
                    }
                    reporter.yield(.workerLeft)
                }
            }
            await deliverInOrder(reports, to: deliver)
        }
    }

    private func deliverInOrder<Outcome>(
        _ reports: AsyncStream<Report<Outcome>>, to deliver: (Outcome) -> Void
    ) async {
        var waiting: [Int: Outcome] = [:]
        var nextNumber = 0
        var workersLeft = 0
        for await report in reports {
            switch report {
            case .done(let outcome, let number): waiting[number] = outcome
            case .workerLeft: workersLeft += 1
            }
            while let outcome = waiting.removeValue(forKey: nextNumber) {
                deliver(outcome)
                nextNumber += 1
            }
            if workersLeft == workerCount { return }
        }
    }
}

/// What a worker tells: an outcome with the number of its job, or that there is nothing left to do.
private enum Report<Outcome: Sendable>: Sendable {
    case done(Outcome, number: Int)
    case workerLeft
}

/// Hands the elements of a sequence out, each once, with its number from 0.
private actor JobQueue<Jobs: Sequence & Sendable> where Jobs.Element: Sendable {
    private var iterator: EnumeratedSequence<Jobs>.Iterator

    init(_ jobs: Jobs) { iterator = jobs.enumerated().makeIterator() }

    func next() -> (Int, Jobs.Element)? {
        iterator.next().map { ($0.offset, $0.element) }
    }
}
