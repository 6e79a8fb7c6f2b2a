import Foundation
import Reporting
import Testing

/// A manifest of the baseline must not tell of pictures that an approval has replaced.
@Suite struct ApprovedManifestTests {
    static func manifest(_ version: String, _ images: KeyValuePairs<String, String>) -> [UInt8] {
        let list = images.map { #"{"path": "\#($0)", "pixels": "\#($1)"}"# }.joined(separator: ", ")
        return Array(#"{"fingerprint": {"freetype": "\#(version)"}, "images": [\#(list)]}"#.utf8)
    }

    static func reviewed() async throws -> PictureFolders {
        let folders = PictureFolders()
        for name in ["a.png", "b.png"] {
            try folders.draw("baseline/\(name)")
            try folders.draw("candidate/\(name)", ground: 0xFF00_0000)
        }
        try folders.write(Self.manifest("1", ["a.png": "a1", "b.png": "b1"]), to: "baseline/manifest.json")
        try folders.write(Self.manifest("2", ["a.png": "a2", "b.png": "b2"]), to: "candidate/manifest.json")
        try await folders.compare()
        return folders
    }

    /// Version, and digests by path, as the baseline's manifest has them.
    static func said(_ folders: PictureFolders) throws -> [String] {
        let json = try JSONSerialization.jsonObject(with: Data(folders.bytes(of: "baseline/manifest.json")))
        let object = try #require(json as? [String: Any])
        let images = try #require(object["images"] as? [[String: Any]])
        let version = (object["fingerprint"] as? [String: String])?["freetype"] ?? ""
        return [version] + images.map { "\($0["path"] ?? "") \($0["pixels"] as? String ?? "none")" }
    }

    @Test func afterAllItIsTheCandidates() async throws {
        let folders = try await Self.reviewed()
        try Approval(ofReport: folders.report).apply()
        #expect(try folders.bytes(of: "baseline/manifest.json") == folders.bytes(of: "candidate/manifest.json"))
    }

    @Test func afterSomeItHasBoth() async throws {
        let folders = try await Self.reviewed()
        try Approval(ofReport: folders.report, names: ["b.png"]).apply()
        #expect(try Self.said(folders) == ["1", "a.png a1", "b.png b2"])
    }

    @Test func withoutACandidatesManifestTheDigestGoes() async throws {
        let folders = try await Self.reviewed()
        try FileManager.default.removeItem(atPath: folders.candidate + "/manifest.json")
        try Approval(ofReport: folders.report).apply()
        #expect(try Self.said(folders) == ["1", "a.png none", "b.png none"])
    }

    @Test func aFirstBaselineGetsOne() async throws {
        let folders = try await Self.reviewed()
        try FileManager.default.removeItem(atPath: folders.baseline + "/manifest.json")
        try Approval(ofReport: folders.report, names: ["a.png"]).apply()
        #expect(try Self.said(folders) == ["2", "a.png a2"])
    }
}
