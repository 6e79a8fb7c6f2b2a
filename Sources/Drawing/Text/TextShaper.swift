internal import CFriBidi
internal import CHarfBuzz

/// Turns characters of one font, script and direction into glyphs.
///
/// A shaper belongs to one thread.
///
/// Safe: it alone owns HarfBuzz' buffer, which it was given whole and frees when it goes; the pointer never
/// leaves it.
@safe package final class TextShaper {
    private let buffer: OpaquePointer

    /// `nil` where no memory is left.
    package init?() {
        guard let buffer = unsafe hb_buffer_create(), unsafe hb_buffer_allocation_successful(buffer) != 0 else {
            return nil
        }
        unsafe self.buffer = unsafe buffer
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// The glyphs of a part of a text, from left to right, in em.
    ///
    /// - Parameters:
    ///   - scalars: the whole text, since letters join across the part's ends.
    ///   - script: as `UnicodeProperties` names it.
    ///   - language: a BCP 47 tag.
    package func glyphs(
        of scalars: [Unicode.Scalar], in range: Range<Int>, face: FontFace, script: ScriptCode, isRightToLeft: Bool,
        language: String
    ) -> [PositionedGlyph] {
        unsafe hb_buffer_reset(buffer)
        unsafe scalars.withUnsafeBufferPointer { scalars in
            unsafe scalars.withMemoryRebound(to: UInt32.self) { codes in
                unsafe hb_buffer_add_codepoints(
                    buffer, codes.baseAddress, Int32(clamping: codes.count), UInt32(clamping: range.lowerBound),
                    Int32(clamping: range.count))
            }
        }
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
        unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        unsafe hb_shape(face.font, buffer, nil, 0)
        return positionedGlyphs(of: face)
    }

    private func positionedGlyphs(of face: FontFace) -> [PositionedGlyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            unsafe PositionedGlyph(
                id: infos[index].codepoint, scalar: Int(infos[index].cluster),
                advance: face.em(positions[index].x_advance), x: face.em(positions[index].x_offset),
                y: -face.em(positions[index].y_offset))
        }
    }
}

/// A glyph as the shaper placed it, in em.
package struct PositionedGlyph: Hashable, Sendable {
    package var id: UInt32
    /// The index of the first scalar that the glyph shows.
    package var scalar: Int
    /// How far the pen moves on.
    package var advance: Double
    /// From the pen to the glyph's origin, y downward.
    package var x: Double
    /// From the baseline downward, in em.
    package var y: Double
}

/// A script, as Latin or Han, by its ISO 15924 code.
package struct ScriptCode: Hashable, Sendable {
    let tag: UInt32
}

extension ScriptCode {
    /// The script that the Unicode standard gives the scalar.
    package init(_ scalar: Unicode.Scalar) {
        tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    }

    /// The script of an ISO 15924 code of four letters, as `Arab`.
    package init(code: String) { tag = code.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    /// What belongs to no script of its own, as digits and punctuation.
    package static let common = ScriptCode(tag: HB_SCRIPT_COMMON.rawValue)

    /// Whether its letters join, so that no room may come between them.
    package var joinsLetters: Bool {
        [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM]
            .contains { $0.rawValue == tag }
    }

    /// Whether the scalar takes the script of its neighbours, as punctuation and combining marks do.
    package var isShared: Bool {
        tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue || tag == HB_SCRIPT_UNKNOWN.rawValue
    }
}

extension Unicode.Scalar {
    /// The two scalars that this one is canonically made of, if any.
    package var canonicalParts: (Unicode.Scalar, Unicode.Scalar?)? {
        var (first, second): (UInt32, UInt32) = (0, 0)
        guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0,
            let base = Unicode.Scalar(first)
        else { return nil }
        return (base, second == 0 ? nil : Unicode.Scalar(second))
    }

    /// The scalar that stands for this one and the mark together, if there is one.
    package func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
        var composed: UInt32 = 0
        let exists = unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), value, mark.value, &composed) != 0
        return exists ? Unicode.Scalar(composed) : nil
    }
}

/// The embedding level of each scalar by the Unicode bidirectional algorithm; odd levels run from right to left.
package func bidirectionalLevels(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [UInt8] {
    let codes = scalars.map(\.value)
    let count = Int32(clamping: codes.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: codes.count)
    unsafe fribidi_get_bidi_types(codes, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: codes.count)
    unsafe fribidi_get_bracket_types(codes, count, types, &brackets)
    var direction = FriBidiParType(isRightToLeft ? FRIBIDI_PAR_RTL.rawValue : FRIBIDI_PAR_LTR.rawValue)
    var levels = [FriBidiLevel](repeating: 0, count: codes.count)
    guard unsafe fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else {
        return [UInt8](repeating: isRightToLeft ? 1 : 0, count: codes.count)
    }
    return levels.map { UInt8(clamping: $0) }
}
