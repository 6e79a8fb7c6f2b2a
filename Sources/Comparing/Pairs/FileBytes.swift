#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file cannot be used.
package struct UnreadableFile: Error, Hashable {
    /// In words that follow the file's name: `is a folder`.
    package let reason: String
    /// Whether there is nothing at the file's path.
    let isMissing: Bool

    /// - Parameter reason: in words that follow the file's name.
    package init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }
}

/// Reads whole files.
enum FileBytes {
    /// - Throws: for anything but a regular file of at most `limit` bytes; a pipe or a device is not waited for.
    static func read(_ path: String, limit: Int) throws(UnreadableFile) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unreadable(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw UnreadableFile("is a folder")
        default: throw UnreadableFile("is not a regular file")
        }
        guard status.st_size <= limit else { throw UnreadableFile("is larger than \(limit) bytes") }
        return try bytes(of: descriptor, count: Int(status.st_size))
    }

    /// A file that shrinks meanwhile gives what it still has.
    private static func bytes(of descriptor: Int32, count: Int) throws(UnreadableFile) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                #if canImport(Darwin)
                    let got = Darwin.read(descriptor, start + filled, count - filled)
                #elseif canImport(Musl)
                    let got = Musl.read(descriptor, start + filled, count - filled)
                #else
                    let got = Glibc.read(descriptor, start + filled, count - filled)
                #endif
                if got == 0 { return }
                if got > 0 {
                    filled += got
                } else if errno != EINTR {
                    code = errno
                    return
                }
            }
        }
        guard code == 0 else { throw unreadable(code: code) }
        return bytes
    }

    private static func unreadable(code: Int32) -> UnreadableFile {
        switch code {
        case ENOENT, ENOTDIR: UnreadableFile("does not exist", isMissing: true)
        case ELOOP: UnreadableFile("is a link that leads nowhere")
        default: UnreadableFile("cannot be read: " + words(for: code))
        }
    }

    /// The system's own words, lower case.
    private static func words(for code: Int32) -> String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
