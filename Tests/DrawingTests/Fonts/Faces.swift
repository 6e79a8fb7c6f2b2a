import Drawing
import Rasters
import Testing

/// The faces that the tests look at.
enum Faces {
    static func open(_ family: String, weight: Int = 400) throws -> FontFace {
        let search = try FontSearch.open(folders: ["/usr/share/fonts"], files: [])
        let faces = search.faces(ofFamily: family).filter { $0.slant == 0 && $0.weights.contains(weight) }
        let source = try #require(faces.first)
        return try #require(FontFace(source, weight: weight))
    }

    /// The one glyph of a character.
    static func glyph(_ character: Character, in face: FontFace) throws -> PositionedGlyph {
        let glyphs = try shape(String(character), face)
        try #require(glyphs.count == 1)
        return glyphs[0]
    }

    static func shape(
        _ text: String, _ face: FontFace, in range: Range<Int>? = nil, isRightToLeft: Bool = false,
        language: String = "en"
    ) throws -> [PositionedGlyph] {
        let scalars = Array(text.unicodeScalars)
        let script = scalars.map { ScriptCode($0) }.first { !$0.isShared } ?? .common
        return try #require(TextShaper()).glyphs(
            of: scalars, in: range ?? 0..<scalars.count, face: face, script: script, isRightToLeft: isRightToLeft,
            language: language)
    }
}
