import Comparing
import Geometry
import Manifests
import Testing

/// What manifests say of the machines that drew.
@Suite struct FingerprintTests {
    static func record(_ json: String) throws -> Fingerprint {
        try #require(Fingerprint(in: Array(json.utf8)))
    }

    static func causes(
        _ old: String, _ new: String, _ states: Sides<StateRecord>? = nil
    ) throws -> [String] {
        CauseSearch(states: states, fingerprints: Sides(try record(old), try record(new))).causes().brief
    }

    static let old = #"{"fingerprint": {"libraries": {"freetype": "2.12", "cairo": "1.16"}}, "images": []}"#
    static let new = #"{"fingerprint": {"libraries": {"freetype": "2.13", "cairo": "1.16"}}, "images": []}"#

    @Test func aDifferentLibraryIsNamed() throws {
        #expect(try Self.causes(Self.old, Self.new) == ["fingerprint differs: freetype 2.12 → 2.13"])
        #expect(try Self.causes(Self.old, Self.old) == [])
    }

    @Test func unchangedGeometryIsSaid() throws {
        let state = StateRecord([NodeRecord("bubble")])
        #expect(
            try Self.causes(Self.old, Self.new, Sides(state, state))
                == ["fingerprint differs: freetype 2.12 → 2.13, no geometry changed"])
        #expect(
            try Self.causes(Self.old, Self.new, Sides(state, StateRecord([NodeRecord("bubble", 1)])))
                == ["bubble moved 1 pt right", "fingerprint differs: freetype 2.12 → 2.13"])
    }

    @Test(arguments: [
        (
            #"{"fonts": [{"family": "Inter", "digest": "aa"}]}"#, #"{"fonts": [{"family": "Inter", "digest": "bb"}]}"#,
            "font Inter differs"
        ),
        (#"{"freetype": 2.12}"#, #"{"freetype": 2.13}"#, "freetype 2.12 → 2.13"),
        (#"{"a": {"b": ["x"]}}"#, #"{"a": {"b": ["y"], "c": true}}"#, "b 0 x → y, c none → true"),
        (#"{"a": "1"}"#, "{}", "a 1 → none"),
        (
            #"{"fonts": []}"#, #"{"fonts": [{"family": "Inter", "name": "Inter-Bold.otf", "digest": "433d"}]}"#,
            "font Inter-Bold.otf added"
        ),
        (
            #"{"fonts": [{"family": "Inter", "name": "a.otf", "digest": "1"}, {"name": "b.otf", "digest": "2"}]}"#,
            #"{"fonts": [{"name": "b.otf", "digest": "3"}]}"#, "font b differs, font a.otf removed"
        ),
    ])
    func valuesAreCalledByTheirPath(old: String, new: String, words: String) throws {
        #expect(
            try Self.causes("{\"fingerprint\": \(old)}", "{\"fingerprint\": \(new)}")
                == ["fingerprint differs: \(words)"])
    }

    /// As a run leaves it.
    @Test func aManifestsFingerprintIsRead() throws {
        let record = try Self.record(
            """
            {"fingerprint": {"program": "0.1.0", "libraries": {"freetype": "2.12.1", "cairo": "1.16.0"}, "fonts": [
              {"family": "Inter", "name": "Inter-Medium.otf", "digest": "aa"}]}, "images": [{"path": "a.png"}]}
            """)
        #expect(
            record.values.map { "\($0.name) = \($0.text)" } == [
                "Inter Inter-Medium.otf digest = aa", "Inter Inter-Medium.otf family = Inter",
                "Inter Inter-Medium.otf name = Inter-Medium.otf", "cairo = 1.16.0", "freetype = 2.12.1",
                "program = 0.1.0",
            ])
    }

    @Test(arguments: [
        "{}", "[]", "null", #"{"fingerprint": 3}"#, #"{"fingerprint": null}"#, "", "{",
        "{\"fingerprint\": " + String(repeating: "[", count: 100_000),
    ])
    func aManifestMayHaveNone(manifest: String) {
        #expect(Fingerprint(in: Array(manifest.utf8)) == nil)
    }

    @Test func anEmptyFingerprintHasNoValues() throws {
        #expect(try Self.record(#"{"fingerprint": {}}"#).values == [])
    }

    /// A manifest may be long, and says nothing without its counterpart: it is not read then, and later it is.
    @Test func aManifestIsNotReadAlone() throws {
        let folder = try PairFolder()
        for (side, first) in [("old", 0xFFFF_FFFF), ("new", 0xFF00_0000)] as [(String, UInt32)] {
            try folder.write("\(side)/rest.png", PairFolder.picture(first: first).bytes)
        }
        let manifest = folder.new + "/runs.json"
        let causes = PairCauses(
            runs: RunFingerprints(Sides(.known(nil), .manifest(path: manifest, listing: "look/rest.png"))))
        func told() throws -> [String] {
            let pair = try #require(try FoundPairs(baseline: folder.old, candidate: folder.new).pairs.first)
            return PairComparer().compare(pair) {
                causes.causes(of: $0, $1).brief.filter { $0.contains("fingerprint") }
            }
        }
        #expect(try told() == [])
        try folder.write("old/rest.json", Array(Self.old.utf8))
        let fingerprint = Self.new.replacing(#""images": []"#, with: #""images": [{"path": "look/rest.png"}]"#)
        try folder.write("new/runs.json", Array(fingerprint.utf8))
        #expect(try told() == ["fingerprint differs: freetype 2.12 → 2.13"])
    }

    @Test func aManifestThatDoesNotListThePictureSaysNothingOfIt() throws {
        let folder = try PairFolder()
        for (side, first) in [("old", 0xFFFF_FFFF), ("new", 0xFF00_0000)] as [(String, UInt32)] {
            try folder.write("\(side)/rest.png", PairFolder.picture(first: first).bytes)
            try folder.write("\(side)/rest.json", Array((side == "old" ? Self.old : "{}").utf8))
        }
        try folder.write(
            "new/runs.json", Array(Self.new.replacing(#"[]"#, with: #"[{"path": "look/bar/rest.png"}]"#).utf8))
        let pair = try #require(try FoundPairs(baseline: folder.old, candidate: folder.new).pairs.first)
        for (part, isListed) in [
            ("", true), ("look", true), ("look/bar/rest.png", true), ("loo", false), ("look/bar/rest.pn", false),
            ("rest.png", false),
        ] {
            let causes = PairCauses(
                runs: RunFingerprints(Sides(.known(nil), .manifest(path: folder.new + "/runs.json", listing: part))))
            let told = PairComparer().compare(pair) {
                causes.causes(of: $0, $1).brief.filter { $0.contains("fingerprint") }
            }
            #expect(told == (isListed ? ["fingerprint differs: freetype 2.12 → 2.13"] : []), "\(part)")
        }
    }
}
