internal import CCairo
package import Rasters

/// Turns a face's glyphs into coverage masks, unhinted.
///
/// A rasterizer belongs to one thread, and has a font library of its own, which heeds no setting of the host's.
package final class GlyphRasterizer {
    private let face: OpenFace
    private var pixelsPerEm64 = 0

    /// `nil` for a font that cannot be opened.
    package init?(_ face: FontFace) {
        guard let face = OpenFace(face) else { return nil }
        self.face = face
    }

    /// A glyph's mask and where it lies; `nil` for a glyph without an outline.
    ///
    /// - Parameters:
    ///   - pixelsPerEm64: the font's size in 64ths of a device pixel.
    ///   - quarter: how many quarters of a pixel the glyph stands right of a whole one, 0…3.
    package func mask(of glyph: UInt32, pixelsPerEm64 size: Int, quarter: Int) -> GlyphMask? {
        guard setSize(size), FT_Load_Glyph(face.handle, glyph, Self.loadFlags) == 0,
            let slot = face.handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter * 16), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        return GlyphMask(slot.pointee)
    }

    private static let loadFlags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)

    private func setSize(_ size: Int) -> Bool {
        if size == pixelsPerEm64 { return true }
        pixelsPerEm64 = 0
        guard size > 0, FT_Set_Char_Size(face.handle, 0, FT_F26Dot6(size), 72, 72) == 0 else { return false }
        pixelsPerEm64 = size
        return true
    }
}

/// A glyph's coverage, and its place relative to the whole pixel that the glyph's origin stands at or right of.
package struct GlyphMask: Hashable, Sendable {
    package let mask: CoverageMask
    /// From the origin to the mask's left top pixel, right and down.
    package let x: Int
    package let y: Int
}

extension GlyphMask {
    fileprivate init?(_ slot: FT_GlyphSlotRec) {
        let bitmap = slot.bitmap
        let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard let buffer = bitmap.buffer, width > 0, height > 0, pitch >= width else { return nil }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<height {
                (start + row * width).update(from: buffer + row * pitch, count: width)
            }
            count = width * height
        }
        self.init(
            mask: CoverageMask(width: width, height: height, coverage: coverage), x: Int(slot.bitmap_left),
            y: -Int(slot.bitmap_top))
    }
}
