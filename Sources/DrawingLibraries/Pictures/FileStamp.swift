#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What tells a file's content from another's without reading it: which file it is, how long, and when it was written.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let file: UInt64
    private let length: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// `nil` where there is no file of this name.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(truncatingIfNeeded: status.st_ino)
        length = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
