package import Documents
package import Styles

/// The faces of the families that a theme names, and the machine's for what these lack.
///
/// A library is read once and may be shared by every thread.
package struct FontLibrary: Hashable, Sendable {
    private let faces: [String: [FoundFace]]
    /// The families that are not there, each with the one that was taken in its place (TX-1).
    package let substitutes: [Substitute]
    /// Where characters are looked for that no family of a list has (TX-2).
    package let machine: MachineFonts

    /// A family that is not there, and the first of its list that is.
    package struct Substitute: Hashable, Sendable {
        /// The family that a style names and nobody has.
        package let missing: String
        /// The family that is drawn with.
        package let taken: String

        /// A family that is not there, and the one of its list that is.
        package init(missing: String, taken: String) {
            self.missing = missing
            self.taken = taken
        }
    }

    /// Finds the families of lists of preference; of each list, those that are not there are passed over (TX-1).
    ///
    /// - Parameters:
    ///   - lists: the families of every font style.
    ///   - files: the absolute paths of a theme's own font files; they come before the machine's.
    ///   - folders: where the machine's font packages are.
    /// - Throws: the families of all lists of which none is there, at once, or the first font file that cannot be read.
    package init(
        lists: some Sequence<[String]>, files: [String] = [], folders: [String] = FontLibrary.machineFolders
    ) throws(FontLibraryError) {
        let search: FontSearch
        do {
            search = try FontSearch.open(folders: folders, files: files)
        } catch {
            throw FontLibraryError(error)
        }
        var seen: Set<[String]> = []
        let lists = lists.filter { seen.insert($0).inserted }
        var faces: [String: [FoundFace]] = [:]
        for family in lists.joined() where faces[family] == nil {
            faces[family] = search.faces(ofFamily: family)
        }
        let isThere = { (family: String) in faces[family]?.isEmpty == false }
        let missing = Set(lists.filter { !$0.contains(where: isThere) }.joined()).sorted()
        guard missing.isEmpty else {
            let names = search.familyNames()
            throw .missingFamilies(
                missing.map { .init(name: $0, nearest: NearestSpelling.nearest(to: $0, among: names)) })
        }
        var substituted: Set<String> = []
        substitutes = lists.flatMap { list in
            list.filter { !isThere($0) && substituted.insert($0).inserted }.compactMap { family in
                list.first(where: isThere).map { Substitute(missing: family, taken: $0) }
            }
        }
        self.faces = faces
        machine = MachineFonts(folders: folders)
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

    /// A family that nobody has.
    package struct MissingFamily: Hashable, Sendable {
        /// As the theme names it.
        package let name: String
        /// The installed family that is spelled most alike, if any is near.
        package let nearest: String?

        /// A missing family, and the installed one that may have been meant.
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
    /// As the theme names it, or the table of scripts.
    package let family: String
    /// As the theme asks for it; the face's own may be another.
    package let weight: Int
    /// What its texts are drawn with.
    package let face: FoundFace
    /// What a family that the theme does not name is taken for, as `Arabic` (TX-2); `nil` for the theme's own.
    package var script: String?
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

    /// What is taken for characters that the families of the styles lack (TX-2), by script, each once.
    ///
    /// - Parameters:
    ///   - scalars: of all that is drawn in a language; marks, which go with their letters, are passed over.
    ///   - language: a BCP 47 tag.
    package func fallbackFonts(
        for styles: some Sequence<FontStyle>, scalars: [Unicode.Scalar], language: String
    ) -> [ResolvedFont] {
        let pool = FacePool(library: self)
        let han = HanVariant(language)
        let characters = scalars.filter { !$0.isMark }.map { Character($0) }
        let fonts = Set(styles.map { FontKey(families: $0.families, weight: $0.weight, han: han) })
        var found: Set<ResolvedFont> = []
        for font in fonts {
            let fallback = FontFallback(font, pool: pool)
            for character in characters {
                guard let choice = fallback.face(for: character, after: nil), choice.source == .machine else {
                    continue
                }
                let face = pool.faces[choice.face].source
                found.insert(
                    ResolvedFont(
                        family: face.families.first ?? "", weight: font.weight, face: face,
                        script: character.scriptName ?? ""))
            }
        }
        return found.sorted {
            ($0.script ?? "", $0.family, $0.weight, $0.face.path) < (
                $1.script ?? "", $1.family, $1.weight, $1.face.path
            )
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}

extension Character {
    /// What people call the script of its first scalar, as `Arabic`; `signs` for one that no script has for itself, `nil`
    /// for a script that the table of scripts lacks, and for private characters.
    package var scriptName: String? { fontRow?.name }

    /// The row of the table of scripts in which its font is looked for first; `nil` for a script that the table lacks.
    package var fontRow: ScriptFamilies? {
        if isEmojiPresentation { return ScriptFamilies.emoji }
        guard let script = unicodeScalars.first.map({ ScriptCode($0) }) else { return nil }
        return script == .common ? ScriptFamilies.signs : ScriptFamilies.row(of: script)
    }
}
