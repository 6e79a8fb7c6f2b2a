import CEmbeddedFiles
import Documents
import Geometry
import Mustache

/// A page's template; whatever it shows by `{{name}}` is escaped.
struct PageTemplate: Sendable {
    private let template: MustacheTemplate

    /// - Parameter bytes: the template's text, which must be well formed: it is a part of the program.
    init(_ bytes: [UInt8]) {
        Self.registerMarkup
        do {
            template = try MustacheTemplate(
                string: "{{% CONTENT_TYPE:MARKUP}}\n" + String(decoding: bytes, as: UTF8.self))
        } catch {
            preconditionFailure("a template of the program is not well formed: \(error)")
        }
    }

    /// The page for a value, whose properties have the names that the template uses.
    func page(for value: some Sendable) -> String { template.render(value) }

    /// Resources as the one text that a page holds.
    static func text(of resources: [[UInt8]]) -> String {
        resources.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Once in a process, before the first template is parsed.
    private static let registerMarkup: Void = MustacheContentTypes.register(PageText(), named: "MARKUP")
}

/// How the templates' library has texts escaped.
private struct PageText: MustacheContentType {
    func escapeText(_ text: String) -> String { MarkupText.escaped(text, for: .page) }
}

/// JSON inside a page's `script` element.
enum ScriptData {
    /// The value on one line, without a sign that could end the element or open a comment: `<`, `>` and `&` are written
    /// as escapes, as are the line ends that older JavaScript refuses in a string.
    static func text(of value: JSONValue) -> String {
        value.line.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "<": text += "\\u003C"
            case ">": text += "\\u003E"
            case "&": text += "\\u0026"
            case "\u{2028}": text += "\\u2028"
            case "\u{2029}": text += "\\u2029"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

/// The files in `Resources`, which are parts of the program.
enum PackageResources {
    static let diff_report_css = unsafe bytes(of: thumbindex_file_diff_report_css())
    static let diff_report_js = unsafe bytes(of: thumbindex_file_diff_report_js())
    static let diff_report_mustache = unsafe bytes(of: thumbindex_file_diff_report_mustache())
    static let gallery_dialogs_html = unsafe bytes(of: thumbindex_file_gallery_dialogs_html())
    static let gallery_css = unsafe bytes(of: thumbindex_file_gallery_css())
    static let gallery_js = unsafe bytes(of: thumbindex_file_gallery_js())
    static let gallery_mustache = unsafe bytes(of: thumbindex_file_gallery_mustache())
    static let junit_mustache = unsafe bytes(of: thumbindex_file_junit_mustache())
    static let lint_report_css = unsafe bytes(of: thumbindex_file_lint_report_css())
    static let lint_report_mustache = unsafe bytes(of: thumbindex_file_lint_report_mustache())
    static let match_report_css = unsafe bytes(of: thumbindex_file_match_report_css())
    static let match_report_js = unsafe bytes(of: thumbindex_file_match_report_js())
    static let match_report_mustache = unsafe bytes(of: thumbindex_file_match_report_mustache())
    static let page_css = unsafe bytes(of: thumbindex_file_page_css())
    static let page_js = unsafe bytes(of: thumbindex_file_page_js())
    static let viewer_tools_html = unsafe bytes(of: thumbindex_file_viewer_tools_html())
    static let viewer_css = unsafe bytes(of: thumbindex_file_viewer_css())
    static let viewer_js = unsafe bytes(of: thumbindex_file_viewer_js())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
