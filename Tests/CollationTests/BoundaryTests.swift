import Collation
import RandomNumbers
import Testing

@Suite("Boundaries of sections (CI-1)")
struct BoundaryTests {
    /// Letters, digits, marks, symbols, kana, Han characters and more, from all over Unicode.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xC0...0x17F, 0x300...0x36F, 0x370...0x4FF, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
        0x1100...0x11FF, 0x2000...0x2FFF, 0x3040...0x312F, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFF00...0xFFEF, 0x1F300...0x1F6FF, 0x20000...0x2A6DF,
    ]

    private static func name(_ numbers: inout SeededNumbers) -> String {
        let scalars = (0..<Int.random(in: 1...4, using: &numbers)).compactMap { _ in
            let range = ranges[Int.random(in: ranges.indices, using: &numbers)]
            return Unicode.Scalar(UInt32.random(in: range, using: &numbers))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test(
        "a search among the boundaries finds the bucket that ICU finds by name",
        arguments: [
            "en", "zh", "zh-Hant", "ja", "ko", "sv", "da", "es", "cs", "el", "ru", "ar", "he", "hi", "th",
            "zh-u-co-zhuyin", "hu", "vi", "tr",
        ])
    func agreement(locale: String) throws {
        let other = try LocaleIdentifier("en")
        let index = try AlphabeticIndex(locale: LocaleIdentifier(locale), labelLocales: [other], isNumeric: false)
        let boundaries = index.boundaries
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<2000 {
            let name = Self.name(&numbers)
            let key = index.sortKey(of: name)
            let found = boundaries.last { !key.lexicographicallyPrecedes($0.key) }?.bucket ?? 0
            #expect(found == index.bucket(of: name), "\(name) by seed 5")
        }
    }
}
