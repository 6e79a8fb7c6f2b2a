import Codecs
import Testing

struct FilmClockTests {
    @Test(
        "frames are rounded to units without drift, whatever the rate",
        arguments: [
            (50.0, 100.0, [2, 2, 2, 2]), (40, 100, [3, 2, 3, 2]), (30, 100, [3, 4, 3, 3]),
            (60, 1000, [17, 16, 17, 17]),
            (23.976, 1000, [42, 41, 42, 42]),
        ])
    func durations(rate: Double, units: Double, first: [Int]) {
        let clock = FilmClock(frameRate: rate, unitsPerSecond: units)
        #expect((0..<4).map { clock.duration(of: $0..<$0 + 1) } == first)
        for count in [1, 7, 100, 3600] {
            let sum = (0..<count).reduce(0) { $0 + clock.duration(of: $1..<$1 + 1) }
            #expect(sum == clock.duration(of: 0..<count))
            #expect(abs(Double(sum) - Double(count) * units / rate) <= 0.5)
        }
    }

    @Test(
        "no frame of a GIF is shorter than viewers show it", arguments: Array(stride(from: 1.0, through: 50, by: 0.5)))
    func shortest(rate: Double) {
        let clock = FilmClock(frameRate: rate, unitsPerSecond: 100)
        #expect((0..<200).allSatisfy { clock.duration(of: $0..<$0 + 1) >= 2 })
    }
}
