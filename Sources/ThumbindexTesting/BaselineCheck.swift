import Baselines
import Batching
package import Diffing
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

    /// What a test is told, `nil` where the picture matches.
    package func objection(to picture: TestedPicture) -> String? {
        guard let mode = RecordingMode(environment: environment) else {
            let words = RecordingMode.allCases.map(\.rawValue).formatted(.list(type: .or, width: .standard))
            return "\(RecordingMode.variable) is \(words), not '\(environment[RecordingMode.variable] ?? "")'"
        }
        do {
            return try objection(to: picture, mode)
        } catch {
            return error.description
        }
    }

    private func objection(to picture: TestedPicture, _ mode: RecordingMode) throws(FileSystemError) -> String? {
        guard claims.claim(place.baseline, for: place, picture) else {
            return """
                two pictures have the baseline \(place.baseline)
                give each a name of its own with 'named:'
                """
        }
        let exists = FileManager.default.fileExists(atPath: place.baseline)
        if !exists, mode != .never { return try record(picture) }
        try Self.write(picture, at: candidate)
        guard exists else {
            return """
                there is no baseline
                baseline:   \(place.baseline)
                candidate:  \(candidate)
                \(RecordingMode.variable)=missing records it
                """
        }
        let pair = FilePair(
            path: place.baseline, baseline: PictureFile(path: place.baseline), candidate: PictureFile(path: candidate))
        let comparer = PairComparer(options: ComparisonOptions(metric: metric, mapsDifferences: true))
        let difference = difference
        let result = comparer.compare(pair) { compared, contents in
            Result { () throws(FileSystemError) in try PictureFailure(compared, contents, difference: difference) }
        }
        let failure = try result.get()
        guard let failure else {
            for path in [candidate, StatePath.path(besidePicture: candidate), difference] { unlink(path) }
            return nil
        }
        return mode == .all ? try record(picture) : message(failure)
    }

    private func record(_ picture: TestedPicture) throws(FileSystemError) -> String {
        try Self.write(picture, at: place.baseline)
        return """
            recorded the baseline \(place.baseline)
            look at it, and run the test again without \(RecordingMode.variable)
            """
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
