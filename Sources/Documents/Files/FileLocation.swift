internal import Files

/// Where a file is, and how diagnostics name it.
package struct FileLocation: Hashable, Sendable {
    /// Absolute, without `.` and `..`, symbolic links kept.
    package let path: String
    /// As the user wrote it, or put together from what he wrote.
    package let shown: String

    /// A file that the user names, relative to the working directory.
    package init(_ path: String) {
        self.init(path: AbsolutePath(path).text, shown: path)
    }

    private init(path: String, shown: String) {
        self.path = path
        self.shown = shown
    }

    /// The file at a path that is written in this file: relative to it, and within the tree of its folder.
    ///
    /// Each file's paths are held to that file's own folder, also where another file extends it. Symbolic links
    /// are followed before the check. `allowingOutside` lifts it and permits absolute paths. `node` is the place of
    /// the path, for the diagnostic; the file need not exist.
    package func sibling(
        _ written: String, at node: DocumentNode, allowingOutside: Bool
    ) throws(DiagnosticError) -> FileLocation {
        guard !written.isEmpty else { throw DiagnosticError([node.error("a path is empty")]) }
        if let target = sibling(written, allowingOutside: allowingOutside) { return target }
        throw DiagnosticError([
            node.error(
                "the path '\(written.excerpt)' leads out of the folder of the file that it is written in",
                hints: ["--allow-outside permits it"])
        ])
    }

    /// As above, for files that are not documents; `nil` for a path that leads out of the folder.
    package func sibling(_ written: String, allowingOutside: Bool) -> FileLocation? {
        let isAbsolute = written.hasPrefix("/")
        let target = FileLocation(
            path: AbsolutePath(isAbsolute ? written : folder + "/" + written).text,
            shown: isAbsolute ? written : Self.shownPath(shownFolder, written))
        return allowingOutside || (!isAbsolute && target.isInside(folder)) ? target : nil
    }

    /// The absolute path with symbolic links resolved: equal for two ways to the same file.
    package var resolvedPath: String { AbsolutePath(path).withoutLinks }

    /// Where no link is on the way to the file, none is on the way to its folder.
    private func isInside(_ folder: String) -> Bool {
        guard Self.isPath(path, inside: folder) else { return false }
        let real = resolvedPath
        return real == path || Self.isPath(real, inside: AbsolutePath(folder).withoutLinks)
    }

    private static func absolute(_ components: [Substring]) -> String {
        "/" + components.joined(separator: "/")
    }

    private static func isPath(_ path: String, inside folder: String) -> Bool {
        folder == "/" || path.hasPrefix(folder + "/")
    }

    /// Absolute.
    var folder: String {
        Self.absolute(path.split(separator: "/").dropLast())
    }

    private var shownFolder: String {
        shown.lastIndex(of: "/").map { String(shown[...$0]) } ?? ""
    }

    private static func shownPath(_ folder: String, _ written: String) -> String {
        var written = Substring(written)
        while written.hasPrefix("./") { written = written.dropFirst(2) }
        return folder + written
    }
}
