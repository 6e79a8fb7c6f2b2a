package import Documents
package import Files
package import Manifests

/// What several shards of a run left, to be joined into what one run leaves.
package struct ShardMerge: Sendable {
    private let folders: [String]
    /// The manifest of all shards.
    package let manifest: Manifest
    /// The folder of each entry of the manifest.
    private let sources: [String]

    /// Reads the manifests of the folders, and every file that they list.
    ///
    /// Throws unless they are all shards of one run, each once, drawn by the same program, libraries and fonts, and every
    /// file is as its shard left it. A single folder may hold a whole run.
    package init(folders: [String]) throws(DiagnosticError) {
        var problems = DiagnosticList()
        let shards = folders.compactMap { folder in
            problems.catching { () throws(DiagnosticError) in try ShardOutput(folder: folder) }
        }
        if !problems.hasErrors { problems.add(ShardOutput.objections(to: shards)) }
        if !problems.hasErrors { problems.add(shards.compactMap(\.edit)) }
        if !problems.hasErrors { problems.add(shards.flatMap(\.damages)) }
        try problems.throwErrors()
        self.folders = folders
        var sources: [ExactName: String] = [:]
        for shard in shards {
            for entry in shard.manifest.entries { sources[ExactName(entry.path)] = shard.folder }
        }
        manifest = Manifest(
            fingerprint: shards.first?.manifest.fingerprint,
            entries: shards.flatMap(\.manifest.entries).map(\.unstamped),
            failures: Array(Set(shards.flatMap(\.manifest.failures))))
        self.sources = manifest.entries.map { sources[ExactName($0.path)] ?? "" }
    }

    /// How many pictures there are in all.
    package var count: Int { manifest.entries.count }

    /// Writes all pictures, one manifest, and what the next run goes by.
    ///
    /// Throws at the first file that cannot be read or written; what is there then is whole.
    package func write(to folder: OutputFolder) throws(DiagnosticError) {
        let lock = try DiagnosticError.telling { () throws(FileSystemError) in try FolderLock(folder.path) }
        defer { withExtendedLifetime(lock) {} }
        AtomicFile.removePartials(below: folder.path)
        for (entry, source) in zip(manifest.entries, sources) { try copy(entry.path, from: source, to: folder) }
        try DiagnosticError.telling { () throws(FileSystemError) in
            try folder.write(manifest.bytes, to: Manifest.path)
            let records = SortedLines(in: folder)
            try RenderCache(folders: folders).copy(to: records)
            try RenderCache.write(records, to: folder)
        }
    }

    private func copy(_ path: String, from source: String, to folder: OutputFolder) throws(DiagnosticError) {
        let file = OutputFolder.join(source, path)
        guard let bytes = try? OpenFile(file).bytes() else { throw DiagnosticError([ShardOutput.unreadable(file)]) }
        guard folder.join(path) != file else { return }
        try DiagnosticError.telling { () throws(FileSystemError) in try folder.write(bytes, to: path) }
    }
}

extension ManifestEntry {
    /// What the manifest of a whole run says of the file.
    fileprivate var unstamped: ManifestEntry {
        var entry = self
        entry.bytes = nil
        return entry
    }
}

/// What one shard left.
private struct ShardOutput {
    let folder: String
    let manifest: Manifest

    /// Throws where the folder holds no manifest of this program, or one that lists what may not be a file's name.
    init(folder: String) throws(DiagnosticError) {
        self.folder = folder
        manifest = try Manifest(inFolder: folder)
        let path = OutputFolder.join(folder, Manifest.path)
        guard manifest.fingerprint != nil, manifest.entries.allSatisfy({ $0.picture != nil }) else {
            throw DiagnosticError("'\(path)' is not a manifest")
        }
        for entry in manifest.entries where !Self.isLegal(entry.path) {
            throw DiagnosticError(
                "the manifest '\(path)' lists '\(entry.path.excerpt)', which is not in its folder")
        }
    }

    private static func isLegal(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            FileName.objection(to: String($0)) == nil
        }
    }

    static func unreadable(_ path: String) -> Diagnostic {
        Diagnostic(.error, "cannot read '\(path)', which its manifest lists")
    }
}

extension ShardOutput {
    /// Why outputs are not the shards of one run, each once.
    static func objections(to shards: [ShardOutput]) -> [Diagnostic] {
        guard let first = shards.first else { return [] }
        var problems = shards.dropFirst().compactMap { first.difference(from: $0) }
        guard shards.count > 1 || first.manifest.shard != nil else { return problems }
        problems += shards.filter { $0.manifest.shard == nil }.map { shard in
            Diagnostic(
                .error, "'\(shard.folder)' holds a whole run, not a shard of one",
                hints: ["render --shard 1/\(max(shards.count, 2)) leaves a shard"])
        }
        guard problems.isEmpty, let stamp = first.manifest.shard else { return problems }
        for (number, shard) in shards.enumerated() {
            problems += shards[..<number].lazy.compactMap { $0.strangeness(of: shard) }.prefix(1)
        }
        return problems.isEmpty ? repetitions(among: shards) + gaps(between: shards, of: stamp.shard.count) : problems
    }

    private func difference(from other: ShardOutput) -> Diagnostic? {
        guard manifest.fingerprint != other.manifest.fingerprint else { return nil }
        return Diagnostic(
            .error, "'\(folder)' and '\(other.folder)' were drawn by different programs, libraries or fonts",
            hints: ["compare the fingerprints of their manifests"])
    }

    private func strangeness(of other: ShardOutput) -> Diagnostic? {
        guard let stamp = manifest.shard, let second = other.manifest.shard else { return nil }
        let isOfSameRun = stamp.isOfSameRun(as: second)
        guard !isOfSameRun || stamp.shard.count != second.shard.count else { return nil }
        return Diagnostic(
            .error, "'\(folder)' and '\(other.folder)' are shards of different runs",
            hints: [
                isOfSameRun
                    ? "the one is a shard of \(stamp.shard.count), the other of \(second.shard.count)"
                    : "their themes, contents, timelines or options differ"
            ])
    }

    private static func repetitions(among shards: [ShardOutput]) -> [Diagnostic] {
        var folders: [Shard: String] = [:]
        return shards.compactMap { output in
            guard let shard = output.manifest.shard?.shard else { return nil }
            guard let first = folders[shard] else {
                folders[shard] = output.folder
                return nil
            }
            return Diagnostic(
                .error, "'\(first)' and '\(output.folder)' both hold shard \(shard.number)/\(shard.count)")
        }
    }

    private static func gaps(between shards: [ShardOutput], of count: Int) -> [Diagnostic] {
        let numbers = Set(shards.compactMap(\.manifest.shard?.shard.number))
        let missing = (1...count).filter { !numbers.contains($0) }
        guard !missing.isEmpty else { return [] }
        let shown = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
        let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
        return [
            Diagnostic(
                .error, missing.count == 1 ? "shard \(shown) is missing" : "shards \(shown)\(rest) are missing")
        ]
    }

    /// What is to be said of a manifest that is not as its run wrote it.
    var edit: Diagnostic? {
        guard !manifest.isAsWritten else { return nil }
        return Diagnostic(
            .error, "'\(OutputFolder.join(folder, Manifest.path))' is not as its run wrote it",
            hints: ["draw the shard again, or copy it again"])
    }

    /// The files that are not as the shard left them.
    var damages: [Diagnostic] {
        manifest.entries.compactMap { entry in
            let path = OutputFolder.join(folder, entry.path)
            guard let digest = Digest128(ofFile: path) else { return Self.unreadable(path) }
            guard entry.bytes != nil || manifest.shard != nil, entry.bytes != digest else { return nil }
            return Diagnostic(
                .error, "'\(path)' is not as it was drawn", hints: ["draw the shard again, or copy it again"])
        }
    }
}
