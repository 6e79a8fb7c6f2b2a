internal import Files

/// The absolute paths of the many files that one file names: what `FileLocation.sibling` gives for each, with a few
/// calls of the system for a folder instead of one for a file.
package struct SiblingPaths {
    /// So many folders are known at a time; a file that names more pays for them again.
    private static let mostFolders = 1_000

    private let location: FileLocation
    private let allowsOutside: Bool
    private var folders: [String: Folder] = [:]
    /// That of the path before, which the next is likely to share.
    private var last: (name: Substring, folder: Folder)?

    fileprivate struct Folder {
        /// Absolute, with a slash at its end.
        let path: String
        /// Whether no symbolic link is on the way to it from the file's own folder.
        let isDirect: Bool
        /// The names of the symbolic links in it.
        let links: Set<Substring>
    }

    /// The paths that a file names.
    package init(_ location: FileLocation, allowingOutside: Bool) {
        self.location = location
        allowsOutside = allowingOutside
    }

    /// The absolute path of a file that need not exist; `nil` for a path that leads out of the folder.
    package mutating func path(of written: String) -> String? {
        if let path = plainPath(of: written) { return path }
        return location.sibling(written, allowingOutside: allowsOutside)?.path
    }

    /// `nil` for a path that takes a closer look.
    private mutating func plainPath(of written: String) -> String? {
        guard written.isPlainPath else { return nil }
        let slash = written.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = folder(slash.map { written[..<$0] } ?? "")
        let file = slash.map { written[written.utf8.index(after: $0)...] } ?? written[...]
        guard allowsOutside || folder.isDirect && !folder.links.contains(file) else { return nil }
        return folder.path + file
    }

    private mutating func folder(_ name: Substring) -> Folder {
        if let last, last.name == name { return last.folder }
        if folders.count > Self.mostFolders { folders.removeAll() }
        let key = String(name)
        let folder = folders[key] ?? Folder(key, in: location.folder, allowsOutside: allowsOutside)
        folders[key] = folder
        last = (name, folder)
        return folder
    }
}

extension SiblingPaths.Folder {
    fileprivate init(_ name: String, in base: String, allowsOutside: Bool) {
        let base = base == "/" ? "/" : base + "/"
        path = name.isEmpty ? base : base + name + "/"
        links = allowsOutside ? [] : Self.links(in: path)
        let real = AbsolutePath(base).withoutLinks
        isDirect = AbsolutePath(path).withoutLinks == (name.isEmpty ? real : (real == "/" ? "" : real) + "/" + name)
    }

    /// None in a folder that cannot be read.
    private static func links(in path: String) -> Set<Substring> {
        let entries = try? FileSystem.entries(of: path) { _, kind in kind == .link }
        return Set((entries ?? []).map { Substring($0.name) })
    }
}

extension String {
    /// Whether it is of names alone, with neither `.` nor `..` nor an empty one among them.
    fileprivate var isPlainPath: Bool {
        var (length, dots) = (0, 0)
        func isName() -> Bool { length > 0 && (dots < length || dots > 2) }
        for byte in utf8 {
            switch byte {
            case 0: return false
            case UInt8(ascii: "/"):
                guard isName() else { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return isName()
    }
}
