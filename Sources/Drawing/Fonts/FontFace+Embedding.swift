internal import CHarfBuzz

/// What a document says of a face that it embeds.
extension FontFace {
    /// How many of the font's own units an em has.
    package var unitsPerEm: Int { unsafe Int(hb_face_get_upem(hb_font_get_face(font))) }

    /// How far the pen goes with a glyph, in em.
    package func advance(of glyph: UInt32) -> Double { unsafe em(hb_font_get_glyph_h_advance(font, glyph)) }

    /// The name that the font goes by in PostScript, of letters, digits and hyphens; empty where it has none.
    package var postScriptName: String {
        // The specification allows 63 characters.
        var length: UInt32 = 128
        let bytes = unsafe [CChar](unsafeUninitializedCapacity: 128) { buffer, count in
            unsafe hb_ot_name_get_utf8(
                hb_font_get_face(font), Self.postScriptNameNumber, nil, &length, buffer.baseAddress)
            count = min(Int(length), 127)
        }
        let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    /// OpenType's number of it in a font's table of names.
    private static let postScriptNameNumber: UInt32 = 6
}
