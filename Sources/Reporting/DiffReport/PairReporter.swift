package import Baselines
package import Batching
import DrawingLibraries
import Foundation
import Rasters
import Rendering

/// Leaves what a report shows of each pair in the report's folder; several pairs may be in work at once.
package struct PairReporter: Sendable {
    /// Where pictures go; `nil` where only the causes are wanted.
    private let folder: OutputFolder?
    private let causes: PairCauses
    /// The pairs' numbers, by their paths.
    private let numbers: [String: Int]

    package init(folder: OutputFolder?, causes: PairCauses, pairs: [FilePair]) {
        self.folder = folder
        self.causes = causes
        numbers = Dictionary(pairs.enumerated().map { ($1.path, $0 + 1) }) { first, _ in first }
    }

    /// Writes a pair's pictures and tells what is to be told of it.
    ///
    /// - Parameter contents: the pixels of both sides, where they are at hand.
    /// - Throws: where a file cannot be written.
    package func report(_ compared: ComparedPair, _ contents: PictureContents?) throws(FileSystemError) -> ReportedPair
    {
        var report = ReportedPair(compared.withoutMaps, causes: causes.causes(of: compared))
        guard let folder else { return report }
        let pair = compared.pair
        let (baseline, candidate) = (Self.bytes(of: pair.baseline), Self.bytes(of: pair.candidate))
        report.baselineDigest = baseline.map(Self.digest)
        report.candidateDigest = candidate.map(Self.digest)
        report.stateDigest = Self.stateDigest(beside: pair.candidate)
        guard compared.result != .equal || report.isChangedUnseen, let number = numbers[pair.path] else {
            return report
        }
        let pictures = PairPictures(folder: folder, path: "pairs/\(number)", compared: compared, contents: contents)
        report.pictures = try pictures.write(baseline: baseline, candidate: candidate)
        return report
    }

    private static func stateDigest(beside file: PictureFile?) -> String? {
        file.flatMap { StatePlace(besidePicture: $0.path) }.flatMap { bytes(at: $0.path) }.map(digest)
    }

    private static func digest(_ bytes: [UInt8]) -> String { Digest128(of: bytes.span).hexadecimal }

    private static func bytes(of file: PictureFile?) -> [UInt8]? { file.flatMap { bytes(at: $0.path) } }

    /// `nil` where there is no regular file to be read.
    private static func bytes(at path: String) -> [UInt8]? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
        return FileManager.default.contents(atPath: path).map(Array.init)
    }
}
