import Documents
import Thumbindex

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
                name: FileName.stem(ofFile: path, suffix: ".content"), source, path: resolvedPath,
                in: request)
        } catch {
            throw error.about(path)
        }
    }
}
