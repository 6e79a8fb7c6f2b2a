import Rasters
import Styles

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

/// The masks of whole lines of text, found once: rows that a list shows at several offsets differ in their baselines
/// alone.
///
/// Belongs to one thread, with its text engine.
final class MaskLines {
    private let text: TextEngine
    private let glyphs: GlyphMasks
    private var lines = BoundedCache<Key, MaskLine>(limit: 9_000)

    /// A run is known by its identity, which the line keeps from being another's.
    private struct Key: Hashable {
        let run: ObjectIdentifier
        let x: Double
        let pixelsPerEm: Double
    }

    init(text: TextEngine) {
        self.text = text
        glyphs = GlyphMasks(pool: text.pool)
    }

    /// - Parameters:
    ///   - x: of the line's origin, in device pixels.
    ///   - pixelsPerEm: the font's size; at most `GlyphMasks.largestSize`.
    func line(of run: TextRun, x: Double, pixelsPerEm: Double) -> MaskLine {
        let run = text.sharedRun(for: run)
        return lines.value(for: Key(run: ObjectIdentifier(run), x: x, pixelsPerEm: pixelsPerEm)) {
            let line = MaskLine(run: run, x: x, pixelsPerEm: pixelsPerEm, glyphs: glyphs, text: text)
            return (line, line.masks.count + 1)
        }
    }
}

/// A line's masks in their places, counted from the baseline, and those of its glyphs that are pictures.
final class MaskLine {
    let masks: [PlacedMask]
    let emoji: [ShapedRun.Glyph]
    /// Around all masks.
    let frame: PixelRect
    private let run: SharedRun

    fileprivate init(run: SharedRun, x: Double, pixelsPerEm: Double, glyphs: GlyphMasks, text: TextEngine) {
        self.run = run
        let letters = run.shaped.glyphs.filter { !text.isPicture($0) }
        emoji = letters.count < run.shaped.glyphs.count ? run.shaped.glyphs.filter(text.isPicture) : []
        masks = glyphs.masks(of: letters, x: x, baseline: 0, pixelsPerEm: pixelsPerEm)
        frame = .union(of: masks.map(\.frame))
    }
}
