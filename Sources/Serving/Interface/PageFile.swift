import CEmbeddedFiles
import Thumbindex

/// A file of the page, which the program holds.
struct PageFile: Sendable {
    private let type: String
    private let bytes: [UInt8]
    /// Whether it is the same for everybody, and needs no token.
    let isPublic: Bool

    /// The file at a path; `nil` where there is none.
    static func named(_ path: [String]) -> PageFile? {
        switch path {
        case []: PageFile(type: "text/html; charset=utf-8", bytes: PackageResources.live_html, isPublic: false)
        case ["live.css"]: PageFile(type: "text/css; charset=utf-8", bytes: PackageResources.live_css, isPublic: true)
        case ["live.js"]:
            PageFile(type: "text/javascript; charset=utf-8", bytes: PackageResources.live_js, isPublic: true)
        case ["openapi.yaml"]: PageFile(type: "application/yaml", bytes: PackageResources.openapi_yaml, isPublic: true)
        case ["theme.schema.json"]:
            PageFile(type: "application/schema+json", bytes: Array(FileSchema.theme.text.utf8), isPublic: true)
        case ["favicon.ico"]: PageFile(type: "image/svg+xml", bytes: Array(icon.utf8), isPublic: true)
        default: nil
        }
    }

    /// It loads nothing from elsewhere, and runs no script but its own.
    var response: ServedResponse {
        var response = ServedResponse(type: type, bytes)
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        response.headers = [("Content-Security-Policy", policy)]
        return response
    }

    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#07C160"/>\
        <path d="M11 3v2M11 7v2M11 11v2M4 4h4M4 8h4M4 12h4" stroke="#fff" stroke-width="1.5"/></svg>
        """
}

/// The files in `Resources`, which are parts of the program.
enum PackageResources {
    static let live_css = unsafe bytes(of: thumbindex_file_live_css())
    static let live_html = unsafe bytes(of: thumbindex_file_live_html())
    static let live_js = unsafe bytes(of: thumbindex_file_live_js())
    static let openapi_yaml = unsafe bytes(of: thumbindex_file_openapi_yaml())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
