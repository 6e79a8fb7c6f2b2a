internal import CCairo
package import Rasters

/// Turns glyphs into coverage masks, unhinted.
///
/// A rasterizer belongs to one thread, and has a FreeType of its own, which heeds no setting of the host's.
///
/// Safe: it alone owns its FreeType, which it was given whole and frees when it goes; the pointer never
/// leaves it.
@safe package final class GlyphRasterizer {
    private let library: FT_Library
    private let pen = RasterPen()

    /// `nil` where no memory is left.
    package init?() {
        guard let library = unsafe thumbindex_new_freetype() else { return nil }
        unsafe self.library = unsafe library
    }

    deinit { unsafe FT_Done_Library(library) }

    /// A glyph's mask and where it lies; `nil` for a glyph without an outline, and for one too large to be filled.
    ///
    /// - Parameters:
    ///   - pixelsPerEm64: the font's size in 64ths of a device pixel.
    ///   - quarter: how many quarters of a pixel the glyph stands right of a whole one, 0…3.
    package func mask(of glyph: UInt32, in face: FontFace, pixelsPerEm64 size: Int, quarter: Int) -> GlyphMask? {
        guard size > 0 else { return nil }
        // Strokes of variable fonts may overlap, and where their edges cross, coverage does not add up. Smaller pixels
        // make that small.
        let samples = face.source.isVariable ? 4 : 1
        pen.begin(
            scale: Double(samples * size) * face.emPerUnit, movedRight: Double(samples * quarter * 16))
        unsafe pen.draw(glyph, of: face.font)
        return unsafe pen.withOutline { unsafe mask(of: &$0, samplesPerSide: samples) }
    }

    private func mask(of outline: inout FT_Outline, samplesPerSide samples: Int) -> GlyphMask? {
        var box = FT_BBox()
        unsafe FT_Outline_Get_CBox(&outline, &box)
        // Rounded outward to whole pixels, whose sides are powers of two.
        let side = 64 * samples
        let (left, right) = (Int(box.xMin) & -side, (Int(box.xMax) + side - 1) & -side)
        let (bottom, top) = (Int(box.yMin) & -side, (Int(box.yMax) + side - 1) & -side)
        let (width, height) = ((right - left) / 64, (top - bottom) / 64)
        guard width > 0, height > 0, width * height <= Self.pixelLimit else { return nil }
        unsafe FT_Outline_Translate(&outline, FT_Pos(-left), FT_Pos(-bottom))
        guard let coverage = unsafe fill(outline, width: width, height: height) else { return nil }
        let mask = CoverageMask(width: width, height: height, coverage: coverage)
        return GlyphMask(mask: mask.reduced(by: samples), x: left / side, y: -top / side)
    }

    /// Fonts may hold glyphs of any size, and no letter has so many.
    private static let pixelLimit = 1 << 26

    /// How much of each pixel lies in an outline, from the top.
    private func fill(_ outline: FT_Outline, width: Int, height: Int) -> [UInt8]? {
        var (outline, coverage) = unsafe (outline, [UInt8](repeating: 0, count: width * height))
        let failed = unsafe coverage.withUnsafeMutableBufferPointer { bytes in
            var bitmap = unsafe FT_Bitmap()
            unsafe bitmap.width = UInt32(width)
            unsafe bitmap.rows = UInt32(height)
            unsafe bitmap.pitch = Int32(width)
            unsafe bitmap.buffer = bytes.baseAddress
            unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            unsafe bitmap.num_grays = 256
            return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap) != 0
        }
        return failed ? nil : coverage
    }
}

/// A glyph's coverage, and its place relative to the whole pixel that the glyph's origin stands at or right of.
package struct GlyphMask: Hashable, Sendable {
    /// How much of each pixel it covers.
    package let mask: CoverageMask
    /// From the origin to the mask's left top pixel, right and down.
    package let x: Int
    /// The mask's first row, from the baseline downward.
    package let y: Int
}

extension CoverageMask {
    /// The mean of squares of so many pixels a side, which divides both sides.
    fileprivate func reduced(by side: Int) -> CoverageMask {
        guard side > 1 else { return self }
        let (columns, rows) = (width / side, height / side)
        var means: [UInt8] = []
        means.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = 0
                for y in row * side..<(row + 1) * side {
                    let start = y * width + column * side
                    for place in start..<start + side { sum += Int(coverage[place]) }
                }
                means.append(UInt8((sum + side * side / 2) / (side * side)))
            }
        }
        return CoverageMask(width: columns, height: rows, coverage: means)
    }
}
