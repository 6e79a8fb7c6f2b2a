import Documents
import Styles
import TemporaryFolders
import Theming

/// A folder of theme files, of which the first is the theme to load.
struct ThemeFolder {
    private let folder = TemporaryFolder()
    private let first: String

    init(_ files: KeyValuePairs<String, String>) throws {
        first = files.first?.key ?? ""
        try folder.write(files)
    }

    /// A folder with one theme, `look.theme.yaml`.
    init(_ theme: String) throws {
        try self.init(["look.theme.yaml": theme])
    }

    var path: String { folder.path }

    func load(allowingOutside: Bool = false) throws(DiagnosticError) -> ThemeFile {
        try ThemeFile(at: FileLocation(folder.path + "/" + first), allowingOutside: allowingOutside)
    }

    /// What loading prints, with paths from the folder; "" where it succeeds.
    func errors(allowingOutside: Bool = false) -> String {
        do {
            _ = try load(allowingOutside: allowingOutside)
            return ""
        } catch {
            return error.description.replacing(folder.path + "/", with: "")
        }
    }

    /// The messages and hints of what loading prints, without places.
    func messages() -> [String] {
        do {
            _ = try load()
            return []
        } catch {
            return error.diagnostics.map { ([$0.message] + $0.hints).joined(separator: " | ") }
        }
    }

    func theme(_ appearance: Appearance = .light) throws -> Theme {
        try load().theme(in: appearance)
    }
}

/// The theme that a text makes.
func theme(_ text: String, _ appearance: Appearance = .light) throws -> Theme {
    try ThemeFolder(text).theme(appearance)
}

/// What loading a theme prints.
func errors(_ text: String) throws -> String {
    try ThemeFolder(text).errors()
}
