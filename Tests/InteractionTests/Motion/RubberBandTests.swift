import Interaction
import Testing

@Suite("Rubber band")
struct RubberBandTests {
    static let band = RubberBand(range: -20...700, extent: 500)

    @Test("SL-8: inside the range the content is under the finger", arguments: [-20, 0, 333.3, 700])
    func inside(offset: Double) {
        #expect(Self.band.shown(forPulled: offset) == offset)
        #expect(Self.band.pulled(forShown: offset) == offset)
        #expect(Self.band.slope(atPulled: offset) == 1)
    }

    @Test(
        "SL-8: b(x) = (1 − 1 / (0.55 · x / d + 1)) · d past an end",
        arguments: [(50.0, 26.066350710900466), (100.0, 49.549549549549596), (1e9, 500.0)])
    func outside(pull: Double, shown: Double) {
        #expect(abs(Self.band.shown(forPulled: 700 + pull) - (700 + shown)) < 1e-3)
        #expect(abs(Self.band.shown(forPulled: -20 - pull) - (-20 - shown)) < 1e-3)
    }

    @Test("what is shown leads back to the pull", arguments: [0.001, 1, 77, 500, 5000])
    func inverse(pull: Double) {
        for pulled in [700 + pull, -20 - pull] {
            #expect(abs(Self.band.pulled(forShown: Self.band.shown(forPulled: pulled)) - pulled) < 1e-6)
        }
    }

    @Test("the slope is that of b", arguments: [0.5, 10, 300])
    func slope(pull: Double) {
        let step = 1e-5
        let rise = Self.band.shown(forPulled: 700 + pull + step) - Self.band.shown(forPulled: 700 + pull - step)
        #expect(abs(Self.band.slope(atPulled: 700 + pull) - rise / (2 * step)) < 1e-6)
        #expect(Self.band.slope(atPulled: -20 - pull) == Self.band.slope(atPulled: 700 + pull))
    }

    @Test("a list without height does not give")
    func noExtent() {
        let band = RubberBand(range: 0...0, extent: 0)
        #expect(band.shown(forPulled: 50) == 0)
        #expect(band.pulled(forShown: -50) == 0)
        #expect(band.slope(atPulled: 50) == 0)
    }

    @Test("content beyond a whole frame counts as a little less")
    func beyondFrame() {
        #expect(Self.band.pulled(forShown: 5000) == Self.band.pulled(forShown: 700 + 499.5))
    }
}
