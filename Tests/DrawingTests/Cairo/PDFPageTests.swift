import DisplayLists
import Drawing
import Geometry
import Rasters
import Testing

@Suite struct PDFPageTests {
    private func text(of document: [UInt8]) -> String { String(decoding: document, as: UTF8.self) }

    @Test func aPageHasItsSizeInPoints() throws {
        let document = try PDFPage(size: Size(width: 123, height: 45.5)).finish()
        #expect(text(of: document).contains("/MediaBox [ 0 0 123 45.5 ]"))
        #expect(text(of: document).hasSuffix("%%EOF\n"))
    }

    @Test func picturesAreImagesAndShapesAreNot() throws {
        let shapes = PDFPage(size: Size(width: 50, height: 50))
        shapes.fill(.ellipse(Rect(x: 1, y: 1, width: 20, height: 20)), with: .color(.black))
        #expect(!text(of: try shapes.finish()).contains("/Subtype /Image"))
        let picture = PDFPage(size: Size(width: 50, height: 50))
        picture.draw(Raster(width: 3, height: 5, filledWith: 0xFF12_3456), in: Rect(x: 0, y: 0, width: 10, height: 10))
        let document = text(of: try picture.finish())
        #expect(document.contains("/Subtype /Image") && document.contains("/Width 3") && document.contains("/Height 5"))
    }

    @Test func fadingIsOneForAll() throws {
        let page = PDFPage(size: Size(width: 50, height: 50))
        page.faded(by: 0.25) { page.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), with: .color(.black)) }
        let document = text(of: try page.finish())
        #expect(document.contains("/ca 0.25") && document.contains("/S /Transparency"))
    }

    @Test func textThatDoesNotFitItsGlyphsIsAnError() throws {
        let face = try Faces.open("Inter")
        let font = try #require(PDFFont(face))
        let wrong = PDFText(
            glyphs: [PDFGlyph(id: 36, origin: .zero)], clusters: [PDFCluster(text: "ab", glyphCount: 3)],
            isRightToLeft: false)
        func document() throws -> [UInt8] {
            let page = PDFPage(size: Size(width: 50, height: 50))
            page.show(wrong, font: font, size: 10, color: .black)
            return try page.finish()
        }
        #expect(throws: DrawingError.cairo("input clusters do not represent the accompanying text and glyph arrays")) {
            try document()
        }
    }

    @Test func aFontOutlivesWhoMadeIt() throws {
        let page = PDFPage(size: Size(width: 50, height: 50))
        do {
            let face = try Faces.open("Inter")
            let font = try #require(PDFFont(face))
            page.show(
                PDFText(
                    glyphs: [PDFGlyph(id: 36, origin: Point(x: 5, y: 20))],
                    clusters: [PDFCluster(text: "C", glyphCount: 1)], isRightToLeft: false), font: font, size: 10,
                color: .black)
        }
        #expect(text(of: try page.finish()).contains("+Inter-Regular"))
    }
}
