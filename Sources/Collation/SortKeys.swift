/// The sort keys of names, in one piece of memory and in the order of the names.
package struct SortKeys: Sendable {
    /// The keys, one after the other.
    private var bytes: [UInt8] = []
    /// Where each key ends in `bytes`.
    private var ends: [Int] = []
    /// Where ICU writes a key before it is known to fit.
    private var buffer = [UInt8](repeating: 0, count: 1024)

    init() {}

    /// Keys that are known already; none ends in 0.
    package init(_ keys: some Sequence<[UInt8]>) {
        for key in keys {
            bytes += key
            ends.append(bytes.count)
        }
    }

    mutating func reserve(names: Int) {
        ends.reserveCapacity(names)
        bytes.reserveCapacity(names * Self.usualLength)
    }

    /// The bytes that the key of a short name takes on average.
    private static let usualLength = 16
}

extension SortKeys {
    /// How many keys there are.
    package var count: Int { ends.count }

    /// The key of a name, by the name's number.
    package subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    func length(of index: Int) -> Int {
        ends[index] - (index == 0 ? 0 : ends[index - 1])
    }

    /// Eight bytes of a key, counted in such words, as a number that compares as they do; missing bytes are 0.
    ///
    /// No key ends in 0, so that words decide the order of keys.
    func word(_ depth: Int, of index: Int) -> UInt64 {
        let start = (index == 0 ? 0 : ends[index - 1]) + 8 * depth
        guard start < ends[index] else { return 0 }
        let missing = max(start + 8 - ends[index], 0)
        if start + 8 <= bytes.count {
            let word = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
            return (UInt64(bigEndian: word) >> UInt64(8 * missing)) << UInt64(8 * missing)
        }
        return bytes[start..<ends[index]].reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * missing)
    }

    /// Adds the key of a name with its explicit reading, an empty one for none; both in UTF-8.
    mutating func append(
        name: UnsafeBufferPointer<UInt8>, reading: UnsafeBufferPointer<UInt8>, readBy reader: inout NameReader
    ) {
        let collation = reader.collation
        unsafe reader.read(name, reading: reading) { text, tie in
            unsafe write(text, by: collation)
            if let tie = unsafe tie {
                // 0 stands in no key, so names with one reading come before those whose reading only begins so.
                bytes.append(0)
                unsafe write(tie, by: collation)
            }
        }
        ends.append(bytes.count)
    }

    /// Adds the key of a text as it stands.
    mutating func append(_ text: String, by collation: AlphabeticIndex) {
        var text = text
        text.withUTF8 { unsafe write($0, by: collation) }
        ends.append(bytes.count)
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, by collation: AlphabeticIndex) {
        let length = unsafe collation.writeSortKey(of: text, to: &buffer)
        bytes.append(contentsOf: buffer[..<length])
    }
}

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

/// A sort key's place in the list, and the eight bytes of it that are being compared.
struct SortEntry {
    var word: UInt64
    let position: UInt32

    static func precedes(_ left: SortEntry, _ right: SortEntry) -> Bool {
        left.word == right.word ? left.position < right.position : left.word < right.word
    }
}

extension SortEntry {
    /// Fewer entries than this are sorted by comparison, where counting their bytes would cost more.
    private static let fewest = 1024

    /// Sorts entries by their words, equal ones by their positions, without memory for a second list.
    static func sort(_ entries: inout [SortEntry]) {
        sort(&entries, 0..<entries.count, shift: UInt64(UInt64.bitWidth - 8))
    }

    /// A radix sort by the most significant byte first, in place (McIlroy, Bostic, McIlroy: Engineering radix sort,
    /// 1993), of entries that are equal in all bytes above `shift`.
    private static func sort(_ entries: inout [SortEntry], _ range: Range<Int>, shift: UInt64) {
        guard range.count >= fewest else { return entries[range].sort(by: precedes) }
        let bounds = distribute(&entries, range, shift: shift)
        for byte in 0..<256 {
            let part = bounds[byte]..<bounds[byte + 1]
            if part.count < 2 { continue }
            if shift == 0 { entries[part].sort(by: precedes) } else { sort(&entries, part, shift: shift - 8) }
        }
    }

    /// Puts entries in the order of one byte of their words, and returns where the entries of each byte begin.
    private static func distribute(_ entries: inout [SortEntry], _ range: Range<Int>, shift: UInt64) -> [Int] {
        func byte(_ entry: SortEntry) -> Int { Int(truncatingIfNeeded: entry.word >> shift & 0xFF) }
        var bounds = [Int](repeating: 0, count: 257)
        for place in range { bounds[byte(entries[place]) + 1] += 1 }
        bounds[0] = range.lowerBound
        for value in 1...256 { bounds[value] += bounds[value - 1] }
        var next = bounds
        for value in 0..<256 {
            while next[value] < bounds[value + 1] {
                let entry = entries[next[value]]
                let home = byte(entry)
                if home != value { entries.swapAt(next[value], next[home]) }
                next[home] += 1
            }
        }
        return bounds
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element is not in a leading part, by binary search; the elements of that part come first.
    func partitionPoint(isInLeadingPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isInLeadingPart(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
