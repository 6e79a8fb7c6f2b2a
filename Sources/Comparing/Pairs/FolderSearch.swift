package import Documents

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

    static func isPicture(_ name: String) -> Bool { suffixes.contains(where: name.lowercased().hasSuffix) }

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
            for entry in try entries(of: path) where !entry.name.hasPrefix(".") {
                let name = entry.name
                entryCount += 1
                guard entryCount <= FolderSearch.entryLimit else {
                    throw DiagnosticError("'\(root)' holds more than \(FolderSearch.entryLimit) files")
                }
                if !entry.isText {
                    guard FolderSearch.isPicture(name) || entry.isFolder else { continue }
                    found[folder + name] = PictureFile(
                        path: path + name, flaw: "has a name that is not UTF-8, and is not read")
                } else if isFolder(path + name) {
                    try visit(folder + name + "/", above: above + [identity])
                } else if FolderSearch.isPicture(name) {
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
        private func entries(of path: String) throws(DiagnosticError) -> [FolderEntry] {
            guard let stream = opendir(path) else { throw DiagnosticError("cannot read the folder '\(path)'") }
            defer { closedir(stream) }
            var entries: [FolderEntry] = []
            while let entry = readdir(stream) { entries.append(FolderEntry(entry)) }
            return entries.sorted { $0.name < $1.name }
        }
    }

    private static let entryLimit = 1_000_000
}

/// A name in a folder.
private struct FolderEntry {
    /// Bytes that are no text stand as `\xFF`.
    let name: String
    /// Whether the bytes of the name are UTF-8.
    let isText: Bool
    /// As far as the folder tells; a link is none.
    let isFolder: Bool

    init(_ entry: UnsafeMutablePointer<dirent>) {
        let bytes = withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
                Array(
                    UnsafeBufferPointer(
                        start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
            }
        }
        let text = String(validating: bytes, as: UTF8.self)
        name =
            text
            ?? bytes.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
            .joined()
        isText = text != nil
        isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
    }
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
