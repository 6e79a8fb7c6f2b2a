import SystemPackage

/// The folder that a run leaves its files in, and in its subfolders.
package struct OutputFolder: Hashable, Sendable {
    /// As the user wrote it.
    package let path: String

    /// Makes the folder where it is missing.
    /// - Throws: what keeps files from being written there.
    package init(path: String) throws(FileSystemError) {
        self.path = path
        try FileSystem.makeFolder(path)
        try FileSystem.checkIsWritable(path)
    }

    /// Writes a file whole or not at all, over one of the same name, and makes the folders that it stands in.
    ///
    /// The path is relative to this folder and stays within it: a link in the place of a folder below this one is
    /// refused, wherever it leads.
    package func write(_ bytes: [UInt8], to relativePath: String) throws(FileSystemError) {
        try makeFolders(of: relativePath)
        try AtomicFile.write(bytes, to: join(relativePath))
    }

    /// Makes the folders that a file stands in, where they are missing.
    private func makeFolders(of relativePath: String) throws(FileSystemError) {
        var folder = path
        for name in relativePath.split(separator: "/").dropLast() {
            folder = Self.join(folder, String(name))
            switch FileSystem.kind(of: folder, followingLinks: false) {
            case .folder: continue
            case nil: try FileSystem.makeFolder(folder)
            case .link: throw FileSystemError(path: folder, code: .tooManySymbolicLinkLevels)
            case .file, .other: throw FileSystemError(path: folder, code: .notDirectory)
            }
        }
    }

    /// The same, the bytes being written by `write` as it makes them.
    package func write(
        to relativePath: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        try makeFolders(of: relativePath)
        try AtomicFile.write(to: join(relativePath), write)
    }

    /// Moves a file that lies in the same file system into its place, as `write` would write it.
    package func move(_ path: String, to relativePath: String) throws(FileSystemError) {
        try makeFolders(of: relativePath)
        try FileSystem.rename(path, to: join(relativePath))
    }

    /// Takes a file away, if it is there.
    package func remove(_ relativePath: String) { FileSystem.remove(join(relativePath)) }

    /// The path of a file in this folder, as the user would write it.
    package func join(_ relativePath: String) -> String { Self.join(path, relativePath) }

    /// The path of a file in a folder, as the user would write it.
    package static func join(_ folder: String, _ relativePath: String) -> String {
        folder.hasSuffix("/") ? folder + relativePath : folder + "/" + relativePath
    }
}
