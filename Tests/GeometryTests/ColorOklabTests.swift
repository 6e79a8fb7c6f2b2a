import Geometry
import Testing

/// Expected numbers come from an independent implementation of CSS Color 4.
struct ColorOklabTests {
    @Test(
        arguments: [
            (0x000000, 0, 0, 0),
            (0xFFFFFF, 1, 0, 0),
            (0xFF0000, 0.627955, 0.224863, 0.125846),
            (0x00FF00, 0.866440, -0.233888, 0.179498),
            (0x0000FF, 0.452014, -0.032457, -0.311528),
            (0x07C160, 0.710105, -0.165577, 0.090983),
            (0x8E8E93, 0.648309, 0.002049, -0.007054),
            (0x373737, 0.336799, 0, 0),
            (0x010203, 0.082309, -0.003926, -0.007011),
        ] as [(UInt32, Double, Double, Double)])
    func oklabOfSRGB(hex: UInt32, lightness: Double, a: Double, b: Double) {
        let oklab = Color(hex: hex).oklab
        #expect(abs(oklab.lightness - lightness) < 1e-6)
        #expect(abs(oklab.a - a) < 1e-6)
        #expect(abs(oklab.b - b) < 1e-6)
    }

    @Test func everyEightBitGrayAndHueComesBack() {
        for byte in 0...255 as ClosedRange<UInt32> {
            for hex in [byte << 16 | byte << 8 | byte, byte << 16 | 0x40C0, 0xC00000 | byte << 8 | 0x10] {
                let color = Color(hex: hex)
                #expect(Color(color.oklab).hexadecimal == color.hexadecimal)
                #expect(distance(Color(color.oklab), color) < 1e-12)
            }
        }
    }

    @Test func whatLiesOutsideSRGBIsClipped() {
        let green = Color(Oklab(lightness: 0.9, a: -0.4, b: 0.2), alpha: 0.25)
        #expect(green.red == 0)
        #expect(green.green == 1)
        #expect(green.alpha == 0.25)
    }

    @Test func theTransferFunctionIsContinuedBelowZero() {
        #expect(Color.decoded(-0.5) == -Color.decoded(0.5))
        #expect(Color.encoded(-0.002) == -Color.encoded(0.002))
        #expect(abs(Color.decoded(0.5) - 0.214041) < 1e-6)
        #expect(abs(Color.decoded(0.02) - 0.001548) < 1e-6)
    }

    /// SL-4, with alpha weighting where a colour is translucent.
    @Test(
        arguments: [
            (0x07C160FF, 0x8E8E93FF, 0.25, .oklab, Color(red: 0.304529, green: 0.710142, blue: 0.437446)),
            (0x07C160FF, 0x8E8E93FF, 0.5, .oklab, Color(red: 0.416338, green: 0.661622, blue: 0.489332)),
            (0x07C160FF, 0x8E8E93FF, 0.75, .srgb, Color(red: 0.424510, green: 0.606863, blue: 0.526471)),
            (0xFFFFFFFF, 0x0000FFFF, 0.5, .oklab, Color(red: 0.453015, green: 0.638080, blue: 1)),
            (
                0xFF000080, 0x0000FFFF, 0.5, .oklab,
                Color(red: 0.397132, green: 0.304899, blue: 0.760637, alpha: 0.750980)
            ),
            (0xFF000080, 0x0000FFFF, 0.25, .srgb, Color(red: 0.600939, green: 0, blue: 0.399061, alpha: 0.626471)),
            (0x00FF0000, 0xFF0000FF, 0.5, .oklab, Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
            (0x00FF0000, 0xFF000000, 0.5, .srgb, Color(red: 1, green: 0, blue: 0, alpha: 0)),
        ] as [(UInt32, UInt32, Double, ColorInterpolation, Color)])
    func mixtures(first: UInt32, second: UInt32, fraction: Double, space: ColorInterpolation, expected: Color) {
        let mixed = color(first).mixed(with: color(second), by: fraction, in: space)
        #expect(distance(mixed, expected) < 2e-6, "\(mixed.red) \(mixed.green) \(mixed.blue) \(mixed.alpha)")
    }

    @Test(arguments: ColorInterpolation.allCases)
    func theEndsAreExactAndFractionsAreClamped(space: ColorInterpolation) {
        let (first, second) = (Color(hex: 0x07C160), Color(hex: 0x8E8E93, alpha: 0.3))
        for fraction in [0, -1, -Double.infinity, .nan] {
            #expect(first.mixed(with: second, by: fraction, in: space) == first)
        }
        for fraction in [1, 2, Double.infinity] {
            #expect(first.mixed(with: second, by: fraction, in: space) == second)
        }
    }

    private func color(_ hex: UInt32) -> Color {
        Color(hex: hex >> 8, alpha: Double(hex & 0xFF) / 255)
    }

    private func distance(_ first: Color, _ second: Color) -> Double {
        max(
            abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue),
            abs(first.alpha - second.alpha))
    }
}
