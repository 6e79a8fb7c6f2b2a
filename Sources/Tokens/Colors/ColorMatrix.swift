/// A linear change of a colour's three components.
struct ColorMatrix: Sendable {
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        rows = (first, second, third)
    }

    static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
    }
}

/// From linear light to CIE XYZ and between white points: CSS Color 4, section 18 (sample code).
extension ColorMatrix {
    /// Display P3: the primaries of SMPTE RP 431-2, white D65.
    static let displayP3ToXYZ = ColorMatrix(
        SIMD3(0.486_570_948_648_216_2, 0.265_667_693_169_093_1, 0.198_217_285_234_362_5),
        SIMD3(0.228_974_564_069_748_8, 0.691_738_521_836_506_3, 0.079_286_914_093_744_98),
        SIMD3(0, 0.045_113_381_858_902_63, 1.043_944_368_900_976))

    /// Adobe RGB (1998), white D65.
    static let a98RGBToXYZ = ColorMatrix(
        SIMD3(0.576_669_042_910_130_7, 0.185_558_237_906_546_3, 0.188_228_646_234_994_7),
        SIMD3(0.297_344_975_250_536_1, 0.627_363_566_255_466_1, 0.075_291_458_493_997_89),
        SIMD3(0.027_031_361_386_412_34, 0.070_688_852_535_827_23, 0.991_337_536_837_638_9))

    /// ProPhoto RGB (ISO 22028-2), white D50.
    static let proPhotoRGBToXYZD50 = ColorMatrix(
        SIMD3(0.797_760_489_672_302_6, 0.135_185_837_175_740_3, 0.031_349_349_581_524_81),
        SIMD3(0.288_071_128_229_293_4, 0.711_843_217_810_101_4, 0.000_085_653_960_605_259_03),
        SIMD3(0, 0, 0.825_104_602_510_460_2))

    /// ITU-R BT.2020-2, white D65.
    static let rec2020ToXYZ = ColorMatrix(
        SIMD3(0.636_958_048_301_291_1, 0.144_616_903_586_208_4, 0.168_880_975_164_172_1),
        SIMD3(0.262_700_212_011_267, 0.677_998_071_518_871, 0.059_301_716_469_861_95),
        SIMD3(0, 0.028_072_693_049_087_44, 1.060_985_057_710_791))

    /// To sRGB's primaries, white D65.
    static let xyzToSRGB = ColorMatrix(
        SIMD3(3.240_969_941_904_523, -1.537_383_177_570_094, -0.498_610_760_293_003_5),
        SIMD3(-0.969_243_636_280_879_7, 1.875_967_501_507_72, 0.041_555_057_407_175_62),
        SIMD3(0.055_630_079_696_993_65, -0.203_976_958_888_976_5, 1.056_971_514_242_878))

    /// From white D50 to white D65 by Bradford's method.
    static let d50ToD65 = ColorMatrix(
        SIMD3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
        SIMD3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
        SIMD3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}
