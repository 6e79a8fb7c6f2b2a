package import Geometry
package import Styles

/// Shapes and measures text in the fonts of a library.
///
/// An engine belongs to one thread. Everything is linear in the font's size: glyphs sit at fractional positions, and a
/// text that is measured at one size and drawn at another keeps its proportions.
package final class TextEngine: TextMeasuring {
    let pool: FacePool
    private let shaper: RunShaper
    private let settings = RunSettings()
    private var runs = BoundedCache<RunKey, SharedRun>(limit: 150_000)
    private var pictures: [GlyphKey: [UInt8]?] = [:]

    /// The faces that it draws with.
    package let fonts: FontLibrary

    /// An engine that draws with a library's faces.
    ///
    /// - Throws: `DrawingError.outOfMemory`.
    package init(fonts: FontLibrary) throws(DrawingError) {
        self.fonts = fonts
        guard let shaper = TextShaper() else { throw .outOfMemory }
        pool = FacePool(library: fonts)
        self.shaper = RunShaper(pool: pool, shaper: shaper)
    }

    package func metrics(of run: TextRun) -> TextMetrics {
        let shaped = sharedRun(for: run).shaped
        let size = run.font.size
        return TextMetrics(
            advance: shaped.advance * size, ascent: shaped.ascent * size, descent: shaped.descent * size,
            capHeight: shaped.capHeight * size)
    }

    package func ink(of run: TextRun) -> Rect {
        let shared = sharedRun(for: run)
        let ink = shared.ink ?? findInk(of: shared.shaped)
        shared.ink = ink
        return ink.scaled(by: run.font.size)
    }

    private func findInk(of run: ShapedRun) -> Rect {
        var ink: Rect?
        for glyph in run.glyphs {
            guard let bounds = pool.faces[glyph.face].inkBounds(of: glyph.id)?.offset(dx: glyph.x, dy: glyph.y) else {
                continue
            }
            ink = ink?.union(bounds) ?? bounds
        }
        return ink ?? .zero
    }

    /// The run's letters as one outline, in points, relative to the left end of the baseline; without those that are
    /// pictures (`colorGlyphs(of:)`).
    package func outline(of run: TextRun) -> Path {
        let size = run.font.size
        var path = Path()
        for glyph in shapedRun(for: run).glyphs where !isPicture(glyph) {
            let outline = outline(of: GlyphKey(glyph))
            path.append(outline.mapPoints { Point(x: ($0.x + glyph.x) * size, y: ($0.y + glyph.y) * size) })
        }
        return path
    }

    /// The run's letters in order, without those that are pictures; where each has its origin, in points, relative to
    /// the left end of the baseline.
    package func letters(of run: TextRun) -> [(glyph: GlyphKey, origin: Point)] {
        let size = run.font.size
        return shapedRun(for: run).glyphs.compactMap { glyph in
            isPicture(glyph) ? nil : (GlyphKey(glyph), Point(x: glyph.x * size, y: glyph.y * size))
        }
    }

    /// A letter's outline in em, relative to its origin.
    package func outline(of glyph: GlyphKey) -> Path { pool.faces[glyph.face].outline(of: glyph.id) }

    /// The run's emoji, from left to right.
    package func colorGlyphs(of run: TextRun) -> [ColorGlyph] {
        shapedRun(for: run).glyphs.compactMap { glyph in
            guard let png = picture(of: GlyphKey(glyph)),
                let bounds = pool.faces[glyph.face].inkBounds(of: glyph.id)
            else { return nil }
            return ColorGlyph(frame: bounds.offset(dx: glyph.x, dy: glyph.y).scaled(by: run.font.size), png: png)
        }
    }

    /// What no font of the run's list can show, each once, in reading order; the first font's box stands for it.
    package func missingCharacters(of run: TextRun) -> [Character] {
        shapedRun(for: run).missing
    }

    /// The run's glyphs in their places, in em.
    package func shapedRun(for run: TextRun) -> ShapedRun { sharedRun(for: run).shaped }

    /// The run as it is remembered; another one where it was forgotten and shaped again.
    func sharedRun(for run: TextRun) -> SharedRun {
        runs.value(for: RunKey(text: Spelling(run.text), setting: settings.number(of: RunSetting(run)))) {
            let shaped = SharedRun(shaper.shape(run))
            return (shaped, shaped.shaped.glyphs.count + 1)
        }
    }

    /// A face that glyphs name by its number.
    package func face(_ number: Int) -> FontFace { pool.faces[number] }

    /// Whether a glyph is a picture of its own colours, as an emoji.
    package func isPicture(_ glyph: ShapedRun.Glyph) -> Bool {
        pool.faces[glyph.face].source.hasColor && picture(of: GlyphKey(glyph)) != nil
    }

    /// The glyph's PNG file, if it is a picture.
    func picture(of glyph: GlyphKey) -> [UInt8]? {
        let face = pool.faces[glyph.face]
        guard face.source.hasColor else { return nil }
        if let picture = pictures[glyph] { return picture }
        let picture = face.colorPicture(of: glyph.id)
        pictures[glyph] = .some(picture)
        return picture
    }

    /// All that decides a run's shape; its size does not.
    private struct RunKey: Hashable {
        let text: Spelling
        /// The number of its setting.
        let setting: Int
    }

    /// A glyph of one of the engine's faces.
    package struct GlyphKey: Hashable {
        let face: Int
        let id: UInt32

        init(_ glyph: ShapedRun.Glyph) {
            face = glyph.face
            id = glyph.id
        }
    }
}

extension Rect {
    /// The rectangle with every length multiplied.
    func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}

/// What decides the shape of a run beside its text.
struct RunSetting: Hashable {
    let families: [String]
    let weight: Int
    let letterSpacing: Double
    let language: String
    let direction: LayoutDirection

    init(_ run: TextRun) {
        families = run.font.families
        weight = run.font.weight
        letterSpacing = run.font.letterSpacingInEm
        language = run.language
        direction = run.direction
    }
}

/// Numbers for settings, equal for equal ones: runs are looked up far more often than there are settings.
final class RunSettings {
    private var numbers: [RunSetting: Int] = [:]
    /// Those that were asked for last: next to each other stand runs of few settings.
    private var recent: [(setting: RunSetting, number: Int)] = []

    func number(of setting: RunSetting) -> Int {
        if let found = recent.first(where: { $0.setting == setting }) { return found.number }
        let number = numbers[setting] ?? numbers.count
        numbers[setting] = number
        if recent.count == 8 { recent.removeLast() }
        recent.insert((setting, number), at: 0)
        return number
    }
}

/// A text by its scalars: another that only looks the same, as one of composed letters, is a different one.
struct Spelling: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (first: Spelling, second: Spelling) -> Bool {
        var (first, second) = (first.text, second.text)
        return first.withUTF8 { first in
            second.withUTF8 { unsafe first.count == $0.count && first.elementsEqual($0) }
        }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
