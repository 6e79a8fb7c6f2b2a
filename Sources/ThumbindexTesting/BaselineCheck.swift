package import Comparing
import Files
import Foundation
import Jobs
import Rasters
import Rendering
import Reporting

/// Compares a picture with its baseline, or records it.
package struct BaselineCheck: Sendable {
    /// Which test's picture is compared.
    package let place: TestPlace
    /// When pixels count as different.
    package let metric: PixelMetric
    /// What of the picture makes the test fail.
    package let failsOn: FailureRule
    /// Of the process; names the mode, and with `THUMBINDEX_FAILURES` the folder for pictures that do not match.
    package let environment: [String: String]

    private let claims: BaselineClaims
    private let run: TestRun

    /// - Parameters:
    ///   - claims: which baselines were asked for in this process.
    ///   - run: what is left when the tests have run.
    package init(
        place: TestPlace, metric: PixelMetric = .standard, failsOn: FailureRule = .state,
        environment: [String: String], claims: BaselineClaims = .shared, run: TestRun = .shared
    ) {
        self.place = place
        self.metric = metric
        self.failsOn = failsOn
        self.environment = environment
        self.claims = claims
        self.run = run
    }

    /// What a test is told; `nil` where the picture and what its state's JSON says are those of the baseline.
    package func finding(on picture: TestedPicture) -> BaselineFinding? {
        guard let mode = RecordingMode(environment: environment) else {
            let words = RecordingMode.allCases.map(\.rawValue).formatted(.list(type: .or, width: .standard))
            return .failure(
                "\(RecordingMode.variable) is \(words), not '\(environment[RecordingMode.variable] ?? "")'")
        }
        do {
            return try finding(on: picture, mode)
        } catch {
            return .failure(error.description)
        }
    }

    private func finding(
        on picture: TestedPicture, _ mode: RecordingMode
    ) throws(FileSystemError) -> BaselineFinding? {
        guard claims.claim(place.baseline, for: place, picture) else {
            return .failure(
                """
                two pictures have the baseline \(place.baseline)
                give each a name of its own with 'named:'
                """)
        }
        let exists = FileManager.default.fileExists(atPath: place.baseline)
        if !exists, mode != .never { return try record(picture) }
        try Self.write(picture, at: candidate)
        guard exists else {
            note(isFailure: true)
            return .failure(
                """
                there is no baseline
                baseline:   \(place.baseline)
                candidate:  \(candidate)
                \(RecordingMode.variable)=missing records it
                """, [attachment("candidate", picture.bytes)])
        }
        return try compare(picture, mode)
    }

    /// Tells the run what became of the picture.
    private func note(isFailure: Bool) {
        let failure = NotedFailure(
            path: place.reportPath, baseline: place.baseline, candidate: candidate, metric: metric, failsOn: failsOn)
        run.note(isFailure ? failure : nil, of: place, TestRunEnvironment(environment))
    }

    private func attachment(_ side: String, _ bytes: [UInt8]) -> BaselinePicture {
        BaselinePicture(name: place.name(ofAttachment: side), bytes: bytes)
    }

    /// Compares the candidate that was written.
    private func compare(
        _ picture: TestedPicture, _ mode: RecordingMode
    ) throws(FileSystemError) -> BaselineFinding? {
        let pair = FilePair(
            path: place.baseline, baseline: PictureFile(path: place.baseline), candidate: PictureFile(path: candidate))
        let comparer = PairComparer(
            options: ComparisonOptions(metric: metric, mapsDifferences: true), rules: ComparisonRules(failsOn: failsOn))
        let outcome = comparer.compare(pair, examine: ComparedPicture.init)
        if outcome.pair.compared.result.kind != .equal {
            if mode == .all { return try record(picture) }
            let heatMap = try draw(outcome)
            note(isFailure: true)
            let pictures = [("baseline", outcome.baseline), ("candidate", picture.bytes), ("difference", heatMap)]
            return .failure(
                message(outcome.pair, hasDifference: heatMap != nil),
                pictures.compactMap { side, bytes in bytes.map { attachment(side, $0) } })
        }
        note(isFailure: false)
        for path in [candidate, StatePath.path(besidePicture: candidate), difference] { FileSystem.remove(path) }
        // What drew it may be another machine: no reason to record what is the same.
        let lacksState = outcome.recordedState == nil && picture.state != nil
        if mode == .all, lacksState || !outcome.changes.isEmpty { return try record(picture) }
        return outcome.changes.isEmpty ? nil : .remark(remark(outcome.changes))
    }

    private func record(_ picture: TestedPicture) throws(FileSystemError) -> BaselineFinding {
        try Self.write(picture, at: place.baseline)
        note(isFailure: false)
        return .failure(
            """
            recorded the baseline \(place.baseline)
            look at it, and run the test again without \(RecordingMode.variable)
            """)
    }

    private func remark(_ changes: [String]) -> String {
        (["the picture matches its baseline, but what its JSON says has changed"] + changes.map { "  " + $0 }
            + ["baseline:   \(place.baseline)", "\(RecordingMode.variable)=all accepts it"])
            .joined(separator: "\n")
    }

    private func message(_ pair: ReportedPair, hasDifference: Bool) -> String {
        (["the picture does not match its baseline: \(pair.words)"]
            + (pair.regionWords + pair.causes.brief).map { "  " + $0 }
            + [
                "baseline:   \(place.baseline)", "candidate:  \(candidate)",
                hasDifference ? "difference: \(difference)" : nil, "\(RecordingMode.variable)=all accepts it",
            ].compactMap(\.self)).joined(separator: "\n")
    }
}

extension BaselineCheck {
    private var failures: String { TestRunEnvironment(environment).failures }

    private var candidate: String { place.path(in: failures, suffix: ".candidate.png") }
    private var difference: String { place.path(in: failures, suffix: ".difference.png") }

    /// Writes the heat map; `nil` where there is none.
    private func draw(_ outcome: ComparedPicture) throws(FileSystemError) -> [UInt8]? {
        guard let rasters = outcome.rasters,
            let bytes = DifferenceFile.bytes(of: outcome.pair.compared, rasters)
        else { return nil }
        let folder = try OutputFolder(path: (difference as NSString).deletingLastPathComponent)
        try folder.write(bytes, to: (difference as NSString).lastPathComponent)
        return bytes
    }

    /// The picture, and the JSON of its state beside it; each whole or not at all.
    private static func write(_ picture: TestedPicture, at path: String) throws(FileSystemError) {
        let folder = try OutputFolder(path: (path as NSString).deletingLastPathComponent)
        let state = (StatePath.path(besidePicture: path) as NSString).lastPathComponent
        try folder.write(picture.bytes, to: (path as NSString).lastPathComponent)
        if let bytes = picture.state {
            try folder.write(bytes, to: state)
        } else {
            folder.remove(state)
        }
    }
}

/// A picture that was compared with its baseline.
private struct ComparedPicture {
    let pair: ReportedPair
    /// The bytes of the baseline.
    let baseline: [UInt8]?
    /// The pixels of both, where both were decoded.
    let rasters: Sides<StraightRaster>?
    /// What the JSON beside the baseline says that the picture's does not.
    let changes: [String]
    /// The JSON beside the baseline.
    let recordedState: [UInt8]?

    init(_ compared: ComparedPair, _ contents: PairContents) {
        var causes = PairCauses().causes(of: compared, contents)
        pair = ReportedPair(compared, causes: causes)
        baseline = contents.pictures.baseline?.bytes
        rasters = contents.rasters
        causes.facts = []
        changes = causes.brief
        recordedState = contents.stateFiles.baseline?.bytes
    }
}

/// Whether baselines are written, as the environment variable `THUMBINDEX_RECORD` says.
private enum RecordingMode: String, Hashable, Sendable, CaseIterable {
    /// Baselines are only read.
    case never
    /// Baselines that do not exist are written.
    case missing
    /// Baselines that do not exist or do not match are written, also those whose picture matches and whose JSON does
    /// not.
    case all

    static let variable = "THUMBINDEX_RECORD"

    /// `never` without the variable; `nil` for a word that is none.
    init?(environment: [String: String]) {
        self.init(rawValue: environment[Self.variable] ?? "never")
    }
}

/// Which picture each baseline was compared with in this process: two would make the result depend on their order.
package final class BaselineClaims: Sendable {
    /// Those of this process.
    package static let shared = BaselineClaims()

    private let claims = Locked<[String: Claim]>([:])

    /// No baseline was asked for yet.
    package init() {}

    private struct Claim: Equatable {
        let place: TestPlace
        let picture: TestedPicture
    }

    /// `false` where the baseline belongs to another test, or the same one has shown another picture.
    func claim(_ baseline: String, for place: TestPlace, _ picture: TestedPicture) -> Bool {
        claims.withLock { claims in
            let claim = Claim(place: place, picture: picture)
            guard let other = claims[baseline] else {
                claims[baseline] = claim
                return true
            }
            return other == claim
        }
    }
}
