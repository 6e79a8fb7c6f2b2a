internal import CHarfBuzz
package import Geometry

/// An open face of a font file: its glyphs, measures and outlines.
///
/// Everything is in em: 1 is the font's size. A face belongs to one thread. A file that is damaged yields empty glyphs,
/// never a crash.
///
/// Safe to hold: it owns HarfBuzz' font, and frees it when it goes; whoever uses its pointer, or that of the file's bytes,
/// keeps the face alive.
@safe package final class FontFace {
    /// Where it was found.
    package let source: FoundFace
    /// What the face is set in: the weight asked for, as near as the font has it.
    package let weight: Int
    let file: FontFile
    let font: OpaquePointer
    let emPerUnit: Double
    /// Of glyphs that were asked for: they are found by way of their outlines, which takes longer than shaping.
    private var knownInkBounds: [UInt32: Rect?] = [:]

    /// - Parameter weight: what a variable font is set to, within its range; other fonts have the weight they have.
    package init?(_ source: FoundFace, weight: Int) {
        guard let file = FontFile.open(source.path) else { return nil }
        let face = unsafe hb_face_create(file.blob, UInt32(source.index))
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else { return nil }
        self.source = source
        self.weight = min(max(weight, source.weights.lowerBound), source.weights.upperBound)
        self.file = file
        unsafe self.font = unsafe font
        self.emPerUnit = unsafe 1 / Double(hb_face_get_upem(face))
        if source.isVariable { setWeight() }
    }

    deinit { unsafe hb_font_destroy(font) }

    private func setWeight() {
        var variation = hb_variation_t(tag: Self.weightTag, value: Float(weight))
        unsafe hb_font_set_variations(font, &variation, 1)
    }

    /// `wght`
    static let weightTag: UInt32 = 0x7767_6874
}

extension FontFace {
    /// The glyph that the font maps the scalar to, if it has one.
    package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// From the baseline up to the line's top and down to its bottom, both positive.
    package var lineExtents: (ascent: Double, descent: Double) {
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(font, &extents)
        return (em(extents.ascender), -em(extents.descender))
    }

    /// The height of a capital letter, from the font's tables or from its H.
    package var capHeight: Double {
        var height: hb_position_t = 0
        unsafe hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
        return em(height)
    }

    /// What the glyph covers, relative to its origin, y downward; `nil` where it covers nothing.
    package func inkBounds(of glyph: UInt32) -> Rect? {
        if let bounds = knownInkBounds[glyph] { return bounds }
        let bounds = findInkBounds(of: glyph)
        knownInkBounds[glyph] = .some(bounds)
        return bounds
    }

    private func findInkBounds(of glyph: UInt32) -> Rect? {
        file.noteOutline()
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        let bounds = Rect(
            x: em(extents.x_bearing), y: -em(extents.y_bearing), width: em(extents.width),
            height: -em(extents.height))
        return bounds.isEmpty ? nil : bounds
    }

    /// The glyph's outline relative to its origin, y downward; empty for a glyph that is a picture.
    package func outline(of glyph: UInt32) -> Path {
        file.noteOutline()
        let pen = PathPen(emPerUnit: emPerUnit)
        unsafe pen.draw(glyph, of: font)
        return pen.path
    }

    /// The bytes of the glyph's PNG file, `nil` for a glyph that is an outline.
    package func colorPicture(of glyph: UInt32) -> [UInt8]? {
        guard source.hasColor, let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    }

    func em(_ units: hb_position_t) -> Double { Double(units) * emPerUnit }
}
