package import SystemPackage

/// A file or folder that could not be written: what the operating system said, and the path that it was about.
package struct FileSystemError: Error, Hashable, Sendable {
    /// As the user would write it.
    package let path: String
    /// What the system said, as `.permissionDenied`.
    package let code: Errno

    /// The error that a call about a path failed with.
    package init(path: String, code: Errno) {
        self.path = path
        self.code = code
    }

    /// The error that the last failed call of this thread left behind.
    static func last(at path: String) -> FileSystemError { FileSystemError(path: path, code: FileSystem.lastError) }

    /// Does what swift-system does, which throws nothing but `Errno`, though its signatures do not say so.
    static func telling<Value>(
        of path: String, _ body: () throws -> Value
    ) throws(FileSystemError) -> Value {
        do { return try body() } catch { throw FileSystemError(path: path, code: error as? Errno ?? .ioError) }
    }
}

extension FileSystemError: CustomStringConvertible {
    /// `cannot write 'Output/look': permission denied`.
    package var description: String { "cannot write '\(path)': \(reason)" }

    /// Whether it may pass by itself: another process writes there, or the system has no more files for anybody.
    package var isTemporary: Bool { [.wouldBlock, .tooManyOpenFilesInSystem].contains(code) }

    /// Whether nothing more can be written, whatever its name.
    package var isFinal: Bool { [.noSpace, .diskQuotaExceeded, .readOnlyFileSystem, .ioError].contains(code) }

    /// The system's own words, lower case.
    package var reason: String {
        switch code {
        case .wouldBlock: "another run is writing there"
        case .tooManySymbolicLinkLevels: "it is a link, which is not followed"
        default: code.words
        }
    }
}

extension Errno {
    /// The system's own words, lower case: `no such file or directory`.
    package var words: String { description.prefix(1).lowercased() + description.dropFirst() }
}
