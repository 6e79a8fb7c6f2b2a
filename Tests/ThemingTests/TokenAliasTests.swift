import Geometry
import Styles
import Testing
import Theming

/// Aliases to design tokens.
@Suite struct TokenAliasTests {
    static let tokens = """
        {
          "color": {
            "$type": "color",
            "$root": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
            "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}},
            "link": {"$value": "{color.accent}"},
            "old": {"$value": "{color.accent}", "$deprecated": "use color.link"}
          },
          "space": {
            "small": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
            "large": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
            "endless": {"$type": "dimension", "$value": {"value": 1000000, "unit": "px"}},
            "half": {"$type": "number", "$value": 0.5}
          },
          "brand": {"$type": "fontFamily", "$value": ["Inter", "Noto Sans"]},
          "heavy": {"$type": "fontWeight", "$value": "semi-bold"},
          "slow": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}},
          "ease": {"$type": "cubicBezier", "$value": [0.1, 0, 0.2, 1]},
          "body": {"$type": "typography", "$value": {
            "fontFamily": "{brand}", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 500,
            "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.2}},
          "rim": {"$type": "border", "$value": {
            "color": "{color.accent}", "width": {"value": 2, "unit": "px"}, "style": "solid"}},
          "lift": {"$type": "shadow", "$value": {
            "color": "{color.accent}", "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
            "blur": {"value": 3, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
          "spread": {"$type": "shadow", "$value": {
            "color": "{color.accent}", "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
            "blur": {"value": 3, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}},
          "deep": {"$type": "shadow", "$value": ["{lift}", {
            "color": "{color.$root}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 8, "unit": "px"},
            "blur": {"value": 9, "unit": "px"}, "spread": {"value": -2, "unit": "px"}}, {
            "color": "{color.$root}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
            "blur": {"value": 1, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}]},
          "come": {"$type": "transition", "$value": {
            "duration": "{slow}", "delay": {"value": 1, "unit": "s"}, "timingFunction": "{ease}"}},
          "sky": {"$type": "gradient", "$value": [
            {"color": "{color.accent}", "position": 1}, {"color": "{color.$root}", "position": 0}]}
        }
        """

    static func folder(_ theme: String) throws -> ThemeFolder {
        try ThemeFolder(["look.theme.yaml": "tokens: brand.tokens.json\n" + theme, "brand.tokens.json": tokens])
    }

    private static let accent = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

    @Test func colorsAndLengths() throws {
        let theme = try Self.folder(
            """
            canvas: {background: "{color.$root}"}
            indexBar:
              titleColor: {light: "{color.accent}", dark: "{color.link}"}
              slotHeight: "{space.large}"
              width: "{space.large}"
              contentInsets: {light: "{space.small}", dark: ["{space.half}", 0, 0, 0]}
              border: {width: "{space.half}"}
              background: "{color.link}"
            list: {row: {separator: {thickness: "{space.small}"}, picture: {monogramColors: ["{color.link}", "#fff"]}}}
            """
        ).theme()
        #expect(theme.canvas.background == .color(.white))
        #expect(theme.indexBar.titleColor == Self.accent && theme.indexBar.highlight.color == Self.accent)
        #expect(theme.indexBar.slotHeight == 24 && theme.indexBar.width == .fixed(24))
        #expect(theme.indexBar.contentInsets == Insets(top: 4, leading: 4, bottom: 4, trailing: 4))
        #expect(theme.indexBar.border.width == 0.5 && theme.indexBar.background == .color(Self.accent))
        #expect(theme.list.row.separator.thickness == .points(4))
        #expect(theme.list.row.picture.monogramColors == [Self.accent, .white])
    }

    @Test func typesForPartsOfGroups() throws {
        let theme = try Self.folder(
            """
            indexBar:
              titleFont: {families: "{brand}", weight: "{heavy}", size: "{space.large}"}
              fadeIn: {duration: "{slow}", curve: "{ease}", delay: "{space.half}"}
            """
        ).theme()
        #expect(theme.indexBar.titleFont == FontStyle(families: ["Inter", "Noto Sans"], size: 24, weight: 600))
        #expect(theme.indexBar.fadeIn == Fade(delay: 0.5, duration: 0.3, curve: Curve(x1: 0.1, y1: 0, x2: 0.2, y2: 1)))
    }

    @Test func compositesForWholeGroups() throws {
        let theme = try Self.folder(
            """
            indexBar: {titleFont: "{body}", border: "{rim}", shadow: "{lift}", fadeIn: "{come}", background: "{sky}"}
            bubble: {fill: {linear: {angle: 90, stops: "{sky}"}}, shadow: {light: "{lift}", dark: none}}
            """
        ).theme()
        #expect(
            theme.indexBar.titleFont
                == FontStyle(
                    families: ["Inter", "Noto Sans"], size: 16, weight: 500, letterSpacing: 0.5, lineHeight: 1.2))
        #expect(theme.indexBar.highlight.font == theme.indexBar.titleFont)
        #expect(theme.indexBar.border == Border(width: 2, color: Self.accent))
        #expect(theme.indexBar.shadow == Shadow(color: Self.accent, x: 1, y: 2, blur: 3))
        #expect(
            theme.indexBar.fadeIn == Fade(delay: 1, duration: 0.3, curve: Curve(x1: 0.1, y1: 0, x2: 0.2, y2: 1)))
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: Self.accent)]
        #expect(theme.indexBar.background == .linear(LinearGradient(angle: 180, stops: stops)))
        #expect(theme.bubble.fill == .linear(LinearGradient(angle: 90, stops: stops)))
        #expect(theme.bubble.shadow == theme.indexBar.shadow)
    }

    @Test("TX-5: several shadows with their spread; what is inset is a warning where the theme names it")
    func shadowsOfTokens() throws {
        let folder = try Self.folder("bubble: {shadow: \"{deep}\"}\nindexBar: {shadow: \"{spread}\"}")
        let theme = try folder.theme()
        let lift = Shadow(color: Self.accent, x: 1, y: 2, blur: 3)
        #expect(
            theme.bubble.shadow
                == Shadow(
                    color: lift.color, x: lift.x, y: lift.y, blur: lift.blur,
                    below: [Shadow(color: .white, y: 8, blur: 9, spread: -2)]))
        #expect(theme.indexBar.shadow.spread == 1)
        #expect(
            try folder.load().warnings.map { $0.description.replacing(folder.path + "/", with: "") } == [
                """
                look.theme.yaml:2:18: warning: bubble.shadow is a shadow of which 1 of 3 is inset, and is not drawn
                bubble: {shadow: "{deep}"}
                                 ^~~~~~~~
                """
            ])
    }

    @Test func leafOverAComposite() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nindexBar: {titleFont: {size: 9}}",
            "b.theme.yaml": "tokens: brand.tokens.json\nindexBar: {titleFont: \"{body}\"}",
            "brand.tokens.json": Self.tokens,
        ])
        #expect(
            try folder.theme().indexBar.titleFont
                == FontStyle(
                    families: ["Inter", "Noto Sans"], size: 9, weight: 500, letterSpacing: 0.5, lineHeight: 1.2))
    }

    /// A theme's tokens lie over those of the theme that it extends.
    @Test func tokensOfTheChildCount() throws {
        let red =
            #"{"color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}"#
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\ntokens: [a.tokens.json]\n",
            "b.theme.yaml": "tokens: brand.tokens.json\nindexBar: {titleColor: \"{color.accent}\"}",
            "brand.tokens.json": Self.tokens, "a.tokens.json": red,
        ])
        #expect(try folder.theme().indexBar.titleColor == Color(hex: 0x0000FF))
        #expect(
            try folder.load().sourceFiles.map { $0.replacing(folder.path + "/", with: "") } == [
                "brand.tokens.json", "a.tokens.json", "b.theme.yaml", "a.theme.yaml",
            ])
    }

    @Test func colorObjects() throws {
        let color = "{colorSpace: srgb, components: [1, 0, 0], alpha: 0.5}"
        #expect(try theme("canvas: {background: \(color)}").canvas.background == .color(Self.accent))
        let messages = try ThemeFolder("canvas: {background: {colorSpace: rgb, components: [1, 0, 0]}}").messages()
        #expect(messages.count == 1 && messages[0].contains("'rgb'") && !messages[0].contains("token"), "\(messages)")
    }

    @Test("a token of a type that is none of 2025.10 is a warning until an alias uses it, itself or in another token")
    func unknownTypes() throws {
        let tokens = """
            {"words": {"$type": "string", "$value": "hello"}, "other": {"$value": "{words}"},
             "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
            """
        func folder(using name: String) throws -> ThemeFolder {
            let theme = "tokens: brand.tokens.json\nindexBar: {titleColor: \"{\(name)}\"}\n"
            return try ThemeFolder(["look.theme.yaml": theme, "brand.tokens.json": tokens])
        }
        let document = try folder(using: "ink").load()
        #expect(document.theme(in: .light).indexBar.titleColor == Color(hex: 0xFF0000))
        #expect(document.warnings.count == 1)
        #expect(document.warnings.first?.message.hasPrefix("unknown type 'string' of token 'words': ") == true)
        #expect(document.warnings.first?.range?.start.line == 1)
        for name in ["words", "other"] {
            let error =
                "indexBar.titleColor is '{\(name)}', which is of a type that is none of 2025.10, or made of such a token"
            #expect(try folder(using: name).messages().contains { $0.hasPrefix(error) })
        }
    }

    @Test func deprecatedTokensAreWarnedOf() throws {
        let folder = try Self.folder("canvas: {background: \"{color.old}\"}")
        let document = try folder.load()
        #expect(
            document.warnings.map { $0.description.replacing(folder.path + "/", with: "") } == [
                """
                look.theme.yaml:2:22: warning: token 'color.old' is deprecated: use color.link
                canvas: {background: "{color.old}"}
                                     ^~~~~~~~~~~~~
                """
            ])
        #expect(document.theme(in: .light).canvas.background == .color(Self.accent))
    }

    @Test(arguments: [
        (
            "indexBar: {titleColor: \"{color.acent}\"}",
            ["there is no token '{color.acent}' | did you mean '{color.accent}'?"]
        ),
        (
            "indexBar: {titleColor: \"{space.small}\"}",
            ["indexBar.titleColor must be a color, but '{space.small}' is a dimension"]
        ),
        (
            "indexBar: {slotHeight: \"{color.accent}\"}",
            ["indexBar.slotHeight must be a dimension or a number, but '{color.accent}' is a color"]
        ),
        (
            "indexBar: {slotHeight: \"{space.endless}\"}",
            ["indexBar.slotHeight must be at most 16384, not 1000000"]
        ),
        ("bubble: {shape: \"{body}\"}", []),
    ])
    func wrongAliases(theme: String, expected: [String]) throws {
        let own = try Self.folder(theme).messages()
        if expected.isEmpty {
            #expect(own.count == 1 && own[0].hasSuffix("not the string '{body}'"), "\(own)")
        } else {
            #expect(own == expected)
        }
    }

    /// What is wrong with a token is told once, where it is written.
    @Test func aliasCycle() throws {
        let folder = try ThemeFolder([
            "look.theme.yaml":
                "tokens: a.tokens.json\ncanvas: {background: \"{loop}\"}\nbubble: {titleColor: \"{loop}\"}",
            "a.tokens.json": #"{"loop": {"$type": "color", "$value": "{pool}"}, "pool": {"$value": "{loop}"}}"#,
        ])
        #expect(
            folder.errors() == """
                a.tokens.json:1:39: error: circular reference: 'loop' → 'pool' → 'loop'
                {"loop": {"$type": "color", "$value": "{pool}"}, "pool": {"$value": "{loop}"}}
                                                      ^~~~~~~~
                """)
    }

    @Test func aliasToNothing() throws {
        #expect(
            try Self.folder("canvas: {background: \"{color.acent}\"}").errors() == """
                look.theme.yaml:2:22: error: there is no token '{color.acent}'
                canvas: {background: "{color.acent}"}
                                     ^~~~~~~~~~~~~~~
                hint: did you mean '{color.accent}'?
                """)
    }

    /// A token file that cannot be read is one error, not one for each alias.
    @Test func missingTokenFile() throws {
        let text = "tokens: [none.tokens.json]\ncanvas: {background: \"{color.accent}\"}"
        #expect(
            try errors(text) == """
                look.theme.yaml:1:10: error: cannot read 'none.tokens.json': there is no such file
                tokens: [none.tokens.json]
                         ^~~~~~~~~~~~~~~~
                """)
    }
}
