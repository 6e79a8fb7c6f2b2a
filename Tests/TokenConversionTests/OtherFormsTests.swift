import Documents
import Testing
import TokenConversion
import Tokens

/// Files as Style Dictionary and Figma have them, in words of our own.
@Suite struct OtherFormsTests {
    @Test("Style Dictionary 3: categories tell the types; references with and without .value")
    func styleDictionary3() throws {
        let conversion = try Conversion([
            (
                "color",
                """
                {"color": {"base": {"leaf": {"value": "#07c160", "comment": "ours"}},
                  "link": {"value": "{color.base.leaf.value}"}, "seen": {"value": "{color.link}"}}}
                """
            ),
            (
                "size",
                """
                {"size": {"font": {"small": {"value": "12px"}}, "gap": {"value": 8}},
                 "time": {"short": {"value": "200ms"}}, "font": {"weight": {"value": "bold"}},
                 "content": {"arrow": {"value": "→"}}, "easing": {"in": {"value": "cubic-bezier(0.4, 0, 1, 1)"}}}
                """
            ),
        ])
        #expect(conversion.names == ["color.tokens.json", "size.tokens.json", "brand.resolver.json"])
        #expect(
            try conversion.tokens() == [
                "color.base.leaf = #07C160", "color.link = #07C160", "color.seen = #07C160", "size.font.small = 12.0px",
                "size.gap = 8.0px", "time.short = 0.2 s", "easing.in = 0.4 0.0 1.0 1.0",
            ])
        #expect(
            conversion.losses == [
                "2:60 'font.weight' is left out: its type cannot be told",
                "3:23 'content.arrow' is left out: its type cannot be told",
            ])
    }

    @Test("Style Dictionary 4: values with dollars as texts, types of groups")
    func styleDictionary4() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"ink": {"$type": "color", "one": {"$value": "#111"}, "two": {"$value": "{ink.one}"}, "three": {"$value": "hsl(0 100% 50%)"}},
                 "gap": {"$type": "dimension", "$value": "1rem"}, "lift": {"$type": "shadow", "$value": "0 2px 8px rgba(0, 0, 0, 0.2), inset 0 1px #fff"}}
                """
            )
        ])
        #expect(conversion.names == ["brand.tokens.json"])
        #expect(
            try conversion.tokens() == [
                "ink.one = #111111", "ink.two = #111111", "ink.three = #FF0000", "gap = 1.0rem",
                "lift = 0.0 2.0 8.0 #00000033 / inset 0.0 1.0 0.0 #FFFFFF",
            ])
        #expect(conversion.losses == [])
    }

    private static let variables = """
        {"status": 200, "meta": {
          "variableCollections": {"C1": {"id": "C1", "name": "Theme", "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]},
            "C2": {"id": "C2", "name": "Size", "modes": [{"modeId": "2:0", "name": "Mode 1"}]}},
          "variables": {
            "V1": {"id": "V1", "name": "color/bg", "variableCollectionId": "C1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 0.5}}},
            "V2": {"id": "V2", "name": "color/top", "variableCollectionId": "C1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V1"}, "1:1": {"type": "VARIABLE_ALIAS", "id": "V9"}}},
            "V3": {"id": "V3", "name": "radius", "variableCollectionId": "C2", "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"], "valuesByMode": {"2:0": 8}},
            "V4": {"id": "V4", "name": "face", "variableCollectionId": "C2", "resolvedType": "STRING", "scopes": ["FONT_FAMILY"], "valuesByMode": {"2:0": "Inter"}},
            "V5": {"id": "V5", "name": "label", "variableCollectionId": "C2", "resolvedType": "STRING", "valuesByMode": {"2:0": "Buy"}},
            "V6": {"id": "V6", "name": "factor", "variableCollectionId": "C2", "resolvedType": "FLOAT", "valuesByMode": {"2:0": 1.5}}}}}
        """

    @Test("Figma: a collection with modes is a modifier, one with a single mode a set")
    func figma() throws {
        let conversion = try Conversion([("variables", Self.variables)])
        #expect(
            conversion.names == [
                "Theme-Light.tokens.json", "Theme-Dark.tokens.json", "Size.tokens.json", "brand.resolver.json",
            ])
        let size = ["radius = 8.0px", "face = Inter", "factor = 1.5"]
        #expect(try conversion.tokens() == size + ["color.bg = #FFFFFF", "color.top = #FFFFFF"])
        #expect(try conversion.tokens(["Theme": "Dark"]) == size + ["color.bg = #00000080"])
        #expect(
            conversion.losses.map { String($0.drop { $0 != "'" }) } == [
                "'color/top' is left out: its variable is in another file",
                "'label' is left out: tokens have no plain texts",
            ])
    }

    @Test("Figma: a plugin's file for one collection")
    func figmaPlugin() throws {
        let conversion = try Conversion([
            (
                "a",
                #"{"id": "C", "name": "All", "modes": {"1": "One"}, "variables": [{"id": "V", "name": "a/b", "type": "FLOAT", "valuesByMode": {"1": 3}}]}"#
            )
        ])
        #expect(try conversion.tokens() == ["a.b = 3.0"])
    }

    @Test("files of 2025.10 are of no older form")
    func newForm() throws {
        for text in [
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##, "{}", "[]", "3",
            ##"{"a": {"$type": "color", "$value": "#fff"}}"##, #"{"value": {"$type": "number", "$value": 1}}"#,
        ] {
            #expect(
                OlderTokenForm(of: try DocumentNode.parse(SourceText(name: "a.json", text: text))) == nil, "\(text)")
        }
    }

    @Test("no file crashes the converter, whatever it holds", arguments: OlderTokenForm.allCases)
    func hostile(form: OlderTokenForm) throws {
        for text in [
            "{}", "[]", "null", "7", #"{"a": {"value": null}}"#, #"{"a": {"value": {"value": {"value": 1}}}}"#,
            #"{"$themes": 3, "$metadata": {"tokenSetOrder": {}}, "a": []}"#,
            #"{"$themes": [1, {}], "": {"": {"value": "{}"}}}"#,
            #"{"a": {"value": "((((((1", "type": "sizing"}, "b": {"value": "1/0", "type": "sizing"}}"#,
            #"{"a": {"value": "1e999px", "type": "sizing"}, "b": {"value": "linear-gradient(", "type": "color"}}"#,
            #"{"meta": {"variables": {"a": {}}, "variableCollections": {"b": {"modes": [{}]}}}}"#,
            #"{"a": {"value": "{a}{a}{a}", "type": "sizing"}}"#,
            #"{"a": {"value": "linear-gradient(,)", "type": "color"}}"#,
            #"{"a": {"value": "gradient()", "type": "color"}, "t": {"value": {}, "type": "typography"}}"#,
        ] {
            _ = try Conversion([("a", text)], from: form)
        }
    }
}
