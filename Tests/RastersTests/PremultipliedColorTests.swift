import Rasters
import Testing

@Suite struct PremultipliedColorTests {
    @Test(
        arguments: [
            ((1, 0, 0, 1), 0xFFFF_0000), ((1, 1, 1, 0.5), 0x8080_8080), ((0, 1, 0, 0), 0),
            ((0.2, 0.4, 0.6, 1), 0xFF33_6699),
            ((2, -1, 0.5, 9), 0xFFFF_0080), ((1, 0.5, 0, 0.2), 0x3333_1A00),
        ] as [((Double, Double, Double, Double), UInt32)])
    func componentsAreMultipliedByAlpha(color: (Double, Double, Double, Double), pixel: UInt32) {
        let premultiplied = PremultipliedColor(red: color.0, green: color.1, blue: color.2, alpha: color.3)
        #expect(premultiplied.pixel == pixel && premultiplied.alpha == pixel >> 24)
    }

    /// Porter and Duff's "over", with the source scaled by its coverage, within half a level for each of three roundings.
    @Test(arguments: [0xFFFF_8000, 0x8040_8020, 0x0101_0000, 0] as [UInt32])
    func blendingIsSourceOver(source: UInt32) {
        let color = PremultipliedColor(pixel: source)
        for target in [0xFFFF_FFFF, 0xFF12_34EF, 0x8010_8000, 0] as [UInt32] {
            for coverage in stride(from: 0, through: 255, by: 15) {
                let blended = color.blended(over: target, coverage: UInt8(coverage))
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let share = Double(coverage) / 255
                    let alpha = Double(source >> 24) / 255 * share
                    let expected = Double(source >> shift & 0xFF) * share + Double(target >> shift & 0xFF) * (1 - alpha)
                    #expect(abs(Double(blended >> shift & 0xFF) - expected) <= 1.5)
                }
            }
        }
    }

    @Test func theEndsAreExact() {
        let color = PremultipliedColor(pixel: 0xFF12_3456)
        #expect(color.blended(over: 0xFFAB_CDEF, coverage: 0) == 0xFFAB_CDEF)
        #expect(color.blended(over: 0xFFAB_CDEF, coverage: 255) == 0xFF12_3456)
        #expect(PremultipliedColor(pixel: 0).blended(over: 0xFFAB_CDEF, coverage: 255) == 0xFFAB_CDEF)
    }

    @Test func blendingKeepsOpaquePixelsOpaque() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            let color = PremultipliedColor(pixel: alpha << 24 | alpha)
            for coverage in 0...255 as ClosedRange<UInt8> {
                #expect(color.blended(over: 0xFF00_FF00, coverage: coverage) >> 24 == 255)
            }
        }
    }
}
