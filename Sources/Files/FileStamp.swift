import SystemPackage

/// What tells a file's content from another's without reading it: which file it is, how long, when it was written and
/// when anything about it last changed.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let file: UInt64
    private let length: Int64
    private let written: Time
    private let changed: Time

    private struct Time: Hashable {
        let seconds: Int
        let nanoseconds: Int
    }

    init(_ status: Stat) {
        device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
        file = UInt64(truncatingIfNeeded: status.inode.rawValue)
        length = status.size
        written = Time(seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
        changed = Time(seconds: Int(status.st_ctim.tv_sec), nanoseconds: Int(status.st_ctim.tv_nsec))
    }

    /// `nil` where there is no file of this name.
    package init?(path: String) {
        guard let status = try? unsafe Stat(path) else { return nil }
        self.init(status)
    }

    /// All of it as numbers with spaces between them; no two stamps have the same text.
    package var text: String {
        "\(device) \(file) \(length) \(written.seconds) \(written.nanoseconds) \(changed.seconds) \(changed.nanoseconds)"
    }

    /// All of it as numbers; no two stamps have the same.
    package var words: [UInt64] {
        let times = [written.seconds, written.nanoseconds, changed.seconds, changed.nanoseconds]
        return [device, file, UInt64(bitPattern: length)] + times.map { UInt64(bitPattern: Int64($0)) }
    }

    /// When the file last changed, in seconds since 1970.
    package var lastChange: Int { max(written.seconds, changed.seconds) }
}
