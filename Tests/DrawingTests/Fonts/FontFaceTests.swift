import Codecs
import Geometry
import Testing

@Suite struct FontFaceTests {
    @Test func measuresAreInEm() throws {
        let face = try Faces.open("Inter")
        #expect(abs(face.capHeight - 2048.0 / 2816) < 1e-9)
        #expect(abs(face.lineExtents.ascent - 2728.0 / 2816) < 1e-9)
        #expect(abs(face.lineExtents.descent - 680.0 / 2816) < 1e-9)
    }

    @Test func aFaceHasTheGlyphsOfItsCharacters() throws {
        let inter = try Faces.open("Inter")
        #expect(inter.hasGlyph(for: "A") && inter.hasGlyph(for: "ж") && !inter.hasGlyph(for: "重"))
        let emoji = try Faces.open("Noto Color Emoji")
        #expect(emoji.hasGlyph(for: "👍") && !emoji.hasGlyph(for: "重"))
    }

    @Test func theInkOfALetterIsItsOutlines() throws {
        let face = try Faces.open("Inter")
        let glyph = try Faces.glyph("H", in: face)
        let ink = try #require(face.inkBounds(of: glyph.id))
        let outline = try #require(face.outline(of: glyph.id).controlBounds)
        #expect(abs(ink.minX - outline.minX) < 1e-3 && abs(ink.maxX - outline.maxX) < 1e-3)
        #expect(abs(ink.minY + face.capHeight) < 1e-3 && abs(ink.maxY) < 1e-3)
    }

    @Test func aSpaceHasNeitherInkNorOutline() throws {
        let face = try Faces.open("Inter")
        let space = try Faces.glyph(" ", in: face)
        #expect(face.inkBounds(of: space.id) == nil && face.outline(of: space.id) == Path())
        #expect(space.advance > 0.2)
    }

    @Test(arguments: ["Inter", "Noto Sans Arabic", "Noto Sans CJK SC"])
    func outlinesAreClosed(family: String) throws {
        let face = try Faces.open(family)
        for id in stride(from: 1, to: 400, by: 13) as StrideTo<UInt32> {
            let elements = face.outline(of: id).elements
            let moves = elements.filter { if case .move = $0 { true } else { false } }.count
            let closes = elements.filter { $0 == .close }.count
            #expect(moves == closes)
        }
    }

    @Test func emojiArePictures() throws {
        let emoji = try Faces.open("Noto Color Emoji")
        let glyph = try Faces.glyph("👍", in: emoji)
        let file = try #require(emoji.colorPicture(of: glyph.id))
        let picture = try PNGDecoder(pixelLimit: 100_000).raster(of: file)
        #expect(picture.width == 136 && picture.height == 128)
        #expect(emoji.outline(of: glyph.id) == Path())
        #expect(emoji.colorPicture(of: 999_999) == nil)
        let inter = try Faces.open("Inter")
        #expect(inter.colorPicture(of: try Faces.glyph("A", in: inter).id) == nil)
    }

    @Test func aGlyphThatDoesNotExistIsEmpty() throws {
        let face = try Faces.open("Inter")
        #expect(face.outline(of: 1_000_000) == Path() && face.inkBounds(of: 1_000_000) == nil)
    }
}
