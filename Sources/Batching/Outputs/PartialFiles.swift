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
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name),
            let typeOffset = MemoryLayout<dirent>.offset(of: \.d_type)
        else { return [] }
        var entries: [(String, Bool)] = []
        while let entry = readdir(directory).map({ UnsafeRawPointer($0) }) {
            // An entry is as long as its name, shorter than its type says: parts of it are read, never all of it.
            let isFolder = entry.load(fromByteOffset: typeOffset, as: UInt8.self) == UInt8(DT_DIR)
            let name = String(cString: entry.advanced(by: nameOffset).assumingMemoryBound(to: CChar.self))
            if name != ".", name != "..", isFolder || name.hasPrefix(".") { entries.append((name, isFolder)) }
        }
        return entries
    }
}
