import Foundation
import Interaction
import Testing

@Suite("Deceleration")
struct DecelerationTests {
    @Test("SL-8: 1200 points per second travel 599.4 points in 3.54 seconds, either way", arguments: [1.0, -1])
    func example(sign: Double) {
        let law = Deceleration(start: 100, velocity: sign * 1200)
        #expect(abs(law.destination - (100 + sign * 599.4)) < 0.001)
        #expect(abs(law.duration - 3.541) < 0.0001)
        #expect(law.offset(at: law.duration) == law.destination)
        #expect(law.velocity(at: law.duration) == 0)
    }

    @Test("SL-8: the velocity decays by 0.998 per millisecond")
    func decay() {
        let law = Deceleration(start: 0, velocity: 2000)
        for millisecond in stride(from: 0.0, through: 1000, by: 50) {
            // What is left over at the end adds a little to the velocity on the way.
            let expected = 2000 * pow(0.998, millisecond)
            #expect(abs(law.velocity(at: millisecond / 1000) - expected) < 0.1)
        }
    }

    @Test("the way is the sum of the velocity")
    func integral() {
        let law = Deceleration(start: 7, velocity: -900)
        let step = 1e-4
        var offset = 7.0
        for index in 0..<20_000 {
            offset += law.velocity(at: (Double(index) + 0.5) * step) * step
        }
        #expect(abs(law.offset(at: 2) - offset) < 1e-4)
    }

    @Test("the way only rises, without a step at its end")
    func rises() {
        let law = Deceleration(start: 0, velocity: 640)
        let ways = stride(from: 0, through: law.duration + 0.01, by: 0.001).map { law.offset(at: $0) }
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.65 })
        #expect(law.offset(at: law.duration - 1e-9) < law.destination)
        #expect(law.destination - law.offset(at: law.duration - 1e-6) < 1e-5)
    }

    @Test("less than half a point is no motion", arguments: [0, 1.0, -1])
    func slow(velocity: Double) {
        let law = Deceleration(start: 12, velocity: velocity)
        #expect(law.duration == 0)
        #expect(law.destination == 12)
        #expect(law.offset(at: 1) == 12)
        #expect(law.offset(at: -1) == 12)
    }

    @Test("a little more is one")
    func barelyMoving() {
        let law = Deceleration(start: 12, velocity: 1.1)
        #expect(law.duration > 0)
        #expect(law.destination > 12.5)
    }
}
