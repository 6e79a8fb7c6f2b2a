import Foundation
import TemporaryFolders
import Testing

/// AX-1 … AX-5: the reader's settings as options, axes and values in names of files.
struct PlatformAxisTests {
    private let root = TemporaryFolder()

    private static let names = """
        sections:
          - {title: A, items: [{name: Ada, subtitle: Mill}]}
          - {title: B, items: [Bo]}

        """

    private struct State: Decodable {
        struct Node: Decodable {
            struct Font: Decodable {
                var size: Double
                var weight: Double
            }
            var id: String
            var frame: [Double]
            var text: String?
            var font: Font?
            var color: String?
        }
        var size: [Double]
        var nodes: [Node]

        subscript(id: String) -> Node? { nodes.first { $0.id == id } }
    }

    private func state(_ name: String) throws -> State {
        let data = try Data(contentsOf: URL(filePath: "\(root.path)/Output/look/index-bar/\(name).json"))
        return try JSONDecoder().decode(State.self, from: data)
    }

    private func render(_ arguments: String..., theme: String = "content: names.content.yaml\n") throws
        -> Program.Result
    {
        try root.write(["look.theme.yaml": theme, "names.content.yaml": Self.names])
        return try Program.run(
            [
                "render", "look.theme.yaml", "--format", "json", "--state", "index-bar/rest,below-minimum",
                "--appearance", "light",
            ] + arguments, in: root.path)
    }

    @Test("text sizes and font scales are values in names, and rows grow with their texts")
    func sizes() throws {
        #expect(try render("--text-size", "l,AX3").status == 0)
        #expect(try render("--font-scale", "1.3").status == 0)
        #expect(
            try root.names(in: "Output/look/index-bar").sorted()
                == ["below-minimum.json", "below-minimum~1.3.json", "below-minimum~AX3.json"])
        let (usual, large) = (try state("below-minimum"), try state("below-minimum~AX3"))
        let (small, big) = (usual["section/0/row/0/title"], large["section/0/row/0/title"])
        #expect(big?.font?.size == (small?.font?.size ?? 0) * (40.0 / 17))
        #expect((large["section/0/row/0"]?.frame[3] ?? 0) > (usual["section/0/row/0"]?.frame[3] ?? 0) + 20)
        let manifest = try String(contentsOfFile: root.path + "/Output/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"text-size\": \"AX3\""))
    }

    @Test("contrast, motion, transparency and zoom are values in names, in the manifest and of conditions")
    func accessibility() throws {
        let theme = """
            content: names.content.yaml
            canvas: {preset: iphone-x}
            list: {row: {titleColor: {default: "#777777", contrast=increased: "#111111"}}}

            """
        #expect(try render("--contrast", "standard,increased", theme: theme).status == 0)
        #expect(try render("--reduce-motion", "--reduce-transparency", "--zoom", theme: theme).status == 0)
        #expect(
            try root.names(in: "Output/look/index-bar").sorted()
                == [
                    "below-minimum.json", "below-minimum~increased.json",
                    "below-minimum~reduce-motion~reduce-transparency~zoom.json",
                ])
        let (usual, increased) = (try state("below-minimum"), try state("below-minimum~increased"))
        #expect(usual["section/0/row/0/title"]?.color == "#777777")
        #expect(increased["section/0/row/0/title"]?.color == "#111111")
        let zoomed = try state("below-minimum~reduce-motion~reduce-transparency~zoom")
        #expect(zoomed.size == [320, 693])
        let manifest = try String(contentsOfFile: root.path + "/Output/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"contrast\": \"increased\""))
        #expect(manifest.contains("\"reduce-motion\": \"reduce-motion\""))
        let gallery = try String(contentsOfFile: root.path + "/Output/index.html", encoding: .utf8)
        #expect(gallery.contains("contrast"))
    }

    @Test("pseudo-locales change what is drawn, and collation sees the original")
    func pseudo() throws {
        #expect(try render("--pseudo", "none,en-XA").status == 0)
        let shown = try state("below-minimum~en-XA")
        #expect(shown["section/0/row/0/title"]?.text == "[Åðå one]")
        #expect(shown["section/0/row/0/subtitle"]?.text == "[Ḿîļļ one]")
        #expect(shown["section/1/header"]?.text == "[β one]")
    }

    @Test("a theme and a batch say the same")
    func batch() throws {
        try root.write([
            "look.theme.yaml": "content: names.content.yaml\npseudo: bounded\n", "names.content.yaml": Self.names,
            "sizes.batch.yaml": """
            themes: look.theme.yaml
            states: index-bar/below-minimum
            axes: {appearance: light, text-size: [null, XXXL], bold-text: {bold: true}}
            formats: json

            """,
        ])
        #expect(try Program.run(["render", "sizes.batch.yaml"], in: root.path).status == 0)
        #expect(
            try root.names(in: "Output/look/index-bar").sorted()
                == ["below-minimum~bold.json", "below-minimum~bold~XXXL.json"])
        let shown = try state("below-minimum~bold")
        #expect(shown["section/0/row/0/title"]?.text == "[# Ada #]")
        #expect(shown["section/0/row/0/title"]?.font?.weight == 700)
    }

    private static let changed = "content: names.content.yaml\ntext-size: AX3\ncontrast: increased\npseudo: bounded\n"

    @Test("what is asked for wins over what the theme says, and has a name of its own then")
    func explicitUsualValues() throws {
        #expect(try render(theme: Self.changed).status == 0)
        let asked = try render(
            "--text-size", "L", "--contrast", "standard", "--pseudo", "none", theme: Self.changed)
        #expect(asked.status == 0)
        #expect(
            try root.names(in: "Output/look/index-bar").sorted()
                == ["below-minimum.json", "below-minimum~standard~none~L.json"])
        let (own, other) = (try state("below-minimum"), try state("below-minimum~standard~none~L"))
        #expect(own["section/0/row/0/title"]?.text == "[# Ada #]")
        #expect(other["section/0/row/0/title"]?.text == "Ada")
        #expect(
            own["section/0/row/0/title"]?.font?.size == (other["section/0/row/0/title"]?.font?.size ?? 0) * (40.0 / 17))
        #expect(own["section/0/row/0/subtitle"]?.color != other["section/0/row/0/subtitle"]?.color)
        let manifest = try String(contentsOfFile: root.path + "/Output/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"contrast\": \"standard\", \"pseudo\": \"none\", \"text-size\": \"L\""))
    }

    /// A resolver whose modifier is called as a setting of the reader.
    private static let resolver = """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {"contrast": {"default": "standard", "contexts": {
           "standard": [], "increased": [{"$ref": "strong.tokens.json"}], "night": [{"$ref": "night.tokens.json"}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/contrast"}]}
        """

    private func writeResolver() throws {
        func token(_ part: Double) -> String {
            """
            {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(part), 0, 0]}}}
            """
        }
        try root.write([
            "look.resolver.json": Self.resolver, "base.tokens.json": token(0.4), "strong.tokens.json": token(0.2),
            "night.tokens.json": token(0.8),
        ])
    }

    private static let bound = """
        content: names.content.yaml
        tokens: look.resolver.json
        list: {row: {titleColor: "{ink}", subtitleColor: {default: "#777777", contrast=increased: "#111111"}}}

        """

    @Test("a modifier that is called as a setting goes with the reader's, and alone by modifier.NAME")
    func modifierOfASetting() throws {
        try writeResolver()
        #expect(try render("--contrast", "standard,increased", theme: Self.bound).status == 0)
        let (usual, increased) = (try state("below-minimum"), try state("below-minimum~increased"))
        #expect(usual["section/0/row/0/title"]?.color == "#660000")
        #expect(usual["section/0/row/0/subtitle"]?.color == "#777777")
        #expect(increased["section/0/row/0/title"]?.color == "#330000")
        #expect(increased["section/0/row/0/subtitle"]?.color == "#111111")
        try root.write([
            "alone.batch.yaml": """
            themes: look.theme.yaml
            states: index-bar/below-minimum
            axes: {appearance: light, modifier.contrast: [increased, night]}
            formats: json

            """
        ])
        #expect(try Program.run(["render", "alone.batch.yaml", "--out", "Output"], in: root.path).status == 0)
        let (alone, night) = (try state("below-minimum~increased"), try state("below-minimum~night"))
        #expect(alone["section/0/row/0/title"]?.color == "#330000")
        #expect(alone["section/0/row/0/subtitle"]?.color == "#777777")
        #expect(night["section/0/row/0/title"]?.color == "#CC0000")
    }

    @Test("a context that is no value of the setting tells how the modifier is called")
    func contextThatIsNoValue() throws {
        try writeResolver()
        try root.write([
            "look.theme.yaml": Self.bound, "names.content.yaml": Self.names,
            "wrong.batch.yaml": "themes: look.theme.yaml\naxes: {contrast: [null, night]}\nformats: json\n",
        ])
        let result = try Program.run(["render", "wrong.batch.yaml"], in: root.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("wrong.batch.yaml:2:25: error: "), "\(result.errors)")
        #expect(result.errors.contains("hint: a modifier of that name is the axis 'modifier.contrast'"))
    }

    @Test("what a timeline has the reader set is in the manifest and a filter of the gallery, unless an axis says it")
    func timelineSettings() throws {
        try root.write([
            "large.timeline.yaml": """
            settings: {text-size: AX3, bold-text: true}
            steps: [{touchDown: B}, {shot: on-b}, touchUp]

            """
        ])
        let arguments = ["--timeline", "large.timeline.yaml", "--state", "index-bar/below-minimum"]
        try root.write(["look.theme.yaml": "content: names.content.yaml\nindexBar: {minimumCount: 2}\n"])
        try root.write(["names.content.yaml": Self.names])
        func run(_ more: String...) throws -> Program.Result {
            try Program.run(
                ["render", "look.theme.yaml", "--format", "svg", "--appearance", "light"] + arguments + more,
                in: root.path)
        }
        let drawn = try run()
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(try root.names(in: "Output/look/large") == ["on-b.svg"])
        #expect(try axes(of: "look/large/on-b.svg") == ["bold-text": "bold", "text-size": "AX3"])
        #expect(try axes(of: "look/index-bar/below-minimum.svg") == [:])
        let gallery = try String(contentsOfFile: root.path + "/Output/index.html", encoding: .utf8)
        #expect(gallery.contains("<select name=\"axis-text-size\""))
        #expect(gallery.contains("AX3"))
        #expect(try run("--text-size", "XL").status == 0)
        #expect(try axes(of: "look/large/on-b~XL.svg") == ["bold-text": "bold", "text-size": "XL"])
    }

    private func axes(of path: String) throws -> [String: String] {
        struct Manifest: Decodable {
            struct Image: Decodable {
                var path: String
                var axes: [String: String]
            }
            var images: [Image]
        }
        let data = try Data(contentsOf: URL(filePath: root.path + "/Output/manifest.json"))
        let images = try JSONDecoder().decode(Manifest.self, from: data).images
        return try #require(images.first { $0.path == path }).axes
    }

    @Test("values that are none are usage errors")
    func wrongValues() throws {
        #expect(try render("--text-size", "AX6").errors.contains("unknown text size 'AX6'"))
        #expect(try render("--font-scale", "9").errors.contains("a font scale is a number from 0.5 to 3, not '9'"))
        #expect(try render("--contrast", "more").errors.contains("unknown contrast 'more'"))
        #expect(try render("--pseudo", "en-XB").errors.contains("unknown pseudo-locale 'en-XB'; did you mean 'en-XA'?"))
    }
}
