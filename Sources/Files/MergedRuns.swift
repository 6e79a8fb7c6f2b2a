import SystemPackage

/// Gives the records of several parts of a file, each of which is in order, in one order: the bytes' own.
struct MergedRuns {
    private var readers: [LineReader]
    /// The next record of each reader; empty at its end, which no record is.
    private var heads: [[UInt8]]
    /// The numbers of the readers that have a record left, as a binary heap: none comes before the one above it.
    private var heap: [Int]

    init(of file: FileDescriptor, _ runs: [Range<Int>]) {
        readers = runs.map { LineReader(file, $0) }
        heads = []
        heap = []
        heads = readers.indices.map { readers[$0].next().map(Array.init) ?? [] }
        heap = heads.indices.filter { !heads[$0].isEmpty }
        for place in heap.indices.reversed() { sink(place) }
    }

    /// The next record without its line break; `nil` at the end.
    mutating func next() -> [UInt8]? {
        guard let first = heap.first else { return nil }
        let record = heads[first]
        heads[first] = readers[first].next().map(Array.init) ?? []
        if heads[first].isEmpty {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
        }
        sink(0)
        return record
    }

    /// Moves an element down to where none that comes before it is below it.
    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var first = place
            for below in [2 * place + 1, 2 * place + 2]
            where below < heap.count && precedes(heap[below], heap[first]) {
                first = below
            }
            guard first != place else { return }
            heap.swapAt(place, first)
            place = first
        }
    }

    private func precedes(_ one: Int, _ other: Int) -> Bool {
        unsafe heads[one].withUnsafeBytes { one in
            // Both are only looked at while they are held.
            unsafe heads[other].withUnsafeBytes { unsafe SortedLines.precedes(one[...], $0[...]) }
        }
    }
}
