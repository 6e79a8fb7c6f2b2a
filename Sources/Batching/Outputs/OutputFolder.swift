#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder that a run leaves its files in, and in its subfolders.
package struct OutputFolder: Hashable, Sendable {
    /// As the user wrote it.
    package let path: String

    /// Makes the folder where it is missing.
    /// - Throws: what keeps files from being written there.
    package init(path: String) throws(FileSystemError) {
        self.path = path
        try Self.make(path)
        guard access(path, W_OK | X_OK) == 0 else { throw .last(at: path) }
    }

    /// Writes a file whole or not at all, over one of the same name, and makes the folders that it stands in.
    ///
    /// The path is relative to this folder and stays within it.
    package func write(_ bytes: [UInt8], to relativePath: String) throws(FileSystemError) {
        let file = join(relativePath)
        do throws(FileSystemError) {
            try WholeFile.create(bytes, at: file)
        } catch  where error.code == ENOENT {
            try Self.make(Self.parent(of: file))
            try WholeFile.create(bytes, at: file)
        }
    }

    /// Writes a file of this folder itself, whole or not at all, as `write` makes its bytes.
    package func write(
        to name: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        try WholeFile.create(at: join(name), write)
    }

    /// Takes a file away, if it is there.
    func remove(_ relativePath: String) { unlink(join(relativePath)) }

    /// The path of a file in this folder, as the user would write it.
    package func join(_ relativePath: String) -> String { Self.join(path, relativePath) }

    /// The path of a file in a folder, as the user would write it.
    package static func join(_ folder: String, _ relativePath: String) -> String {
        folder.hasSuffix("/") ? folder + relativePath : folder + "/" + relativePath
    }

    /// The folder and those around it; one that is there already is as good.
    private static func make(_ path: String) throws(FileSystemError) {
        if mkdir(path, 0o777) == 0 { return }
        let code = errno
        switch code {
        case EEXIST where isFolder(path): return
        case EEXIST: throw FileSystemError(path: path, code: ENOTDIR)
        case ENOENT where !parent(of: path).isEmpty:
            try make(parent(of: path))
            guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw .last(at: path) }
        default: throw FileSystemError(path: path, code: code)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The folder around a path, empty where the path names none.
    private static func parent(of path: String) -> String {
        let trimmed = path.reversed().drop { $0 == "/" }.reversed()
        let start = trimmed.lastIndex(of: "/") ?? trimmed.startIndex
        return String(trimmed[..<start])
    }
}
