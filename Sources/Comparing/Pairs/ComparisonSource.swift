import Documents

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a user means by one side of a comparison.
enum ComparisonSource {
    case file(String)
    case folder(String)
    case manifest(ManifestPictures)

    /// - Throws: where there is nothing at the path, or a manifest that is none.
    init(path: String, side: ComparedSide) throws(DiagnosticError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw DiagnosticError("there is no file or folder '\(path)'", hints: Self.hints(for: side))
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(path)
        } else if path.hasSuffix(".json") {
            self = .manifest(try ManifestPictures(reading: path))
        } else {
            self = .file(path)
        }
    }

    private static func hints(for side: ComparedSide) -> [String] {
        side == .baseline ? ["the baseline comes first, then the candidate"] : []
    }
}
