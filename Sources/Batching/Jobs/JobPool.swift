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
    /// The sequence is not held in memory. A worker is made in the task that uses it and stays there.
    package func run<Jobs: Sequence & Sendable, Worker, Outcome: Sendable>(
        _ jobs: Jobs, worker makeWorker: @escaping @Sendable () -> Worker,
        work: @escaping @Sendable (inout Worker, Jobs.Element) -> Outcome,
        deliver: @escaping @Sendable (Outcome) -> Void
    ) async where Jobs.Element: Sendable {
        let queue = JobQueue(jobs)
        let outcomes = OrderedDelivery(to: deliver)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<workerCount {
                group.addTask {
                    var worker = makeWorker()
                    while let (number, job) = await queue.next() {
                        await outcomes.add(work(&worker, job), number: number)
                    }
                }
            }
        }
    }
}

/// Hands the elements of a sequence out, each once, with its number from 0.
private actor JobQueue<Jobs: Sequence & Sendable> where Jobs.Element: Sendable {
    private var iterator: EnumeratedSequence<Jobs>.Iterator

    init(_ jobs: Jobs) { iterator = jobs.enumerated().makeIterator() }

    func next() -> (Int, Jobs.Element)? {
        iterator.next().map { ($0.offset, $0.element) }
    }
}

/// Puts outcomes back into the order of their numbers.
private actor OrderedDelivery<Outcome: Sendable> {
    private let deliver: @Sendable (Outcome) -> Void
    private var nextNumber = 0
    private var waiting: [Int: Outcome] = [:]

    init(to deliver: @escaping @Sendable (Outcome) -> Void) { self.deliver = deliver }

    func add(_ outcome: Outcome, number: Int) {
        waiting[number] = outcome
        while let next = waiting.removeValue(forKey: nextNumber) {
            deliver(next)
            nextNumber += 1
        }
    }
}
