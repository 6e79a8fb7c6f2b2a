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
}
