import Comparing
import Rasters
import Testing

/// Pictures of another scale are told as such.
@Suite struct SizeMismatchTests {
    @Test(arguments: [
        (375, 812, 750, 1624, ": the candidate is 2 × the baseline: @2x of the same?"),
        (750, 1624, 1125, 2436, ": the candidate is 1.5 × the baseline: @3x of the same?"),
        (750, 1624, 375, 812, ": the candidate is 0.5 × the baseline: @1x of the same?"),
        (750, 1624, 750, 1600, ""), (4, 2, 8, 4, ""),
    ])
    func scales(width: Int, height: Int, otherWidth: Int, otherHeight: Int, hint: String) {
        let result = PairResult.sizeMismatch(
            SizeMismatch(
                baseline: PixelSize(width: width, height: height),
                candidate: PixelSize(width: otherWidth, height: otherHeight)))
        let sizes = "the size changed from \(width) × \(height) to \(otherWidth) × \(otherHeight) pixels"
        #expect(result.details == [sizes + hint])
    }
}
