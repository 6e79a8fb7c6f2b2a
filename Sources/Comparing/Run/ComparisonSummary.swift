/// How many pairs had which result.
package struct ComparisonSummary: Hashable, Sendable {
    private var counts: [PairResult.Kind: Int] = [:]

    package init() {}

    package mutating func add(_ result: PairResult) { counts[result.kind, default: 0] += 1 }

    package subscript(kind: PairResult.Kind) -> Int { counts[kind] ?? 0 }

    /// Whether every pair is equal; so it is of none.
    package var isEqual: Bool { counts.keys.allSatisfy { $0 == .equal } }
}

extension ComparisonSummary {
    /// 0 where all is equal, 1 where something differs, 2 where something could not be compared.
    package var exitStatus: Int32 { self[.unreadable] > 0 ? 2 : isEqual ? 0 : 1 }
}
