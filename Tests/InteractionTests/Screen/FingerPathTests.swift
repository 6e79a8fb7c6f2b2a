import Geometry
import Interaction
import Testing

@Suite("A finger's way")
struct FingerPathTests {
    @Test("ST-1: moves are even")
    func even() {
        var path = FingerPath(at: Point(x: 10, y: 100), time: 1)
        #expect(path.point(at: 0) == Point(x: 10, y: 100))
        path.move(to: Point(x: 30, y: 20), at: 2, over: 0.5)
        #expect(path.point(at: 1.5) == Point(x: 10, y: 100))
        #expect(path.point(at: 2.25) == Point(x: 20, y: 60))
        #expect(path.point(at: 9) == Point(x: 30, y: 20))
    }

    @Test("a move that begins before the last has ended goes on from where the finger is")
    func cutShort() {
        var path = FingerPath(at: .zero, time: 0)
        path.move(to: Point(x: 0, y: 100), at: 0, over: 1)
        path.move(to: Point(x: 0, y: 50), at: 0.5, over: 1)
        #expect(path.point(at: 0.5) == Point(x: 0, y: 50))
        #expect(path.point(at: 2) == Point(x: 0, y: 50))
        #expect(path.lastVelocity == .zero)
    }

    @Test(
        "ST-1: the velocity at release is the last move's, 0 after a pause of 0.1",
        arguments: [(2.5, -160.0), (2.25, -160.0), (2.599, -160.0), (2.6, 0.0), (2.5 + 0.1, 0.0), (5.0, 0.0)])
    func release(time: Double, velocity: Double) {
        var path = FingerPath(at: Point(x: 10, y: 100), time: 1)
        path.move(to: Point(x: 10, y: 20), at: 2, over: 0.5)
        #expect(path.releaseVelocity(at: time).y == velocity)
    }

    @Test("moves without duration, as a screen reports them, have the slope between them")
    func reported() {
        var path = FingerPath(at: .zero, time: 1)
        path.move(to: Point(x: 0, y: 10), at: 1.05, over: 0)
        #expect(abs(path.releaseVelocity(at: 1.06).y - 200) < 1e-9)
        path.move(to: Point(x: 0, y: 40), at: 1.1, over: 0)
        #expect(abs(path.releaseVelocity(at: 1.1).y - 600) < 1e-9)
        path.move(to: Point(x: 0, y: 99), at: 1.1, over: 0)
        #expect(path.releaseVelocity(at: 1.1) == .zero)
    }
}
