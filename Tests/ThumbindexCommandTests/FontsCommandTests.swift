import TemporaryFolders
import Testing

struct FontsCommandTests {
    private let root = TemporaryFolder()

    private static let inter = "/usr/share/fonts/opentype/inter/Inter-"
    /// A theme all of whose fonts are Inter in two weights.
    private static let look = """
        indexBar: {titleFont: {families: [Inter], weight: 700}}
        bubble: {titleFont: {families: [Inter], weight: 700}}
        list:
          header: {font: {families: [Inter], weight: 700}}
          row: {titleFont: {families: [Inter]}, subtitleFont: {families: [Inter]}, picture: {monogramFont: {families: [Inter], weight: 700}}}
          footer: {font: {families: [Inter]}}
          tableHeader: {placeholderFont: {families: [Inter]}}

        """

    @Test("a line for each family and weight of each theme", .enabled(if: FontPackages.areDebian))
    func lines() throws {
        try root.write(["look.theme.yaml": Self.look, "other.theme.yaml": "extends: look.theme.yaml\n"])
        let result = try Program.run(["fonts", "."], in: root.path)
        #expect(
            result.text
                == ["look", "other"].map { theme in
                    "\(theme)\tInter\t700\t\(Self.inter)Bold.otf\n\(theme)\tInter\t400\t\(Self.inter)Regular.otf\n"
                }.joined())
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test("a face of a collection file has its number", .enabled(if: FontPackages.areDebian))
    func collection() throws {
        try root.write(["look.theme.yaml": "{}\n"])
        let result = try Program.run(["fonts", "look.theme.yaml"], in: root.path)
        #expect(
            result.text.contains(
                "look\tNoto Sans CJK SC\t400\t/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc#2\n"))
    }

    @Test("the same as JSON; a broken theme is told, and the others are listed")
    func json() throws {
        try root.write([
            "look.theme.yaml": Self.look, "broken.theme.yaml": "list: {row: {titleFont: {families: [Intre]}}}\n",
        ])
        let result = try Program.run(["fonts", ".", "--json"], in: root.path)
        #expect(
            result.text.hasPrefix(
                "{\n  \"version\": 1,\n  \"themes\": [\n    {\n      \"name\": \"look\",\n      \"fonts\": [\n"))
        #expect(result.text.contains("\"family\": \"Inter\",\n          \"weight\": 700,\n          \"file\": \"/"))
        #expect(
            result.errors == """
                ./broken.theme.yaml:1:37: error: no font family named 'Intre' is installed
                list: {row: {titleFont: {families: [Intre]}}}
                                                    ^~~~~
                hint: did you mean 'Inter'?

                """)
        #expect(result.status == 2)
    }

    @Test("no theme to look at")
    func noTheme() throws {
        let result = try Program.run(["fonts"], in: root.path)
        #expect(result.errors == "error: there is no file or folder 'Themes'\n")
        #expect(result.status == 2)
    }

    @Test("TX-1: what is taken in place of a family is told at its place, in the theme or in its tokens")
    func substitution() throws {
        try root.write([
            "look.theme.yaml": "tokens: brand.tokens.json\nfont: {families: \"{text}\"}\n",
            "brand.tokens.json": """
            {"text": {"$type": "fontFamily", "$value": ["Brand Sans", "Inter"]}}

            """,
            "other.theme.yaml": "font: {families: [Brand Serif, Inter]}\n",
        ])
        let result = try Program.run(["fonts", "."], in: root.path)
        #expect(
            result.errors.contains(
                "./brand.tokens.json:1:45: note: no font family named 'Brand Sans' is installed; 'Inter' is taken\n"))
        #expect(
            result.errors.contains(
                "./other.theme.yaml:1:19: note: no font family named 'Brand Serif' is installed; 'Inter' is taken\n"))
        #expect(result.status == 0)
        #expect(
            try Program.run(["render", "other.theme.yaml", "--state", "pinned", "--strict"], in: root.path).status == 0)
    }

    @Test(
        "TX-2: fonts that stand in for a script of the content have it at their ends",
        .enabled(if: FontPackages.areDebian))
    func scripts() throws {
        try root.write([
            "look.theme.yaml": "font: {families: [Inter]}\ncontent: names.content.yaml\n",
            "names.content.yaml": "locale: ar\nitems: [علي, حسن]\n",
        ])
        let result = try Program.run(["fonts", "look.theme.yaml"], in: root.path)
        #expect(
            result.text.contains(
                "look\tNoto Sans Arabic\t400\t/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf\tArabic\n"))
    }
}
