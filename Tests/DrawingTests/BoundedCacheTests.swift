import Drawing
import Testing

@Suite struct BoundedCacheTests {
    @Test func aValueIsMadeOnce() {
        var cache = BoundedCache<Int, String>(limit: 10)
        var made = 0
        for _ in 0..<5 {
            let value = cache.value(for: 7) {
                made += 1
                return ("seven", 1)
            }
            #expect(value == "seven")
        }
        #expect(made == 1)
    }

    @Test func whatIsUsedAgainStays() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        var made: [Int] = []
        func look(up key: Int) {
            _ = cache.value(for: key) {
                made.append(key)
                return (key, 1)
            }
        }
        for key in 1...100 {
            look(up: 0)
            look(up: key)
        }
        #expect(made == Array(0...100).sorted { ($0 == 0 ? -1 : $0) < ($1 == 0 ? -1 : $1) })
    }

    @Test func whatIsNotUsedIsForgotten() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        var made = 0
        for key in [1] + Array(2...40) + [1] {
            _ = cache.value(for: key) {
                made += key == 1 ? 1 : 0
                return (key, 1)
            }
        }
        #expect(made == 2)
    }

    @Test func whatWasUsedLongestAgoGoesFirst() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        var made: [Int] = []
        func look(up keys: some Sequence<Int>) {
            for key in keys {
                _ = cache.value(for: key) {
                    made.append(key)
                    return (key, 1)
                }
            }
        }
        look(up: 1...10)
        look(up: 1...4)
        look(up: [11])
        made = []
        look(up: [1, 2, 3, 4, 10, 11])
        #expect(made.isEmpty)
        look(up: [5, 6])
        #expect(made == [5, 6])
    }

    @Test func noMoreIsHeldThanTheLimit() {
        final class Value {}
        var cache = BoundedCache<Int, Value>(limit: 10)
        var all: [() -> Bool] = []
        for key in 0..<100 {
            _ = cache.value(for: key) {
                let value = Value()
                all.append { [weak value] in value != nil }
                return (value, 1 + key % 3)
            }
            let cost = all.enumerated().reduce(0) { $0 + ($1.element() ? 1 + $1.offset % 3 : 0) }
            #expect(cost <= 10)
        }
    }

    @Test func anEntryOverTheLimitIsKeptUntilTheNext() {
        var cache = BoundedCache<String, Int>(limit: 10)
        #expect(cache.value(for: "large") { (1, 1_000) } == 1)
        #expect(cache.value(for: "large") { (2, 1_000) } == 1)
    }

    @Test func aFailureIsNotRemembered() throws {
        struct Failure: Error {}
        var cache = BoundedCache<Int, Int>(limit: 10)
        #expect(throws: Failure.self) { try cache.value(for: 1) { () throws(Failure) in throw Failure() } }
        #expect(cache.value(for: 1) { (5, 1) } == 5)
    }
}
