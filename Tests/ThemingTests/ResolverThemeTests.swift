import Documents
import Geometry
import Testing
import Theming

/// Themes whose tokens a resolver chooses.
struct ResolverThemeTests {
    private static func tokens(_ value: String) -> String {
        #"{"space": {"gap": {"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}}}"#
    }

    private static func folder(_ theme: String, default context: String = #", "default": "acme""#) throws -> ThemeFolder
    {
        try ThemeFolder([
            "look.theme.yaml": theme,
            "brand.resolver.json": """
            {"version": "2025.10",
             "sets": {"base": {"sources": [{"$ref": "tokens/base.json"}]}},
             "modifiers": {"brand": {"contexts": {"acme": [], "globex": [{"$ref": "tokens/globex.json"}]}\(context)}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
            """,
            "tokens/base.json": tokens("3"), "tokens/globex.json": tokens("7"),
        ])
    }

    private static let theme = "tokens: brand.resolver.json\nbubble: {gap: \"{space.gap}\"}\n"

    @Test("the default's tokens, or those of the context that the theme chooses")
    func contexts() throws {
        let document = try Self.folder(Self.theme).load()
        #expect(document.theme(in: .light).bubble.gap == 3)
        #expect(document.modifiers.map(\.name) == ["brand"])
        #expect(document.modifiers.map(\.defaultContext) == ["acme"])
        #expect(
            document.sourceFiles.map { $0.split(separator: "/").last } == [
                "brand.resolver.json", "base.json", "globex.json", "look.theme.yaml",
            ])
        let chosen = try Self.folder("modifiers: {brand: globex}\n" + Self.theme).load()
        #expect(chosen.theme(in: .light).bubble.gap == 7)
        #expect(chosen.modifiers.map(\.defaultContext) == ["globex"])
    }

    @Test("a batch's choice comes before the theme's; its fallback after everything")
    func choices() throws {
        func gap(_ theme: String, default context: String, _ choices: ModifierChoices) throws -> Double {
            let folder = try Self.folder(theme, default: context)
            let location = FileLocation(folder.path + "/look.theme.yaml")
            return try ThemeFile(at: location, choices: choices).theme(in: .light).bubble.gap
        }
        let globex = try DocumentNode.parse(SourceText(name: "batch", text: "globex"))
        let choice = ModifierChoices(inputs: [("brand", globex), ("indexBar.slotHeight", globex)])
        #expect(try gap("modifiers: {brand: acme}\n" + Self.theme, default: "", choice) == 7)
        #expect(try gap(Self.theme, default: "", ModifierChoices(fallbacks: ["brand": "globex"])) == 7)
        #expect(
            try gap(Self.theme, default: #", "default": "acme""#, ModifierChoices(fallbacks: ["brand": "globex"])) == 3)
    }

    @Test("a modifier that goes with light and dark gives each its tokens; a batch's choice gives both")
    func appearance() throws {
        let text = "appearance: {modifier: Brand, light: acme, dark: globex}\n" + Self.theme
        for context in ["", #", "default": "globex""#] {
            let document = try Self.folder(text, default: context).load()
            #expect(document.theme(in: .light).bubble.gap == 3)
            #expect(document.theme(in: .dark).bubble.gap == 7)
        }
        let globex = try DocumentNode.parse(SourceText(name: "batch", text: "globex"))
        let folder = try Self.folder(text)
        let location = FileLocation(folder.path + "/look.theme.yaml")
        let chosen = try ThemeFile(at: location, choices: ModifierChoices(inputs: [("brand", globex)]))
        #expect(chosen.theme(in: .light).bubble.gap == 7)
        #expect(
            try Self.folder("appearance: {modifier: brad, light: acme, dark: dusk}\n" + Self.theme).messages() == [
                "unknown modifier 'brad' | did you mean 'brand'?"
            ])
        #expect(
            try Self.folder("appearance: {modifier: brand, light: acme, dark: dusk}\n" + Self.theme).messages() == [
                "invalid context 'dusk' for modifier 'brand' | known are acme, globex"
            ])
        #expect(
            try Self.folder("appearance: {light: acme}\n" + Self.theme).messages() == [
                "appearance needs modifier and dark"
            ])
    }

    @Test("what is wrong with the choice")
    func errors() throws {
        #expect(
            try Self.folder("modifiers: {brand: acne, size: large}\n" + Self.theme).errors() == """
                look.theme.yaml:1:20: error: invalid context 'acne' for modifier 'brand'
                modifiers: {brand: acne, size: large}
                                   ^~~~
                hint: did you mean 'acme'?
                look.theme.yaml:1:32: error: unknown modifier 'size'
                modifiers: {brand: acne, size: large}
                                               ^~~~~
                hint: known are brand
                """)
        #expect(
            try Self.folder("name: A\n" + Self.theme, default: "").errors() == """
                look.theme.yaml:2:9: error: missing modifier 'brand', which has no default
                tokens: brand.resolver.json
                        ^~~~~~~~~~~~~~~~~~~
                hint: choose one of its contexts: acme, globex
                """)
        let outside = try ThemeFolder([
            "look.theme.yaml": Self.theme,
            "brand.resolver.json":
                #"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "../x.json"}]}]}"#,
        ])
        #expect(
            outside.messages().first
                == "the path '../x.json' leads out of the folder of the file that it is written in | --allow-outside permits it"
        )
    }
}
