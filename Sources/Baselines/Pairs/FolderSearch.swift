package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the pictures in a folder and in those below it.
package enum FolderSearch {
    /// What the names of pictures end in, in any case.
    static let suffixes = [".png", ".apng", ".jpg", ".jpeg", ".webp", ".gif", ".svg", ".pdf"]

    /// The pictures by their paths below the folder.
    ///
    /// Hidden files and folders are passed over. Links are followed, but not into a folder that holds them. What is
    /// named like a picture but is no file is one of the pictures, so that it is told of.
    /// - Throws: for a folder that cannot be read, and for more entries than a comparison takes.
    package static func pictures(in root: String) throws(DiagnosticError) -> [String: PictureFile] {
        var search = Search(root: root)
        try search.visit("", above: [])
        return search.found
    }

    private struct Search {
        let root: String
        var found: [String: PictureFile] = [:]
        var entryCount = 0

        /// - Parameters:
        ///   - folder: its path below the root, ending in `/`, or empty.
        ///   - above: the folders that hold it.
        mutating func visit(_ folder: String, above: [FileIdentity]) throws(DiagnosticError) {
            let path = join(folder)
            guard let identity = FileIdentity(path: path), !above.contains(identity), above.count < 64 else { return }
            for name in try entries(of: path) where !name.hasPrefix(".") {
                entryCount += 1
                guard entryCount <= FolderSearch.entryLimit else {
                    throw DiagnosticError("'\(root)' holds more than \(FolderSearch.entryLimit) files")
                }
                if isFolder(path + name) {
                    try visit(folder + name + "/", above: above + [identity])
                } else if FolderSearch.suffixes.contains(where: name.lowercased().hasSuffix) {
                    found[folder + name] = PictureFile(path: path + name)
                }
            }
        }

        /// The path of a folder below the root, ending in `/`.
        private func join(_ folder: String) -> String { (root.hasSuffix("/") ? root : root + "/") + folder }

        private func isFolder(_ path: String) -> Bool {
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }

        /// The names in the order of their bytes.
        private func entries(of path: String) throws(DiagnosticError) -> [String] {
            guard let stream = opendir(path) else { throw DiagnosticError("cannot read the folder '\(path)'") }
            defer { closedir(stream) }
            var names: [String] = []
            while let entry = readdir(stream) {
                names.append(
                    withUnsafePointer(to: &entry.pointee.d_name) { name in
                        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
                    })
            }
            return names.sorted()
        }
    }

    private static let entryLimit = 1_000_000
}

/// What tells a file from every other one, whatever path leads to it.
private struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
