internal import CCairo
internal import CHarfBuzz
package import Geometry

/// A face as Cairo embeds it into documents.
package final class PDFFont {
    let face: OpaquePointer

    /// `nil` for a font that cannot be opened.
    package init?(_ source: FontFace) {
        guard let open = OpenFace(source),
            let face = cairo_ft_font_face_create_for_ft_face(open.handle, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        // Cairo keeps fonts in a cache of its own, longer than anybody uses them: the open face goes with them.
        let owner = Unmanaged.passRetained(open)
        let status = cairo_font_face_set_user_data(face, PDFFont.ownerKey.pointer, owner.toOpaque()) { owner in
            if let owner { Unmanaged<OpenFace>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(face)
            owner.release()
            return nil
        }
        self.face = face
    }

    deinit { cairo_font_face_destroy(face) }

    /// The address that tells Cairo which of a font's data is meant.
    ///
    /// Unchecked, since it is never read from or written to.
    private struct OwnerKey: @unchecked Sendable {
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }

    private static let ownerKey = OwnerKey()
}

/// Glyphs of one font and direction, and the text that they show.
package struct PDFText {
    package var glyphs: [PDFGlyph]
    /// The clusters in the order of the text.
    package var clusters: [PDFCluster]
    /// Whether the glyphs, which stand from left to right, show the clusters from the last to the first.
    package var isRightToLeft: Bool

    package init(glyphs: [PDFGlyph], clusters: [PDFCluster], isRightToLeft: Bool) {
        self.glyphs = glyphs
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
    }
}

/// A glyph and its origin on the page.
package struct PDFGlyph: Hashable, Sendable {
    package var id: UInt32
    package var origin: Point

    package init(id: UInt32, origin: Point) {
        self.id = id
        self.origin = origin
    }
}

/// A piece of text and how many glyphs show it.
package struct PDFCluster: Hashable, Sendable {
    package var text: String
    package var glyphCount: Int

    package init(text: String, glyphCount: Int) {
        self.text = text
        self.glyphCount = glyphCount
    }
}

extension PDFPage {
    /// Sets text that can be selected and searched, its glyphs exactly where they are said to be.
    package func show(_ text: PDFText, font: PDFFont, size: Double, color: Color) {
        guard self.context.setSource(.color(color)) else { return }
        let context = self.context.context
        cairo_set_font_face(context, font.face)
        cairo_set_font_size(context, size)
        cairo_set_font_options(context, PDFPage.fontOptions.pointer)
        let glyphs = text.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: glyph.origin.x.drawable, y: glyph.origin.y.drawable)
        }
        let clusters = text.clusters.map { cluster in
            cairo_text_cluster_t(
                num_bytes: Int32(clamping: cluster.text.utf8.count), num_glyphs: Int32(clamping: cluster.glyphCount))
        }
        let utf8 = text.clusters.map(\.text).joined()
        cairo_show_text_glyphs(
            context, utf8, Int32(clamping: utf8.utf8.count), glyphs, Int32(clamping: glyphs.count), clusters,
            Int32(clamping: clusters.count),
            text.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
    }

    /// Without hinting, and with measures that are not rounded.
    ///
    /// Unchecked, since Cairo only reads the options after they are made.
    private struct FontOptions: @unchecked Sendable {
        let pointer: OpaquePointer?

        init() {
            pointer = cairo_font_options_create()
            cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
        }
    }

    private static let fontOptions = FontOptions()
}

/// A face opened by FreeType, for Cairo to embed in documents, in a library of its own.
final class OpenFace {
    let handle: FT_Face
    private let library: FT_Library
    /// Holds the file's bytes.
    private let source: FontFace

    init?(_ source: FontFace) {
        guard let library = thumbindex_new_freetype() else { return nil }
        var length: UInt32 = 0
        let bytes = hb_blob_get_data(source.blob, &length)
        var face: FT_Face?
        let memory = bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: FT_Byte.self) }
        guard FT_New_Memory_Face(library, memory, FT_Long(length), FT_Long(source.source.index), &face) == 0,
            let face
        else {
            FT_Done_Library(library)
            return nil
        }
        self.library = library
        self.source = source
        handle = face
        if source.source.isVariable { setWeight(source.weight) }
    }

    deinit {
        FT_Done_Face(handle)
        FT_Done_Library(library)
    }

    /// Sets the weight axis and leaves the others as the font has them.
    private func setWeight(_ weight: Int) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(handle, &description) == 0, let description else { return }
        defer { FT_Done_MM_Var(library, description) }
        var coordinates = (0..<Int(description.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = description.pointee.axis[index]
            return axis.tag == FT_ULong(FontFace.weightTag) ? FT_Fixed(weight << 16) : axis.def
        }
        FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
}
