#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A regular file that is read from several places; it stays what it is when another takes its name.
final class OpenFile: Sendable {
    let descriptor: Int32
    /// When it was opened.
    let byteCount: Int

    /// `nil` where it cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            byteCount = 0
            return nil
        }
        byteCount = Int(status.st_size)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
