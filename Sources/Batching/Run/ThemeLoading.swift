package import Diagnostics
import Documents
import Styles
import Thumbindex

/// The themes and timelines of a request, read and checked, and all that is to be told about them.
package struct ThemeLoading: Sendable {
    /// Those in which nothing is wrong, in the order of their names.
    package private(set) var themes: [LoadedTheme] = []
    /// How many contents each theme is drawn with.
    package private(set) var contentCount = 1
    /// Those in which nothing is wrong, in the request's order.
    package private(set) var timelines: [LoadedTimeline] = []
    /// Errors and warnings, in the order of the request's files.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads every file; an error in one keeps what needs it from being drawn, and nothing else.
    package init(_ request: RenderRequest, pool: JobPool) async {
        var contents: [GivenContent]?
        if !request.contents.isEmpty {
            let given = request.contents.compactMap { path in
                keep { () throws(DiagnosticError) in try GivenContent(path, request) }
            }
            contents = given
            contentCount = given.count
            diagnostics += given.flatMap(\.warnings)
        }
        let loader = ThemeLoader(request: request, contents: contents)
        var results: [Result<LoadedTheme, DiagnosticError>] = []
        await pool.run(
            request.themes, worker: {}, work: { _, path in loader.load(path) }, deliver: { results.append($0) })
        for result in results { add(result) }
        themes.sort { $0.theme.name < $1.theme.name }
        timelines = request.timelines.compactMap { path in
            keep { () throws(DiagnosticError) in try LoadedTimeline(path) }
        }
    }

    private mutating func add(_ result: Result<LoadedTheme, DiagnosticError>) {
        guard let theme = keep(result.get) else { return }
        diagnostics += theme.warnings
        themes.append(theme)
    }

    private mutating func keep<Value>(_ body: () throws(DiagnosticError) -> Value) -> Value? {
        do {
            return try body()
        } catch {
            diagnostics += error.diagnostics
            return nil
        }
    }
}

/// A content that the user gives to all themes.
struct GivenContent: Sendable {
    let loaded: LoadedContent
    let warnings: [Diagnostic]
    let resolvedPath: String

    init(_ path: String, _ request: RenderRequest) throws(DiagnosticError) {
        resolvedPath = FileLocation(path).resolvedPath
        let source = try ContentSource(atPath: path, allowingOutside: request.allowsOutside)
        warnings = source.warnings
        do {
            loaded = try LoadedContent(
                name: FileName.stem(ofFile: path, suffix: ".content"), source, locales: request.locales)
        } catch {
            throw error.about(path)
        }
    }
}

/// Reads one theme after the other.
struct ThemeLoader: Sendable {
    let request: RenderRequest
    /// `nil` for the themes' own.
    let contents: [GivenContent]?

    /// An error that has no place in a file is told of the theme's.
    func load(_ path: String) -> Result<LoadedTheme, DiagnosticError> {
        do throws(DiagnosticError) {
            let theme = try ThemeFile(atPath: path, allowingOutside: request.allowsOutside)
            try checkSize(of: theme)
            let (contents, warnings) = try contents(of: theme)
            return .success(
                LoadedTheme(
                    theme: theme, file: path, contents: contents, fonts: try theme.findFonts(),
                    warnings: theme.warnings + warnings))
        } catch {
            return .failure(error.about(path))
        }
    }

    private func contents(of theme: ThemeFile) throws(DiagnosticError) -> ([LoadedContent], [Diagnostic]) {
        guard let contents else {
            let source = try theme.readContent()
            return ([try LoadedContent(name: nil, source, locales: request.locales)], source.warnings)
        }
        let own = theme.contentPath.map { FileLocation($0).resolvedPath }
        return (contents.map { $0.resolvedPath == own ? $0.loaded.unnamed : $0.loaded }, [])
    }

    private func checkSize(of theme: ThemeFile) throws(DiagnosticError) {
        guard request.formats.contains(where: \.isRaster), let scale = request.scales.max() else { return }
        for appearance in request.appearances {
            _ = try theme.pictureSize(in: appearance, scale: scale)
        }
    }
}
