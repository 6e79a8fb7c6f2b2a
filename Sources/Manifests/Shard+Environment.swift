package import Documents

extension Shard {
    /// The shard that a cluster or a service for continuous integration gives to this process, by the variables that each
    /// sets for the tasks of one job.
    ///
    /// Throws where no variable tells it, where those of two services tell different ones, and where numbers make none.
    ///
    /// - Parameter count: how many shards there are, where the service does not say; else it must say the same.
    package init(environment: [String: String], count: Int? = nil) throws(DiagnosticError) {
        var found: [(variables: ShardVariables, shard: Shard)] = []
        for variables in ShardVariables.known {
            if let shard = try variables.shard(in: environment, count: count) { found.append((variables, shard)) }
        }
        guard let first = found.first else {
            throw DiagnosticError(
                "no variable of the environment tells which shard this is",
                hints: ["known are \(ShardVariables.known.map(\.place).joined(separator: ", ")); or write 2/3"])
        }
        if let other = found.first(where: { $0.shard != first.shard }) {
            throw DiagnosticError(
                "\(first.variables.place) and \(other.variables.place) tell different shards",
                hints: ["write the one that is meant, as 2/3"])
        }
        self = first.shard
    }
}

/// The names of the variables by which a service numbers the tasks of one job.
private struct ShardVariables {
    /// Which task it is.
    let place: String
    /// How many tasks there are; Kubernetes does not set it, and GitHub neither: the job's description does.
    let count: String
    /// The number of the first task.
    var first: First = .number(0)

    enum First {
        case number(Int)
        /// As the array was submitted, which may begin anywhere and skip numbers.
        case slurmArray
    }

    static let known = [
        ShardVariables(place: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: .slurmArray),
        ShardVariables(place: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS"),
        ShardVariables(place: "STRATEGY_JOB_INDEX", count: "STRATEGY_JOB_TOTAL"),
        ShardVariables(place: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: .number(1)),
        ShardVariables(place: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
        ShardVariables(place: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    ]

    /// `nil` where the service did not start this process.
    func shard(in environment: [String: String], count given: Int?) throws(DiagnosticError) -> Shard? {
        guard let place = try number(place, in: environment) else { return nil }
        let told = try number(count, in: environment)
        guard let count = given ?? told else {
            throw DiagnosticError(
                "\(self.place) tells which shard this is, and \(self.count) not of how many",
                hints: ["set \(self.count), or write auto/20 for one of twenty"])
        }
        if let told, told != count {
            throw DiagnosticError("\(self.count) tells of \(told) shards, not of \(count)")
        }
        guard let shard = Shard(try offset(of: place, in: environment, count: count) + 1, of: count) else {
            throw DiagnosticError(
                "\(self.place) is \(place) and \(self.count) \(count), which is no shard",
                hints: ["a run has at most \(Shard.largestCount) shards"])
        }
        return shard
    }

    /// How many tasks come before one.
    private func offset(
        of place: Int, in environment: [String: String], count: Int
    ) throws(DiagnosticError) -> Int {
        switch first {
        case .number(let first): return place - first
        case .slurmArray:
            let first = try number("SLURM_ARRAY_TASK_MIN", in: environment) ?? 0
            let last = try number("SLURM_ARRAY_TASK_MAX", in: environment) ?? first + count - 1
            let step = max(try number("SLURM_ARRAY_TASK_STEP", in: environment) ?? 1, 1)
            guard (place - first) % step == 0, (last - first) / step + 1 == count else {
                throw DiagnosticError(
                    "the numbers of Slurm's array have gaps, so that they tell no shards",
                    hints: ["submit --array=1-\(count), and requeue tasks that failed"])
            }
            return (place - first) / step
        }
    }

    /// Throws for what is no number of at most nine digits; an empty value is none.
    private func number(_ name: String, in environment: [String: String]) throws(DiagnosticError) -> Int? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        guard text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
            throw DiagnosticError("\(name) is '\(text.excerpt)', not a number")
        }
        return number
    }
}
