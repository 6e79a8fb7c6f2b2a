public import Contents
public import Documents
package import Drawing
public import Styles

/// The font files that texts are drawn with: those of the families that a theme names, and the machine's for the scripts
/// that these lack (TX-1, TX-2).
///
/// They are found once and may be shared by every thread.
public struct ThemeFonts: Hashable, Sendable {
    /// The faces that were found, read once.
    package let library: FontLibrary
    /// The fonts that were asked for, each once.
    public let styles: [FontStyle]

    /// Finds families among font files, which come first, and among the machine's font packages; of each font's list,
    /// those that are not there are passed over.
    ///
    /// Throws all of which a whole list is missing at once.
    ///
    /// - Parameter folder: where fonts are in place of the machine's packages; `nil` for these.
    public init(
        for styles: [FontStyle], files: [String] = [], inFolder folder: String? = nil
    ) throws(DiagnosticError) {
        do throws(FontLibraryError) {
            try self.init(finding: styles, files: files, inFolder: folder)
        } catch {
            throw DiagnosticError(error.diagnostics)
        }
    }

    init(finding styles: [FontStyle], files: [String], inFolder folder: String?) throws(FontLibraryError) {
        var seen: Set<FontStyle> = []
        self.styles = styles.filter { seen.insert($0).inserted }
        let folders = folder.map { [$0] } ?? FontLibrary.machineFolders
        library = try FontLibrary(lists: styles.map(\.families), files: files, folders: folders)
    }

    /// The file of each family and weight that is asked for, in the order of the fonts.
    public var sources: [FontSource] {
        library.resolvedFonts(for: styles).map { FontSource($0) }
    }

    /// The machine's files that stand in where the theme's fonts lack characters of a content (TX-2), script by script.
    ///
    /// - Parameters:
    ///   - list: `nil` where a theme draws none.
    ///   - grid: likewise.
    ///   - locale: that both are drawn in.
    public func fallbackSources(for list: ListContent?, _ grid: GridContent?, in locale: String) -> [FontSource] {
        var texts = ScalarSet()
        if let list { texts.insert(list) }
        grid?.insertScalars(into: &texts)
        return library.fallbackFonts(for: styles, scalars: texts.scalars, language: locale).map { FontSource($0) }
    }
}

extension Studio {
    /// The files that its texts may be drawn from: those of the theme's fonts, and those of the machine that stand in for
    /// scripts of its contents (TX-1, TX-2), each once.
    package var fontSources: [FontSource] {
        let library = tools.text.fonts
        var texts = ScalarSet()
        texts.insert(content)
        grid.insertScalars(into: &texts)
        let own = library.resolvedFonts(for: theme.fonts)
        let others = library.fallbackFonts(for: theme.fonts, scalars: texts.scalars, language: content.locale)
        var seen: Set<FontSource> = []
        return (own + others).map { FontSource($0) }.filter { seen.insert($0).inserted }
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
    /// The script for which the machine's font stands in, as `Arabic` (TX-2); `nil` for a family of the theme.
    public let script: String?

    init(_ font: ResolvedFont) {
        family = font.family
        weight = font.weight
        path = font.face.path
        face = font.face.index
        version = font.version
        script = font.script
    }
}

extension FontSource {
    /// What the file says of who made it and of how it may be passed on: copyright, licence, the licence's address.
    public var terms: [String] { FontTerms(ofFileAt: path).sentences }
}
