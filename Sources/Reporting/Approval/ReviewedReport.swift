import Comparing
import Documents
import Foundation

/// A report that somebody has looked at, as its `report.json` says it.
struct ReviewedReport: Sendable {
    let sides: ComparedSides
    let pairs: [Pair]

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
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
            throw DiagnosticError("'\(file)' is no report", hints: ["'thumbindex diff … --report FOLDER' writes one"])
        }
        let folder = (FileLocation(file).path as NSString).deletingLastPathComponent
        sides = ComparedSides(
            kind: document.compared.kind, baseline: Self.place(document.compared.baseline, from: folder),
            candidate: Self.place(document.compared.candidate, from: folder))
        pairs = document.pairs
    }

    private static let byteLimit = 256 << 20

    private struct Document: Decodable {
        let compared: Compared
        let pairs: [Pair]

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
