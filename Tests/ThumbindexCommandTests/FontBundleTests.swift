import Foundation
import TemporaryFolders
import Testing

/// Fonts that travel: `fonts --bundle` and `render --fonts`.
struct FontBundleTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "a.theme.yaml": """
            canvas: {width: 80, height: 160}
            font: {families: [Inter]}
            content: names.content.yaml

            """, "names.content.yaml": "locale: ar\nitems: [علي, حسن]\n",
            "run.batch.yaml":
                "themes: [a.theme.yaml]\nstates: [section-list/resting]\naxes: {list.row.titleFont.weight: [null, 700]}\n",
        ])
    }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    @Test("a bundle has the fonts of all that a batch draws, and their licences", .enabled(if: FontPackages.areDebian))
    func bundling() throws {
        let result = try run("fonts", "run.batch.yaml", "--bundle", "bundle")
        #expect(result.status == 0)
        let names = try root.names(in: "bundle")
        #expect(names.contains("Inter-Bold.otf"))
        #expect(names.contains("NotoSansArabic-Regular.ttf"))
        #expect(names.contains("licenses/fonts-inter.txt"))
        let licenses = try String(contentsOfFile: root.path + "/bundle/licenses.txt", encoding: .utf8)
        #expect(licenses.contains("\nInter-Bold.otf\n    Copyright"))
        #expect(licenses.contains("SIL Open Font License"))
        #expect(result.text.split(separator: "\n").allSatisfy { $0.hasPrefix("bundle/") })
    }

    @Test("with a bundle alone the same bytes are left, fingerprint and all")
    func drawing() throws {
        #expect(try run("fonts", "run.batch.yaml", "--bundle", "bundle").status == 0)
        #expect(try run("render", "run.batch.yaml", "--out", "machine").status == 0)
        #expect(try run("render", "run.batch.yaml", "--out", "bundled", "--fonts", "bundle").status == 0)
        try expectSameFiles("machine", "bundled", pictures: 5)
    }

    private func expectSameFiles(_ machine: String, _ bundled: String, pictures: Int) throws {
        func files(_ folder: String) throws -> [String: Data] {
            let names = try root.names(in: folder).filter { name in
                !name.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            return try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    (name, try Data(contentsOf: URL(filePath: "\(root.path)/\(folder)/\(name)")))
                })
        }
        let (expected, found) = (try files(machine), try files(bundled))
        #expect(expected.keys.count { $0.hasSuffix(".png") } == pictures, "\(expected.keys.sorted())")
        #expect(found.keys.sorted() == expected.keys.sorted())
        for (name, data) in expected { #expect(found[name] == data, "\(name)") }
    }

    /// Bold text makes 500 to 800, 700 to 1000; conditions and tokens choose families; a timeline sets what no axis does;
    /// the chrome, a board and annotations have texts of their own.
    private static let manyAxes: KeyValuePairs = [
        "many.theme.yaml": """
        canvas: {width: 80, height: 160}
        tokens: brand.resolver.json
        content: latin.content.yaml
        font: {families: [Inter]}
        chrome: {platform: ios, statusBar: {shown: false}, navigationBar: {title: سلام}, homeIndicator: false}
        list:
          row:
            titleFont:
              weight: 500
              families:
                default: [Inter]
                "bold-text and contrast=increased": "{face.strong}"

        """,
        "latin.content.yaml": "locale: en\nitems: [Ann, Bob]\n",
        "plain.tokens.json": ##"{"face": {"strong": {"$type": "fontFamily", "$value": "Inter"}}}"##,
        "loud.tokens.json": ##"{"face": {"strong": {"$type": "fontFamily", "$value": "Noto Sans"}}}"##,
        "brand.resolver.json": """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "plain.tokens.json"}]}},
         "modifiers": {"brand": {"default": "plain", "contexts": {"plain": [], "loud": [{"$ref": "loud.tokens.json"}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
        """,
        "bold.timeline.yaml": "settings: {bold-text: true}\nsteps: [{shot: start}]\n",
        "many.batch.yaml": """
        themes: [many.theme.yaml]
        states: [section-list/resting]
        formats: [png, json]
        axes:
          appearance: [light]
          scale: [1]
          brand: [plain, loud]
          bold-text: [false, true]
          contrast: [standard, increased]

        """,
    ]

    /// The files of fonts that the JSON of a variant, or the manifest of a run, names.
    private func fonts(of path: String) throws -> Set<String> {
        let data = try Data(contentsOf: URL(filePath: root.path + "/" + path))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let fonts = (json?["fingerprint"] as? [String: Any])?["fonts"] as? [[String: Any]]
        return Set(try #require(fonts).compactMap { $0["name"] as? String })
    }

    @Test("fonts that only values of several axes name are in the fingerprint and in the bundle")
    func combinations() throws {
        try root.write(Self.manyAxes)
        #expect(try run("fonts", "many.batch.yaml", "--bundle", "bundle").status == 0)
        let result = try run("render", "many.batch.yaml", "--out", "machine")
        #expect(result.status == 0, "\(result.errors)")
        let bundled = try run("render", "many.batch.yaml", "--out", "bundled", "--fonts", "bundle")
        #expect(bundled.status == 0, "\(bundled.errors)")
        try expectSameFiles("machine", "bundled", pictures: 9)
        let all = try fonts(of: "machine/manifest.json")
        let states = try root.names(in: "machine").filter { $0.hasSuffix(".json") && $0.contains("resting") }
        #expect(states.count == 8)
        for state in states { #expect(try fonts(of: "machine/" + state).subtracting(all) == [], "\(state)") }
        #expect(all.contains { $0.hasPrefix("NotoSans-") }, "\(all)")
        #expect(all.contains("NotoSansArabic-Regular.ttf") || all.contains { $0.hasPrefix("NotoSansArabic") }, "\(all)")
    }

    @Test("what a timeline has the reader set, and a pseudo-locale, are in the fingerprint")
    func settings() throws {
        try root.write(Self.manyAxes)
        func fonts(_ options: String...) throws -> Set<String> {
            let out = "out\(options.count)\(options.last ?? "")"
            let drawn = ["render", "many.theme.yaml", "--state", "section-list/resting", "--scale", "1", "--out", out]
            let result = try Program.run(drawn + options, in: root.path)
            #expect(result.status == 0, "\(result.errors)")
            return try self.fonts(of: out + "/manifest.json")
        }
        let usual = try fonts()
        #expect(!usual.contains("Inter-ExtraBold.otf"))
        #expect(try fonts("--timeline", "bold.timeline.yaml").contains("Inter-ExtraBold.otf"))
        #expect(try fonts("--bold-text").contains("Inter-ExtraBold.otf"))
    }

    @Test("a folder without a theme's fonts is told as a machine without them is")
    func emptyFolder() throws {
        try FileManager.default.createDirectory(atPath: root.path + "/none", withIntermediateDirectories: true)
        let result = try run("render", "a.theme.yaml", "--fonts", "none", "--state", "pinned")
        #expect(result.status == 2)
        #expect(result.errors.contains("error: no font family named 'Inter' is installed\n"))
    }
}
