#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files that are open, by the numbers that the system gave them.
package enum FileDescriptor {
    /// Writes bytes to the process's standard output.
    @Sendable package static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileSystemError) {
        try writeAll(bytes, to: STDOUT_FILENO, at: "standard output")
    }

    /// Writes all bytes, however many calls it takes; errors tell the path.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, at path: String) throws(FileSystemError) {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
            }
            if written > 0 {
                start += written
            } else if written == 0 || errno != EINTR {
                throw .last(at: path)
            }
        }
    }

    /// Opens a file to write at its end, and makes it where it is missing.
    static func openForAppending(_ path: String) throws(FileSystemError) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last(at: path) }
        return descriptor
    }

    static func end(_ descriptor: Int32) { close(descriptor) }
}
