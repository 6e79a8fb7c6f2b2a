internal import CCairo
internal import CHarfBuzz
package import Geometry

/// A face as Cairo embeds it into documents.
///
/// Safe: it holds a reference to Cairo's face, which Cairo counts, and gives it back when it goes.
@safe package final class PDFFont {
    let face: OpaquePointer

    /// `nil` for a font that cannot be opened.
    package init?(_ source: FontFace) {
        guard let open = OpenFace(source),
            let face = unsafe cairo_ft_font_face_create_for_ft_face(open.handle, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        // Cairo keeps fonts in a cache of its own, longer than anybody uses them: the open face goes with them.
        let owner = unsafe Unmanaged.passRetained(open)
        let status = unsafe cairo_font_face_set_user_data(face, PDFFont.ownerKey.pointer, owner.toOpaque()) { owner in
            if let owner = unsafe owner { unsafe Unmanaged<OpenFace>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_font_face_destroy(face)
            unsafe owner.release()
            return nil
        }
        unsafe self.face = unsafe face
    }

    deinit { unsafe cairo_font_face_destroy(face) }

    /// The address that tells Cairo which of a font's data is meant.
    ///
    /// Unchecked, since it is never read from or written to.
    ///
    /// Safe: it is an address and nothing more, and is never freed.
    @safe private struct OwnerKey: @unchecked Sendable {
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }

    private static let ownerKey = OwnerKey()
}

/// Glyphs of one font and direction, and the text that they show.
package struct PDFText {
    /// From left to right.
    package var glyphs: [PDFGlyph]
    /// The clusters in the order of the text.
    package var clusters: [PDFCluster]
    /// Whether the glyphs, which stand from left to right, show the clusters from the last to the first.
    package var isRightToLeft: Bool

    /// Glyphs in their places, and what they mean.
    package init(glyphs: [PDFGlyph], clusters: [PDFCluster], isRightToLeft: Bool) {
        self.glyphs = glyphs
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
    }
}

/// A glyph and its origin on the page.
package struct PDFGlyph: Hashable, Sendable {
    package var id: UInt32
    /// On the page, in points.
    package var origin: Point

    /// A glyph of a font at a place.
    package init(id: UInt32, origin: Point) {
        self.id = id
        self.origin = origin
    }
}

/// A piece of text and how many glyphs show it.
package struct PDFCluster: Hashable, Sendable {
    /// What its glyphs mean together.
    package var text: String
    /// How many of the glyphs belong to it.
    package var glyphCount: Int

    /// A piece of text and how many glyphs show it.
    package init(text: String, glyphCount: Int) {
        self.text = text
        self.glyphCount = glyphCount
    }
}

extension PDFPage {
    /// Sets text that can be selected and searched, its glyphs exactly where they are said to be.
    package func show(_ text: PDFText, font: PDFFont, size: Double, color: Color) {
        guard self.context.setSource(.color(color)) else { return }
        let context = unsafe self.context.context
        unsafe cairo_set_font_face(context, font.face)
        unsafe cairo_set_font_size(context, size)
        unsafe cairo_set_font_options(context, PDFPage.fontOptions.pointer)
        let glyphs = text.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: glyph.origin.x.drawable, y: glyph.origin.y.drawable)
        }
        let clusters = text.clusters.map { cluster in
            cairo_text_cluster_t(
                num_bytes: Int32(clamping: cluster.text.utf8.count), num_glyphs: Int32(clamping: cluster.glyphCount))
        }
        let utf8 = text.clusters.map(\.text).joined()
        unsafe cairo_show_text_glyphs(
            context, utf8, Int32(clamping: utf8.utf8.count), glyphs, Int32(clamping: glyphs.count), clusters,
            Int32(clamping: clusters.count),
            text.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
    }

    /// Without hinting, and with measures that are not rounded.
    ///
    /// Unchecked, since Cairo only reads the options after they are made.
    ///
    /// Safe: the options are made once and never freed.
    @safe private struct FontOptions: @unchecked Sendable {
        let pointer: OpaquePointer?

        init() {
            unsafe pointer = unsafe cairo_font_options_create()
            unsafe cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
            unsafe cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
            unsafe cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
        }
    }

    private static let fontOptions = FontOptions()
}

/// A face opened by FreeType, for Cairo to embed in documents, in a library of its own.
///
/// Safe to hold: it owns face and library, frees them when it goes, and keeps the font alive whose bytes they read.
@safe final class OpenFace {
    let handle: FT_Face
    private let library: FT_Library
    /// Holds the file's bytes.
    private let source: FontFace

    init?(_ source: FontFace) {
        guard let library = unsafe thumbindex_new_freetype() else { return nil }
        var length: UInt32 = 0
        let bytes = unsafe hb_blob_get_data(source.blob, &length)
        var face: FT_Face?
        let memory = unsafe bytes.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: FT_Byte.self) }
        guard unsafe FT_New_Memory_Face(library, memory, FT_Long(length), FT_Long(source.source.index), &face) == 0,
            let face = unsafe face
        else {
            unsafe FT_Done_Library(library)
            return nil
        }
        unsafe self.library = unsafe library
        self.source = source
        unsafe handle = unsafe face
        if source.source.isVariable { setWeight(source.weight) }
    }

    deinit {
        unsafe FT_Done_Face(handle)
        unsafe FT_Done_Library(library)
    }

    /// Sets the weight axis and leaves the others as the font has them.
    private func setWeight(_ weight: Int) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard unsafe FT_Get_MM_Var(handle, &description) == 0, let description = unsafe description else { return }
        defer { unsafe FT_Done_MM_Var(library, description) }
        var coordinates = unsafe (0..<Int(description.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = unsafe description.pointee.axis[index]
            return unsafe axis.tag == FT_ULong(FontFace.weightTag) ? FT_Fixed(weight << 16) : axis.def
        }
        unsafe FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
}
