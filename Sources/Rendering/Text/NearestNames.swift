/// The names that are spelled most like the given one, best first: at most three, each within a third of its length in
/// edits, or continuing it.
func nearestNames(to name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(100))
    guard !wanted.isEmpty else { return [] }
    return names.compactMap { candidate -> (distance: Int, name: String)? in
        let letters = Array(candidate.lowercased().unicodeScalars.prefix(100))
        let distance = editDistance(wanted, letters)
        let isContinued = letters.starts(with: wanted) && wanted.count >= 3
        return distance <= max(1, wanted.count / 3) || isContinued ? (distance, candidate) : nil
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
}

/// How many scalars must be put in, taken out, replaced or exchanged with their neighbour (optimal string alignment).
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
            var best = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
