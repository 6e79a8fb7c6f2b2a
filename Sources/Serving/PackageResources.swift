import CEmbeddedFiles

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
