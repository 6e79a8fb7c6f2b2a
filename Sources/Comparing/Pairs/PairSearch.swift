package import Documents

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds what is to be compared with what.
package enum PairSearch {
    /// The pairs of two files, of the pictures in two folders, or of those that two manifests list; in the order of
    /// their paths. A manifest's pictures may also be compared with a folder's.
    ///
    /// - Throws: where a side is missing or neither holds a picture, or where a file would be compared with a folder.
    package static func pairs(baseline: String, candidate: String) throws(DiagnosticError) -> [FilePair] {
        try find(baseline: baseline, candidate: candidate).pairs
    }

    /// The same, and what is wrong with a side that holds no picture.
    package static func find(baseline: String, candidate: String) throws(DiagnosticError) -> FoundPairs {
        var problems = DiagnosticList()
        let first = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: baseline, side: .baseline)
        }
        let second = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: candidate, side: .candidate)
        }
        try problems.throwErrors()
        guard let first, let second else { return FoundPairs(pairs: [], problems: []) }
        return try find(first, second)
    }

    private static func find(
        _ baseline: ComparisonSource, _ candidate: ComparisonSource
    ) throws(DiagnosticError) -> FoundPairs {
        switch (baseline, candidate) {
        case (.file(let baseline), .file(let candidate)):
            let name = candidate.split(separator: "/").last.map(String.init) ?? candidate
            let pair = FilePair(
                path: name, baseline: PictureFile(path: baseline), candidate: PictureFile(path: candidate))
            return FoundPairs(pairs: [pair], problems: [])
        case (.file(let file), .folder(let folder)), (.folder(let folder), .file(let file)):
            throw DiagnosticError("'\(folder)' is a folder and '\(file)' is a file", hints: [Self.kinds])
        case (.file(let file), .manifest(let manifest)), (.manifest(let manifest), .file(let file)):
            throw DiagnosticError("'\(manifest.path)' is a manifest and '\(file)' is a picture", hints: [Self.kinds])
        default:
            return try find(baseline, files(of: baseline), candidate, files(of: candidate))
        }
    }

    private static func find(
        _ baseline: ComparisonSource, _ old: [String: PictureFile],
        _ candidate: ComparisonSource, _ new: [String: PictureFile]
    ) throws(DiagnosticError) -> FoundPairs {
        let problems = [old.isEmpty ? objection(to: baseline) : nil, new.isEmpty ? objection(to: candidate) : nil]
            .compactMap(\.self)
        guard problems.count < 2 else { throw DiagnosticError(problems) }
        let pairs = Set(old.keys).union(new.keys).sorted().map { path in
            FilePair(
                path: path, baseline: old[path] ?? whatElse(at: path, in: baseline),
                candidate: new[path] ?? whatElse(at: path, in: candidate))
        }
        return FoundPairs(pairs: pairs, problems: problems)
    }

    /// What is to be said of a side without pictures.
    private static func objection(to source: ComparisonSource) -> Diagnostic {
        switch source {
        case .file(let path), .folder(let path): Diagnostic(.error, "there is no picture in the folder '\(path)'")
        case .manifest(let manifest): Diagnostic(.error, "the manifest '\(manifest.path)' lists no picture")
        }
    }

    /// What stands in a folder where a picture of the other side has its counterpart, and is no picture: a folder.
    private static func whatElse(at path: String, in source: ComparisonSource) -> PictureFile? {
        guard case .folder(let folder) = source else { return nil }
        let place = folder.hasSuffix("/") ? folder + path : folder + "/" + path
        return access(place, F_OK) == 0 ? PictureFile(path: place) : nil
    }

    private static let kinds = "compare two files, two folders, or two manifests"

    private static func files(of source: ComparisonSource) throws(DiagnosticError) -> [String: PictureFile] {
        switch source {
        case .file(let path): return [path: PictureFile(path: path)]
        case .manifest(let manifest): return manifest.files
        case .folder(let folder): return try FolderSearch.pictures(in: folder)
        }
    }
}
