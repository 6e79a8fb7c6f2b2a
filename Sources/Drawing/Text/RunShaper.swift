import Geometry
import Styles

/// Shapes one line of text: which face shows what, in which order, where.
///
/// Belongs to one thread.
final class RunShaper {
    private let pool: FacePool
    private let shaper: TextShaper
    private var fallbacks: [FontKey: FontFallback] = [:]
    private var hanVariants: [String: HanVariant?] = [:]

    init(pool: FacePool, shaper: TextShaper) {
        self.pool = pool
        self.shaper = shaper
    }

    func shape(_ run: TextRun) -> ShapedRun {
        let fallback = fallback(
            for: FontKey(families: run.font.families, weight: run.font.weight, han: hanVariant(of: run.language)))
        guard let first = fallback.stack.first else { return ShapedRun() }
        var (scalars, faces, missing) = describe(run.text, with: fallback)
        // A line has no line ends or tabs: they are shown as spaces.
        for index in scalars.indices where scalars[index].isControl { scalars[index] = " " }
        let parts = segments(
            faces: faces, scripts: resolvedScripts(of: scalars),
            levels: levels(of: scalars, direction: run.direction))
        var shaped = ShapedRun(scalars: scalars, missing: missing)
        let ordered = visualOrder(of: parts)
        for segment in ordered {
            append(segment, of: scalars, language: run.language, spacing: run.font.letterSpacingInEm, to: &shaped)
        }
        // Between letters, not after the last.
        if let last = ordered.last, !last.script.joinsLetters {
            shaped.advance -= run.font.letterSpacingInEm
        }
        setExtents(of: &shaped, faces: Set(faces).union([faces.first ?? first]), first: faces.first ?? first)
        return shaped
    }

    private func fallback(for font: FontKey) -> FontFallback {
        if let fallback = fallbacks[font] { return fallback }
        let fallback = FontFallback(font, pool: pool)
        fallbacks[font] = fallback
        return fallback
    }

    private func hanVariant(of language: String) -> HanVariant? {
        if let known = hanVariants[language] { return known }
        let variant = HanVariant(language)
        hanVariants.updateValue(variant, forKey: language)
        return variant
    }

    private func describe(
        _ text: String, with fallback: FontFallback
    ) -> (scalars: [Unicode.Scalar], faces: [Int], missing: [Character]) {
        var (scalars, faces, missing): ([Unicode.Scalar], [Int], [Character]) = ([], [], [])
        for character in text {
            let isBlank = character.unicodeScalars.allSatisfy(\.isControl)
            guard let choice = fallback.face(for: isBlank ? " " : character, after: faces.last) else { continue }
            if choice.source == .none, !missing.contains(character) { missing.append(character) }
            for scalar in character.unicodeScalars {
                scalars.append(scalar)
                faces.append(choice.face)
            }
        }
        return (scalars, faces, missing)
    }

    /// White space at the line's end takes the base direction: rule L1 of the bidirectional algorithm.
    private func levels(of scalars: [Unicode.Scalar], direction: LayoutDirection) -> [UInt8] {
        let isRightToLeft = direction == .rightToLeft
        var levels = bidirectionalLevels(of: scalars, isRightToLeft: isRightToLeft)
        for index in scalars.indices.reversed() {
            guard scalars[index].properties.isWhitespace else { break }
            levels[index] = isRightToLeft ? 1 : 0
        }
        return levels
    }

    private func append(
        _ segment: TextSegment, of scalars: [Unicode.Scalar], language: String, spacing: Double, to run: inout ShapedRun
    ) {
        let face = pool.faces[segment.face]
        let isRightToLeft = segment.level % 2 == 1
        let glyphs = shaper.glyphs(
            of: scalars, in: segment.scalars, face: face, script: segment.script, isRightToLeft: isRightToLeft,
            language: language)
        run.segments.append(
            .init(
                glyphs: run.glyphs.count..<run.glyphs.count + glyphs.count, scalars: segment.scalars,
                face: segment.face, isRightToLeft: isRightToLeft))
        let spacing = segment.script.joinsLetters ? 0 : spacing
        for (number, glyph) in glyphs.enumerated() {
            // What stands for one letter stays together.
            if number > 0, glyph.scalar != glyphs[number - 1].scalar { run.advance += spacing }
            let origin = Point(x: run.advance + glyph.x, y: glyph.y)
            run.glyphs.append(
                .init(face: segment.face, id: glyph.id, x: origin.x, y: origin.y, scalar: glyph.scalar))
            run.advance += glyph.advance
        }
        run.advance += spacing
    }

    /// A line is as high as the highest and as deep as the deepest font on it.
    private func setExtents(of run: inout ShapedRun, faces: Set<Int>, first: Int) {
        for face in faces {
            let extents = pool.faces[face].lineExtents
            run.ascent = max(run.ascent, extents.ascent)
            run.descent = max(run.descent, extents.descent)
        }
        run.capHeight = pool.faces[first].capHeight
    }
}

extension Unicode.Scalar {
    /// A control character or a line or paragraph separator: all of the categories Cc, Zl and Zp.
    fileprivate var isControl: Bool {
        switch value {
        case ...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}

/// A part of a text that is shaped at once: one face, one script, one direction.
package struct TextSegment: Hashable {
    /// Of the text's scalars.
    package var scalars: Range<Int>
    /// The face's number in the face pool.
    package var face: Int
    /// The script of all its scalars.
    package var script: ScriptCode
    /// Odd levels run from right to left.
    package var level: UInt8

    /// Scalars that one face shows, in one script and direction.
    package init(scalars: Range<Int>, face: Int, script: ScriptCode, level: UInt8) {
        self.scalars = scalars
        self.face = face
        self.script = script
        self.level = level
    }
}

/// The parts of a text whose scalars are all described, in logical order.
package func segments(faces: [Int], scripts: [ScriptCode], levels: [UInt8]) -> [TextSegment] {
    var segments: [TextSegment] = []
    for index in faces.indices {
        let here = TextSegment(
            scalars: index..<index + 1, face: faces[index], script: scripts[index], level: levels[index])
        if let last = segments.last, last.face == here.face, last.script == here.script, last.level == here.level {
            segments[segments.count - 1].scalars = last.scalars.lowerBound..<index + 1
        } else {
            segments.append(here)
        }
    }
    return segments
}

/// The segments from left to right: rule L2 of the Unicode bidirectional algorithm.
package func visualOrder(of segments: [TextSegment]) -> [TextSegment] {
    var ordered = segments
    guard let highest = segments.map(\.level).max(), highest > 0 else { return ordered }
    for level in stride(from: highest, through: 1, by: -1) {
        var start = 0
        while start < ordered.count {
            var end = start
            while end < ordered.count, ordered[end].level >= level { end += 1 }
            ordered[start..<end].reverse()
            start = end + 1
        }
    }
    return ordered
}

/// The script of each scalar, punctuation and marks taking that of what comes before them, or else after them.
package func resolvedScripts(of scalars: [Unicode.Scalar]) -> [ScriptCode] {
    var scripts = scalars.map { ScriptCode($0) }
    var current = scripts.first { !$0.isShared } ?? .common
    for index in scripts.indices {
        if scripts[index].isShared {
            scripts[index] = current
        } else {
            current = scripts[index]
        }
    }
    return scripts
}
