import Geometry
import Testing
import Tokens

/// Expected numbers come from an independent implementation of CSS Color 4, which maps into the gamut by the same
/// algorithm.
struct ColorSpaceTests {
    @Test(
        arguments: [
            (.sRGB, SIMD3(0.2, 0.4, 0.6), SIMD3(0.200000, 0.400000, 0.600000)),
            (.sRGB, SIMD3(0, 0, 0), SIMD3(0, 0, 0)),
            (.sRGB, SIMD3(1, 1, 1), SIMD3(1, 1, 1)),
            (.sRGB, SIMD3(0.03, 0.5, 0.999), SIMD3(0.030000, 0.500000, 0.999000)),
            (.linearSRGB, SIMD3(0.5, 0.25, 0.01), SIMD3(0.735357, 0.537099, 0.099853)),
            (.linearSRGB, SIMD3(0.001, 0.002, 0.003), SIMD3(0.012920, 0.025840, 0.038760)),
            (.linearSRGB, SIMD3(1, 0, 1), SIMD3(1, 0, 1)),
            (.hsl, SIMD3(210, 50, 40), SIMD3(0.200000, 0.400000, 0.600000)),
            (.hsl, SIMD3(0, 100, 50), SIMD3(1, 0, 0)),
            (.hsl, SIMD3(359.5, 80, 75), SIMD3(0.950000, 0.550000, 0.553333)),
            (.hsl, SIMD3(90, 0, 30), SIMD3(0.300000, 0.300000, 0.300000)),
            (.hsl, SIMD3(45, 100, 100), SIMD3(1, 1, 1)),
            (.hwb, SIMD3(194, 0, 20), SIMD3(0, 0.613333, 0.800000)),
            (.hwb, SIMD3(30, 20, 10), SIMD3(0.900000, 0.550000, 0.200000)),
            (.hwb, SIMD3(120, 60, 60), SIMD3(0.500000, 0.500000, 0.500000)),
            (.hwb, SIMD3(300, 100, 0), SIMD3(1, 1, 1)),
            (.hwb, SIMD3(12, 50, 50), SIMD3(0.500000, 0.500000, 0.500000)),
            (.lab, SIMD3(50, 20, -30), SIMD3(0.521155, 0.423657, 0.668510)),
            (.lab, SIMD3(29.2345, 39.3825, 20.0664), SIMD3(0.490634, 0.138671, 0.159006)),
            (.lab, SIMD3(100, 0, 0), SIMD3(1, 1, 1)),
            (.lab, SIMD3(5, 1, -2), SIMD3(0.068335, 0.064124, 0.078803)),
            (.lab, SIMD3(60.17, 93.54, -60.5), SIMD3(1, 0.000038, 1)),
            (.lab, SIMD3(80, -120, 100), SIMD3(0, 0.892216, 0.305908)),
            (.lab, SIMD3(97, -20, 97), SIMD3(0.964462, 1, 0)),
            (.lch, SIMD3(52.2345, 72.2, 56.2), SIMD3(0.776174, 0.363390, 0.024548)),
            (.lch, SIMD3(50, 30, 200), SIMD3(0.115022, 0.519379, 0.531028)),
            (.lch, SIMD3(30, 130, 300), SIMD3(0, 0.193056, 0.926244)),
            (.lch, SIMD3(70, 150, 20), SIMD3(1, 0.552158, 0.611389)),
            (.lch, SIMD3(2, 3, 10), SIMD3(0.057481, 0.019234, 0.024275)),
            (.oklab, SIMD3(0.4, 0.11, 0.04), SIMD3(0.480018, 0.148874, 0.173495)),
            (.oklab, SIMD3(0.7, -0.1, 0.1), SIMD3(0.464890, 0.696092, 0.324368)),
            (.oklab, SIMD3(0.6, 0.3, -0.3), SIMD3(0.762636, 0, 0.990936)),
            (.oklab, SIMD3(0.9, -0.3, 0.2), SIMD3(0.309556, 1, 0.447500)),
            (.oklch, SIMD3(0.7, 0.1, 150), SIMD3(0.436259, 0.690586, 0.490730)),
            (.oklch, SIMD3(0.7016, 0.3225, 328.363), SIMD3(0.999901, 0, 0.999914)),
            (.oklch, SIMD3(0.9, 0.4, 30), SIMD3(1, 0.800694, 0.756373)),
            (.oklch, SIMD3(0.5, 0.3, 260), SIMD3(0, 0.272788, 0.994493)),
            (.oklch, SIMD3(0.6, 0.26, 142), SIMD3(0, 0.619059, 0)),
            (.oklch, SIMD3(0.01, 0.1, 20), SIMD3(0.000487, 0, 0)),
            (.oklch, SIMD3(0.99, 0.3, 100), SIMD3(1, 0.997083, 0.631570)),
            (.oklch, SIMD3(0.02, 0.4, 264), SIMD3(0.000340, 0, 0.005402)),
            (.displayP3, SIMD3(0.3, 0.6, 0.4), SIMD3(0.143097, 0.608757, 0.380240)),
            (.displayP3, SIMD3(1, 0, 0), SIMD3(1, 0.044570, 0.045932)),
            (.displayP3, SIMD3(0, 1, 0), SIMD3(0, 0.985764, 0.159742)),
            (.displayP3, SIMD3(0, 0, 1), SIMD3(0, 0, 1)),
            (.displayP3, SIMD3(1, 0.5, 0), SIMD3(1, 0.490479, 0)),
            (.displayP3, SIMD3(0.02, 0.01, 0.03), SIMD3(0.022249, 0.009579, 0.031769)),
            (.a98RGB, SIMD3(0.5, 0.4, 0.3), SIMD3(0.538475, 0.400621, 0.289451)),
            (.a98RGB, SIMD3(0, 1, 0), SIMD3(0, 0.926519, 0.408197)),
            (.a98RGB, SIMD3(0, 0.8, 0.8), SIMD3(0, 0.764765, 0.757929)),
            (.a98RGB, SIMD3(0.1, 0.1, 0.12), SIMD3(0.072912, 0.072912, 0.097060)),
            (.proPhotoRGB, SIMD3(0.4, 0.4, 0.4), SIMD3(0.475637, 0.475637, 0.475637)),
            (.proPhotoRGB, SIMD3(0.5, 0.6, 0.35), SIMD3(0.534862, 0.683590, 0.368743)),
            (.proPhotoRGB, SIMD3(0, 1, 0), SIMD3(0, 0.962455, 0.459052)),
            (.proPhotoRGB, SIMD3(1, 0, 0), SIMD3(1, 0.333881, 0.399383)),
            (.proPhotoRGB, SIMD3(0.02, 0.03, 0.025), SIMD3(0.009036, 0.026085, 0.019603)),
            (.proPhotoRGB, SIMD3(0.9, 0.2, 0.7), SIMD3(1, 0.196724, 0.743660)),
            (.rec2020, SIMD3(0.4, 0.5, 0.6), SIMD3(0.251397, 0.482705, 0.590214)),
            (.rec2020, SIMD3(0, 1, 0), SIMD3(0, 0.947344, 0.446281)),
            (.rec2020, SIMD3(1, 0, 0.1), SIMD3(1, 0.287729, 0.316495)),
            (.rec2020, SIMD3(0.05, 0.04, 0.06), SIMD3(0.011730, 0.005123, 0.016136)),
            (.rec2020, SIMD3(0.42, 0.47, 0.08), SIMD3(0.366977, 0.448554, 0)),
            (.xyzD65, SIMD3(0.2, 0.25, 0.3), SIMD3(0.372284, 0.572703, 0.563156)),
            (.xyzD65, SIMD3(0.9504559, 1, 1.0890578), SIMD3(1, 1, 1)),
            (.xyzD65, SIMD3(0.5929, 0.2848, 0.9699), SIMD3(1, 0, 1)),
            (.xyzD65, SIMD3(0.1, 0.4, 0.2), SIMD3(0, 0.740678, 0.518464)),
            (.xyzD65, SIMD3(0.8, 0.1, 0.1), SIMD3(0.884762, 0, 0.449359)),
            (.xyzD50, SIMD3(0.3, 0.3, 0.2), SIMD3(0.631767, 0.572990, 0.520974)),
            (.xyzD50, SIMD3(0.5791, 0.2831, 0.728), SIMD3(0.999953, 0.000227, 0.999986)),
            (.xyzD50, SIMD3(0.2, 0.5, 0.1), SIMD3(0, 0.845586, 0.399108)),
            (.xyzD50, SIMD3(0.01, 0.01, 0.01), SIMD3(0.101523, 0.097959, 0.114848)),
            (.hsl, SIMD3(-30, 100, 50), SIMD3(1, 0, 0.500000)),
            (.hsl, SIMD3(690, 100, 50), SIMD3(1, 0, 0.500000)),
            (.hwb, SIMD3(-166, 10, 20), SIMD3(0.100000, 0.636667, 0.800000)),
            (.lch, SIMD3(50, 30, -160), SIMD3(0.115022, 0.519379, 0.531028)),
            (.oklch, SIMD3(0.7, 0.1, 870), SIMD3(0.436259, 0.690586, 0.490730)),
        ] as [(ColorSpace, SIMD3<Double>, SIMD3<Double>)])
    func colorInSRGB(space: ColorSpace, components: SIMD3<Double>, expected: SIMD3<Double>) {
        let color = space.color(components)
        let found = SIMD3(color.red, color.green, color.blue)
        #expect((found - expected).absoluteMaximum < 1e-5, "\(found)")
        #expect(found.min() >= 0 && found.max() <= 1)
        #expect(color.alpha == 1)
    }

    @Test func thereAreFourteenSpaces() {
        #expect(
            ColorSpace.allCases.map(\.rawValue) == [
                "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
                "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
            ])
    }

    @Test(arguments: ColorSpace.allCases)
    func alphaIsKeptInAndOutOfGamut(space: ColorSpace) {
        for components in [SIMD3(0.5, 0.4, 0.3), SIMD3(0.9, 3, -2), SIMD3(200, 1, 1), SIMD3(-3, 0, 0)] {
            #expect(space.color(components, alpha: 0.25).alpha == 0.25)
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func anyFiniteComponentsGiveAColorInGamut(space: ColorSpace) {
        let extremes = [
            0, -0.0, 1, -1, 100, 359.99, 1e6, -1e9, 1e300, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        for x in extremes {
            for y in extremes {
                for z in extremes {
                    let color = space.color(SIMD3(x, y, z))
                    let found = SIMD3(color.red, color.green, color.blue)
                    #expect(found.min() >= 0 && found.max() <= 1, "\(space) \(x) \(y) \(z): \(found)")
                }
            }
        }
    }

    /// A colour that sRGB has keeps its components, to the last bit where the space only rearranges them.
    @Test func componentsOfSRGBPassUnchanged() {
        for byte in 0...255 {
            let value = Double(byte) / 255
            let color = ColorSpace.sRGB.color(SIMD3(value, 1 - value, 0.1))
            #expect(color == Color(red: value, green: 1 - value, blue: 0.1))
        }
    }

    @Test(
        arguments: [
            (.lab, SIMD3(100, 60, -30)), (.oklab, SIMD3(1.2, 0.1, 0.1)), (.xyzD65, SIMD3(3, 3, 3)),
            (.oklch, SIMD3(1, 0.2, 90)),
        ] as [(ColorSpace, SIMD3<Double>)])
    func lighterThanWhiteIsWhite(space: ColorSpace, components: SIMD3<Double>) {
        #expect(space.color(components) == .white)
    }

    @Test func darkerThanBlackIsBlack() {
        #expect(ColorSpace.oklab.color(SIMD3(0, 0.2, -0.1)) == .black)
        #expect(ColorSpace.oklab.color(SIMD3(-0.5, 0, 0)) == .black)
    }
}

extension SIMD3<Double> {
    fileprivate var absoluteMaximum: Double { Swift.max(abs(x), abs(y), abs(z)) }
}
