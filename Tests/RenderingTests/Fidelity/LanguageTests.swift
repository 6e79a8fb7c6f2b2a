import Codecs
import DisplayLists
import Documents
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Rendering
import Styles
import Testing

/// Issue 16, point 1: names in every language look as in Chromium with the same fonts, at @1x and @2x.
@Suite(.serialized) struct LanguageTests {
    /// How much of a name's ink may lie elsewhere: edges of thin strokes weigh more where there are fewer pixels.
    private static let bounds = [1.0: 0.13, 2.0: 0.08]

    @Test("sixty different names and more in each language, in its own letters", arguments: LanguagePage.languages)
    func names(language: LanguagePage.Language) throws {
        let names = try language.names()
        #expect(Set(names).count == names.count)
        #expect(names.count >= 60)
        #expect(names.allSatisfy { $0.unicodeScalars.contains { !$0.isASCII } || language.tag == "vi" })
    }

    @Test(.enabled(if: Chromium.isInstalled), arguments: LanguagePage.languages, [1.0, 2.0])
    func namesLookAsInChromium(language: LanguagePage.Language, scale: Double) throws {
        let page = LanguagePage(language, try language.names())
        let (drawn, shown) = try page.pictures(pixelsPerPoint: scale)
        try #require(drawn.bounds == shown.bounds)
        let bound = try #require(Self.bounds[scale])
        var worst = 0.0
        for (number, name) in page.names.enumerated() {
            let rows = page.rows(of: number, pixelsPerPoint: scale)
            let departure = Self.departure(drawn, shown, rows: rows)
            worst = max(worst, departure)
            #expect(departure <= bound, "'\(name)' departs by \(departure)")
        }
        // The bound tells letters in place from letters beside it.
        let all = 0..<drawn.height
        #expect(Self.departure(drawn.movedDown(), shown, rows: all) > 3 * bound)
        print("\(language) @\(Int(scale))x: names depart from Chromium's by at most \(worst) of their ink")
    }

    /// The sum of the differences of some rows as a share of the ink in them.
    static func departure(_ first: Raster, _ second: Raster, rows: Range<Int>) -> Double {
        var (difference, ink) = (0, 0)
        for index in rows.lowerBound * first.width..<rows.upperBound * first.width {
            let (one, other) = (Int(first.pixels[index].argb & 0xFF), Int(second.pixels[index].argb & 0xFF))
            difference += abs(one - other)
            ink += 255 - one
        }
        return Double(difference) / Double(max(ink, 1))
    }

    /// Draws docs/pictures/languages.png anew where the environment asks for it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] == "languages"))
    func sheet() throws {
        var encoder = PNGEncoder()
        let file = URL(filePath: LanguagePage.root + "/docs/pictures/languages.png")
        try Data(encoder.encode(try LanguageSheet().raster())).write(to: file)
    }
}
