import Comparing
import Foundation
import PictureFiles
import Testing

@Suite("Manifests")
struct ManifestTests {
    private let pair: PairFolder
    private let white = PairFolder.picture().bytes
    private let changed = PairFolder.picture(first: 0xFF00_0000).bytes

    init() throws { pair = try PairFolder() }

    private func write(manifest name: String, _ images: [(path: String, pixels: String?)]) throws {
        let entries = images.map { image in
            "{\"path\": \"\(image.path)\", \"format\": \"png\", \"pixels\": "
                + (image.pixels.map { "\"\($0)\"" } ?? "null") + "}"
        }
        let text = "{\"fingerprint\": {}, \"images\": [\(entries.joined(separator: ", "))]}"
        try pair.write(name, Array(text.utf8))
    }

    private func compare(_ baseline: String, _ candidate: String) async throws -> [String] {
        let pairs = try FoundPairs(
            baseline: pair.folder.path + "/" + baseline, candidate: pair.folder.path + "/" + candidate
        ).pairs
        var results: [String] = []
        await PairComparer().compare(pairs, jobCount: 2) { compared in
            results.append("\(compared.result.kind) \(compared.pair.path)")
        }
        return results
    }

    @Test("pairs by the paths that both list; pixels count, and not what manifests say of them")
    func digests() async throws {
        try write(
            manifest: "old/manifest.json", [("b.png", "11"), ("a.png", "22"), ("c.png", nil), ("gone.png", "1")])
        try write(
            manifest: "new/manifest.json", [("a.png", "22"), ("b.png", "12"), ("c.png", nil), ("more.png", "1")])
        for name in ["a", "b", "c"] {
            try pair.write("old/\(name).png", white)
            // The digest of a.png does not fit what is in the file: somebody changed it since.
            try pair.write("new/\(name).png", changed)
        }
        #expect(
            try await compare("old/manifest.json", "new/manifest.json") == [
                "different a.png", "different b.png", "different c.png", "missing gone.png", "added more.png",
            ])
    }

    @Test("a file that is cut off or missing is not equal, whatever the digests say")
    func brokenFiles() async throws {
        for side in ["old", "new"] { try write(manifest: "\(side)/manifest.json", [("a.png", "1"), ("b.png", "1")]) }
        for name in ["old/a.png", "old/b.png"] { try pair.write(name, white) }
        try pair.write("new/a.png", Array(white.dropLast()))
        #expect(
            try await compare("old/manifest.json", "new/manifest.json") == ["unreadable a.png", "unreadable b.png"])
    }

    @Test("a manifest beside a folder: pictures that it does not list count as added")
    func manifestAndFolder() async throws {
        try write(manifest: "old/manifest.json", [("a.png", "1")])
        for name in ["old/a.png", "new/a.png", "new/b.png"] { try pair.write(name, white) }
        #expect(try await compare("old/manifest.json", "new") == ["equal a.png", "added b.png"])
    }

    private static let spoilt: [(String, String)] = [
        ("", "the manifest 'm.json' is empty"), ("{", "'m.json' is not a manifest"),
        ("{\"images\": 1}", "'m.json' is not a manifest"),
        ("{\"images\": [{\"path\": \"/a.png\"}]}", "the manifest 'm.json' lists '/a.png', which is not in its folder"),
        (
            "{\"images\": [{\"path\": \"b/../../a.png\"}]}",
            "the manifest 'm.json' lists 'b/../../a.png', which is not in its folder"
        ),
        (String(repeating: "[", count: 100_000), "'m.json' is not a manifest"),
    ]

    @Test("a manifest that is none", arguments: spoilt)
    func spoiltManifest(text: String, message: String) throws {
        try pair.write("m.json", Array(text.utf8))
        try pair.write("new/a.png", white)
        let messages = pair.refusal(baseline: "m.json", candidate: "new")
        #expect(messages.map { $0.replacing(pair.folder.path + "/", with: "") } == [message])
    }

    /// A run with `--format png,json` lists its states' JSON too.
    @Test("what a manifest lists beside pictures is no pair")
    func statesAreNoPairs() async throws {
        for side in ["old", "new"] {
            try write(
                manifest: "\(side)/manifest.json", [("a.png", "1"), ("a.json", "2"), ("a.svg", "3"), ("b.JPG", "4")])
            for name in ["a.png", "b.JPG"] { try pair.write("\(side)/\(name)", white) }
            try pair.write("\(side)/a.json", Array("{}".utf8))
            try pair.write("\(side)/a.svg", Array("<svg/>".utf8))
        }
        #expect(
            try await compare("old/manifest.json", "new/manifest.json") == [
                "equal a.png", "equal a.svg", "equal b.JPG",
            ])
    }

    @Test("a manifest without pictures is an empty folder")
    func emptyManifest() throws {
        try write(manifest: "old/manifest.json", [("a.txt", "1")])
        try pair.write("new/a.png", white)
        let found = try FoundPairs(baseline: pair.old + "/manifest.json", candidate: pair.new)
        #expect(found.pairs.map(\.path) == ["a.png"])
        #expect(found.problems.map(\.message) == ["the manifest '\(pair.old)/manifest.json' lists no picture"])
    }
}
