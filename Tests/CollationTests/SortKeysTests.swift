import Collation
import RandomNumbers
import Testing

@Suite("Sorting keys (CI-2)")
struct SortKeysTests {
    /// The order by the standard library's comparison, ties by place.
    private func expectedOrder(_ keys: [[UInt8]]) -> [UInt32] {
        keys.indices.sorted { left, right in
            if keys[left].lexicographicallyPrecedes(keys[right]) { return true }
            return left < right && !keys[right].lexicographicallyPrecedes(keys[left])
        }.map(UInt32.init)
    }

    @Test("few keys and many, short and long, equal and nearly equal ones", arguments: [0, 1, 2, 60, 2047, 2048, 6000])
    func order(count: Int) {
        var numbers = SeededNumbers(seed: UInt64(count))
        let keys = (0..<count).map { _ in
            let stem = [UInt8](repeating: 7, count: Int.random(in: 0...3, using: &numbers) * 8)
            let rest = (0..<Int.random(in: 0...9, using: &numbers)).map { _ in UInt8.random(in: 1...3, using: &numbers)
            }
            return stem + rest
        }
        #expect(SortKeys(keys).order() == expectedOrder(keys), "seed \(count)")
    }

    @Test("keys of all first bytes")
    func firstBytes() {
        var numbers = SeededNumbers(seed: 11)
        let keys = (0..<5000).map { _ in (0..<12).map { _ in UInt8.random(in: 1...255, using: &numbers) } }
        #expect(SortKeys(keys).order() == expectedOrder(keys))
    }

    @Test("a 0 inside a key comes before any other byte")
    func separator() {
        #expect(SortKeys([[5, 1], [5, 0, 9], [5], [5, 0, 3]]).order() == [2, 3, 1, 0])
    }

    @Test("equal keys keep their order, however long they are")
    func stability() {
        let keys = [[UInt8]](repeating: [UInt8](repeating: 3, count: 4000), count: 300)
        #expect(SortKeys(keys).order() == Array(0..<300))
    }
}
