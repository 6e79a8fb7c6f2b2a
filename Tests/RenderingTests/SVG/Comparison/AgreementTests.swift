import DrawingBoards
import Rasters
import Testing

/// The measure itself, since a test that measures wrongly passes.
@Suite struct AgreementTests {
    static let white = Raster(width: 40, height: 20, filledWith: 0xFFFF_FFFF)

    @Test func equalPicturesDoNotDiffer() {
        let agreement = Agreement(Self.white, Self.white)
        #expect(
            agreement.mean == .zero && agreement.worstBlock.difference == 0 && agreement.isWithin(mean: 0.1, block: 8))
    }

    @Test func transparentIsWhite() {
        #expect(Agreement(Self.white, Raster(width: 40, height: 20)).mean == .zero)
    }

    @Test func aBlockIsFoundWhereItIs() {
        var other = Self.white
        for y in 16..<20 { for x in 32..<40 { other.pixels[y * 40 + x] = 0xFFFF_F5FF } }
        let agreement = Agreement(Self.white, other)
        #expect(agreement.mean == SIMD3(0, 10 * 32 / 800.0, 0))
        #expect(agreement.worstBlock == (10, 32, 16))
        #expect(!agreement.isWithin(mean: 1, block: 8))
        #expect(agreement.description == "mean 0.0 0.4 0.0, block at 32, 16 off by 10.0")
    }

    @Test func whatEvensOutIsInTheMeanAlone() {
        var other = Raster(width: 40, height: 20, filledWith: 0xFF80_8080)
        var shifted = other
        for index in 0..<800 { shifted.pixels[index] = index % 2 == 0 ? 0xFF82_8282 : 0xFF7E_7E7E }
        #expect(Agreement(other, shifted).mean == SIMD3(2, 2, 2))
        #expect(Agreement(other, shifted).worstBlock.difference == 0)
        #expect(!Agreement(other, shifted).isWithin(mean: 2, block: 8))
        other.pixels[0] = 0xFF80_8081
        #expect(Agreement(other, Raster(width: 40, height: 20, filledWith: 0xFF80_8080)).isWithin(mean: 1, block: 8))
    }
}
