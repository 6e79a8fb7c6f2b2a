import Documents
import Geometry
import Styles
import TemporaryFolders
import Testing
import Thumbindex

struct ThemeFileTests {
    private let root = TemporaryFolder()

    private func file(_ text: String) throws -> ThemeFile {
        try root.write(["look.theme.yaml": text])
        return try ThemeFile(atPath: root.path + "/look.theme.yaml")
    }

    /// What an error says, without the folder's path.
    private func message(_ body: () throws -> Void) throws -> String {
        let error = try #require(throws: DiagnosticError.self) { try body() }
        return error.description.replacing(root.path + "/", with: "")
    }

    @Test("a theme has a name, a title, and a look in each appearance")
    func reading() throws {
        let file = try file("name: My look\nlist: {background: {light: \"#FFF\", dark: \"#123\"}}\n")
        #expect(file.name == "look")
        #expect(file.title == "My look")
        #expect(file.theme(in: .light).list.background == .color(.white))
        #expect(file.theme(in: .dark).list.background == .color(Color(hex: 0x112233)))
        #expect(file.warnings.isEmpty)
        #expect(file.contentPath == nil)
    }

    @Test("a theme of a text or of bytes is what the same file is, and finds what stands beside its path")
    func textAndData() throws {
        try root.write(["base.theme.yaml": "list: {row: {height: 50}}\n"])
        let text = "extends: base.theme.yaml\nname: My look\nindexBar: {slotHeight: 16}\n"
        let path = root.path + "/look.theme.yaml"
        let ofText = try ThemeFile(text: text, path: path)
        let ofData = try ThemeFile(data: [0xEF, 0xBB, 0xBF] + Array(text.utf8), path: path)
        let ofFile = try file(text)
        for theme in [ofText, ofData] {
            #expect(theme.theme(in: .dark) == ofFile.theme(in: .dark))
            #expect([theme.name, theme.title] == ["look", "My look"])
        }
        #expect(ofText.theme(in: .light).list.row.height == 50)
        #expect(try ThemeFile(text: "indexBar: {slotHeight: 16}").name == "theme")
    }

    @Test("mistakes of a text are told at their places, and bytes that are no text")
    func wrongText() throws {
        #expect(
            try message { _ = try ThemeFile(text: "indexBar: {slotHight: 16}", path: "my.theme.yaml") } == """
                my.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar
                indexBar: {slotHight: 16}
                           ^~~~~~~~~
                hint: did you mean 'slotHeight'?
                """)
        #expect(throws: DiagnosticError.self) { try ThemeFile(data: [0x61, 0xFF]) }
    }

    @Test("a deprecated token is a warning")
    func warnings() throws {
        try root.write([
            "old.tokens.json": """
            {"ink": {"$type": "color", "$deprecated": "use paper",
              "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
            """
        ])
        let file = try file("tokens: old.tokens.json\nlist: {background: \"{ink}\"}\n")
        #expect(file.warnings.map(\.severity) == [.warning])
    }

    @Test("a missing family is told where the theme names it")
    func missingFamily() throws {
        let file = try file("list:\n  header:\n    font: {families: [Intre]}\n")
        #expect(
            try message { _ = try file.findFonts() } == """
                look.theme.yaml:3:23: error: no font family named 'Intre' is installed
                    font: {families: [Intre]}
                                      ^~~~~
                hint: did you mean 'Inter'?
                """)
    }

    @Test("TX-1: a family that another of its list stands in for is a note where the theme names it")
    func substitutedFamily() throws {
        let file = try file("list:\n  header:\n    font: {families: [Intre, Inter]}\n")
        let notes = file.substitutions(in: try file.findFonts()).map {
            $0.description.replacing(root.path + "/", with: "")
        }
        #expect(
            notes == [
                """
                look.theme.yaml:3:23: note: no font family named 'Intre' is installed; 'Inter' is taken
                    font: {families: [Intre, Inter]}
                                      ^~~~~
                """
            ])
    }

    @Test("a file that is no font is told where the theme names it")
    func unreadableFont() throws {
        let file = try file("fonts: look.theme.yaml\n")
        #expect(
            try message { _ = try file.findFonts() } == """
                look.theme.yaml:1:8: error: 'look.theme.yaml' is not a font file that can be read
                fonts: look.theme.yaml
                       ^~~~~~~~~~~~~~~
                """)
    }

    @Test("a theme's own font files come before the machine's")
    func ownFont() throws {
        let inter = try #require(try ThemeFonts(for: [FontStyle(families: ["Inter"])]).sources.first)
        try root.copy(inter.path, to: "brand.otf")
        let file = try file("fonts: brand.otf\nindexBar: {titleFont: {families: [Inter]}}\n")
        let sources = try file.findFonts().sources.filter { $0.family == "Inter" && $0.weight == 400 }
        #expect(sources.map(\.path) == [root.path + "/brand.otf"])
    }

    @Test("the size of the pictures, and where it is too large")
    func pictureSize() throws {
        let file = try file("canvas:\n  width: 100.5\n  height: 16000\n")
        let size = try file.pictureSize(in: .light, scale: 1)
        #expect((size.width, size.height) == (101, 16_000))
        #expect(
            try message { _ = try file.pictureSize(in: .light, scale: 3) } == """
                look.theme.yaml:2:10: error: a canvas of 301 × 48000 pixels is too large; at most 64000000 pixels, \
                and 32767 on a side, are accepted
                  width: 100.5
                         ^~~~~
                """)
    }

    @Test("the content that the theme names, else the sample")
    func content() throws {
        #expect(try file("{}").readContent().list() == ContentSource.sample.list())
        try root.write(["names.txt": "Ann\nBob\n"])
        let named = try file("content: names.txt\n")
        #expect(named.contentPath == root.path + "/names.txt")
        #expect(try named.readContent().list().sections.map(\.title) == ["A", "B"])
    }
}
