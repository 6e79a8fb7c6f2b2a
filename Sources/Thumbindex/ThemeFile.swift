public import Documents
import Drawing
import Geometry
public import Rasters
import Rendering
public import Styles
public import Theming

extension ThemeFile {
    /// Reads the content that the theme names, or gives the sample where it names none.
    public func readContent() throws(DiagnosticError) -> ContentSource {
        guard let file = contentFile else { return .sample }
        return try ContentSource(at: file, allowingOutside: allowsOutside, namedAt: contentNode)
    }

    /// Finds the fonts of both appearances: the theme's own files first, then the machine's.
    ///
    /// Throws where of a list no family is found in either, or a file is no font.
    ///
    /// - Parameter folder: where fonts are in place of the machine's packages; `nil` for these.
    public func findFonts(inFolder folder: String? = nil) throws(DiagnosticError) -> ThemeFonts {
        do throws(FontLibraryError) {
            return try ThemeFonts(
                finding: theme(in: .light).fonts + theme(in: .dark).fonts, files: fontFiles, inFolder: folder)
        } catch {
            throw DiagnosticError(zip(error.diagnostics, nodes(of: error)).map { $0.placed(at: $1) })
        }
    }

    /// A note for each family that is not there, with what was taken in its place (TX-1), where the theme or its tokens
    /// name it.
    public func substitutions(in fonts: ThemeFonts) -> [Diagnostic] {
        fonts.library.substitutes.map { substitute in
            let message = "no font family named '\(substitute.missing)' is installed; '\(substitute.taken)' is taken"
            let node = node(ofFontFamily: substitute.missing)
            return Diagnostic(.note, message).placed(at: node)
        }
    }

    /// The size in pixels of the theme's pictures.
    ///
    /// Throws where it is more than `PixelSize.init(of:scale:)` accepts.
    public func pictureSize(in appearance: Appearance, scale: Double) throws(DiagnosticError) -> PixelSize {
        do {
            return try PixelSize(of: theme(in: appearance).canvas.size, scale: scale)
        } catch {
            let keys = ["canvas.size", "canvas.width", "canvas.height", "canvas.preset"]
            let node = keys.lazy.compactMap(node(ofProperty:)).first
            throw DiagnosticError(error.diagnostics.map { $0.placed(at: node) })
        }
    }

    /// Where the file names what each of an error's diagnostics is about.
    private func nodes(of error: FontLibraryError) -> [DocumentNode?] {
        switch error {
        case .missingFamilies(let families): families.map { node(ofFontFamily: $0.name) }
        case .unreadableFile(let path): [node(ofFontFile: path)]
        case .unavailable: [nil]
        }
    }
}

extension Diagnostic {
    /// The same at a place in a file, if there is one.
    func placed(at node: DocumentNode?) -> Diagnostic {
        guard let node else { return self }
        return Diagnostic(severity, message, in: node.source, at: node.range, hints: hints)
    }
}
