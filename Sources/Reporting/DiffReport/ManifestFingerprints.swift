import Comparing
import Foundation
import Synchronization

/// The fingerprints of two manifests, read when the first difference is found: manifests can be large.
final class ManifestFingerprints: Sendable {
    typealias Records = (baseline: FingerprintRecord, candidate: FingerprintRecord)

    private let paths: [String?]
    private let read = Mutex<Records??>(nil)

    init(baseline: String?, candidate: String?) { paths = [baseline, candidate] }

    /// `nil` unless both sides have one.
    var records: Records? {
        read.withLock { read in
            if let read { return read }
            let records = paths.compactMap(Self.record)
            let found: Records? = records.count == 2 ? (records[0], records[1]) : nil
            read = .some(found)
            return found
        }
    }

    private static func record(atPath path: String?) -> FingerprintRecord? {
        path.flatMap { FileManager.default.contents(atPath: $0) }.flatMap(FingerprintRecord.init(readingManifest:))
    }
}
