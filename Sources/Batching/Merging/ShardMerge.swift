package import Diagnostics
import Documents

/// What several shards of a run left, to be joined into what one run leaves.
package struct ShardMerge: Sendable {
    private let folders: [String]
    /// Of all shards.
    package let manifest: Manifest
    /// The folder of each image of the manifest.
    private let sources: [String]

    /// Reads the manifests of the folders.
    ///
    /// Throws where one is missing, where they were drawn by different programs, libraries or fonts, and where two of
    /// them have a picture of the same path that is not the same.
    package init(folders: [String]) throws(DiagnosticError) {
        var problems = DiagnosticList()
        var fingerprint: Fingerprint?
        var found: [String: (image: ManifestImage, folder: String)] = [:]
        for folder in folders {
            let manifest = problems.catching { () throws(DiagnosticError) in try Manifest(inFolder: folder) }
            guard let manifest else { continue }
            if let fingerprint, fingerprint != manifest.fingerprint {
                problems.add(Self.difference(folders[0], folder))
            }
            fingerprint = fingerprint ?? manifest.fingerprint
            for image in manifest.images {
                if let other = found[image.path], !Self.isSame(other, image, folder) {
                    problems.add(Self.conflict(image.path, other.folder, folder))
                }
                found[image.path] = (image, folder)
            }
        }
        try problems.throwErrors()
        self.folders = folders
        manifest = Manifest(fingerprint: fingerprint ?? .current, images: found.values.map(\.image))
        sources = manifest.images.map { found[$0.path]?.folder ?? "" }
    }

    /// How many pictures there are in all.
    package var count: Int { manifest.images.count }

    /// Writes all pictures, one manifest, and what the next run goes by.
    ///
    /// Throws at the first file that cannot be read or written; what is there then is whole.
    package func write(to folder: OutputFolder) throws(DiagnosticError) {
        do {
            let lock = try FolderLock(folder.path)
            defer { withExtendedLifetime(lock) {} }
            PartialFiles.remove(below: folder.path)
            for (image, source) in zip(manifest.images, sources) { try copy(image.path, from: source, to: folder) }
            try folder.write(manifest.bytes, to: Manifest.path)
            let records = SortedLines(in: folder)
            try RunCache(folders: folders).add(to: records)
            try CacheJournal.write(records, to: folder)
        } catch {
            throw DiagnosticError(String(describing: error))
        }
    }

    private func copy(_ path: String, from source: String, to folder: OutputFolder) throws {
        let file = OutputFolder.join(source, path)
        guard let bytes = WholeFile.read(file) else { throw UnreadableShardFile(path: file) }
        if folder.join(path) != file { try folder.write(bytes, to: path) }
    }

    private static func isSame(
        _ other: (image: ManifestImage, folder: String), _ image: ManifestImage, _ folder: String
    ) -> Bool {
        let files = [other.folder, folder].map { WholeFile.read(OutputFolder.join($0, image.path)) }
        return other.image == image && files[0] == files[1]
    }

    private static func difference(_ first: String, _ second: String) -> Diagnostic {
        Diagnostic(
            .error, "'\(first)' and '\(second)' were drawn by different programs, libraries or fonts",
            hints: ["compare the fingerprints of their manifests"])
    }

    private static func conflict(_ path: String, _ first: String, _ second: String) -> Diagnostic {
        Diagnostic(.error, "'\(first)' and '\(second)' both have '\(path.excerpt)', and it is not the same")
    }
}

private struct UnreadableShardFile: Error, CustomStringConvertible {
    let path: String

    var description: String { "cannot read '\(path)', which its manifest lists" }
}
