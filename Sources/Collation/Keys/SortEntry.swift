/// A sort key's place in the list, and the eight bytes of it that are being compared.
struct SortEntry {
    var word: UInt64
    let position: UInt32

    static func precedes(_ left: SortEntry, _ right: SortEntry) -> Bool {
        left.word == right.word ? left.position < right.position : left.word < right.word
    }
}

extension SortEntry {
    /// Fewer entries than this are sorted by comparison, where clearing counters would cost more.
    private static let fewest = 2048
    private static let digitBits: UInt64 = 11

    /// Sorts entries by their words; equal ones keep their order.
    static func sort(_ entries: inout [SortEntry]) {
        guard entries.count >= fewest else { return entries.sort(by: precedes) }
        var sorted = entries
        for shift in stride(from: 0, to: UInt64(UInt64.bitWidth), by: Int(digitBits)) {
            if distribute(entries, to: &sorted, shift: shift) { swap(&entries, &sorted) }
        }
    }

    /// A pass of a radix sort by the least significant digit: copies entries in the order of one digit of their
    /// words. False, and nothing done, where all have the same digit.
    private static func distribute(_ entries: [SortEntry], to sorted: inout [SortEntry], shift: UInt64) -> Bool {
        let mask: UInt64 = 1 << digitBits - 1
        var places = [Int](repeating: 0, count: 1 << Int(digitBits))
        for entry in entries { places[Int(entry.word >> shift & mask)] += 1 }
        guard places.allSatisfy({ $0 < entries.count }) else { return false }
        var place = 0
        for digit in places.indices { (places[digit], place) = (place, place + places[digit]) }
        for entry in entries {
            let digit = Int(entry.word >> shift & mask)
            sorted[places[digit]] = entry
            places[digit] += 1
        }
        return true
    }
}
