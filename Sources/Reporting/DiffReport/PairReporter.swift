package import Batching
package import Comparing

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
        let (baseline, candidate) = (ReportedFile(pair.baseline), ReportedFile(pair.candidate))
        report.baselineDigest = baseline?.digest
        report.candidateDigest = candidate?.digest
        report.stateDigest = pair.candidate.flatMap { ReportedFile(stateBeside: $0.path) }?.digest
        guard compared.result != .equal || report.isChangedUnseen, let number = numbers[pair.path] else {
            return report
        }
        let pictures = PairPictures(folder: folder, path: "pairs/\(number)", compared: compared, contents: contents)
        report.pictures = try pictures.write(baseline: baseline?.bytes, candidate: candidate?.bytes)
        return report
    }
}

extension ReportedFile {
    fileprivate init?(_ picture: PictureFile?) {
        guard let picture else { return nil }
        self.init(atPath: picture.path)
    }
}
