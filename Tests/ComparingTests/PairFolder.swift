import Comparing
import Documents
import Foundation
import PictureFiles
import TemporaryFolders

/// Two folders to compare.
struct PairFolder {
    let folder = TemporaryFolder()

    var old: String { folder.path + "/old" }
    var new: String { folder.path + "/new" }

    init() throws {
        for side in [old, new] {
            try FileManager.default.createDirectory(atPath: side, withIntermediateDirectories: true)
        }
    }

    /// A file below the folder that holds both.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(filePath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// A picture of 4 × 3 pixels of one colour, all but the first.
    static func picture(first: UInt32 = 0xFFFF_FFFF, width: Int = 4) -> StoredPNG {
        StoredPNG(
            width: width, height: 3,
            pixels: [first] + [UInt32](repeating: 0xFFFF_FFFF, count: width * 3 - 1))
    }

    /// The pairs' paths and results in their order.
    func compare(_ comparer: PairComparer = PairComparer()) async throws -> [ComparedPair] {
        let pairs = try FoundPairs(baseline: old, candidate: new).pairs
        var compared: [ComparedPair] = []
        await comparer.compare(pairs, jobCount: 3) { compared.append($0) }
        return compared
    }

    /// `different a.png: 1 of 12 pixels differs (8.33 %), in 1 region`.
    func transcript() async throws -> [String] {
        try await compare().map { pair in
            ([pair.result.kind.rawValue + " " + pair.pair.path] + pair.result.details).joined(separator: ": ")
        }
    }

    /// What keeps anything from being compared.
    func refusal(baseline: String, candidate: String) -> [String] {
        do {
            _ = try FoundPairs(baseline: folder.path + "/" + baseline, candidate: folder.path + "/" + candidate)
            return []
        } catch {
            return error.diagnostics.map { $0.message.replacing(folder.path + "/", with: "") }
        }
    }
}
