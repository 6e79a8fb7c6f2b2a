internal import CCairo
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
