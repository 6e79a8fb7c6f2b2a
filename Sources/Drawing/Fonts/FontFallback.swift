import Styles

/// Chooses for each user-perceived character the face that shows it: the first of the list that has all of it.
///
/// Belongs to one thread, with its face pool.
final class FontFallback {
    /// The faces' numbers, the preferred ones first.
    let stack: [Int]
    private let pool: FacePool
    /// What was chosen for characters of one scalar.
    private var choices = BoundedCache<Unicode.Scalar, Choice>(limit: 20_000)

    typealias Choice = (face: Int, isFound: Bool)

    init(stack: [Int], pool: FacePool) {
        self.stack = stack
        self.pool = pool
    }

    /// The face's number for the character; the first of the list, and `false`, where none has it.
    func face(for character: Character) -> Choice? {
        let scalars = character.unicodeScalars
        guard let first = stack.first, let scalar = scalars.first else { return nil }
        guard scalars.count == 1 else { return choose(for: character, first: first) }
        return choices.value(for: scalar) { (choose(for: character, first: first), 1) }
    }

    private func choose(for character: Character, first: Int) -> Choice {
        let needed = Array(character.unicodeScalars).filter { !$0.properties.isDefaultIgnorableCodePoint }
        let order = character.isEmojiPresentation ? stack.filter(isColored) + stack.filter { !isColored($0) } : stack
        if let face = order.first(where: { covers(needed, face: $0) }) { return (face, true) }
        if let base = needed.first, let face = order.first(where: { covers([base], face: $0) }) {
            return (face, needed.dropFirst().allSatisfy { covers([$0], face: face) })
        }
        return (first, false)
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

/// What of a font style decides the faces.
struct FontKey: Hashable {
    var families: [String]
    var weight: Int
}
