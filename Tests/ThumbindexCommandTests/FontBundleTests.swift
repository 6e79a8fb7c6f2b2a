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
                "themes: [a.theme.yaml]\nstates: [pinned]\naxes: {list.row.titleFont.weight: [null, 700]}\n",
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
        for name in try root.names(in: "machine") where !name.hasPrefix(".") {
            #expect(
                try Data(contentsOf: URL(filePath: "\(root.path)/machine/\(name)"))
                    == Data(contentsOf: URL(filePath: "\(root.path)/bundled/\(name)")), "\(name)")
        }
    }

    @Test("a folder without a theme's fonts is told as a machine without them is")
    func emptyFolder() throws {
        try FileManager.default.createDirectory(atPath: root.path + "/none", withIntermediateDirectories: true)
        let result = try run("render", "a.theme.yaml", "--fonts", "none", "--state", "pinned")
        #expect(result.status == 2)
        #expect(result.errors.contains("error: no font family named 'Inter' is installed\n"))
    }
}
