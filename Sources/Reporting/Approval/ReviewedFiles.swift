import Comparing
import Documents
import Files
import Foundation
import Manifests

/// The files of a reviewed report, as they are now.
struct ReviewedFiles: Sendable {
    let sides: ComparedSides

    /// The folder that all of the baseline's files lie in.
    var root: String {
        sides.kind == .files ? (sides.baseline as NSString).deletingLastPathComponent : sides.baseline
    }

    /// A file to be written into the baseline.
    struct Copy: Sendable {
        let bytes: [UInt8]
        let target: String

        /// Whether the target does not hold these bytes already.
        var isNeeded: Bool { PictureBytes(reading: PictureFile(path: target)).bytes != bytes }
    }

    /// Adds an error for each candidate that is not what the report showed, is gone, or is new.
    func check(_ pairs: [ReviewedReport.Pair], _ problems: inout DiagnosticList) {
        for pair in pairs {
            guard let place = location(of: pair, in: .candidate, &problems) else { continue }
            let now = Self.digest(of: place)
            // One that cannot be read stops itself only.
            if now == nil, FileSystem.exists(place.path) { continue }
            let state = StateFile(besidePicture: place.path)?.digest
            if let change = Self.change(from: pair.digests?.candidate, to: now) {
                problems.add(Self.changed(message: "the candidate '\(pair.path)' \(change)"))
            } else if pair.digests?.state != state, pair.hasCandidate {
                problems.add(
                    Self.changed(message: "the JSON of the candidate '\(pair.path)' has changed since the report"))
            }
        }
        guard sides.kind == .folders, let found = try? FolderSearch.claimedPictures(in: sides.candidate) else { return }
        let known = Set(pairs.map { ExactName($0.path) })
        for path in found.claimed.keys.sorted() where !known.contains(path) {
            problems.add(Self.changed(message: "the candidate '\(path.text)' is new since the report"))
        }
    }

    /// Adds an error where the baseline is neither what the report showed nor approved already.
    func checkBaseline(of pair: ReviewedReport.Pair, _ problems: inout DiagnosticList) {
        guard let place = location(of: pair, in: .baseline, &problems) else { return }
        let now = Self.digest(of: place)
        guard now != pair.digests?.candidate, let change = Self.change(from: pair.digests?.baseline, to: now) else {
            return
        }
        problems.add(Self.changed(message: "the baseline '\(pair.path)' \(change)"))
    }

    /// Why a candidate that could not be compared, or never was, is no picture; `nil` where it is one.
    func objection(toCandidateOf pair: ReviewedReport.Pair) -> Diagnostic? {
        var problems = DiagnosticList()
        let place = location(of: pair, in: .candidate, &problems)
        let isUnreadable = place.map { Self.digest(of: $0) == nil && FileSystem.exists($0.path) } ?? false
        let isKnown = !pair.hasCandidate || (pair.unreadable ?? []).contains(.candidate) || isUnreadable
        guard isKnown || pair.result == .added else { return nil }
        let reason = flaw(inCandidateOf: pair) ?? (isKnown ? "is not a picture that can be approved" : nil)
        return reason.map { Diagnostic(.error, "the candidate '\(pair.path)' \($0)") }
    }

    private func flaw(inCandidateOf pair: ReviewedReport.Pair) -> String? {
        var problems = DiagnosticList()
        guard let place = location(of: pair, in: .candidate, &problems) else { return nil }
        let file = PictureFile(path: place.path)
        let compared = PairComparer().compare(FilePair(path: pair.path, baseline: file, candidate: file))
        guard case .unreadable(let reasons) = compared.result else { return nil }
        return reasons.first?.reason
    }

    /// The candidate and the JSON beside it; nothing where the baseline has them already.
    func copies(of pair: ReviewedReport.Pair) throws(DiagnosticError) -> [Copy] {
        var problems = DiagnosticList()
        let source = location(of: pair, in: .candidate, &problems)
        let target = location(of: pair, in: .baseline, &problems)
        try problems.throwErrors()
        guard let source, let target else { return [] }
        let read = PictureBytes(reading: PictureFile(path: source.path))
        guard let bytes = read.bytes, read.digest == pair.digests?.candidate else { throw Self.changed(source.shown) }
        let picture = Copy(bytes: bytes, target: target.path)
        guard let state = StateFile(besidePicture: source.path), state.path != source.path else {
            return [picture].filter(\.isNeeded)
        }
        guard let bytes = state.bytes, state.digest == pair.digests?.state else { throw Self.changed(state.path) }
        // The JSON of a timeline stands beside the pictures of all of its shots.
        let name = (state.path as NSString).lastPathComponent
        let folder = (target.path as NSString).deletingLastPathComponent
        return [picture, Copy(bytes: bytes, target: folder + "/" + name)].filter(\.isNeeded)
    }

    /// The baseline's manifest as it is after the approval; `nil` where it stays, or there is none.
    ///
    /// - Parameter coversAll: whether every picture of the candidate is in the baseline then; if so, the candidate's
    ///   manifest is the baseline's.
    /// - Throws: for a manifest of a version that this program does not know.
    func manifest(approving paths: Set<ExactName>, coversAll: Bool) throws(DiagnosticError) -> Copy? {
        guard sides.kind != .files, !paths.isEmpty else { return nil }
        let target = OutputFolder.join(sides.baseline, Manifest.path)
        let source = OutputFolder.join(sides.candidate, Manifest.path)
        let old = try? OpenFile(target).bytes()
        let new = try? OpenFile(source).bytes()
        if coversAll, let new { return new == old ? nil : Copy(bytes: new, target: target) }
        let (own, candidate) = (old.flatMap(Manifest.init(bytes:)), new.flatMap(Manifest.init(bytes:)))
        for (path, manifest) in [(target, own), (source, candidate)] {
            guard let objection = manifest?.versionObjection else { continue }
            throw DiagnosticError("the manifest '\(path)' \(objection)", hints: DocumentVersion.hints)
        }
        guard let baseline = own ?? candidate?.with([]) else { return nil }
        return Copy(bytes: baseline.approving(paths, from: candidate).bytes, target: target)
    }
}

extension Manifest {
    /// The manifest with what a candidate's says of approved pictures: a digest that belongs to a replaced picture would
    /// make the next comparison blind.
    fileprivate func approving(_ paths: Set<ExactName>, from candidate: Manifest?) -> Manifest {
        func byPath(_ entries: [ManifestEntry]) -> [ExactName: ManifestEntry] {
            Dictionary(entries.map { (ExactName($0.path), $0) }) { $1 }
        }
        let new = byPath(candidate?.entries ?? [])
        var entries = byPath(self.entries)
        for path in paths {
            entries[path]?.pixels = nil
            // What no manifest claims would be stale.
            entries[path] = new[path] ?? entries[path] ?? ManifestEntry(path: path.text)
        }
        return with(Array(entries.values))
    }
}

extension ReviewedFiles {
    /// Where a picture is; `nil` with an error for a path that leads out of its side's folder.
    private func location(
        of pair: ReviewedReport.Pair, in side: ComparedSide, _ problems: inout DiagnosticList
    ) -> FileLocation? {
        let root = side == .baseline ? sides.baseline : sides.candidate
        if sides.kind == .files { return FileLocation(root) }
        if let place = FileLocation(root + "/manifest.json").sibling(pair.path, allowingOutside: false) { return place }
        problems.add(
            Diagnostic(.error, "the path '\(pair.path.excerpt)' of the report leads out of the \(side.rawValue)"))
        return nil
    }

    private static func digest(of place: FileLocation) -> String? {
        PictureBytes(reading: PictureFile(path: place.path)).digest
    }

    /// - Parameter candidate: a picture or a JSON that is no longer what the report showed.
    private static func changed(_ candidate: String) -> DiagnosticError {
        DiagnosticError([changed(message: "the candidate '\(candidate)' has changed since the report")])
    }

    private static func change(from reviewed: String?, to now: String?) -> String? {
        switch (reviewed, now) {
        case (nil, nil): nil
        case (nil, _): "is new since the report"
        case (_, nil): "is no longer there"
        default: reviewed == now ? nil : "has changed since the report"
        }
    }

    private static func changed(message: String) -> Diagnostic {
        Diagnostic(.error, message, hints: ["compare again, and look at the new report"])
    }
}
