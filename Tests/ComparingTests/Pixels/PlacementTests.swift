import Comparing
import Rasters
import Testing

/// Candidates that lie elsewhere, or have another size, are laid on their baselines where it is asked for.
@Suite struct PlacementTests {
    /// A white ground with a dark square and a smaller one, so that one place alone is right.
    private static func picture(width: Int = 90, height: Int = 70, x: Int = 0, y: Int = 0, scale: Int = 1) -> Raster {
        var raster = Raster(width: width * scale, height: height * scale, filledWith: 0xFFFF_FFFF)
        for (left, top, side) in [(20, 24, 18), (60, 12, 8)] {
            for row in (top + y) * scale..<(top + y + side) * scale {
                for column in (left + x) * scale..<(left + x + side) * scale {
                    raster.pixels[row * width * scale + column] = 0xFF20_4060
                }
            }
        }
        return raster
    }

    private func comparison(
        _ candidate: Raster, _ change: (inout CandidatePlacement) -> Void
    ) -> RasterComparison {
        var options = ComparisonOptions()
        change(&options.placement)
        return RasterComparison(baseline: Self.picture(), candidate: candidate, options: options)
    }

    private func compared(
        _ candidate: Raster, _ change: (inout CandidatePlacement) -> Void
    ) throws -> PixelComparison {
        guard case .compared(let compared) = comparison(candidate, change) else {
            throw CancellationError()
        }
        return compared
    }

    @Test(arguments: [(0, 0), (1, 0), (-3, 2), (13, -9)])
    func theOffsetIsFound(x: Int, y: Int) throws {
        let moved = Self.picture(x: x, y: y)
        let found = try compared(moved) { $0.alignment = .automatic }
        #expect(found.isEqual && found.placement?.x == x && found.placement?.y == y)
        #expect(found.comparedPixels == (90 - abs(x)) * (70 - abs(y)))
        #expect(try compared(moved) { $0.alignment = .offset(x: x, y: y) }.isEqual)
        #expect(try compared(moved) { _ in }.isEqual == ((x, y) == (0, 0)))
    }

    @Test func whatIsDoneIsTold() throws {
        let found = try compared(Self.picture(x: -3, y: 2)) { $0.alignment = .automatic }
        #expect(
            PairResult.equal(found).details == [
                "the candidate is moved by -3, 2 pixels; compared were 87 × 68 pixels from 3, 0 on"
            ])
        let larger = try compared(Self.picture(scale: 2)) { $0.resamples = true }
        #expect(larger.isEqual)
        #expect(PairResult.equal(larger).details == ["the candidate was resampled from 180 × 140 pixels"])
    }

    @Test func sizesDifferUnlessSomethingMakesThemOne() throws {
        let smaller = Self.picture(width: 90, height: 50)
        guard case .sizeMismatch = comparison(smaller, { $0.alignment = .automatic }) else {
            Issue.record("two sizes were compared")
            return
        }
        let cropped = try compared(smaller) { $0.crops = true }
        #expect(cropped.isEqual && cropped.comparedPixels == 90 * 50)
        #expect(cropped.placement?.area == PixelRect(x: 0, y: 0, width: 90, height: 50))
        // A bar that is cut off above, and what it hides.
        let lower = try compared(Self.picture(width: 90, height: 60, y: -10)) {
            ($0.crops, $0.alignment) = (true, .automatic)
        }
        #expect(lower.isEqual && lower.placement?.y == -10)
    }

    /// What lies beside the baseline is never equal to it.
    @Test func nothingInCommonIsNotEqual() throws {
        #expect(try !compared(Self.picture()) { $0.alignment = .offset(x: 500, y: 0) }.isEqual)
    }
}
