import Foundation
import TemporaryFolders
import Testing

/// What drew a picture is told beside it, so that a difference names the font or the library wherever the two files lie.
@Suite("Fingerprints beside pictures", .enabled(if: FontPackages.areDebian))
struct FingerprintTests {
    private let root = TemporaryFolder()

    /// A brand's font that is another file on the other machine: the same name, other outlines.
    init() throws {
        try root.write([
            "look.theme.yaml": """
            canvas: {width: 80, height: 160}
            fonts: [brand/Brand.otf]
            font: {families: [Inter]}

            """, "names.txt": "Ann\nBob\nCarl\nDora\n", "tap.timeline.yaml": "steps: [{shot: first}, {wait: 0.1}]\n",
        ])
        try take("Inter-Regular")
    }

    private func take(_ font: String) throws {
        let target = root.path + "/brand/Brand.otf"
        try FileManager.default.createDirectory(atPath: root.path + "/brand", withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.copyItem(atPath: "/usr/share/fonts/opentype/inter/\(font).otf", toPath: target)
    }

    @discardableResult private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: root.path)
    }

    private func render(_ out: String, _ others: String...) throws {
        let arguments = [
            "render", "look.theme.yaml", "--out", out, "--content", "names.txt", "--state", "pinned", "--appearance",
            "light", "--format", "png,json", "--scale", "1",
        ]
        #expect(try Program.run(arguments + others, in: root.path).status == 0)
    }

    private static let picture = "look/section-list/pinned~names"

    /// Two runs, the second on a machine whose brand font is the bold one.
    private func renderBoth() throws {
        try render("old")
        try take("Inter-Bold")
        try render("new")
    }

    private func copy(_ name: String, to target: String) throws {
        try FileManager.default.createDirectory(
            atPath: (root.path + "/" + target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: root.path + "/" + name, toPath: root.path + "/" + target)
    }

    private func fingerprint(_ path: String) throws -> NSDictionary? {
        let data = try Data(contentsOf: URL(filePath: root.path + "/" + path))
        return (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["fingerprint"] as? NSDictionary
    }

    private static let cause = "fingerprint differs: font Brand differs"

    @Test("single files that were copied from their runs name the font")
    func files() throws {
        try renderBoth()
        for (side, run) in [("a", "old"), ("b", "new")] {
            for ending in ["png", "json"] { try copy("\(run)/\(Self.picture).\(ending)", to: "\(side)/rest.\(ending)") }
        }
        let result = try run("diff", "a/rest.png", "b/rest.png")
        #expect(result.status == 1)
        #expect(result.text.contains(Self.cause), "\(result.text)")
    }

    @Test("folders of such files name it, with no manifest on either side")
    func folders() throws {
        try renderBoth()
        for side in ["old", "new"] { try FileManager.default.removeItem(atPath: "\(root.path)/\(side)/manifest.json") }
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(result.text.contains(Self.cause), "\(result.text)")
    }

    /// A manifest tells of all pictures of its folder, and one that was approved by itself may be another machine's.
    @Test("what a picture's own file says counts more than the manifest above it")
    func mixed() throws {
        try renderBoth()
        for ending in ["png", "json"] {
            try FileManager.default.removeItem(atPath: "\(root.path)/old/\(Self.picture).\(ending)")
            try copy("new/\(Self.picture).\(ending)", to: "old/\(Self.picture).\(ending)")
        }
        // Other pixels by the same fonts.
        try root.write([
            "look.theme.yaml": String(contentsOfFile: root.path + "/look.theme.yaml", encoding: .utf8)
                + "list: {row: {titleColor: \"#FF0000\"}}\n"
        ])
        try render("newer")
        let result = try run("diff", "old", "newer")
        #expect(result.status == 1)
        #expect(!result.text.contains("fingerprint"), "\(result.text)")
    }

    @Test("pictures without JSON are told of by the manifest that lists them, and by no other")
    func manifests() throws {
        try renderBoth()
        for side in ["old", "new"] {
            try FileManager.default.removeItem(atPath: "\(root.path)/\(side)/\(Self.picture).json")
            try copy("\(side)/\(Self.picture).png", to: "\(side)/look/section-list/stray.png")
        }
        let listed = try run("diff", "old/\(Self.picture).png", "new/\(Self.picture).png")
        #expect(listed.text.contains(Self.cause), "\(listed.text)")
        let stray = try run("diff", "old/look/section-list/stray.png", "new/look/section-list/stray.png")
        #expect(stray.status == 1)
        #expect(!stray.text.contains("fingerprint"), "\(stray.text)")
    }

    @Test("a state's JSON has the fonts of its own picture, whatever else its run draws")
    func sameBytes() throws {
        try render("alone")
        try render("many", "--locale", "en,ar,zh-Hans", "--direction", "ltr,rtl", "--state", "rest")
        let (alone, many) = (
            try fingerprint("alone/\(Self.picture).json"), try fingerprint("many/\(Self.picture).json")
        )
        #expect(alone != nil && alone == many)
    }

    @Test("shots are told of by their timeline's JSON")
    func shots() throws {
        for side in ["old", "new"] {
            try render(side, "--timeline", "tap.timeline.yaml")
            try FileManager.default.removeItem(atPath: "\(root.path)/\(side)/manifest.json")
            try take("Inter-Bold")
        }
        let result = try run("diff", "old/look/tap", "new/look/tap")
        #expect(result.status == 1)
        #expect(result.text.contains(Self.cause), "\(result.text)")
    }

    @Test("the same picture by another font file is the same picture")
    func samePixels() throws {
        try render("old")
        let font = root.path + "/brand/Brand.otf"
        // Bytes after the tables are nobody's.
        let file = try FileHandle(forWritingTo: URL(filePath: font))
        try file.seekToEnd()
        try file.write(contentsOf: Data([0, 0, 0, 0]))
        try file.close()
        try render("new")
        #expect(try fingerprint("old/\(Self.picture).json") != fingerprint("new/\(Self.picture).json"))
        let result = try run("diff", "old", "new")
        #expect(result.status == 0 && result.text == "1 pair: 1 equal\n", "\(result.text)")
    }

    /// `--fonts` is for the same pixels on every machine.
    @Test("values of axes draw with the given fonts too, and their fallback fonts are in a bundle")
    func givenFonts() throws {
        try root.write([
            "a.theme.yaml":
                "canvas: {width: 80, height: 160}\nfont: {families: [Inter]}\ncontent: names.content.yaml\n",
            "names.content.yaml": "locale: ar\nitems: [علي, حسن]\n",
            "run.batch.yaml":
                "themes: [a.theme.yaml]\nstates: [resting]\nformats: [json]\naxes: {list.row.titleFont.weight: [null, 700]}\n",
        ])
        try run("fonts", "run.batch.yaml", "--bundle", "bundle")
        #expect(try root.names(in: "bundle").contains("NotoSansArabic-Bold.ttf"))
        try FileManager.default.removeItem(atPath: root.path + "/bundle/Inter-Bold.otf")
        #expect(try run("render", "run.batch.yaml", "--fonts", "bundle", "--out", "out").status == 0)
        let told = try fingerprint("out/a/section-list/resting~rtl~700.json")
        let fonts = (told?["fonts"] as? [[String: String]] ?? []).compactMap { $0["name"] }
        #expect(fonts.contains("NotoSansArabic-Bold.ttf") && !fonts.contains("Inter-Bold.otf"), "\(fonts)")
    }
}
