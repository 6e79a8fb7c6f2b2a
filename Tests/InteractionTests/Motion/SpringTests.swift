import Foundation
import Interaction
import Testing

@Suite("Spring")
struct SpringTests {
    /// Displacement, velocity, time, and the solution of x″ = −100x − 20x′ there.
    static let values: [(Double, Double, Double, Double)] = [
        (100, 0, 0.05, 90.97959895689502), (100, 0, 0.1, 73.57588823428847), (100, 0, 0.3, 19.91482734714558),
        (0, 1000, 0.05, 30.326532985631673), (0, 1000, 0.1, 36.787944117144235), (50, 600, 0.3, 18.9190859797883),
        (-80, -300, 0.05, -81.88163906120552), (-80, -300, 0.3, -20.412698030824217),
    ]

    @Test("SL-8: a spring of mass 1 and stiffness 100, critically damped", arguments: values)
    func solution(displacement: Double, velocity: Double, time: Double, expected: Double) {
        let law = Spring(end: 700, displacement: displacement, velocity: velocity)
        let share = time / law.duration
        #expect(abs(law.offset(at: time) - (700 + expected)) <= 0.5 * share * share + 1e-9)
        #expect(abs(law.offset(at: time * 1e-6) - (700 + displacement)) < 0.001)
    }

    @Test(
        "it is at rest when half a point would be left, or a hundredth of its reach", arguments: [100, 30, 0.2, -250])
    func rest(displacement: Double) {
        let law = Spring(end: 0, displacement: displacement, velocity: 0)
        let left = min(0.5, abs(displacement) / 100)
        let free = abs(displacement) * (1 + 10 * law.duration) * exp(-10 * law.duration)
        #expect(abs(free - left) < 1e-9)
        #expect(law.offset(at: law.duration) == 0)
        #expect(abs(law.offset(at: law.duration - 1e-6)) < 1e-5 * max(abs(displacement), 1))
        #expect(law.exitVelocity == 0)
    }

    @Test("without displacement and velocity it is at rest at once")
    func still() {
        let law = Spring(end: 5, displacement: 0, velocity: 0)
        #expect(law.duration == 0)
        #expect(law.offset(at: 0) == 5)
    }

    @Test(
        "it rises to its turn and falls from there",
        arguments: [(0.0, 900.0), (20.0, 300.0), (60.0, 0.0), (0.001, 5000.0)])
    func turn(displacement: Double, velocity: Double) {
        for sign in [1.0, -1] {
            let law = Spring(end: 0, displacement: sign * displacement, velocity: sign * velocity)
            #expect(law.turn < law.duration)
            let rise = (0...200).map { sign * law.offset(at: law.turn * Double($0) / 200) }
            let fall = (0...200).map { sign * law.offset(at: law.turn + (law.duration - law.turn) * Double($0) / 200) }
            #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(zip(fall, fall.dropFirst()).allSatisfy { $0 >= $1 })
        }
    }

    @Test("thrown towards its end it runs through it, with the velocity that it has there")
    func passage() {
        let law = Spring(end: 0, displacement: -50, velocity: 2000)
        // (a + bt) = 0 with b = v + ωa = 1500.
        #expect(abs(law.duration - 50.0 / 1500) < 1e-15)
        #expect(abs(law.exitVelocity - 1500 * exp(-10 * law.duration)) < 1e-9)
        #expect(abs(law.offset(at: law.duration - 1e-9)) < 1e-5)
        #expect(law.turn == 0)
    }

    @Test(
        "thrown towards its end hardly faster than it is pulled, it comes to rest there as others do",
        arguments: [(-45.8807356380953, 458.9920898406818), (-0.3, 3.001), (100, -1000.01)])
    func approach(displacement: Double, velocity: Double) {
        let law = Spring(end: 600, displacement: displacement, velocity: velocity)
        #expect(law.duration > 0 && law.duration < 1.5)
        #expect(law.exitVelocity == 0 && law.turn == 0)
        #expect(law.offset(at: law.duration) == 600)
        #expect(abs(law.offset(at: law.duration - 1e-6) - 600) < 1e-4)
    }
}
