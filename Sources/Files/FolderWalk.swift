import SystemPackage

/// Goes through all that lies below a folder, the names of each folder in order, and what a folder holds after itself.
package struct FolderWalk {
    /// Which names are met; hidden ones begin with a dot.
    package enum Names: Sendable {
        /// Those without a dot.
        case visible
        /// Hidden ones, and all folders.
        case hidden
    }

    /// Something that lies below the folder.
    package struct Entry: Hashable, Sendable {
        /// Below the folder, parted by `/`.
        package let relativePath: String
        /// As the user would write it.
        package let path: String
        /// The last name of the path.
        package let name: String
        /// Whether the name is UTF-8; where it is not, nothing can be opened by the path, and folders are not entered.
        package let isText: Bool
        /// Of what a link leads to, where links are followed and it leads somewhere.
        package let kind: FileKind
    }

    private let root: String
    private let names: Names
    private let followsLinks: Bool
    /// The folders that hold what comes next, from the outermost on.
    private var open: [OpenFolder] = []
    /// The folder to be entered before anything else.
    private var coming: String?

    private struct OpenFolder {
        /// Below the root, ending in `/`, or empty.
        let path: String
        let stamp: FolderIdentity?
        /// The last comes next.
        var rest: [FolderEntry]
    }

    /// - Parameter followingLinks: whether links to folders are entered, but for those that hold the link.
    package init(_ root: String, names: Names = .visible, followingLinks: Bool = false) {
        self.root = root.hasSuffix("/") ? root : root + "/"
        self.names = names
        followsLinks = followingLinks
        coming = ""
    }

    /// `nil` at the end.
    ///
    /// - Throws: for a folder that cannot be read; the walk may go on after it.
    package mutating func next() throws(FileSystemError) -> Entry? {
        if let folder = coming {
            coming = nil
            try enter(folder)
        }
        while let last = open.indices.last {
            guard let entry = open[last].rest.popLast() else {
                open.removeLast()
                continue
            }
            let found = found(entry, in: open[last].path)
            if found.kind == .folder, found.isText { coming = found.relativePath + "/" }
            return found
        }
        return nil
    }

    /// The next one, where folders that cannot be read are passed over.
    package mutating func nextReadable() -> Entry? {
        while true {
            do { return try next() } catch { continue }
        }
    }

    private func found(_ entry: FolderEntry, in folder: String) -> Entry {
        let relativePath = folder + entry.name
        let path = root + relativePath
        let kind = entry.kind == .link && followsLinks && entry.isText ? FileSystem.kind(of: path) : entry.kind
        return Entry(
            relativePath: relativePath, path: path, name: entry.name, isText: entry.isText, kind: kind ?? .link)
    }

    /// Links may lead deeper and deeper without an end.
    private static let mostLevels = 64

    private mutating func enter(_ folder: String) throws(FileSystemError) {
        let path = root + folder
        var identity: FolderIdentity?
        if followsLinks {
            identity = FolderIdentity(path)
            if identity == nil || open.count >= Self.mostLevels || open.contains(where: { $0.stamp == identity }) {
                return
            }
        }
        let names = names
        let entries = try FileSystem.entries(of: folder.isEmpty ? root : String(path.dropLast())) { isHidden, kind in
            names == .visible ? !isHidden : isHidden || kind == .folder
        }
        open.append(OpenFolder(path: folder, stamp: identity, rest: entries.reversed()))
    }
}

/// What tells a folder from every other one, whatever path leads to it.
private struct FolderIdentity: Hashable {
    private let device: DeviceID
    private let number: Inode

    init?(_ path: String) {
        guard let status = try? unsafe Stat(path) else { return nil }
        device = status.deviceID
        number = status.inode
    }
}
