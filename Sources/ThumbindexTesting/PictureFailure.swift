import Batching
import Comparing
import Foundation
import Reporting

/// Why a picture does not match, in words, and in a picture beside the candidate.
struct PictureFailure: Hashable, Sendable {
    /// `different: 120 px in 1 region, 10 %`.
    let summary: String
    /// Regions, then causes.
    let details: [String]
    let hasDifference: Bool

    /// `nil` for pictures that match.
    ///
    /// - Parameter difference: where the heat map is written.
    init?(_ compared: ComparedPair, _ contents: PictureContents?, difference: String) throws(FileSystemError) {
        guard compared.result != .equal else { return nil }
        let causes = PairCauses(baselineManifest: nil, candidateManifest: nil).causes(of: compared)
        let pair = ReportedPair(compared, causes: causes)
        summary = pair.words
        details = pair.regionWords + causes.brief
        hasDifference = try Self.draw(compared, contents, at: difference)
    }

    private static func draw(
        _ compared: ComparedPair, _ contents: PictureContents?, at path: String
    ) throws(FileSystemError) -> Bool {
        guard let contents, let bytes = DifferenceFile.bytes(of: compared, contents) else { return false }
        let folder = try OutputFolder(path: (path as NSString).deletingLastPathComponent)
        try folder.write(bytes, to: (path as NSString).lastPathComponent)
        return true
    }
}
