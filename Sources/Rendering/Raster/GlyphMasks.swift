import DrawingLibraries
import Rasters

/// The coverage of glyphs at four positions between two pixels, drawn once.
///
/// Belongs to one thread, with the face pool that numbers its faces.
final class GlyphMasks {
    private let pool: FacePool
    private let rasterizer = GlyphRasterizer()
    private var sizes: [SizeKey: [UInt64: GlyphMask?]] = [:]
    private var byteCount = 0

    /// The masks' bytes from which on all are forgotten.
    private static let byteLimit = 4 << 20

    private struct SizeKey: Hashable {
        let face: Int
        let pixelsPerEm64: Int
    }

    init(pool: FacePool) { self.pool = pool }

    /// The masks of glyphs on a line whose origin lies at a place in device pixels.
    ///
    /// - Parameter pixelsPerEm: the font's size; at most `largestSize`.
    func masks(of glyphs: [ShapedRun.Glyph], x: Double, baseline: Int, pixelsPerEm: Double) -> [PlacedMask] {
        glyphs.compactMap { glyph in
            // Rounded to quarters, as Skia and Core Text place glyphs.
            let quarters = Int(((x + glyph.x * pixelsPerEm + 0.125) * 4).rounded(.down))
            let y = baseline + Int((glyph.y * pixelsPerEm).rounded())
            guard let mask = mask(of: glyph, pixelsPerEm: pixelsPerEm, quarter: quarters & 3) else { return nil }
            return PlacedMask(mask: mask.mask, x: quarters >> 2 + mask.x, y: y + mask.y)
        }
    }

    /// The size in pixels up to which glyphs are kept as masks.
    static let largestSize = 256.0

    private func mask(of glyph: ShapedRun.Glyph, pixelsPerEm: Double, quarter: Int) -> GlyphMask? {
        let size = SizeKey(face: glyph.face, pixelsPerEm64: Int((pixelsPerEm * 64).rounded()))
        let key = UInt64(glyph.id) << 2 | UInt64(quarter)
        if let mask = sizes[size]?[key] { return mask }
        let mask = rasterizer?.mask(
            of: glyph.id, in: pool.faces[glyph.face], pixelsPerEm64: size.pixelsPerEm64, quarter: quarter)
        byteCount += 100 + (mask?.mask.coverage.count ?? 0)
        if byteCount > Self.byteLimit {
            sizes = [:]
            byteCount = 0
        }
        sizes[size, default: [:]][key] = .some(mask)
        return mask
    }
}
