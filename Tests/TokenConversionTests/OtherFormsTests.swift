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

    @Test("Style Dictionary: shadows and lines in words, of parts that are tokens; colours in parts; calc()")
    func words() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"ink": {"value": {"r": 18, "g": 52, "b": 86}, "type": "color"}, "deep": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff80", "description": "ours"}}, "sea": {"value": {"h": 210, "s": 0.5, "l": 0.5, "a": 0.5}, "type": "color"},
                 "fine": {"value": "1px"}, "step": {"value": "1.25rem"}, "grown": {"value": "calc( { step } * 2 )", "type": "size"},
                 "shift": {"value": "0 2px 6px"},
                 "card": {"box-shadow": {"value": "{ shift } { ink }"}, "both": {"box-shadow": {"value": "{card.box-shadow}, inset 0 0 0 {fine} #fff"}}, "again": {"box-shadow": {"value": "{card.both.box-shadow}"}}},
                 "lift": {"list": {"type": "shadow", "value": ["{lift.one}", {"color": "{ink}", "offsetX": "1px", "offsetY": "1px", "blur": "1px"}]}, "one": {"type": "shadow", "value": "0 1px 2px {ink}"}},
                 "border": {"thin": {"value": "{ fine } dashed {ink}"}, "plain": {"value": "2px #abc"}, "style": {"value": "wavy", "type": "strokeStyle"}}}
                """
            )
        ])
        #expect(
            try conversion.tokens() == [
                "ink = #123456", "deep = #0000FF", "sea = #4080BF80", "fine = 1.0px", "step = 1.25rem",
                "grown = 2.5rem",
                "card.box-shadow = 0.0 2.0 6.0 #123456",
                "card.both.box-shadow = 0.0 2.0 6.0 #123456 / inset 0.0 0.0 0.0 #FFFFFF",
                "card.again.box-shadow = 0.0 2.0 6.0 #123456 / inset 0.0 0.0 0.0 #FFFFFF",
                "lift.list = 0.0 1.0 2.0 #123456 / 1.0 1.0 1.0 #123456", "lift.one = 0.0 1.0 2.0 #123456",
                "border.thin = 1.0 #123456", "border.plain = 2.0 #AABBCC",
            ])
        #expect(
            conversion.losses.map { String($0.drop { $0 != "'" }) } == [
                "'grown' has the value 2.5rem in place of 'calc( { step } * 2 )'",
                "'shift' is left out: its type cannot be told",
                "'card.box-shadow' has the value 0 2px 6px {ink} in place of '{ shift } { ink }'",
                "'card.both.box-shadow' has the value 0 2px 6px #123456, inset 0 0 0 1px #fff in place of '{card.box-shadow}, inset 0 0 0 {fine} #fff'",
                "'border.thin' has the value 1px dashed {ink} in place of '{ fine } dashed {ink}'",
                "'border.style' is left out: the string 'wavy' is no strokeStyle",
            ])
    }

    @Test("no reference is written to what is left out")
    func leftOut() throws {
        let conversion = try Conversion([
            (
                "a",
                """
                {"size": {"half": {"value": "50%"}, "use": {"value": "{size.half}"}, "again": {"value": "{size.use}"}, "kept": {"value": "4px"}},
                 "weight": {"wide": {"value": "Wide", "type": "fontWeight"}},
                 "stack": {"value": ["{face.one}", "{face.more}"], "type": "fontFamily"},
                 "face": {"one": {"value": "Inter", "type": "fontFamily"}, "more": {"value": "Noto Sans, Arial", "type": "fontFamily"}},
                 "line": {"value": {"dashArray": ["{size.kept}", "0.5rem"], "lineCap": "round"}, "type": "strokeStyle"},
                 "text": {"type": "typography", "value": {"fontFamily": "{stack}", "fontSize": "{size.kept}", "fontWeight": "{weight.wide}", "lineHeight": 1.5, "letterSpacing": 0}}}
                """
            )
        ])
        let tokens = try conversion.tokens().filter { !$0.hasPrefix("line") }
        #expect(
            tokens == [
                "size.kept = 4.0px", "stack = Inter, Noto Sans, Arial", "face.one = Inter",
                "face.more = Noto Sans, Arial",
                "text = Inter, Noto Sans, Arial 4.0/1.5 400.0 0.0",
            ])
        #expect(conversion.losses.filter { $0.contains("is left out") }.count == 4)
    }

    @Test("a reference into a set that is not always there becomes its value")
    func chosenElsewhere() throws {
        let conversion = try Conversion([
            ("base", ##"{"always": {"value": "#111111", "type": "color"}}"##),
            (
                "day",
                ##"{"paper": {"value": "#FFFFFF", "type": "color"}, "only": {"value": "#EEEEEE", "type": "color"}}"##
            ),
            (
                "night",
                ##"{"paper": {"value": "#000000", "type": "color"}, "own": {"value": "{paper}", "type": "color"}}"##
            ),
            (
                "use",
                ##"{"a": {"value": "{paper}", "type": "color"}, "b": {"value": "{only}", "type": "color"}, "c": {"value": "{always}", "type": "color"}}"##
            ),
            (
                "$themes",
                #"[{"name": "Day", "selectedTokenSets": {"base": "source", "day": "enabled", "use": "enabled"}}, {"name": "Night", "selectedTokenSets": {"base": "source", "night": "enabled", "use": "enabled"}}]"#
            ),
        ])
        #expect(
            try conversion.tokens(["theme": "Night"]) == [
                "always = #111111", "a = #000000", "b = #EEEEEE", "c = #111111", "paper = #000000", "own = #000000",
            ])
        #expect(conversion.losses.count == 1)
        #expect(conversion.losses[0].hasSuffix("'b' has the value #EEEEEE in place of '{only}'"))
    }

    @Test("types that both have say nothing of the form, those of Tokens Studio alone do")
    func recognised() throws {
        for (text, form) in [
            (
                ##"{"a": {"value": "a.ttf", "type": "asset"}, "b": {"value": "0.5", "type": "opacity"}}"##,
                OlderTokenForm.styleDictionary
            ),
            (#"{"a": {"value": "4", "type": "borderRadius"}}"#, .tokensStudio),
            (#"{"collections": [{"id": "C", "modes": []}], "variables": []}"#, .figmaVariables),
            (#"{"collections": [{"name": "C", "modes": ["One"], "variables": []}]}"#, .figmaVariables),
        ] {
            #expect(OlderTokenForm(of: try DocumentNode.parse(SourceText(name: "a.json", text: text))) == form)
        }
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

    @Test("Figma: variables in a list beside the collections, and by names alone")
    func figmaLists() throws {
        let listed = try Conversion([
            (
                "a",
                """
                {"collections": [{"id": "C", "name": "All", "modes": [{"name": "Light", "modeId": "1"}, {"name": "Dark", "modeId": "2"}]}],
                 "variables": [
                  {"id": "V", "name": "ink", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode": {"1": "#111111", "2": {"r": 1, "g": 1, "b": 1, "a": 1}}},
                  {"id": "W", "name": "link", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "V"}, "2": {"type": "VARIABLE_ALIAS", "id": "V"}}}]}
                """
            )
        ])
        #expect(try listed.tokens() == ["ink = #111111", "link = #111111"])
        #expect(try listed.tokens(["All": "Dark"]) == ["ink = #FFFFFF", "link = #FFFFFF"])
        let named = try Conversion([
            (
                "a",
                """
                {"collections": [
                  {"name": "Base", "modes": ["Value"], "variables": [{"name": "leaf/1", "type": "COLOR", "values": {"Value": "#07C160"}}]},
                  {"name": "Use", "modes": ["Light", "Dark"], "variables": [{"name": "accent", "type": "COLOR", "values": {"Light": {"alias": "Base/leaf/1"}, "Dark": "#FFFFFF80"}}]}]}
                """
            )
        ])
        #expect(
            named.names == ["Base.tokens.json", "Use-Light.tokens.json", "Use-Dark.tokens.json", "brand.resolver.json"])
        #expect(try named.tokens() == ["leaf.1 = #07C160", "accent = #07C160"])
        #expect(try named.tokens(["Use": "Dark"]) == ["leaf.1 = #07C160", "accent = #FFFFFF80"])
        #expect(listed.losses + named.losses == [])
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
