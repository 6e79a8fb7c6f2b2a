package import Diagnostics

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
    /// - Throws: where a side is missing or holds no picture, or where a file would be compared with a folder.
    package static func pairs(baseline: String, candidate: String) throws(DiagnosticError) -> [FilePair] {
        var problems = DiagnosticList()
        let first = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: baseline, side: .baseline)
        }
        let second = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: candidate, side: .candidate)
        }
        try problems.throwErrors()
        guard let first, let second else { return [] }
        return try pairs(first, second)
    }

    private static func pairs(
        _ baseline: ComparisonSource, _ candidate: ComparisonSource
    ) throws(DiagnosticError) -> [FilePair] {
        switch (baseline, candidate) {
        case (.file(let baseline), .file(let candidate)):
            let name = candidate.split(separator: "/").last.map(String.init) ?? candidate
            return [
                FilePair(path: name, baseline: PictureFile(path: baseline), candidate: PictureFile(path: candidate))
            ]
        case (.file(let file), .folder(let folder)), (.folder(let folder), .file(let file)):
            throw DiagnosticError("'\(folder)' is a folder and '\(file)' is a file", hints: [Self.kinds])
        case (.file(let file), .manifest(let manifest)), (.manifest(let manifest), .file(let file)):
            throw DiagnosticError("'\(manifest.path)' is a manifest and '\(file)' is a picture", hints: [Self.kinds])
        default:
            let (old, new) = (try files(of: baseline), try files(of: candidate))
            return Set(old.keys).union(new.keys).sorted().map { path in
                FilePair(
                    path: path, baseline: old[path] ?? whatElse(at: path, in: baseline),
                    candidate: new[path] ?? whatElse(at: path, in: candidate))
            }
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
        case .folder(let folder):
            let files = try FolderSearch.pictures(in: folder)
            guard !files.isEmpty else { throw DiagnosticError("there is no picture in the folder '\(folder)'") }
            return files
        }
    }
}
