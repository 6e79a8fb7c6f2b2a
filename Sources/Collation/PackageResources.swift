import CEmbeddedFiles

/// The files in `Resources`, which are parts of the program.
enum PackageResources {
    static let zh_places_txt = unsafe bytes(of: thumbindex_file_zh_places_txt())
    static let zh_surnames_txt = unsafe bytes(of: thumbindex_file_zh_surnames_txt())
    static let zh_syllables_txt = unsafe bytes(of: thumbindex_file_zh_syllables_txt())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
