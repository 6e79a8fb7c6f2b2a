import Batching
import Testing

struct ProgressLineTests {
    @Test(
        "bar, count, rate and time left",
        arguments: [
            (0, 168, 0.0, "[..............................] 0 of 168"),
            (0, 168, 9, "[..............................] 0 of 168"),
            (42, 168, 0.3, "[#######.......................] 42 of 168"),
            (84, 168, 0.7, "[###############...............] 84 of 168, 120 a second, 1 s left"),
            (3, 10, 2, "[#########.....................] 3 of 10, 1.5 a second, 5 s left"),
            (100, 10_000, 1, "[..............................] 100 of 10000, 100 a second, 1 min 39 s left"),
            (1, 10_000, 1, "[..............................] 1 of 10000, 1.0 a second, 2 h 46 min left"),
            (168, 168, 3, "[##############################] 168 of 168"),
            (0, 0, 1, "[##############################] 0 of 0"),
        ])
    func text(done: Int, total: Int, seconds: Double, expected: String) {
        #expect(ProgressLine(done: done, total: total, seconds: seconds).text == expected)
    }
}
