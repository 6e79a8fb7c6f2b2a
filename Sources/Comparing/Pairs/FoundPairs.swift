package import Documents
import Files
package import Manifests

/// The pairs of two files, of the pictures in two folders, or of those that two manifests list. A manifest's pictures
/// may also be compared with a folder's.
package struct FoundPairs: Sendable {
    /// What was compared, as the user wrote it.
    package let names: Sides<String>
    /// Where the pairs' files lie.
    package let sides: ComparedSides
    /// In the order of their paths, boards after the states that they show.
    package let pairs: [FilePair]
    /// The paths of pictures that lie in a folder and that its manifest does not claim; none is in a pair.
    package private(set) var stale: Sides<[String]> = Sides([], [])
    /// What drew the pictures of each side, as the manifest says that was read to find them; `nil` where none was.
    package private(set) var fingerprints: Sides<Fingerprint?> = Sides(nil, nil)
    /// An error for a side that holds no picture: each of the other's is missing or added then.
    package let problems: [Diagnostic]
}

/// What kind of things two sides of a comparison are, and where their files lie.
package struct ComparedSides: Hashable, Sendable {
    /// What two sides are: `files`, `folders` or `manifests`.
    package enum Kind: String, Hashable, Sendable, Decodable {
        /// One file with another.
        case files
        /// All pictures of two folders.
        case folders
        /// The pictures that manifests list.
        case manifests
    }

    /// That of the candidate where the two differ.
    package let kind: Kind
    /// A file, or the folder that the pairs' paths lead from.
    package let baseline: String
    /// A file, or the folder that the pairs' paths lead from.
    package let candidate: String

    /// Two files, or two folders.
    package init(kind: Kind, baseline: String, candidate: String) {
        self.kind = kind
        self.baseline = baseline
        self.candidate = candidate
    }
}

extension FoundPairs {
    /// Pairs that somebody knows of.
    ///
    /// - Parameters:
    ///   - names: what was compared, in words.
    ///   - sides: where their files are to be looked for.
    package init(_ pairs: [FilePair], names: Sides<String>, in sides: ComparedSides) {
        self.names = names
        self.sides = sides
        self.pairs = pairs
        problems = []
    }

    /// Finds what is to be compared with what.
    ///
    /// - Throws: where a side is missing or neither holds a picture, or where a file would be compared with a folder.
    package init(baseline: String, candidate: String) throws(DiagnosticError) {
        var problems = DiagnosticList()
        let first = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: baseline, side: .baseline)
        }
        let second = problems.catching { () throws(DiagnosticError) in
            try ComparisonSource(path: candidate, side: .candidate)
        }
        try problems.throwErrors()
        guard let sources = Sides(first, second).complete() else { preconditionFailure("a side without an error") }
        try self.init(Sides(baseline, candidate), sources)
    }

    private init(_ names: Sides<String>, _ sources: Sides<ComparisonSource>) throws(DiagnosticError) {
        self.names = names
        sides = ComparedSides(
            kind: sources.candidate.kind, baseline: sources.baseline.root, candidate: sources.candidate.root)
        switch (sources.baseline, sources.candidate) {
        case (.file(let baseline), .file(let candidate)):
            let name = candidate.split(separator: "/").last.map(String.init) ?? candidate
            let (baseline, candidate) = (PictureFile(path: baseline), PictureFile(path: candidate))
            pairs = [FilePair(path: name, baseline: baseline, candidate: candidate)]
            problems = []
        case (.file(let file), .folder(let folder)), (.folder(let folder), .file(let file)):
            throw DiagnosticError("'\(folder)' is a folder and '\(file)' is a file", hints: [Self.kinds])
        case (.file(let file), .manifest(let path, _)), (.manifest(let path, _), .file(let file)):
            throw DiagnosticError("'\(path)' is a manifest and '\(file)' is a picture", hints: [Self.kinds])
        case (.folder, _), (.manifest, _):
            let pictures = try sources.map { source throws(DiagnosticError) in try source.pictures() }
            stale = pictures.map(\.stale)
            fingerprints = pictures.map(\.fingerprint)
            (pairs, problems) = try Self.pairs(of: sources, pictures)
        }
    }

    private static let kinds = "compare two files, two folders, or two manifests"

    /// Pairs pictures by their paths.
    private static func pairs(
        of sources: Sides<ComparisonSource>, _ pictures: Sides<FolderSearch.Pictures>
    ) throws(DiagnosticError) -> ([FilePair], [Diagnostic]) {
        let problems = ComparedSide.allCases.filter { pictures[$0].claimed.isEmpty }.map { sources[$0].emptiness }
        guard problems.count < 2 else { throw DiagnosticError(problems) }
        let stale = pictures.map { Set($0.stale.map(ExactName.init)) }
        let found = Set(pictures.baseline.claimed.keys).union(pictures.candidate.claimed.keys)
        // What lies nowhere, and should, is no pair of equals either.
        let paths = found.union(pictures.baseline.lost.keys).union(pictures.candidate.lost.keys).sorted()
        let pairs = paths.map { path in
            func file(_ side: ComparedSide) -> PictureFile? {
                guard found.contains(path) else { return pictures[side].lost[path] }
                if stale[side].contains(path) { return nil }
                return pictures[side].claimed[path] ?? sources[side].entry(at: path, listed: pictures[side].listed)
            }
            return FilePair(path: path.text, baseline: file(.baseline), candidate: file(.candidate))
        }
        return (pairs.filter { !$0.isBoard } + pairs.filter(\.isBoard), problems)
    }
}

/// What a user means by one side of a comparison.
private enum ComparisonSource {
    case file(String)
    case folder(String)
    case manifest(path: String, Manifest)

    /// - Throws: where there is nothing at the path, or a manifest that is none.
    init(path: String, side: ComparedSide) throws(DiagnosticError) {
        guard let kind = FileSystem.kind(of: path) else {
            let hints = side == .baseline ? ["the baseline comes first, then the candidate"] : []
            throw DiagnosticError("there is no file or folder '\(path)'", hints: hints)
        }
        if kind == .folder {
            self = .folder(path)
        } else if path.hasSuffix(StatePath.suffix), !LoneDescriptions.isOne(path) {
            self = .manifest(path: path, try Manifest(atPath: path))
        } else {
            self = .file(path)
        }
    }

    var kind: ComparedSides.Kind {
        switch self {
        case .file: .files
        case .folder: .folders
        case .manifest: .manifests
        }
    }

    /// A file, or the folder that paths lead from.
    var root: String {
        switch self {
        case .file(let path), .folder(let path): path
        case .manifest(let path, _):
            path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        }
    }

    func pictures() throws(DiagnosticError) -> FolderSearch.Pictures {
        switch self {
        case .file(let path): return FolderSearch.Pictures(claimed: [ExactName(path): PictureFile(path: path)])
        case .folder(let folder): return try FolderSearch.claimedPictures(in: folder)
        case .manifest(let path, let manifest):
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            func listed(_ isWanted: (String) -> Bool) -> [ExactName: PictureFile] {
                let entries = manifest.entries.filter { isWanted($0.path) }
                let files = entries.map { (ExactName($0.path), PictureFile(path: folder + $0.path)) }
                return Dictionary(files, uniquingKeysWith: { _, last in last })
            }
            let claimed = FolderSearch.joined(
                listed(FolderSearch.isPicture), listed(FolderSearch.isDescription), areClaimed: true)
            return FolderSearch.Pictures(
                claimed: claimed, listed: Set(manifest.entries.map { ExactName($0.path) }),
                fingerprint: manifest.fingerprint)
        }
    }

    /// What is to be said of a side without pictures.
    var emptiness: Diagnostic {
        switch self {
        case .file(let path), .folder(let path): Diagnostic(.error, "there is no picture in the folder '\(path)'")
        case .manifest(let path, _): Diagnostic(.error, "the manifest '\(path)' lists no picture")
        }
    }

    /// What stands where a picture of the other side has its counterpart, and is no picture: a folder, or the JSON of
    /// what a picture shows.
    ///
    /// - Parameter listed: the paths that a manifest lists; a JSON that is none of them is nobody's counterpart.
    func entry(at path: ExactName, listed: Set<ExactName>?) -> PictureFile? {
        switch self {
        case .file: return nil
        case .folder: if FolderSearch.isDescription(path.text), let listed, !listed.contains(path) { return nil }
        case .manifest: guard FolderSearch.isDescription(path.text), listed?.contains(path) == true else { return nil }
        }
        let place = OutputFolder.join(root, path.text)
        return FileSystem.exists(place) ? PictureFile(path: place) : nil
    }
}
