public import Documents
import Drawing
public import Geometry
public import Rasters
import Rendering
public import Styles
package import Theming
package import Tokens

/// A theme as it is written in a file, with all that the file extends: what it looks like in light and in dark.
public struct ThemeFile: Sendable {
    /// The file's name before `.theme`, under which its pictures are filed.
    public let name: String
    /// What a person calls it.
    public let title: String
    /// What is worth telling about the file though it can be used, as deprecated tokens.
    public let warnings: [Diagnostic]
    /// The file as it is written, pairs and aliases still standing.
    package let document: ThemeDocument
    let allowsOutside: Bool
    private let light: Theme
    private let dark: Theme

    /// Reads and checks a theme.
    ///
    /// Paths in a file stay within the tree of its folder, unless `allowingOutside`. Throws all that is wrong, each with
    /// its place.
    public init(atPath path: String, allowingOutside: Bool = false) throws(DiagnosticError) {
        try self.init(atPath: path, allowingOutside: allowingOutside, choices: ModifierChoices())
    }

    /// Reads and checks a theme that is no file.
    ///
    /// - Parameters:
    ///   - text: YAML or JSON, as a theme file holds it.
    ///   - path: where the file would be: paths in the text are relative to it, and errors call the text so.
    public init(
        text: String, path: String = "theme.yaml", allowingOutside: Bool = false
    ) throws(DiagnosticError) {
        try self.init(SourceText(name: path, text: text), path: path, allowingOutside: allowingOutside)
    }

    /// Reads and checks a theme that is no file, from bytes in UTF-8, with or without a byte-order mark.
    ///
    /// - Parameter path: where the file would be, as for texts.
    public init(
        data: some Sequence<UInt8>, path: String = "theme.yaml", allowingOutside: Bool = false
    ) throws(DiagnosticError) {
        let bytes = Array(data)
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        try self.init(
            try SourceText(name: path, bytes: text), path: path, allowingOutside: allowingOutside)
    }

    private init(_ text: SourceText, path: String, allowingOutside: Bool) throws(DiagnosticError) {
        try self.init(
            try ThemeDocument.load(FileLocation(path), text: text, allowingOutside: allowingOutside),
            allowingOutside: allowingOutside)
    }

    /// The same with contexts of its tokens' modifiers that a batch chooses.
    package init(atPath path: String, allowingOutside: Bool, choices: ModifierChoices) throws(DiagnosticError) {
        try self.init(
            try ThemeDocument.load(FileLocation(path), allowingOutside: allowingOutside, choices: choices),
            allowingOutside: allowingOutside)
    }

    private init(_ document: ThemeDocument, allowingOutside: Bool) throws(DiagnosticError) {
        self.document = document
        name = document.name
        title = document.title
        warnings = document.warnings
        allowsOutside = allowingOutside
        light = try document.theme(in: .light)
        dark = try document.theme(in: .dark)
    }

    /// The theme as one of its appearances resolves it, nothing left to a default.
    public func theme(in appearance: Appearance) -> Theme {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }

    /// The way in which the theme says that it is read, if it does, whatever the locale (TX-3).
    public var direction: LayoutDirection? { light.direction }

    /// The absolute path of the content that the theme names.
    public var contentPath: String? { document.contentFile?.path }

    /// Reads the content that the theme names, or gives the sample where it names none.
    public func readContent() throws(DiagnosticError) -> ContentSource {
        guard let file = document.contentFile else { return .sample }
        return try ContentSource(at: file, allowingOutside: allowsOutside)
    }
}

/// What the axes of a batch change.
extension ThemeFile {
    /// Where the theme names pictures of these absolute paths; without those that it does not name.
    package func places(ofPictures paths: Set<String>) -> [String: WrittenPath] {
        document.places(ofPictures: paths)
    }

    /// The paths of all properties, as `indexBar.slotHeight`.
    package static var propertyPaths: [String] { ThemeDocument.propertyPaths }

    /// Whether a path leads to a property or to a group of them.
    package static func hasProperty(_ path: String) -> Bool { ThemeDocument.hasProperty(path) }

    /// The path of the property that says what a theme is for.
    package static let componentsPath = "components"

    /// What the theme is for, in either appearance.
    package var components: Set<Component> { light.components.union(dark.components) }

    /// Whether a property, or a group of them, is of something that the theme draws.
    package func draws(property path: String) -> Bool {
        switch path.prefix(while: { $0 != "." }) {
        case "grid": components.contains(.grid)
        case "indexBar", "bubble", "list": components != [.grid]
        default: true
        }
    }

    /// What a property is set to, where its theme or one that this extends says it; `nil` for a default.
    package func node(ofProperty path: String) -> DocumentNode? { document.node(ofProperty: path) }

    /// The theme with a property, or a whole group, set to another value; throws where the value does not fit.
    ///
    /// No component comes into being by that, unless the property is `components`.
    package func setting(_ path: String, to node: DocumentNode) throws(DiagnosticError) -> ThemeFile {
        try ThemeFile(try document.setting(path, to: node), allowingOutside: allowsOutside)
    }

    /// The modifiers of its tokens, with the contexts that the theme has by itself as their defaults.
    package var modifiers: [TokenModifier] { document.modifiers }

    /// The fonts that its texts are set in, in both appearances.
    package var fontStyles: [FontStyle] { light.fonts + dark.fonts }

    /// Absolute paths of the font files that it brings, those of its bases first.
    package var fontFiles: [String] { document.fontFiles }

    /// Absolute paths of all files that the theme was made from: tokens, then themes, the theme itself last.
    package var sourceFiles: [String] { document.sourceFiles }
}

extension ThemeFile {
    /// Finds the fonts of both appearances: the theme's own files first, then the machine's.
    ///
    /// Throws where of a list no family is found in either, or a file is no font.
    public func findFonts() throws(DiagnosticError) -> ThemeFonts {
        do throws(FontLibraryError) {
            return try ThemeFonts(
                finding: theme(in: .light).fonts + theme(in: .dark).fonts, files: document.fontFiles)
        } catch {
            throw DiagnosticError(zip(error.diagnostics, nodes(of: error)).map { $0.placed(at: $1) })
        }
    }

    /// A note for each family that is not there, with what was taken in its place (TX-1), where the theme or its tokens
    /// name it.
    public func substitutions(in fonts: ThemeFonts) -> [Diagnostic] {
        fonts.library.substitutes.map { substitute in
            let message = "no font family named '\(substitute.missing)' is installed; '\(substitute.taken)' is taken"
            let node = document.node(ofFontFamily: substitute.missing)
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
            let keys = ["canvas.width", "canvas.height", "canvas.preset"]
            let node = keys.lazy.compactMap(document.node(ofProperty:)).first
            throw DiagnosticError(error.diagnostics.map { $0.placed(at: node) })
        }
    }

    /// Where the file names what each of an error's diagnostics is about.
    private func nodes(of error: FontLibraryError) -> [DocumentNode?] {
        switch error {
        case .missingFamilies(let families): families.map { document.node(ofFontFamily: $0.name) }
        case .unreadableFile(let path): [document.node(ofFontFile: path)]
        case .unavailable: [nil]
        }
    }
}

extension Diagnostic {
    /// The same at a place in a file, if there is one.
    fileprivate func placed(at node: DocumentNode?) -> Diagnostic {
        guard let node else { return self }
        return Diagnostic(severity, message, in: node.source, at: node.range, hints: hints)
    }
}
