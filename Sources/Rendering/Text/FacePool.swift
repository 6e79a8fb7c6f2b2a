import DrawingLibraries
import Styles

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
