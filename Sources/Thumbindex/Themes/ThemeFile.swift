public import Diagnostics
import Documents
public import Styles
import Theming

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
        document = try ThemeDocument.load(FileLocation(path), allowingOutside: allowingOutside)
        name = document.name
        title = document.title
        warnings = document.warnings
        allowsOutside = allowingOutside
        light = try document.resolve(.light).theme
        dark = try document.resolve(.dark).theme
    }

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
