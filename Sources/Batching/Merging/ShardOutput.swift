import Documents
import Files
import Manifests

/// What one shard left, in a folder or unpacked from an archive.
struct ShardOutput {
    /// As the user named it.
    let name: String
    /// Where its files are.
    let folder: String
    /// Holds them, where they were unpacked; they go with it.
    private let unpacked: PartialFolder?

    /// Unpacks an archive into a hidden folder within the output folder.
    ///
    /// Throws for what `TarReader.unpack` refuses.
    ///
    /// - Parameter number: tells the hidden folder from others.
    init(_ name: String, unpackingIn output: OutputFolder, number: Int) throws(DiagnosticError) {
        self.name = name
        if FileSystem.kind(of: name) == .file {
            let unpacked = try DiagnosticError.telling { () throws(FileSystemError) in
                try PartialFolder("merge-\(number)", in: output)
            }
            try TarReader.unpack(name, into: unpacked.folder)
            folder = Self.root(of: unpacked.folder.path)
            self.unpacked = unpacked
        } else {
            (folder, unpacked) = (name, nil)
        }
    }

    /// Throws where there is no manifest as a run writes it.
    func manifest() throws(DiagnosticError) -> ManifestReader {
        let path = name(of: Manifest.path)
        guard FileSystem.exists(place(of: Manifest.path)) else {
            throw DiagnosticError(
                "there is no manifest '\(path)'", hints: ["a run leaves one in its output folder when it is done"])
        }
        guard let reader = ManifestReader(inFolder: folder), reader.frame.fingerprint != nil else {
            throw DiagnosticError("'\(path)' is not a manifest")
        }
        if let objection = reader.frame.versionObjection {
            throw DiagnosticError("the manifest '\(path)' \(objection)", hints: DocumentVersion.hints)
        }
        return reader
    }

    /// Where a file is.
    private func place(of path: String) -> String { OutputFolder.join(folder, path) }

    /// What a person calls a file.
    private func name(of path: String) -> String { OutputFolder.join(name, path) }

    /// The folder that an archive is of, which may be a folder in a folder.
    private static func root(of folder: String) -> String {
        var folder = folder
        while !FileSystem.exists(OutputFolder.join(folder, Manifest.path)) {
            let entries = (try? FileSystem.entries(of: folder)) ?? []
            guard entries.count == 1, entries[0].kind == .folder, entries[0].isText else { return folder }
            folder = OutputFolder.join(folder, entries[0].name)
        }
        return folder
    }
}

extension ShardOutput {
    /// Throws for an entry that no run would have written.
    func check(_ entry: ManifestEntry) throws(DiagnosticError) {
        guard entry.picture != nil else { throw DiagnosticError("'\(name(of: Manifest.path))' is not a manifest") }
        let isLegal = entry.path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            FileName.objection(to: String($0)) == nil
        }
        guard !isLegal else { return }
        throw DiagnosticError(
            "the manifest '\(name(of: Manifest.path))' lists '\(entry.path.excerpt)', which is not in its folder")
    }

    /// What is to be said of a manifest that is not as its run wrote it.
    var edit: Diagnostic {
        Diagnostic(
            .error, "'\(name(of: Manifest.path))' is not as its run wrote it",
            hints: ["draw the shard again, or copy it again"])
    }

    /// What is to be said of a file that is not as the shard left it; `nil` where it is.
    func damage(of file: ManifestMerge.File) -> Diagnostic? {
        guard let digest = Digest128(ofFile: place(of: file.path)) else { return unreadable(file.path) }
        return isAsDrawn(file, digest) ? nil : damage(file.path)
    }

    /// Moves or copies a file into its place.
    ///
    /// - Throws: for one that is not as it was when it was checked, too.
    func deliver(_ file: ManifestMerge.File, to output: OutputFolder) throws(DiagnosticError) {
        let path = place(of: file.path)
        guard output.join(file.path) != path else { return }
        if unpacked != nil {
            return try DiagnosticError.telling { () throws(FileSystemError) in
                try output.move(path, to: file.path)
            }
        }
        guard let bytes = try? OpenFile(path).bytes() else { throw DiagnosticError([unreadable(file.path)]) }
        guard isAsDrawn(file, Digest128(of: bytes.span)) else { throw DiagnosticError([damage(file.path)]) }
        try DiagnosticError.telling { () throws(FileSystemError) in try output.write(bytes, to: file.path) }
    }

    private func isAsDrawn(_ file: ManifestMerge.File, _ digest: Digest128) -> Bool {
        file.digest.map { $0 == digest } ?? !file.isOfShard
    }

    private func damage(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, "'\(name(of: path))' is not as it was drawn", hints: ["draw the shard again, or copy it again"])
    }

    private func unreadable(_ path: String) -> Diagnostic {
        Diagnostic(.error, "cannot read '\(name(of: path))', which its manifest lists")
    }
}
