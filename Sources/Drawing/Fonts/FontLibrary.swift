package import Documents
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

/// Why a theme's fonts cannot be had.
package enum FontLibraryError: Error, Hashable {
    /// Families that no font of the theme or of the machine bears.
    case missingFamilies([MissingFamily])
    /// A theme's own font file, by its path, that is missing or holds no font.
    case unreadableFile(String)
    /// The font library has no memory left or refuses its settings.
    case unavailable

    package struct MissingFamily: Hashable, Sendable {
        package let name: String
        /// The installed family that is spelled most alike, if any is near.
        package let nearest: String?

        package init(name: String, nearest: String?) {
            self.name = name
            self.nearest = nearest
        }
    }

    init(_ error: FontSearchError) {
        self =
            switch error {
            case .unavailable: .unavailable
            case .unreadableFile(let path): .unreadableFile(path)
            }
    }
}

extension FontLibraryError {
    /// What the user is told, an error for each family or file.
    package var diagnostics: [Diagnostic] {
        switch self {
        case .missingFamilies(let families):
            families.map { family in
                Diagnostic(
                    .error, "no font family named '\(family.name)' is installed",
                    hints: family.nearest.map { ["did you mean '\($0)'?"] } ?? [])
            }
        case .unreadableFile(let path): [Diagnostic(.error, "'\(path)' is not a font file that can be read")]
        case .unavailable: [Diagnostic(.error, "the font library cannot be set up")]
        }
    }
}

/// The font file that a family is drawn with at a weight.
package struct ResolvedFont: Hashable, Sendable {
    /// As the theme names it.
    package let family: String
    /// As the theme asks for it; the face's own may be another.
    package let weight: Int
    package let face: FoundFace
}

extension ResolvedFont {
    /// The font's own version, as `3.019`.
    package var version: String {
        // Fixed point: 16 bits of whole numbers, 16 of fractions.
        let thousandths = (face.version & 0xFFFF) * 1000 / 65_536
        let rest = (face.version & 0xFFFF) * 1000 % 65_536 >= 32_768 ? 1 : 0
        let digits = String(thousandths + rest)
        return "\(face.version >> 16)." + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    }
}

extension FontLibrary {
    /// What each family of the styles resolves to, in order, each family and weight once.
    package func resolvedFonts(for styles: some Sequence<FontStyle>) -> [ResolvedFont] {
        var seen: Set<ResolvedFont> = []
        return styles.flatMap { style in
            style.families.compactMap { family in
                face(ofFamily: family, weight: style.weight).map {
                    ResolvedFont(family: family, weight: style.weight, face: $0)
                }
            }
        }
        .filter { seen.insert($0).inserted }
    }
}
