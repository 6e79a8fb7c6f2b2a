import Batching
package import Comparing
import Foundation
import Geometry
import Rendering
import Reporting

/// Holds a picture against its baseline, or records it.
package struct BaselineCheck: Sendable {
    package let place: TestPlace
    package let metric: PixelMetric
    /// Of the process; names the mode, and with `THUMBINDEX_FAILURES` the folder for pictures that do not match.
    package let environment: [String: String]

    private let claims: BaselineClaims

    package init(
        place: TestPlace, metric: PixelMetric = .standard, environment: [String: String],
        claims: BaselineClaims = .shared
    ) {
        self.place = place
        self.metric = metric
        self.environment = environment
        self.claims = claims
    }

    /// What a test is told, `nil` where the picture and what its state's JSON says are those of the baseline.
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
            return .failure(
                """
                there is no baseline
                baseline:   \(place.baseline)
                candidate:  \(candidate)
                \(RecordingMode.variable)=missing records it
                """)
        }
        return try compare(picture, mode)
    }

    /// Compares the candidate that was written.
    private func compare(
        _ picture: TestedPicture, _ mode: RecordingMode
    ) throws(FileSystemError) -> BaselineFinding? {
        let pair = FilePair(
            path: place.baseline, baseline: PictureFile(path: place.baseline), candidate: PictureFile(path: candidate))
        let comparer = PairComparer(options: ComparisonOptions(metric: metric, mapsDifferences: true))
        let difference = difference
        let result = comparer.compare(pair) { compared, contents in
            Result { () throws(FileSystemError) in try PictureFailure(compared, contents, difference: difference) }
        }
        if let failure = try result.get() { return mode == .all ? try record(picture) : .failure(message(failure)) }
        let changes = PairCauses(baselineManifest: nil, candidateManifest: nil)
            .causes(of: ComparedPair(pair: pair, result: .equal)).brief
        for path in [candidate, StatePath.path(besidePicture: candidate), difference] { unlink(path) }
        if mode == .all, recordedState != picture.state { return try record(picture) }
        return changes.isEmpty ? nil : .remark(remark(changes))
    }

    /// The JSON beside the baseline.
    private var recordedState: [UInt8]? {
        FileManager.default.contents(atPath: StatePath.path(besidePicture: place.baseline)).map(Array.init)
    }

    private func record(_ picture: TestedPicture) throws(FileSystemError) -> BaselineFinding {
        try Self.write(picture, at: place.baseline)
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

    private func message(_ failure: PictureFailure) -> String {
        (["the picture does not match its baseline: \(failure.summary)"] + failure.details.map { "  " + $0 }
            + [
                "baseline:   \(place.baseline)", "candidate:  \(candidate)",
                failure.hasDifference ? "difference: \(difference)" : nil, "\(RecordingMode.variable)=all accepts it",
            ].compactMap(\.self)).joined(separator: "\n")
    }

    private var failures: String {
        environment["THUMBINDEX_FAILURES"]
            ?? (NSTemporaryDirectory() as NSString).appendingPathComponent("thumbindex-failures")
    }

    private var candidate: String { place.path(in: failures, suffix: ".candidate.png") }
    private var difference: String { place.path(in: failures, suffix: ".difference.png") }

    /// The picture, and the JSON of its state beside it; each whole or not at all.
    private static func write(_ picture: TestedPicture, at path: String) throws(FileSystemError) {
        let folder = try OutputFolder(path: (path as NSString).deletingLastPathComponent)
        let state = (StatePath.path(besidePicture: path) as NSString).lastPathComponent
        try folder.write(picture.bytes, to: (path as NSString).lastPathComponent)
        if let bytes = picture.state {
            try folder.write(bytes, to: state)
        } else {
            unlink(folder.join(state))
        }
    }
}
