#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What tells a file's content from another's without reading it: which file it is, how long, when it was written and
/// when anything about it last changed.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let file: UInt64
    private let length: Int
    private let written: Time
    private let changed: Time

    private struct Time: Hashable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            seconds = Int(time.tv_sec)
            nanoseconds = Int(time.tv_nsec)
        }
    }

    /// `nil` where there is no file of this name.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(truncatingIfNeeded: status.st_ino)
        length = Int(status.st_size)
        #if canImport(Darwin)
            written = Time(status.st_mtimespec)
            changed = Time(status.st_ctimespec)
        #else
            written = Time(status.st_mtim)
            changed = Time(status.st_ctim)
        #endif
    }
}

extension FileStamp {
    /// All of it as numbers with spaces between them; no two stamps have the same text.
    package var text: String {
        "\(device) \(file) \(length) \(written.seconds) \(written.nanoseconds) \(changed.seconds) \(changed.nanoseconds)"
    }

    /// When the file last changed, in seconds since 1970.
    package var lastChange: Int { max(written.seconds, changed.seconds) }
}
