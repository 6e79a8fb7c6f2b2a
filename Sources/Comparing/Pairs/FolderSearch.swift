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

    /// What a folder holds, by paths below it.
    private struct Files {
        var pictures: [ExactName: PictureFile] = [:]
        /// JSON files, of whatever program.
        var descriptions: [ExactName: PictureFile] = [:]
    }

    /// Hidden files and folders are passed over. Links are followed, but not into a folder that holds them. What is
    /// named like a picture but is no file is one of the pictures, so that it is told of.
    /// - Throws: for a folder that cannot be read, and for more entries than a comparison takes.
    private static func files(in root: String) throws(DiagnosticError) -> Files {
        var walk = FolderWalk(root, followingLinks: true)
        var found = Files()
        var entryCount = 0
        while let entry = try next(&walk) {
            entryCount += 1
            guard entryCount <= entryLimit else {
                throw DiagnosticError("'\(root)' holds more than \(entryLimit) files")
            }
            if let file = PictureFile(entry) {
                found.pictures[ExactName(entry.relativePath)] = file
            } else if entry.isText, entry.kind == .file, isDescription(entry.name) {
                found.descriptions[ExactName(entry.relativePath)] = PictureFile(path: entry.path)
            }
        }
        return found
    }

    /// The pictures of a folder, or of a manifest, and what the manifest says beside.
    package struct Pictures: Sendable {
        /// Those that are compared, by their paths, and the JSON files of what was drawn as nothing else.
        package var claimed: [ExactName: PictureFile]
        /// The paths of all files that the folder's manifest lists; `nil` where there is none.
        var listed: Set<ExactName>?
        /// Those that the folder's manifest lists and that do not lie there.
        var lost: [ExactName: PictureFile] = [:]
        /// The paths of those that the manifest does not claim: an earlier run left them, or somebody else.
        package var stale: [String] = []
        /// What drew them; `nil` where no manifest was read, or one that does not tell.
        package var fingerprint: Fingerprint?
    }

    /// The pictures of a folder that a run may have left, by its manifest; without a manifest of a run all are claimed.
    ///
    /// - Throws: as `Manifest.left(in:)` does; for a folder that cannot be read, and for more entries than a comparison
    ///   takes.
    package static func claimedPictures(in root: String) throws(DiagnosticError) -> Pictures {
        let found = try files(in: root)
        guard let manifest = try Manifest.left(in: root) else {
            return Pictures(claimed: joined(found.pictures, found.descriptions))
        }
        let claims = Set(manifest.entries.map { ExactName($0.path) })
        let claimed = found.pictures.filter { claims.contains($0.key) }
        let gone = claims.filter { found.pictures[$0] == nil && found.descriptions[$0] == nil }
        let lost = Dictionary(
            uniqueKeysWithValues: gone.map { ($0, PictureFile(path: OutputFolder.join(root, $0.text))) })
        let lostDescriptions = LoneDescriptions.found(
            among: lost.filter { isDescription($0.key.text) }, pictures: claims.filter { isPicture($0.text) },
            areClaimed: true)
        let others = LoneDescriptions.found(
            among: found.descriptions.filter { !claims.contains($0.key) }, pictures: found.pictures.keys)
        return Pictures(
            claimed: joined(claimed, found.descriptions.filter { claims.contains($0.key) }, areClaimed: true),
            listed: claims, lost: lost.filter { isPicture($0.key.text) }.merging(lostDescriptions) { $1 },
            stale: (found.pictures.keys.filter { !claims.contains($0) } + others.keys).sorted().map(\.text),
            fingerprint: manifest.fingerprint)
    }

    /// Pictures, and those among JSON files that belong to none of them.
    ///
    /// - Parameter areClaimed: whether a manifest lists all of them.
    static func joined(
        _ pictures: [ExactName: PictureFile], _ descriptions: [ExactName: PictureFile], areClaimed: Bool = false
    ) -> [ExactName: PictureFile] {
        let lone = LoneDescriptions.found(among: descriptions, pictures: pictures.keys, areClaimed: areClaimed)
        return pictures.merging(lone) { picture, _ in picture }
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
