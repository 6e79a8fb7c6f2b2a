extension SortKeys {
    /// The positions of the keys in their order, equal ones in the order in which they came (CI-2).
    ///
    /// Keys are compared eight bytes at a time: all by their first eight, then each run of equal ones by the next
    /// eight, and so on.
    package func order() -> [UInt32] {
        var entries = (0..<UInt32(count)).map { SortEntry(word: word(0, of: Int($0)), position: $0) }
        SortEntry.sort(&entries)
        var runs = equalRuns(in: entries, 0..<entries.count, depth: 0)
        while let run = runs.popLast() {
            for place in run.range { entries[place].word = word(run.depth, of: Int(entries[place].position)) }
            entries[run.range].sort(by: SortEntry.precedes)
            runs += equalRuns(in: entries, run.range, depth: run.depth)
        }
        return entries.map(\.position)
    }

    /// Entries that are equal in all words before `depth`.
    private struct Run {
        let range: Range<Int>
        let depth: Int
    }

    /// The runs within a range that are equal in the word at `depth` and have more words.
    private func equalRuns(in entries: [SortEntry], _ range: Range<Int>, depth: Int) -> [Run] {
        var runs: [Run] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let word = entries[start].word
            var end = start + 1
            var isLonger = length(of: Int(entries[start].position)) > 8 * (depth + 1)
            while end < range.upperBound, entries[end].word == word {
                isLonger = isLonger || length(of: Int(entries[end].position)) > 8 * (depth + 1)
                end += 1
            }
            if end - start > 1, isLonger { runs.append(Run(range: start..<end, depth: depth + 1)) }
            start = end
        }
        return runs
    }
}
