public import Documents
package import Drawing
public import Styles

/// The font files that texts are drawn with: those of the families that a theme names, and no other.
///
/// They are found once and may be shared by every thread.
public struct ThemeFonts: Hashable, Sendable {
    /// The faces that were found, read once.
    package let library: FontLibrary
    /// The fonts that were asked for, each once.
    public let styles: [FontStyle]

    /// Finds families among font files, which come first, and among the machine's font packages.
    ///
    /// Throws all that is missing at once.
    public init(for styles: [FontStyle], files: [String] = []) throws(DiagnosticError) {
        do throws(FontLibraryError) {
            try self.init(finding: styles, files: files)
        } catch {
            throw DiagnosticError(error.diagnostics)
        }
    }

    init(finding styles: [FontStyle], files: [String]) throws(FontLibraryError) {
        var seen: Set<FontStyle> = []
        self.styles = styles.filter { seen.insert($0).inserted }
        library = try FontLibrary(families: styles.flatMap(\.families), files: files)
    }

    /// The file of each family and weight that is asked for, in the order of the fonts.
    public var sources: [FontSource] {
        library.resolvedFonts(for: styles).map { font in
            FontSource(
                family: font.family, weight: font.weight, path: font.face.path, face: font.face.index,
                version: font.version)
        }
    }
}

/// Which file a family is drawn from at a weight.
public struct FontSource: Hashable, Sendable {
    /// The family's name as the theme gives it.
    public let family: String
    /// The weight that the theme asks for; the face's own may be another.
    public let weight: Int
    /// The absolute path of the file.
    public let path: String
    /// The face's place in a collection file; 0 in a file of one face.
    public let face: Int
    /// The font's own version, as `3.019`.
    public let version: String
}
