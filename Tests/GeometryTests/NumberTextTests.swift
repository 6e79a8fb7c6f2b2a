import Geometry
import RandomNumbers
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (0.5000001, "0.5"),
        (13.37, "13.37"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.0504, "1.05"),
        (99.9999, "100"), (-99.9996, "-100"), (1e12, "1000000000000"), (1e20, "100000000000000000000"),
        (Double.nan, "0"), (Double.infinity, "0"), (-Double.infinity, "0"),
    ])
    func roundsToThreePlaces(value: Double, expected: String) {
        #expect(NumberText.rounded(value, places: 3) == expected)
    }

    @Test(arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (5, "3.14159"), (9, "3.141592654")])
    func keepsAsManyPlacesAsAsked(places: Int, expected: String) {
        #expect(NumberText.rounded(Double.pi, places: places) == expected)
    }

    @Test(arguments: [(0, "0"), (1250, "1.25"), (-5, "-0.005"), (1000, "1"), (-1_000_010, "-1000.01")])
    func writesWholeUnits(units: Int, expected: String) {
        #expect(NumberText.text(ofUnits: units, places: 3) == expected)
    }

    @Test(arguments: [(2.5, 2500), (-0.0004, 0), (0.0006, 1)])
    func countsUnits(value: Double, expected: Int) {
        #expect(NumberText.units(of: value, places: 3) == expected)
    }

    @Test(arguments: [Double.nan, .infinity, 9e12, -9e12, 1e300])
    func hasNoUnitsForWhatAnIntegerCannotHold(value: Double) {
        #expect(NumberText.units(of: value, places: 3) == nil)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (20, "20"), (-20.25, "-20.25"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
        (1.0 / 3, "0.3333333333333333"), (1e-7, "0.0000001"), (1.5e-7, "0.00000015"), (-1.25e-5, "-0.0000125"),
        (1e16, "10000000000000000"), (1.2345e20, "123450000000000000000"), (123456789.125, "123456789.125"),
        (1.2345678901234567e16, "12345678901234568"), (Double.nan, "0"), (Double.infinity, "0"),
    ])
    func writesTheShortestTextThatReadsBack(value: Double, expected: String) {
        #expect(NumberText.exact(value) == expected)
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func readsBackWhateverTheMagnitude(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<2000 {
            let value = Double(bitPattern: numbers.next())
            guard value.isFinite else { continue }
            let text = NumberText.exact(value)
            #expect(Double(text) == value, "seed \(seed), value \(value)")
            #expect(!text.contains("e"), "seed \(seed), value \(value)")
        }
    }

    @Test func writesTheExtremes() {
        #expect(NumberText.exact(.greatestFiniteMagnitude).count == 309)
        #expect(Double(NumberText.exact(.leastNonzeroMagnitude)) == .leastNonzeroMagnitude)
    }
}
