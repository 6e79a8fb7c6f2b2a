package import Documents
package import Files
package import Manifests
import Rasters

/// Finds the pictures in a folder and in those below it.
package enum FolderSearch {
    /// What the names of pictures end in, in any case.
    private static let suffixes =
        PictureFormat.allCases.filter { $0.kind != .description }.map { "." + $0.fileExtension } + [".jpg", ".jpeg"]

    static func isPicture(_ name: String) -> Bool { suffixes.contains(where: name.lowercased().hasSuffix) }

    static func isDescription(_ name: String) -> Bool { name.hasSuffix(StatePath.suffix) }

    /// The pictures by their paths below the folder, and the JSON files of timelines that were drawn as nothing else.
    ///
    /// Hidden files and folders are passed over. Links are followed, but not into a folder that holds them. What is
    /// named like a picture but is no file is one of the pictures, so that it is told of.
    /// - Throws: for a folder that cannot be read, and for more entries than a comparison takes.
    package static func pictures(in root: String) throws(DiagnosticError) -> [ExactName: PictureFile] {
        var walk = FolderWalk(root, followingLinks: true)
        var found: [ExactName: PictureFile] = [:]
        var descriptions: [ExactName: PictureFile] = [:]
        var entryCount = 0
        while let entry = try next(&walk) {
            entryCount += 1
            guard entryCount <= entryLimit else {
                throw DiagnosticError("'\(root)' holds more than \(entryLimit) files")
            }
            if let file = PictureFile(entry) {
                found[ExactName(entry.relativePath)] = file
            } else if entry.isText, entry.kind == .file, isDescription(entry.name) {
                descriptions[ExactName(entry.relativePath)] = PictureFile(path: entry.path)
            }
        }
        return found.merging(LoneTimelines.found(among: descriptions, pictures: found.keys)) { picture, _ in picture }
    }

    /// The pictures of a folder, or of a manifest, and what the manifest says beside.
    package struct Pictures: Sendable {
        /// Those that are compared, by their paths.
        package var claimed: [ExactName: PictureFile]
        /// The paths of those that the manifest does not claim: an earlier run left them, or somebody else.
        package var stale: [String] = []
        /// What drew them; `nil` where no manifest was read, or one that does not tell.
        package var fingerprint: Fingerprint?
    }

    /// The pictures of a folder that a run may have left, by its manifest; without a manifest of a run all are claimed.
    ///
    /// Throws as `Manifest.left(in:)` does, and `pictures(in:)`.
    package static func claimedPictures(in root: String) throws(DiagnosticError) -> Pictures {
        let found = try pictures(in: root)
        guard let manifest = try Manifest.left(in: root) else { return Pictures(claimed: found) }
        let claims = Set(manifest.entries.map { ExactName($0.path) })
        let stale = found.keys.filter { !claims.contains($0) && isPicture($0.text) }.sorted().map(\.text)
        return Pictures(
            claimed: found.filter { claims.contains($0.key) }, stale: stale, fingerprint: manifest.fingerprint)
    }

    private static func next(_ walk: inout FolderWalk) throws(DiagnosticError) -> FolderWalk.Entry? {
        do {
            return try walk.next()
        } catch {
            throw DiagnosticError("cannot read the folder '\(error.path)'")
        }
    }

    private static let entryLimit = 1_000_000
}

extension PictureFile {
    /// `nil` for what is no picture by its name, and for folders with names that can be read.
    fileprivate init?(_ entry: FolderWalk.Entry) {
        guard entry.isText else {
            guard FolderSearch.isPicture(entry.name) || entry.kind == .folder else { return nil }
            self.init(path: entry.path, flaw: "has a name that is not UTF-8, and is not read")
            return
        }
        guard entry.kind != .folder, FolderSearch.isPicture(entry.name) else { return nil }
        self.init(path: entry.path)
    }
}
