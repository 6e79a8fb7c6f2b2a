#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What runs that were killed left of files that were not whole.
enum PartialFiles {
    /// Takes them away from a folder and all below it; links to folders are not followed.
    ///
    /// No other run may be writing there.
    static func remove(below folder: String) {
        var folders = [folder]
        while let folder = folders.popLast() {
            for (name, isFolder) in entries(of: folder) {
                let path = folder + "/" + name
                if isFolder { folders.append(path) } else if WholeFile.isPartial(name) { unlink(path) }
            }
        }
    }

    private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var entries: [(String, Bool)] = []
        while let entry = readdir(directory) {
            let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
            let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != "..", isFolder || name.hasPrefix(".") { entries.append((name, isFolder)) }
        }
        return entries
    }
}
