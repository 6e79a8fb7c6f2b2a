import Documents
package import DrawingLibraries
package import Styles

/// The faces of the families that a theme names: all that its texts may be drawn with.
///
/// A library is read once and may be shared by every thread.
package struct FontLibrary: Hashable, Sendable {
    private let faces: [String: [FoundFace]]

    /// - Parameters:
    ///   - families: every family that a font style may ask for.
    ///   - files: the absolute paths of a theme's own font files; they come before the machine's.
    ///   - folders: where the machine's font packages are.
    /// - Throws: all missing families at once, or the first font file that cannot be read.
    package init(
        families: some Sequence<String>, files: [String] = [], folders: [String] = FontLibrary.machineFolders
    ) throws(FontLibraryError) {
        let search: FontSearch
        do {
            search = try FontSearch.open(folders: folders, files: files)
        } catch {
            throw FontLibraryError(error)
        }
        var faces: [String: [FoundFace]] = [:]
        for family in families where faces[family] == nil {
            faces[family] = search.faces(ofFamily: family)
        }
        let missing = faces.filter(\.value.isEmpty).keys.sorted()
        guard missing.isEmpty else {
            let names = search.familyNames()
            throw .missingFamilies(
                missing.map { .init(name: $0, nearest: NearestSpelling.nearest(to: $0, among: names)) })
        }
        self.faces = faces
    }

    /// Where font packages put their files, and nothing that is a user's own.
    package static let machineFolders: [String] = {
        #if os(macOS)
            ["/System/Library/Fonts", "/Library/Fonts"]
        #else
            ["/usr/share/fonts", "/usr/local/share/fonts"]
        #endif
    }()
}

extension FontLibrary {
    /// The family's face whose weight comes nearest, `nil` for a family that the library was not made for.
    package func face(ofFamily family: String, weight: Int) -> FoundFace? {
        faces[family].flatMap { nearestFace(in: $0, toWeight: weight) }
    }

    /// The faces that a font style is set in, in the order of its families, each once.
    package func faces(for style: FontStyle) -> [FoundFace] {
        style.families.compactMap { face(ofFamily: $0, weight: style.weight) }.reduce(into: []) { faces, face in
            if !faces.contains(face) { faces.append(face) }
        }
    }
}

/// The upright face of normal width whose weight is the nearest by the rules of CSS Fonts 4, section 5.2: from 400 to
/// 500 the heavier up to 500 first, then the lighter; under 400 the lighter first; over 500 the heavier.
package func nearestFace(in faces: [FoundFace], toWeight weight: Int) -> FoundFace? {
    func rank(_ face: FoundFace) -> (Int, Int, Int, Int) {
        let nearest = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
        let distance = abs(nearest - weight)
        let preferred =
            switch weight {
            case ..<400: nearest <= weight
            case 400...500: nearest >= weight && nearest <= 500
            default: nearest >= weight
            }
        let side = preferred ? 0 : (400...500).contains(weight) && nearest > 500 ? 2 : 1
        return (abs(face.slant), abs(face.width - 100), side, distance)
    }
    return faces.min { rank($0) < rank($1) }
}
