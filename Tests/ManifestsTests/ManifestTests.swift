import Documents
import Files
import Geometry
import Manifests
import TemporaryFolders
import Testing

struct ManifestTests {
    private static let fingerprint = Fingerprint(
        program: "1.0", libraries: [.init(name: "cairo", version: "1.16.0")],
        pixelDigest: "xxh3-128 of 325-row bands", filmDigest: "xxh3-128 of frames' pixels and times",
        fonts: [.init(family: "Inter", file: "Inter-Regular.otf", digest: "0123456789abcdef")])

    private static func entry(_ path: String) -> ManifestEntry {
        ManifestEntry(
            path: path,
            picture: .init(
                theme: .init(name: "look", title: "A <look>"), subject: .init(component: "index-bar", name: "rest"),
                variant: .init(
                    appearance: "dark", locale: "zh", direction: "ltr",
                    others: [.init(axis: "brand", value: "\"acme\"")]),
                format: .png, scale: 2, size: Size(width: 750, height: 1624)),
            pixels: "00112233445566778899aabbccddeeff")
    }

    private static var vector: ManifestEntry {
        var entry = entry("look/index-bar/rest~dark.svg")
        entry.pixels = nil
        entry.picture?.scale = nil
        entry.picture?.variant.content = "cities"
        entry.picture?.variant.others = []
        entry.picture?.size = Size(width: 375, height: 812.5)
        entry.picture?.format = .svg
        return entry
    }

    private static let text = #"""
        {
          "version": 1,
          "fingerprint": {
            "program": "1.0",
            "libraries": {"cairo": "1.16.0"},
            "pixels": "xxh3-128 of 325-row bands",
            "filmPixels": "xxh3-128 of frames' pixels and times",
            "fonts": [{"family": "Inter", "name": "Inter-Regular.otf", "digest": "0123456789abcdef"}]
          },
          "images": [
            {"path": "look/index-bar/rest~dark.svg", "theme": "look", "title": "A <look>", "component": "index-bar", "state": "rest", "content": "cities", "appearance": "dark", "locale": "zh", "direction": "ltr", "axes": {}, "scale": null, "width": 375, "height": 812.5, "format": "svg", "pixels": null},
            {"path": "look/index-bar/rest~dark@2x.png", "theme": "look", "title": "A <look>", "component": "index-bar", "state": "rest", "content": null, "appearance": "dark", "locale": "zh", "direction": "ltr", "axes": {"brand": "\"acme\""}, "scale": 2, "width": 750, "height": 1624, "format": "png", "pixels": "00112233445566778899aabbccddeeff"}
          ],
          "failed": [],
          "digest": "DIGEST"
        }

        """#

    private static let manifest = Manifest(
        fingerprint: fingerprint, entries: [entry("look/index-bar/rest~dark@2x.png"), vector])

    /// The text with the place of the digest, which no person could check.
    private static func withoutDigest(_ text: String) -> String {
        text.replacing(/"digest": "[0-9a-f]{32}"\n}/, with: "\"digest\": \"DIGEST\"\n}")
    }

    @Test("the shape that programs read, sorted by path, a line for each image")
    func text() {
        #expect(Self.withoutDigest(String(decoding: Self.manifest.bytes, as: UTF8.self)) == Self.text)
    }

    private static let failures = [
        FailedPicture(
            theme: "b", diagnostics: [Diagnostic(.error, "unknown key 'hue'", in: SourceText(name: "b.theme.yaml"))]),
        FailedPicture(
            theme: "a", component: "grid", state: "first-page", path: "a/grid/first-page.png",
            diagnostics: [Diagnostic(.error, "no memory")]),
    ]

    @Test("what failed is told, sorted by theme and path")
    func failed() throws {
        let manifest = Manifest(fingerprint: Self.fingerprint, entries: [Self.vector], failures: Self.failures)
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        #expect(
            text.contains(
                """
                  "failed": [
                    {"theme": "a", "component": "grid", "state": "first-page", "path": "a/grid/first-page.png", "diagnostics": [{"message": "no memory", "severity": "error"}]},
                    {"theme": "b", "diagnostics": [{"file": "b.theme.yaml", "message": "unknown key 'hue'", "severity": "error"}]}
                  ],
                """))
        let read = try #require(Manifest(bytes: manifest.bytes))
        #expect(read.failures.map(\.name) == ["a/grid/first-page.png", "b"])
        #expect(read.isAsWritten)
    }

    /// Whoever edits a manifest by hand does not know its digest.
    @Test(
        "a manifest that was changed after its run is told",
        arguments: [
            ("\"width\": 750", "\"width\": 751"), ("\"component\": \"index-bar\"", "\"component\": \"bubble\""),
            ("00112233", "00112234"), ("\"format\": \"png\"", "\"format\": \"bmp\""),
            ("\"scale\": 2", "\"scale\": 2, \"mood\": \"good\""), ("\"cairo\": \"1.16.0\"", "\"cairo\": \"1.17.0\""),
            ("  \"failed\"", "  \"name\": 1,\n  \"failed\""), ("\"digest\": \"", "\"digestion\": \""),
            ("\"severity\"", "\"severe\""), ("\"no memory\"", "\"\""),
        ])
    func edited(old: String, new: String) throws {
        var manifest = Manifest(
            fingerprint: Self.fingerprint, entries: Self.manifest.entries, failures: Self.failures)
        manifest.shard = ShardStamp(try #require(Shard(1, of: 2)), ofRun: "c0ffee", themes: ["look": "ab"])
        #expect(Manifest(bytes: manifest.bytes)?.isAsWritten == true)
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        guard text.contains(old) else { return }
        #expect(Manifest(bytes: Array(text.replacing(old, with: new, maxReplacements: 1).utf8))?.isAsWritten != true)
    }

    @Test("spaces and line breaks are no change")
    func reformatted() {
        let text = String(decoding: Self.manifest.bytes, as: UTF8.self).replacing("\n", with: " ")
        #expect(Manifest(bytes: Array(text.utf8))?.isAsWritten == true)
    }

    @Test("a writer keeps what earlier runs left and still holds, in the order of the paths")
    func keeping() throws {
        let root = TemporaryFolder()
        let folder = try OutputFolder(path: root.path)
        let paths = ["a/é.png", "a/b.png", "b/\"c\".png", "look/x.png"]
        var first = ManifestWriter(in: folder)
        for path in paths { try first.add(Self.entry(path)) }
        first.add(Self.failures[1])
        try first.write(fingerprint: Self.fingerprint)
        var second = ManifestWriter(in: folder)
        var changed = Self.entry("b/\"c\".png")
        changed.pixels = "ff"
        for entry in [changed, Self.entry("a/c.png")] { try second.add(entry) }
        let reader = try #require(ManifestReader(inFolder: root.path))
        #expect(reader.frame.fingerprint == Self.fingerprint)
        let old = KeptEntries(reader, failures: reader.frame.failures) { $0.path != "look/x.png" }
        var kept: [String] = []
        try second.forEachKept(of: old) { kept.append($0.path) }
        #expect(kept == ["a/b.png", "a/é.png"])
        try second.write(fingerprint: Self.fingerprint, keeping: old)
        let manifest = try Manifest(inFolder: root.path)
        #expect(manifest.entries.map(\.path) == ["a/b.png", "a/c.png", "a/é.png", "b/\"c\".png"])
        #expect(manifest.entries.last?.pixels == "ff")
        #expect(manifest.failures.map(\.name) == ["a/grid/first-page.png"])
        #expect(manifest.isAsWritten)
        #expect(manifest.bytes == Array(try #require(root.files()[Manifest.path]).utf8))
    }

    @Test("another program's manifest is not read line by line")
    func foreignLines() throws {
        let root = TemporaryFolder()
        #expect(ManifestReader(inFolder: root.path) == nil)
        for text in ["", "{", "{\"images\": [\n  {\"path\": \"a\"}\n]}\n", "{\"images\": [{\"path\": \"a\"}]}\n"] {
            try root.write([Manifest.path: text])
            #expect(ManifestReader(inFolder: root.path) == nil, "\(text)")
        }
    }

    @Test("without an image it is JSON all the same")
    func empty() throws {
        let text = String(decoding: Manifest(fingerprint: Self.fingerprint, entries: []).bytes, as: UTF8.self)
        let document = try DocumentNode.parse(SourceText(name: "manifest", text: text))
        #expect(document["images"]?.elements?.isEmpty == true)
    }

    @Test("what is written is read, with the stamp of a shard and the digests of its files")
    func roundTrip() throws {
        #expect(Manifest(bytes: Self.manifest.bytes)?.bytes == Self.manifest.bytes)
        var stamped = Self.manifest.with(
            Self.manifest.entries.map { entry in
                var entry = entry
                entry.bytes = Digest128(high: 1, low: .max)
                return entry
            })
        stamped.shard = ShardStamp(try #require(Shard(2, of: 3)), ofRun: "c0ffee", themes: ["look": "0123"])
        let read = try #require(Manifest(bytes: stamped.bytes))
        #expect(read.shard == stamped.shard && read.entries == stamped.entries)
    }

    @Test("a writer whose entries come in any order leaves the bytes of the whole")
    func writer() throws {
        let root = TemporaryFolder()
        var writer = ManifestWriter(in: try OutputFolder(path: root.path))
        for entry in Self.manifest.entries.reversed() { try writer.add(entry) }
        try writer.write(fingerprint: Self.fingerprint)
        #expect(try root.files()[Manifest.path].map(Self.withoutDigest) == Self.text)
        #expect(try Manifest(inFolder: root.path).entries == Self.manifest.entries)
    }

    @Test("another program's manifest is kept as it is, but for the order of members")
    func foreign() throws {
        let text = """
            {
              "fingerprint": {"cpu": {"cores": 4}, "fonts": ["Inter"]},
              "name": "night",
              "images": [
                {"path": "a.png", "pixels": "1", "appearance": "dark", "seed": [1, true, null]},
                {"path": "b.txt", "pixels": null}
              ]
            }

            """
        let manifest = try #require(Manifest(bytes: Array(text.utf8)))
        #expect(manifest.entries.map(\.picture) == [nil, nil])
        #expect(String(decoding: manifest.bytes, as: UTF8.self) == text)
    }

    @Test(
        "what is no manifest",
        arguments: [
            "", "{", "[]", "{}", "{\"images\": 1}", "{\"images\": [1]}", "{\"images\": [{}]}",
            "{\"images\": [{\"path\": 1}]}", String(repeating: "[", count: 100_000),
        ])
    func none(text: String) {
        #expect(Manifest(bytes: Array(text.utf8)) == nil)
    }

    @Test(
        "paths that lead out of the manifest's folder are refused",
        arguments: ["/a.png", "b/../../a.png", "..", ""])
    func outside(path: String) throws {
        let root = TemporaryFolder()
        try root.write(["manifest.json": "{\"images\": [{\"path\": \"\(path)\"}]}"])
        let error = #expect(throws: DiagnosticError.self) { try Manifest(inFolder: root.path) }
        #expect(error?.diagnostics[0].message.hasSuffix("lists '\(path)', which is not in its folder") == true)
    }

    @Test("the fingerprint alone is read of a text that may be no whole manifest")
    func fingerprintAlone() {
        #expect(Fingerprint(in: Self.manifest.bytes) == Self.fingerprint)
        #expect(Fingerprint(in: Array("{\"fingerprint\": {}}".utf8))?.values == [])
        for text in ["{}", "[]", "null", "{\"fingerprint\": 3}", "{\"fingerprint\": null}", "", "{"] {
            #expect(Fingerprint(in: Array(text.utf8)) == nil)
        }
    }
}

struct FingerprintDifferenceTests {
    private static func fingerprint(_ json: String) throws -> Fingerprint {
        try #require(Fingerprint(in: Array("{\"fingerprint\": \(json)}".utf8)))
    }

    @Test(
        "values are called by their paths, elements of lists by what names them",
        arguments: [
            (#"{"libraries": {"a": "1"}}"#, #"{"libraries": {"a": "1"}}"#, []),
            (
                #"{"libraries": {"freetype": "2.12", "cairo": "1"}}"#,
                #"{"libraries": {"cairo": "1", "freetype": "2.13"}}"#,
                [.changed("freetype", from: "2.12", to: "2.13")]
            ),
            (
                #"{"fonts": [{"family": "Inter", "digest": "aa"}]}"#,
                #"{"fonts": [{"family": "Inter", "digest": "bb"}]}"#,
                [.replaced("font Inter")]
            ),
            (
                #"{"a": {"b": ["x"]}}"#, #"{"a": {"b": ["y"], "c": true}}"#,
                [.changed("b 0", from: "x", to: "y"), .changed("c", from: nil, to: "true")]
            ),
            (#"{"a": 2.5}"#, "{}", [.changed("a", from: "2.5", to: nil)]),
            (
                #"{"fonts": [{"family": "Inter", "name": "a.otf", "digest": "1"}, {"name": "b.otf", "digest": "2"}]}"#,
                #"{"fonts": [{"name": "b.otf", "digest": "3"}]}"#,
                [.replaced("font b"), .removed("font a.otf")]
            ),
        ] as [(String, String, [Fingerprint.Difference])])
    func differences(old: String, new: String, expected: [Fingerprint.Difference]) throws {
        #expect(try Self.fingerprint(new).differences(from: Self.fingerprint(old)) == expected)
    }

    @Test("the values of a run's fingerprint")
    func values() throws {
        let fingerprint = Fingerprint(
            program: "0.1.0", libraries: [.init(name: "freetype", version: "2.12.1")],
            fonts: [.init(family: "Inter", file: "Inter-Medium.otf", digest: "aa")])
        #expect(
            fingerprint.values.map { "\($0.name) = \($0.text)" } == [
                "Inter Inter-Medium.otf digest = aa", "Inter Inter-Medium.otf family = Inter",
                "Inter Inter-Medium.otf name = Inter-Medium.otf", "freetype = 2.12.1", "program = 0.1.0",
            ])
    }
}
