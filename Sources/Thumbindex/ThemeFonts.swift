public import Contents
public import Documents
package import Drawing
import Painting
public import Styles
package import Theming

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
        let texts = ScalarSet(of: list, grid)
        return library.fallbackFonts(for: styles, scalars: texts.scalars, language: locale).map { FontSource($0) }
    }

    /// The files that the texts of a theme and of what it shows may be drawn from: those of its fonts, and those of the
    /// machine that stand in for what these lack (TX-1, TX-2), each once.
    ///
    /// - Parameters:
    ///   - content: the letters of what it shows.
    ///   - language: that it is drawn in.
    ///   - labels: what is written around the theme's pictures.
    package func sources(
        of theme: Theme, showing content: ScalarSet, in language: String, labels: PictureLabels = PictureLabels()
    ) -> [FontSource] {
        library.sources(of: theme, showing: content, in: language, labels: labels)
    }
}

extension ThemeFile {
    /// The files that its pictures may be drawn from in both appearances, each once.
    ///
    /// - Throws: what is wrong with the content.
    package func sources(in fonts: ThemeFonts, showing content: ContentSource) throws(DiagnosticError) -> [FontSource] {
        let letters = ScalarSet(
            of: components == [.grid] ? nil : try content.list(), components.contains(.grid) ? content.grid() : nil)
        var seen: Set<FontSource> = []
        return Appearance.allCases.flatMap { appearance in
            fonts.sources(of: theme(in: appearance), showing: letters, in: content.locale)
        }.filter { seen.insert($0).inserted }
    }
}

/// What is written around the pictures of a theme, beside what they show: on boards and strips, and by annotations.
package struct PictureLabels: Hashable, Sendable {
    /// Whether there are sheets.
    package var hasSheets = false
    /// Whether there are annotations.
    package var hasAnnotations = false
    /// What sheets say.
    package var text = ""

    /// None yet.
    package init() {}

    fileprivate func fonts(of theme: Theme) -> [FontStyle] {
        let own = theme.fonts
        let sheets = hasSheets ? SheetStyle(theme: theme).fonts : []
        return own + sheets + (hasAnnotations ? own.map { FontStyle(families: $0.families) } : [])
    }
}

extension Studio {
    /// The files that its texts may be drawn from (TX-1, TX-2), each once.
    package func fontSources(labels: PictureLabels = PictureLabels()) -> [FontSource] {
        tools.text.fonts.sources(
            of: theme, showing: ScalarSet(of: content, grid), in: content.locale, labels: labels)
    }
}

extension FontLibrary {
    fileprivate func sources(
        of theme: Theme, showing content: ScalarSet, in language: String, labels: PictureLabels
    ) -> [FontSource] {
        var texts = content
        for text in theme.texts + [labels.text, theme.platform.pseudo.addedLetters] { texts.insert(text) }
        let styles = labels.fonts(of: theme)
        let fonts =
            resolvedFonts(for: styles) + fallbackFonts(for: styles, scalars: texts.scalars, language: language)
        var seen: Set<FontSource> = []
        return fonts.map { FontSource($0) }.filter { seen.insert($0).inserted }
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
