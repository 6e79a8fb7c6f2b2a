import Testing
import TokenConversion
import Tokens

/// Small exports of the kind that Tokens Studio writes, in words of our own.
@Suite struct TokensStudioTests {
    private static let single = """
        {
          "core": {
            "size": {"base": {"value": "4", "type": "sizing"}, "double": {"value": "{size.base} * 2", "type": "spacing"}},
            "green": {"value": "#07C160", "type": "color", "description": "leaf"},
            "veil": {"value": "rgba(#000000, 0.5)", "type": "color"},
            "half": {"value": "50%", "type": "opacity"},
            "bold": {"value": "Bold Italic", "type": "fontWeights"},
            "case": {"value": "uppercase", "type": "textCase"}
          },
          "day": {"ground": {"value": "#FFFFFF", "type": "color"}, "accent": {"value": "{green}", "type": "color"}},
          "night": {"ground": {"value": "#111111", "type": "color"}, "accent": {"value": "$green", "type": "color"}},
          "$themes": [
            {"name": "Day", "group": "Mode", "selectedTokenSets": {"core": "source", "day": "enabled", "night": "disabled"}},
            {"name": "Night", "group": "Mode", "selectedTokenSets": {"core": "source", "night": "enabled"}}
          ],
          "$metadata": {"tokenSetOrder": ["core", "day", "night"]}
        }
        """

    @Test("sets become files, a group of themes a modifier, and what cannot be said is listed")
    func singleFile() throws {
        let conversion = try Conversion([("brand", Self.single)])
        #expect(
            conversion.names == ["core.tokens.json", "day.tokens.json", "night.tokens.json", "brand.resolver.json"])
        let core = [
            "size.base = 4.0px", "size.double = 8.0px", "green = #07C160", "veil = #00000080", "half = 0.5",
            "bold = 700.0",
        ]
        #expect(try conversion.tokens() == core + ["ground = #FFFFFF", "accent = #07C160"])
        #expect(try conversion.tokens(["Mode": "Night"]) == core + ["ground = #111111", "accent = #07C160"])
        #expect(
            conversion.losses == [
                "3:66 'size.double' has the value 8 in place of '{size.base} * 2'",
                "7:13 'bold' is 700: tokens have no slant",
                "8:13 'case' is left out: tokens have no type 'textCase'",
            ])
        #expect(conversion.conversion.tokenCount == 10)
    }

    @Test("a folder has a file for each set, and its themes and order beside them")
    func folder() throws {
        let conversion = try Conversion([
            ("$metadata", #"{"tokenSetOrder": ["base/core", "high"]}"#),
            ("$themes", #"[{"name": "A", "selectedTokenSets": {"base/core": "enabled", "gone": "enabled"}}]"#),
            (
                "base/core",
                ##"{"ink": {"$value": "#123456", "$type": "color"}, "gap": {"$value": "1.5rem", "$type": "spacing"}}"##
            ),
            ("high", ##"{"ink": {"$value": "#000000", "$type": "color"}}"##),
        ])
        #expect(conversion.names == ["base-core.tokens.json", "high.tokens.json", "brand.resolver.json"])
        #expect(try conversion.tokens() == ["ink = #000000", "gap = 1.5rem"])
        #expect(conversion.losses == ["1:62 the set 'gone' of a theme is not in the files"])
    }

    @Test("the parts of a typography that tokens have in another way")
    func typography() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"set": {
                  "sans": {"value": "Inter, 'Noto Sans'", "type": "fontFamilies"},
                  "m": {"value": "16", "type": "fontSizes"},
                  "leading": {"value": "150%", "type": "lineHeights"},
                  "body": {"type": "typography", "value": {"fontFamily": "{sans}", "fontWeight": "Semi Bold", "fontSize": "{m}", "lineHeight": "24", "letterSpacing": "-2%", "paragraphSpacing": "8", "textCase": "none"}},
                  "note": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "{m}", "lineHeight": "{leading}"}}
                }}
                """
            )
        ])
        #expect(
            try conversion.tokens() == [
                "sans = Inter, Noto Sans", "m = 16.0px", "leading = 1.5",
                "body = Inter, Noto Sans 16.0/1.5 600.0 -0.32", "note = Inter 16.0/1.5 400.0 0.0",
            ])
        #expect(
            conversion.losses.map { String($0.drop { $0 != "'" }) } == [
                "'body' loses its paragraphSpacing: a typography has none",
                "'note' has the usual fontWeight and letterSpacing: the file does not say them in a way that can be kept",
            ])
    }

    @Test("shadows, borders and gradients")
    func composites() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"ink": {"value": "#000000", "type": "color"},
                 "lift": {"type": "boxShadow", "value": [{"x": "0", "y": "2", "blur": "8", "spread": "0", "color": "{ink}", "type": "dropShadow"}, {"x": 0, "y": 1, "blur": 2, "color": "rgba(0,0,0,0.5)", "type": "innerShadow"}]},
                 "line": {"type": "border", "value": {"color": "{ink}", "width": "1px", "style": "solid"}},
                 "sky": {"type": "color", "value": "linear-gradient(90deg, #FFFFFF 0%, rgb(0, 0, 0) 100%)"}}
                """
            )
        ])
        #expect(
            try conversion.tokens() == [
                "ink = #000000", "lift = 0.0 2.0 8.0 #000000 / inset 0.0 1.0 2.0 #00000080", "line = 1.0 #000000",
                "sky = 0.0 #FFFFFF, 1.0 #000000",
            ])
        #expect(conversion.losses == ["4:9 'sky' is a gradient without its way '90deg'"])
    }

    @Test("what a reference leads to that is not there, in a circle, or of other themes")
    func badReferences() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"a": {"value": "{gone}", "type": "color"}, "b": {"value": "{c} * 2", "type": "sizing"},
                 "c": {"value": "{b} + 1", "type": "sizing"}, "0.5": {"value": "2px", "type": "sizing"},
                 "d": {"value": "{0.5}", "type": "sizing"}, "e": {"value": "5%", "type": "sizing"}}
                """
            )
        ])
        #expect(try conversion.tokens() == ["0-5 = 2.0px", "d = 2.0px"])
        #expect(conversion.losses.count == 4)
        #expect(conversion.losses[0] == "1:7 'a' is left out: there is no value for '{gone}'")
        #expect(conversion.losses[3] == "3:50 'e' is left out: tokens have no lengths in '%'")
    }
}
