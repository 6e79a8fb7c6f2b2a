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
@Suite struct LanguageTests {
    /// How much of a name's ink may lie elsewhere: edges of thin strokes weigh more where there are fewer pixels.
    private static let bounds = [1.0: 0.13, 2.0: 0.08]

    @Test("sixty different names and more in each language, in its own letters", arguments: LanguagePage.languages)
    func names(language: LanguagePage.Language) throws {
        let names = try language.names()
        #expect(Set(names).count == names.count)
        #expect(names.count >= 60)
        #expect(names.allSatisfy { $0.unicodeScalars.contains { !$0.isASCII } || language.tag == "vi" })
    }

    @Test(.enabled(if: Chromium.isInstalled), arguments: groups, [1.0, 2.0])
    func namesLookAsInChromium(languages: [LanguagePage.Language], scale: Double) throws {
        let pages = try languages.map { LanguagePage($0, try $0.names()) }
        for (page, pictures) in zip(pages, try LanguagePage.pictures(of: pages, pixelsPerPoint: scale)) {
            try expect(pictures.drawn, toLookLike: pictures.shown, of: page, scale: scale)
        }
    }

    /// As many as fit beside each other.
    private static let groups = stride(from: 0, to: LanguagePage.languages.count, by: 5).map {
        Array(LanguagePage.languages[$0...].prefix(5))
    }

    private func expect(_ drawn: Raster, toLookLike shown: Raster, of page: LanguagePage, scale: Double) throws {
        try #require(drawn.width == shown.width && drawn.height == shown.height)
        let bound = try #require(Self.bounds[scale])
        var worst = 0.0
        for (number, name) in page.names.enumerated() {
            let rows = page.rows(of: number, pixelsPerPoint: scale)
            let departure = drawn.departure(from: shown, rows: rows)
            worst = max(worst, departure)
            #expect(departure <= bound, "'\(name)' departs by \(departure)")
        }
        // The bound tells letters in place from letters beside it.
        let all = 0..<drawn.height
        #expect(drawn.movedDown().departure(from: shown, rows: all) > 3 * bound)
        print("\(page.language) @\(Int(scale))x: names depart from Chromium's by at most \(worst) of their ink")
    }

    /// Draws docs/pictures/languages.png anew where the environment asks for it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] == "languages"))
    func sheet() throws {
        var encoder = PNGEncoder()
        let file = URL(filePath: LanguagePage.root + "/docs/pictures/languages.png")
        try Data(encoder.encode(try LanguageSheet().raster())).write(to: file)
    }
}
