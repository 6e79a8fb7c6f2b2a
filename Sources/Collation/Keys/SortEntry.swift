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
