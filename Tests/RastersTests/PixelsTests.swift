import Rasters
import Testing

@Suite struct PixelsTests {
    @Test(
        arguments: [
            ((1, 0, 0, 1), 0xFFFF_0000), ((1, 1, 1, 0.5), 0x8080_8080), ((0, 1, 0, 0), 0),
            ((0.2, 0.4, 0.6, 1), 0xFF33_6699),
            ((2, -1, 0.5, 9), 0xFFFF_0080), ((1, 0.5, 0, 0.2), 0x3333_1A00),
        ] as [((Double, Double, Double, Double), UInt32)])
    func componentsAreMultipliedByAlpha(color: (Double, Double, Double, Double), pixel: UInt32) {
        let premultiplied = PremultipliedARGB(red: color.0, green: color.1, blue: color.2, alpha: color.3)
        #expect(premultiplied.argb == pixel && premultiplied.alpha == pixel >> 24)
    }

    /// Porter and Duff's "over", with the source scaled by its coverage, within half a level for each of three roundings.
    @Test(arguments: [0xFFFF_8000, 0x8040_8020, 0x0101_0000, 0] as [UInt32])
    func blendingIsSourceOver(source: UInt32) {
        let color = PremultipliedARGB(argb: source)
        for target in [0xFFFF_FFFF, 0xFF12_34EF, 0x8010_8000, 0] as [UInt32] {
            for coverage in stride(from: 0, through: 255, by: 15) {
                let blended = color.blended(over: PremultipliedARGB(argb: target), coverage: UInt8(coverage)).argb
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
        let color = PremultipliedARGB(argb: 0xFF12_3456)
        #expect(color.blended(over: 0xFFAB_CDEF, coverage: 0) == 0xFFAB_CDEF)
        #expect(color.blended(over: 0xFFAB_CDEF, coverage: 255) == 0xFF12_3456)
        #expect(PremultipliedARGB(argb: 0).blended(over: 0xFFAB_CDEF, coverage: 255) == 0xFFAB_CDEF)
    }

    @Test func blendingKeepsOpaquePixelsOpaque() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            let color = PremultipliedARGB(argb: alpha << 24 | alpha)
            for coverage in 0...255 as ClosedRange<UInt8> {
                #expect(color.blended(over: 0xFF00_FF00, coverage: coverage).alpha == 255)
            }
        }
    }

    @Test("colours divided by alpha and multiplied again are what they were")
    func straight() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for color in 0...alpha {
                let pixel = PremultipliedARGB(argb: alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2)
                #expect(pixel.straight.premultiplied == pixel)
                #expect(UInt32(pixel.straight.alpha) == alpha)
            }
        }
    }

    @Test("components have their own places, and bytes in memory are red, green, blue, alpha")
    func order() {
        let pixel = StraightRGBA(red: 1, green: 2, blue: 3, alpha: 4)
        #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [1, 2, 3, 4])
        #expect(StraightRGBA(red: 0x12, green: 0x34, blue: 0x56).premultiplied == 0xFF12_3456)
        let raster = StraightRaster(width: 2, height: 1, pixels: [pixel, .clear])
        #expect(raster.rgba == [1, 2, 3, 4, 0, 0, 0, 0])
        #expect(StraightRGBA(red: 255, green: 255, blue: 255, alpha: 254) < StraightRGBA(red: 0, green: 0, blue: 0))
    }

    @Test(
        "a colour is what a pixel shows over white",
        arguments: [(0xFF12_3456, (0x12, 0x34, 0x56)), (0, (255, 255, 255)), (0x8080_0000, (255, 127, 127))]
            as [(PremultipliedARGB, (Int, Int, Int))])
    func opaqueColor(pixel: PremultipliedARGB, color: (Int, Int, Int)) {
        let expected = OpaqueColor(red: color.0, green: color.1, blue: color.2)
        #expect(OpaqueColor(pixel) == expected && OpaqueColor(pixel.straight) == expected)
        #expect(OpaqueColor(expected.pixel) == expected)
    }
}
