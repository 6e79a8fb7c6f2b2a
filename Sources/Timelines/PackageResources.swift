import CEmbeddedFiles

/// The files in `CanonicalStates`, which are parts of the program.
enum PackageResources {
    static let canonical_states_yaml = unsafe bytes(of: thumbindex_file_canonical_states_yaml())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
