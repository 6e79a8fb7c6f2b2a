#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A call to the operating system that failed, and the path that it was about.
package struct FileSystemError: Error, Hashable, Sendable {
    package let path: String
    /// The system's number for what went wrong, as `EACCES`.
    package let code: Int32

    package init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// The error that the last failed call of this thread left behind.
    static func last(at path: String) -> FileSystemError { FileSystemError(path: path, code: errno) }
}

extension FileSystemError: CustomStringConvertible {
    /// `cannot write 'Output/look': permission denied`.
    package var description: String { "cannot write '\(path)': \(reason)" }

    /// Whether nothing more can be written, whatever its name.
    var isFinal: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(code) }

    /// The system's own words, lower case.
    package var reason: String {
        if code == EWOULDBLOCK { return "another run is writing there" }
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
