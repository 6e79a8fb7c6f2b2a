package import Documents
package import Files

/// What several shards of a run left, to be joined into what one run leaves.
package struct ShardMerge: Sendable {
    private let folders: [String]
    /// Of all shards.
    package let manifest: Manifest
    /// The folder of each image of the manifest.
    private let sources: [String]

    /// Reads the manifests of the folders, and every file that they list.
    ///
    /// Throws unless they are all shards of one run, each once, drawn by the same program, libraries and fonts, and every
    /// file is as its shard left it. A single folder may hold a whole run.
    package init(folders: [String]) throws(DiagnosticError) {
        var problems = DiagnosticList()
        let shards = folders.compactMap { folder in
            problems.catching { () throws(DiagnosticError) in
                ShardOutput(folder: folder, manifest: try Manifest(inFolder: folder))
            }
        }
        if !problems.hasErrors { problems.add(ShardOutput.objections(to: shards)) }
        if !problems.hasErrors { problems.add(shards.flatMap(\.damages)) }
        try problems.throwErrors()
        self.folders = folders
        var sources: [String: String] = [:]
        for shard in shards {
            for image in shard.manifest.images { sources[image.path] = shard.folder }
        }
        manifest = Manifest(
            fingerprint: shards.first?.manifest.fingerprint ?? .current,
            images: shards.flatMap(\.manifest.images).map(\.unstamped))
        self.sources = manifest.images.map { sources[$0.path] ?? "" }
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
            AtomicFile.removePartials(below: folder.path)
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
        guard let bytes = try? OpenFile(file).bytes() else { throw UnreadableShardFile(path: file) }
        if folder.join(path) != file { try folder.write(bytes, to: path) }
    }
}

extension ManifestImage {
    /// What the manifest of a whole run says of it.
    fileprivate var unstamped: ManifestImage {
        var image = self
        image.bytes = nil
        return image
    }
}

private struct UnreadableShardFile: Error, CustomStringConvertible {
    let path: String

    var description: String { "cannot read '\(path)', which its manifest lists" }
}
