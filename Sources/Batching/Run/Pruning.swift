import Files
import Manifests
import Rasters
import Styles

/// Takes away what no longer belongs to a run's folder: pictures that no run claims, and what the run, as far as it is
/// about the whole, does not draw any more.
package struct Pruning: Hashable, Sendable {
    /// Whether the run's themes are all that there are to be: those that a folder or a batch file holds.
    package let isWholeBatch: Bool
    /// Whether all pictures of its themes are drawn that there are to be.
    package let isWholeTheme: Bool

    /// What the run is about.
    package init(isWholeBatch: Bool, isWholeTheme: Bool) {
        self.isWholeBatch = isWholeBatch
        self.isWholeTheme = isWholeTheme
    }

    /// Whether an entry of earlier runs, which the run did not draw, is to go.
    func drops(entryOfRequestedTheme isRequested: Bool) -> Bool { isRequested ? isWholeTheme : isWholeBatch }

    /// Removes the files of pictures that a folder's manifest does not list, and folders that are empty then.
    ///
    /// A picture is what lies where a run would leave one: in a folder of a component, or of a theme that the manifest
    /// knew before or knows. Files of themes that could not be read stay.
    ///
    /// - Parameter old: the themes of the manifest that was there before.
    /// - Returns: the paths of what was removed, in their order.
    func prune(_ folder: OutputFolder, themesBefore old: Set<String>, failed: Set<String>) throws(FileSystemError)
        -> [String]
    {
        guard let manifest = try? Manifest(inFolder: folder.path) else { return [] }
        let claimed = Set(manifest.entries.map(\.path))
        let themes = old.union(manifest.entries.compactMap(\.picture?.theme.name))
        var removed: [String] = []
        var folders: [String] = []
        var walk = FolderWalk(folder.path)
        while let entry = try walk.next() {
            guard entry.isText else { continue }
            if entry.kind == .folder { folders.append(entry.path) }
            guard entry.kind == .file, !claimed.contains(entry.relativePath) else { continue }
            let parts = entry.relativePath.split(separator: "/")
            guard parts.count > 1, !failed.contains(String(parts[0])), Self.isPicture(entry.name),
                themes.contains(String(parts[0])) || Self.isPlaceOfPicture(parts)
            else { continue }
            FileSystem.remove(entry.path)
            removed.append(entry.relativePath)
        }
        if !removed.isEmpty { for path in folders.reversed() { FileSystem.removeFolder(path) } }
        return removed
    }

    private static func isPicture(_ name: String) -> Bool {
        PictureFormat.allCases.contains { name.hasSuffix("." + $0.fileExtension) }
    }

    /// `look/index-bar/rest.png`, `look/board.png` and `look/board~bubble.png`, whatever the theme is called.
    private static func isPlaceOfPicture(_ parts: [Substring]) -> Bool {
        if parts.count == 2 { return [".", "~"].contains { parts[1].hasPrefix(PlannedSubject.boardName + $0) } }
        return parts.count == 3 && Component.allCases.contains { $0.rawValue == parts[1] }
    }
}
