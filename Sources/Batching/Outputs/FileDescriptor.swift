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

    /// Opens a file for writing and reading back that is gone from the folder when it is closed, or the process ends.
    static func openNameless(in folder: String) throws(FileSystemError) -> Int32 {
        let path = OutputFolder.join(folder, ".lines.\(getpid()).partial")
        // What lies there, which may be a link, is not written through.
        unlink(path)
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last(at: path) }
        unlink(path)
        return descriptor
    }

    /// Reads a part of a file into a part of a buffer and gives the number of bytes: fewer where the file ends, or
    /// cannot be read.
    static func read(
        _ descriptor: Int32, at position: Int, into buffer: inout [UInt8], _ part: Range<Int>, until end: Int = .max
    ) -> Int {
        buffer.withUnsafeMutableBytes { bytes in
            var count = 0
            let wanted = min(part.count, end - position)
            while count < wanted {
                let target = bytes.baseAddress.map { $0 + part.lowerBound + count }
                let got = pread(descriptor, target, wanted - count, off_t(position + count))
                if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
            }
            return count
        }
    }

    static func end(_ descriptor: Int32) { close(descriptor) }
}
