import Drawing
import Foundation
import Rasters
import Testing

@Suite struct GaussianBlurTests {
    /// A square of 21 × 21 covered pixels in the middle of one of 81 × 81.
    static let square = CoverageMask(
        width: 81, height: 81,
        coverage: (0..<81 * 81).map { (30...50).contains($0 % 81) && (30...50).contains($0 / 81) ? 255 : 0 })

    @Test(arguments: [0, -1, .nan] as [Double])
    func withoutDeviationNothingChanges(deviation: Double) {
        #expect(Self.square.blurred(deviation: deviation) == Self.square)
    }

    /// A bell of a tenth of a pixel's deviation is e^−50 high at the next pixel's middle.
    @Test(arguments: [.leastNonzeroMagnitude, 1e-200, 1e-9, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15] as [Double])
    func aBlurWithinAPixelChangesNothing(deviation: Double) {
        #expect(Self.square.blurred(deviation: deviation) == Self.square)
    }

    /// A square's blur is the product of two straight edges' on either side.
    @Test(arguments: [0.7, 1.5, 2, 2.5, 4, 6, 8])
    func aSquareBlursAsTheNormalDistribution(deviation: Double) {
        let blurred = Self.square.blurred(deviation: deviation)
        func share(_ position: Int) -> Double {
            func integral(_ edge: Double) -> Double {
                0.5 * erfc((edge - Double(position) - 0.5) / deviation / 2.0.squareRoot())
            }
            return integral(30) - integral(51)
        }
        for y in stride(from: 0, to: 81, by: 4) {
            for x in stride(from: 0, to: 81, by: 4) {
                let drawn = Double(blurred.coverage[y * 81 + x]) / 255
                // Three boxes are roughly 3 % off in each direction.
                #expect(abs(drawn - share(x) * share(y)) < (deviation < 2 ? 0.01 : 0.06), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 9])
    func theCoverageIsSpreadAndNotLost(deviation: Double) {
        func sum(_ mask: CoverageMask) -> Double { mask.coverage.reduce(0) { $0 + Double($1) } }
        let ratio = sum(Self.square.blurred(deviation: deviation)) / sum(Self.square)
        #expect(abs(ratio - 1) < 0.01)
    }

    @Test(arguments: [1, 2, 3, 4, 7])
    func aBlurIsTheSameOnAllSides(deviation: Double) {
        let blurred = Self.square.blurred(deviation: deviation).coverage
        for y in 0..<81 {
            for x in 0..<81 {
                #expect(blurred[y * 81 + x] == blurred[(80 - y) * 81 + 80 - x])
                #expect(abs(Int(blurred[y * 81 + x]) - Int(blurred[x * 81 + y])) <= 1)
            }
        }
    }

    @Test func blurringKeepsTheSize() {
        let wide = CoverageMask(width: 200, height: 1, coverage: Array(repeating: 255, count: 200))
        let blurred = wide.blurred(deviation: 5)
        #expect(blurred.width == 200 && blurred.height == 1)
        // Above and below is nothing: a row as high as a tenth of the blur's width keeps little.
        #expect(blurred.coverage[100] < 40)
        #expect(CoverageMask(width: 0, height: 0, coverage: []).blurred(deviation: 3).coverage == [])
    }
}
