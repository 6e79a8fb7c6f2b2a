import Files
import SystemPackage

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

    fileprivate init(_ error: FileReadingError) {
        switch error {
        case .missing: self.init("does not exist", isMissing: true)
        case .folder: self.init("is a folder")
        case .special: self.init("is not a regular file")
        case .tooLarge(_, let limit): self.init("is larger than \(limit) bytes")
        case .failed(.tooManySymbolicLinkLevels): self.init("is a link that leads nowhere")
        case .failed(let code): self.init("cannot be read: " + code.words)
        }
    }
}

/// Reads whole files.
enum FileBytes {
    /// - Throws: for anything but a regular file of at most `limit` bytes; a pipe or a device is not waited for.
    static func read(_ path: String, limit: Int) throws(UnreadableFile) -> [UInt8] {
        do { return try OpenFile(path).bytes(limit: limit) } catch { throw UnreadableFile(error) }
    }
}
