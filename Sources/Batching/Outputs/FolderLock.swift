#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps two runs from writing into one folder; it ends with the process, however that ends.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Where a file system knows no locks there is none.
    /// - Throws: `EWOULDBLOCK` where another process holds the lock.
    init(_ folder: String) throws(FileSystemError) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
        close(descriptor)
        throw FileSystemError(path: folder, code: EWOULDBLOCK)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
