import Rasters
import Styles

/// The masks of whole lines of text, found once: rows that a list shows at several offsets differ in their baselines
/// alone.
///
/// Belongs to one thread, with its text engine.
final class MaskLines {
    private let text: TextEngine
    private let glyphs: GlyphMasks
    private var lines = BoundedCache<Key, MaskLine>(limit: 6_000)

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
