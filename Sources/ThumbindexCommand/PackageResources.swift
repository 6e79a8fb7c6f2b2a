import CEmbeddedFiles

/// The files in `Starters`, which are parts of the program.
enum PackageResources {
    static let grid_content_yaml = unsafe bytes(of: thumbindex_file_grid_content_yaml())
    static let grid_theme_yaml = unsafe bytes(of: thumbindex_file_grid_theme_yaml())
    static let ios_theme_yaml = unsafe bytes(of: thumbindex_file_ios_theme_yaml())
    static let material_theme_yaml = unsafe bytes(of: thumbindex_file_material_theme_yaml())
    static let qq_music_theme_yaml = unsafe bytes(of: thumbindex_file_qq_music_theme_yaml())
    static let starter_content_yaml = unsafe bytes(of: thumbindex_file_starter_content_yaml())
    static let starter_sheet_yaml = unsafe bytes(of: thumbindex_file_starter_sheet_yaml())
    static let starter_theme_yaml = unsafe bytes(of: thumbindex_file_starter_theme_yaml())
    static let starter_tokens_json = unsafe bytes(of: thumbindex_file_starter_tokens_json())
    static let system_theme_yaml = unsafe bytes(of: thumbindex_file_system_theme_yaml())
    static let wechat_theme_yaml = unsafe bytes(of: thumbindex_file_wechat_theme_yaml())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
