import Geometry
import Testing

struct LayoutDirectionTests {
    @Test(
        "TX-3: the direction is that of the locale's script",
        arguments: [
            ("ar", LayoutDirection.rightToLeft), ("he", .rightToLeft), ("iw_IL", .rightToLeft), ("fa-IR", .rightToLeft),
            ("ur", .rightToLeft), ("ar@calendar=islamic", .rightToLeft), ("AR-EG", .rightToLeft), ("dv", .rightToLeft),
            ("pa-Arab", .rightToLeft), ("pa-PK", .rightToLeft), ("az_IR", .rightToLeft), ("ff-Adlm-GN", .rightToLeft),
            ("en", .leftToRight), ("ar-Latn", .leftToRight), ("pa", .leftToRight), ("sd-IN", .leftToRight),
            ("sd", .rightToLeft), ("zh-Hant", .leftToRight), ("", .leftToRight), ("@", .leftToRight),
            ("art", .leftToRight), ("hebr", .leftToRight),
        ])
    func locales(locale: String, direction: LayoutDirection) {
        #expect(LayoutDirection(locale: locale) == direction)
    }
}
