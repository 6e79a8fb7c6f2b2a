import Comparing
import Documents
import Files
import Foundation
import Manifests

/// A report that somebody has looked at, as its `report.json` says it.
struct ReviewedReport: Sendable {
    let sides: ComparedSides
    let pairs: [Pair]
    /// Pictures of the baseline that its manifest does not claim, by their paths.
    let staleBaselines: [String]
    /// The path of the report's file, as the user wrote it.
    private let file: String
    /// Whether it says what the comparison wrote.
    private let isAsWritten: Bool

    struct Pair: Hashable, Sendable, Decodable {
        let path: String
        let result: PairResult.Kind
        let digests: ReportedPair.Digests?
        /// The sides that show no picture.
        let unreadable: [ComparedSide]?
        /// Whether something changed though the pictures count as equal.
        let unseen: Bool?

        /// Whether the candidate has something that the baseline has not.
        var isApprovable: Bool { result == .equal ? unseen == true : result != .missing }

        /// Whether the baseline is what the candidate is already.
        var isSame: Bool { result == .equal && digests?.baseline == digests?.candidate && unseen != true }

        var hasCandidate: Bool { digests?.candidate != nil }
    }

    /// - Parameter path: of a report's folder, or of its `report.json`.
    /// - Throws: where that cannot be read or is no report.
    init(atPath path: String) throws(DiagnosticError) {
        let file = path.hasSuffix(".json") ? path : path + "/report.json"
        let bytes = try FileLocation(file).readBytes(limits: DocumentLimits(bytes: Self.byteLimit))
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
            let json = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
        else {
            throw DiagnosticError("'\(file)' is no report", hints: ["'thumbindex diff … --report FOLDER' writes one"])
        }
        if let objection = DocumentVersion.objection(to: json["version"]) {
            throw DiagnosticError("the report '\(file)' \(objection)", hints: DocumentVersion.hints)
        }
        let folder = (FileLocation(file).path as NSString).deletingLastPathComponent
        sides = ComparedSides(
            kind: document.compared.kind, baseline: Self.place(document.compared.baseline, from: folder),
            candidate: Self.place(document.compared.candidate, from: folder))
        pairs = document.pairs
        staleBaselines = document.stale?.baseline ?? []
        self.file = file
        isAsWritten = ReportSeal.isWhole(json)
    }

    /// Throws where the report leads to a baseline outside of a folder, or was changed by somebody: what it says must not
    /// lead to files that nobody meant.
    func checkIsOwn(of folder: String) throws(DiagnosticError) {
        let root = FileLocation(
            sides.kind == .files ? (sides.baseline as NSString).deletingLastPathComponent : sides.baseline)
        let working = FileLocation(folder).resolvedPath
        let hints = ["if that is the baseline that you mean, name it: --baseline \(root.path)"]
        guard root.resolvedPath == working || root.resolvedPath.hasPrefix(working == "/" ? "/" : working + "/") else {
            throw DiagnosticError(
                "the baseline of the report, '\(root.path)', does not lie in the working folder", hints: hints)
        }
        guard isAsWritten else {
            throw DiagnosticError("'\(file)' is not as the comparison wrote it", hints: hints)
        }
    }

    private static let byteLimit = 256 << 20

    private struct Document: Decodable {
        let compared: Compared
        let pairs: [Pair]
        let stale: Stale?

        struct Stale: Decodable {
            let baseline: [String]
        }

        struct Compared: Decodable {
            let kind: ComparedSides.Kind
            let baseline: String
            let candidate: String
        }
    }

    private static func place(_ written: String, from folder: String) -> String {
        FileLocation(written.hasPrefix("/") ? written : folder + "/" + written).path
    }
}

extension PairResult.Kind: Decodable {}
extension ComparedSide: Decodable {}

/// The digest by which a report that was changed is told from one that a comparison wrote.
///
/// It keeps slips away, and reports that a program patched; whoever wants to can make another.
enum ReportSeal {
    static let key = "digest"

    /// The members of a report with the digest of all of them.
    static func sealed(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
        members + [.init(key, .string(digest(of: members)))]
    }

    /// Whether a report is as it was written, but for spaces and the order of keys.
    static func isWhole(_ report: JSONValue) -> Bool {
        guard case .object(let members) = report, let seal = members.first(where: { $0.key == key }) else {
            return false
        }
        return seal.value == .string(digest(of: members.filter { $0.key != key }))
    }

    private static func digest(of members: [JSONValue.Member]) -> String {
        Digest128(of: Array(JSONValue.object(members).sorted.line.utf8).span).hexadecimal
    }
}
