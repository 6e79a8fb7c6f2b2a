import CEmbeddedFiles

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
