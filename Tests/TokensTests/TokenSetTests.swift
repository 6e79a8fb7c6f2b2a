import Documents
import Geometry
import Testing
import Tokens

/// What other modules get from a set of tokens.
struct TokenSetTests {
    @Test func tokensKeepWhatTheFileSaysOfThem() throws {
        let set = try TokenSet(
            json: """
                {
                  "$extensions": {"org.example.all": true},
                  "g": {
                    "$extensions": {"org.example.group": [1]},
                    "t": {
                      "$type": "number", "$value": 5, "$description": "Five.",
                      "$extensions": {"org.example": {"unknown": [1, {"deep": null}]}}
                    }
                  },
                  "h": {"$extends": "{g}"},
                  "plain": {"$ref": "#/g/t"}
                }
                """)
        let token = try #require(set.token(TokenPath("g.t")))
        #expect(token.path.names == ["g", "t"])
        #expect(token.type == .number)
        #expect(token.description == "Five.")
        #expect(token.extensions?["org.example"]?["unknown"]?.elements?[1]["deep"]?.isNull == true)
        #expect(token.node.range.start == SourcePosition(line: 5, column: 10))
        #expect(set.extensions(ofGroup: TokenPath("g"))?["org.example.group"] != nil)
        #expect(set.extensions(ofGroup: TokenPath("h"))?["org.example.group"] != nil)
        #expect(set.extensions(ofGroup: TokenPath(""))?["org.example.all"] != nil)
        #expect(set.extensions(ofGroup: TokenPath("nothing")) == nil)
        let alias = try #require(set.token(TokenPath("plain")))
        #expect(alias.description == nil)
        #expect(alias.extensions == nil)
    }

    @Test func anEmptySetHasNothing() {
        let set = TokenSet([])
        #expect(set.tokens.isEmpty)
        #expect(set.diagnostics.isEmpty)
        #expect(set.token(TokenPath("a")) == nil)
    }

    @Test func wrongTokensAreLeftOut() throws {
        let set = try TokenSet(json: #"{"$type": "number", "a": {"$value": "x"}, "b": {"$value": 2}}"#)
        #expect(set.token(TokenPath("a")) == nil)
        #expect(set.tokens.map(\.path.description) == ["b"])
    }

    @Test(
        arguments: [
            ("{size.small}", [.dimension], [], "3.0px"),
            ("{size.small}", [], [], "3.0px"),
            ("{size.$root}", [.number, .dimension], [], "4.0"),
            (
                "{size.smal}", [.dimension], ["there is no token '{size.smal}'", "hint: did you mean '{size.small}'?"],
                nil
            ),
            ("{size}", [.number], ["'{size}' is a group, not a token", "hint: its own token is '{size.$root}'"], nil),
            (
                "{size.small", [.dimension],
                ["'{size.small' is not a reference: it is not of the form '{group.token}'"], nil
            ),
            (
                "size.small", [.dimension], ["'size.small' is not a reference: it is not of the form '{group.token}'"],
                nil
            ),
            (
                "{size.small}", [.color, .gradient],
                ["indexBar.background must be a color or a gradient, but '{size.small}' is a dimension"], nil
            ),
            ("{wrong}", [.dimension], [], nil),
            ("{old}", [.number], ["warning: token 'old' is deprecated: use size"], "4.0"),
            (
                "{older}", [.number],
                ["warning: token 'older' is deprecated", "warning: token 'old' is deprecated: use size"], "4.0"
            ),
        ] as [(String, [TokenType], [String], String?)])
    func referencesFromOtherFiles(text: String, types: [TokenType], expected: [String], value: String?) throws {
        let set = try TokenSet(
            json: """
                {"size": {"$root": {"$type": "number", "$value": 4},
                          "small": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}},
                 "wrong": {"$type": "dimension", "$value": 5},
                 "old": {"$value": "{size.$root}", "$deprecated": "use size"},
                 "older": {"$value": "{old}", "$deprecated": true}}
                """)
        let source = SourceText(name: "look.theme.yaml", text: "background: x")
        let node = try #require(try DocumentNode.parse(source)["background"])
        var problems = DiagnosticList()
        let token = set.expectToken(text, at: node, for: "indexBar.background", types: types, &problems)
        #expect(token?.value.summary == value)
        #expect(
            problems.diagnostics.flatMap(\.lines).map { $0.replacing("look.theme.yaml:1:13: ", with: "") } == expected)
    }

    /// The token aliases of several kinds in one file, each composite type among them, as a designer would write it.
    @Test func aWholeSystemOfTokens() throws {
        let set = try TokenSet(json: wholeSystem)
        #expect(set.problems == [])
        #expect(set.value("list.header.pinned") == .color(Color(red: 0.0275, green: 0.7569, blue: 0.3765)))
        #expect(set.value("list.header.font") == set.value("text.strong"))
        #expect(
            set.value("text.strong")
                == .typography(
                    TokenTypography(
                        fontFamily: ["Inter", "Noto Sans CJK SC"], fontSize: TokenDimension(value: 1, unit: .rem),
                        fontWeight: 600, letterSpacing: TokenDimension(value: 0, unit: .px), lineHeight: 1.25)))
        #expect(
            set.value("bubble.rim")
                == .border(
                    TokenBorder(
                        color: Color(red: 0.0275, green: 0.7569, blue: 0.3765),
                        width: TokenDimension(value: 2, unit: .px),
                        style: .dashes([TokenDimension(value: 2, unit: .px)], cap: .round))))
        #expect(
            set.value("bubble.fade")
                == .transition(
                    TokenTransition(
                        duration: TokenDuration(value: 500, unit: .ms), delay: TokenDuration(value: 1, unit: .s),
                        timingFunction: TokenCubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))))
    }
}
