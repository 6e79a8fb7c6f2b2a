import Documents
package import Files

/// The entries of several manifests on their way into one, however many: few are held in memory.
package final class ManifestMerge {
    private let folder: OutputFolder
    /// By their paths, the entries' lines after the number of their source, whether it is a shard (1), and the digest of
    /// the file.
    private let lines: SortedLines

    /// A file that one of the manifests lists.
    package struct File {
        /// The number of the manifest, as it was taken.
        package let source: Int
        /// Below the manifest's folder.
        package let path: String
        /// What the manifest says of its bytes; that of a whole run says nothing.
        package let digest: Digest128?
        /// Whether the manifest is that of a shard.
        package let isOfShard: Bool
        /// What the manifest of a whole run says of the file.
        fileprivate let line: ArraySlice<UInt8>
    }

    /// - Parameter folder: where the manifest goes; parts of it wait there, too.
    package init(in folder: OutputFolder) {
        self.folder = folder
        lines = SortedLines(in: folder)
    }

    /// How many files there are in all.
    package var count: Int { lines.count }

    /// Takes all entries of a manifest.
    ///
    /// - Parameters:
    ///   - source: a number by which `File` tells of it.
    ///   - deliver: is given each entry, and may refuse it.
    /// - Returns: whether all that the manifest says is as its run wrote it.
    package func take<Failure: Error>(
        _ manifest: ManifestReader, from source: Int, deliver: (ManifestEntry) throws(Failure) -> Void
    ) throws(Failure) -> Result<Bool, FileSystemError> {
        var (reader, text) = (manifest, ManifestText())
        _ = text.opening(of: manifest.frame)
        let beginning = "\(source) \(manifest.frame.shard == nil ? 0 : 1) "
        while let line = reader.next() {
            _ = text.line(of: line)
            guard var entry = ManifestEntry(line: line[...]) else { return .success(false) }
            try deliver(entry)
            let digest = entry.bytes?.hexadecimal ?? ""
            entry.bytes = nil
            do throws(FileSystemError) {
                try lines.add(entry.path.utf8, Array("\(beginning)\(digest) ".utf8) + entry.line)
            } catch {
                return .failure(error)
            }
        }
        return .success(manifest.frame.isAsWritten(text))
    }

    /// Gives all files in the order of their paths.
    package func forEach(_ body: (File) throws(FileSystemError) -> Void) throws(FileSystemError) {
        try lines.forEach { line throws(FileSystemError) in
            if let file = File(line) { try body(file) }
        }
    }

    /// Writes the manifest, whole or not at all.
    ///
    /// - Parameter body: is given each file before the manifest is there.
    package func write(
        fingerprint: Fingerprint?, failures: Set<FailedPicture>, _ body: (File) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let failures = failures.sorted(by: FailedPicture.precedes)
        try folder.write(to: Manifest.path) { target throws(FileSystemError) in
            var text = ManifestText()
            try target.write(text.opening(Manifest.currentVersion, fingerprint, nil))
            try forEach { file throws(FileSystemError) in
                try body(file)
                try target.write(text.line(of: file.line))
            }
            try target.write(text.ending(failures))
        }
    }
}

extension ManifestMerge.File {
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count == 4, let source = Int(String(decoding: fields[0], as: UTF8.self)) else { return nil }
        self.init(
            source: source, path: String(decoding: ManifestEntry.path(ofLine: fields[3]), as: UTF8.self),
            digest: Digest128(hexadecimal: fields[2]), isOfShard: fields[1].first == UInt8(ascii: "1"), line: fields[3])
    }
}
