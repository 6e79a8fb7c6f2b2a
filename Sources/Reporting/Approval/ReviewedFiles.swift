import Comparing
import Documents
import Foundation

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
    }

    /// Adds an error for each candidate that is not what the report showed, is gone, or is new.
    func check(_ pairs: [ReviewedReport.Pair], _ problems: inout DiagnosticList) {
        for pair in pairs {
            guard let place = location(of: pair, in: .candidate, &problems) else { continue }
            let now = ReportedFile(place)?.digest
            let state = ReportedFile(stateBeside: place.path)?.digest
            if let change = Self.change(from: pair.digests?.candidate, to: now) {
                problems.add(Self.changed("the candidate '\(pair.path)' \(change)"))
            } else if pair.digests?.state != state, pair.hasCandidate {
                problems.add(Self.changed("the JSON of the candidate '\(pair.path)' has changed since the report"))
            }
        }
        guard sides.kind == .folders, let found = try? FolderSearch.pictures(in: sides.candidate) else { return }
        let known = Set(pairs.map(\.path))
        for path in found.keys.sorted() where !known.contains(path) {
            problems.add(Self.changed("the candidate '\(path)' is new since the report"))
        }
    }

    /// Adds an error where the baseline is neither what the report showed nor approved already.
    func checkBaseline(of pair: ReviewedReport.Pair, _ problems: inout DiagnosticList) {
        guard let place = location(of: pair, in: .baseline, &problems) else { return }
        let now = ReportedFile(place)?.digest
        guard now != pair.digests?.candidate, let change = Self.change(from: pair.digests?.baseline, to: now) else {
            return
        }
        problems.add(Self.changed("the baseline '\(pair.path)' \(change)"))
    }

    /// Why a candidate that could not be compared, or never was, is no picture; `nil` where it is one.
    func objection(toCandidateOf pair: ReviewedReport.Pair) -> Diagnostic? {
        let isKnown = !pair.hasCandidate || (pair.unreadable ?? []).contains(.candidate)
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
        let picture = try Self.copy(source, to: target, digest: pair.digests?.candidate)
        guard let state = StatePlace(besidePicture: source.path) else { return [picture].compactMap(\.self) }
        // The JSON of a timeline stands beside the pictures of all of its shots.
        let name = (state.path as NSString).lastPathComponent
        let folder = (target.path as NSString).deletingLastPathComponent
        let copy = try Self.copy(
            FileLocation(state.path), to: FileLocation(folder + "/" + name), digest: pair.digests?.state)
        return [picture, copy].compactMap(\.self)
    }

    /// The baseline's manifest as it is after the approval; `nil` where it stays, or there is none.
    func manifest(approving paths: Set<String>, coversAll: Bool) -> Copy? {
        guard sides.kind != .files, !paths.isEmpty else { return nil }
        let target = sides.baseline + "/manifest.json"
        let merge = ManifestMerge(
            baseline: FileManager.default.contents(atPath: target),
            candidate: FileManager.default.contents(atPath: sides.candidate + "/manifest.json"))
        return merge.bytes(approving: paths, coversAll: coversAll).map { Copy(bytes: $0, target: target) }
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

    private static func copy(
        _ source: FileLocation, to target: FileLocation, digest: String?
    ) throws(DiagnosticError) -> Copy? {
        guard let file = ReportedFile(source), file.digest == digest else {
            throw DiagnosticError([changed("the candidate '\(source.shown)' has changed since the report")])
        }
        return ReportedFile(target)?.digest == digest ? nil : Copy(bytes: file.bytes, target: target.path)
    }

    private static func change(from reviewed: String?, to now: String?) -> String? {
        switch (reviewed, now) {
        case (nil, nil): nil
        case (nil, _): "is new since the report"
        case (_, nil): "is no longer there"
        default: reviewed == now ? nil : "has changed since the report"
        }
    }

    private static func changed(_ message: String) -> Diagnostic {
        Diagnostic(.error, message, hints: ["compare again, and look at the new report"])
    }
}
