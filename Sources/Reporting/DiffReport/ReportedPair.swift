package import Comparing

/// A pair as a report tells of it.
package struct ReportedPair: Hashable, Sendable {
    package var compared: ComparedPair
    /// Sentences that say why the two differ.
    package var causes: ReportedCauses
    package var pictures: Pictures
    /// Of the files as they were compared; `nil` where there is none, or it cannot be read.
    package var baselineDigest: String?
    package var candidateDigest: String?
    /// Of the state's JSON beside the candidate.
    package var stateDigest: String?

    /// What the report's folder shows of a pair.
    package struct Pictures: Hashable, Sendable {
        package var baseline: ReportedPicture?
        package var candidate: ReportedPicture?
        /// The heat map.
        package var difference: ReportedPicture?
        /// Baseline, difference and candidate in one picture.
        package var triptych: ReportedPicture?

        package init(
            baseline: ReportedPicture? = nil, candidate: ReportedPicture? = nil, difference: ReportedPicture? = nil,
            triptych: ReportedPicture? = nil
        ) {
            self.baseline = baseline
            self.candidate = candidate
            self.difference = difference
            self.triptych = triptych
        }
    }

    package init(_ compared: ComparedPair, causes: ReportedCauses = [], pictures: Pictures = Pictures()) {
        self.compared = compared
        self.causes = causes
        self.pictures = pictures
    }
}
