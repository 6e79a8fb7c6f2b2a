import Foundation
import Jobs
import Testing

struct ConcurrentMapTests {
    @Test("results are in the elements' order", arguments: [0, 1, 2, 1000])
    func order(count: Int) {
        #expect((0..<count).concurrentMap { $0 * $0 } == (0..<count).map { $0 * $0 })
        let texts = (0..<count + 3).map(String.init)
        #expect(texts.concurrentMap(\.count) == texts.map(\.count))
        #expect(texts[2...].concurrentMap { $0 + "!" } == texts[2...].map { $0 + "!" })
    }

    @Test("a locked value is changed by one thread at a time")
    func locked() {
        let sum = Locked(0)
        _ = (0..<10_000).concurrentMap { number in sum.withLock { $0 += number } }
        #expect(sum.withLock { $0 } == 49_995_000)
    }

    @Test("a signal is given once and for all")
    func signal() {
        let stop = StopSignal()
        #expect(!stop.hasBeenGiven)
        _ = (0..<4).concurrentMap { _ in stop.give() }
        #expect(stop.hasBeenGiven)
    }

    private struct Refused: Error, Equatable {}

    @Test("calls that are nested deeply are made on a stack that holds them, and what they throw is thrown")
    func deepStack() throws {
        @Sendable func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
        #expect(DeepStack.run(bytes: 64 << 20) { depth(100_000) } == 100_000)
        #expect(throws: Refused()) { try DeepStack.run(bytes: 1 << 20) { () throws(Refused) in throw Refused() } }
    }

    @Test("a stack that there is no room for is told, and nobody waits for it")
    func hugeStack() { #expect(DeepStack.run(bytes: 1 << 50) { 1 } == nil) }
}
