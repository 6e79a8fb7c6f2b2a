import Styles

/// Chooses for each user-perceived character the face that shows it: the first of the theme's list that has all of it,
/// else one of the machine's by the table of scripts (TX-2).
///
/// Belongs to one thread, with its face pool.
final class FontFallback {
    /// The faces' numbers, the preferred ones first.
    let stack: [Int]
    private let pool: FacePool
    private let font: FontKey
    /// What was chosen for characters of one scalar.
    private var choices = BoundedCache<Unicode.Scalar, Choice>(limit: 30_000)

    struct Choice {
        /// The face's number; the first of the list where none has the character.
        var face: Int
        var source: Source

        enum Source: Hashable {
            /// The face is of the theme's list.
            case theme
            /// It is one of the machine's (TX-2).
            case machine
            /// No font has the character.
            case none
        }
    }

    init(_ font: FontKey, pool: FacePool) {
        stack = pool.stack(for: font)
        self.font = font
        self.pool = pool
    }

    /// The face for a character that follows one that is set in another face, if any does; `nil` without any face.
    ///
    /// A sign that the theme's fonts lack, as an Arabic comma, is set in the font of the letters before it.
    func face(for character: Character, after last: Int?) -> Choice? {
        let scalars = character.unicodeScalars
        guard let first = stack.first, let scalar = scalars.first else { return nil }
        let choice =
            scalars.count == 1
            ? choices.value(for: scalar) { (choose(for: character, first: first), 1) }
            : choose(for: character, first: first)
        guard choice.source != .theme, let last, ScriptCode(scalar).isShared, !character.isEmojiPresentation,
            covers(character.visibleScalars, face: last)
        else { return choice }
        return Choice(face: last, source: stack.contains(last) ? .theme : .machine)
    }

    private func choose(for character: Character, first: Int) -> Choice {
        let needed = character.visibleScalars
        let isEmoji = character.isEmojiPresentation
        let order = isEmoji ? stack.filter(isColored) + stack.filter { !isColored($0) } : stack
        if let face = order.first(where: { covers(needed, face: $0) }) { return Choice(face: face, source: .theme) }
        guard let base = needed.first else { return Choice(face: first, source: .none) }
        let script = isEmoji ? ScriptFamilies.emoji.script : ScriptCode(base)
        let others = pool.machineFaces(having: base, script: script, for: font)
        if let face = others.first(where: { covers(needed, face: $0) }) { return Choice(face: face, source: .machine) }
        guard let face = (order + others).first(where: { covers([base], face: $0) }) else {
            return Choice(face: first, source: .none)
        }
        let isWhole = needed.dropFirst().allSatisfy { covers([$0], face: face) }
        return Choice(face: face, source: !isWhole ? .none : stack.contains(face) ? .theme : .machine)
    }

    private func isColored(_ face: Int) -> Bool { pool.faces[face].source.hasColor }

    /// Whether the face has every scalar, or what the shaper may put in its place: a letter and its mark composed, or
    /// a composed letter's parts.
    private func covers(_ scalars: [Unicode.Scalar], face: Int) -> Bool {
        let face = pool.faces[face]
        var base: Unicode.Scalar?
        for scalar in scalars {
            if let letter = base, let composed = letter.composed(with: scalar), face.hasGlyph(for: composed) {
                base = composed
                continue
            }
            guard has(scalar, face: face, depth: 0) else { return false }
            base = base ?? scalar
        }
        return true
    }

    private func has(_ scalar: Unicode.Scalar, face: FontFace, depth: Int) -> Bool {
        if face.hasGlyph(for: scalar) { return true }
        // No canonical decomposition in Unicode is nested deeper than four.
        guard depth < 4, let (first, second) = scalar.canonicalParts else { return false }
        return has(first, face: face, depth: depth + 1) && second.map { face.hasGlyph(for: $0) } ?? true
    }
}

extension Character {
    /// What of it a font has to show: all but marks that are not seen, as joiners and variation selectors.
    fileprivate var visibleScalars: [Unicode.Scalar] {
        unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    }

    /// Whether the character is shown as a coloured picture unless it says otherwise (UTS 51, section 2).
    package var isEmojiPresentation: Bool {
        guard let first = unicodeScalars.first else { return false }
        if unicodeScalars.contains("\u{FE0F}") { return true }
        return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
    }
}

/// The faces that an engine has opened, each once; they are named by their number.
final class FacePool {
    private(set) var faces: [FontFace] = []
    private let library: FontLibrary
    private var numbers: [Key: Int?] = [:]

    private struct Key: Hashable {
        let source: FoundFace
        /// 0 where the file fixes the weight.
        let weight: Int
    }

    init(library: FontLibrary) { self.library = library }

    /// The faces of a font's families that can be opened, in the order of preference.
    func stack(for font: FontKey) -> [Int] {
        let style = FontStyle(families: font.families, weight: font.weight)
        return library.faces(for: style).compactMap { number(of: $0, weight: font.weight) }
    }

    /// The faces of the machine's fonts that have a scalar, by the table of scripts, in the nearest weight (TX-2).
    func machineFaces(having scalar: Unicode.Scalar, script: ScriptCode, for font: FontKey) -> [Int] {
        library.machine.faces(having: scalar, script: script, han: font.han).compactMap { faces in
            nearestFace(in: faces, toWeight: font.weight).flatMap { number(of: $0, weight: font.weight) }
        }
    }

    private func number(of source: FoundFace, weight: Int) -> Int? {
        let key = Key(source: source, weight: source.isVariable ? weight : 0)
        if let number = numbers[key] { return number }
        guard let face = FontFace(source, weight: weight) else {
            numbers[key] = .some(nil)
            return nil
        }
        faces.append(face)
        numbers[key] = faces.count - 1
        return faces.count - 1
    }
}

/// What of a run decides the faces.
struct FontKey: Hashable {
    var families: [String]
    var weight: Int
    /// How its language writes Han characters.
    var han: HanVariant?
}
