package import Files
package import Manifests

/// The sheets in an output folder, which no run draws (SC-5): the folder's gallery shows them beside the states of runs,
/// whichever was drawn first.
package struct GallerySheets {
    private let folder: OutputFolder
    /// Sorted by the bytes of their paths.
    private(set) var pictures: [GalleryPicture]

    /// What is known of a folder's sheets, a line for each file.
    static let path = ".thumbindex-sheets"

    /// A folder would need a million sheets to have more.
    private static let largestByteCount = 1 << 28

    /// Those that were added before and whose files are still there.
    package init(in folder: OutputFolder) {
        self.folder = folder
        let bytes = try? OpenFile(folder.join(Self.path)).bytes(limit: Self.largestByteCount)
        pictures = (bytes ?? []).split(separator: UInt8(ascii: "\n")).compactMap { GalleryPicture(line: $0) }
            .filter { FileSystem.kind(of: folder.join($0.path)) == .file }
    }

    /// Adds files of sheets, in the place of those that lay there before.
    package mutating func add(_ entries: [ManifestEntry]) {
        let new = entries.compactMap(GalleryPicture.init)
        let paths = Set(new.map(\.path))
        pictures = (pictures.filter { !paths.contains($0.path) } + new)
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Writes them down for whoever writes the folder's gallery next.
    package func write() throws(FileSystemError) {
        try folder.write(Array(pictures.map(\.line).joined(separator: [UInt8(ascii: "\n")])), to: Self.path)
    }

    /// A card for each sheet, in the order of the sheets' files.
    var cards: [GalleryCard] { pictures.grouped(by: \.theme).compactMap { GalleryCard($0.1, hasAxes: false) } }
}
