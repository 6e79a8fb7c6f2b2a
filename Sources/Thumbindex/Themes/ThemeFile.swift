public import Documents
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
    let document: ThemeDocument
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

    /// Absolute paths of all files that the theme was made from: tokens, then themes, the theme itself last.
    package var sourceFiles: [String] { document.sourceFiles }
}
