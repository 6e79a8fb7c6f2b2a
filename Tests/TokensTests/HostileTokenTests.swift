import Documents
import Foundation
import Testing
import Tokens

/// Files that would cost much where nothing is bounded.
struct HostileTokenTests {
    @Test func aLongChainOfAliasesIsFollowed() throws {
        let tokens = (0..<5000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }
        let set = try tokenSet(tokens + [#""t5000": {"$type": "number", "$value": 7}"#])
        #expect(set.problems == [])
        #expect(set.value("t0") == .number(7))
    }

    @Test func aLongChainThroughListsIsFollowed() throws {
        let tokens = (0..<2000).map { #""t\#($0)": {"$type": "fontFamily", "$value": ["{t\#($0 + 1)}"]}"# }
        let set = try tokenSet(tokens + [#""t2000": {"$type": "fontFamily", "$value": "Inter"}"#])
        #expect(set.problems == [])
        #expect(set.value("t0") == .fontFamily(["Inter"]))
    }

    @Test func aLongCircleIsToldInShort() throws {
        let set = try tokenSet((0..<5000).map { #""t\#($0)": {"$value": "{t\#(($0 + 1) % 5000)}"}"# })
        let names = (0..<15).map { "'t\($0)'" }.joined(separator: " → ")
        #expect(set.problems == ["1:19: circular reference: \(names) → … → 't0'"])
        #expect(set.tokens.isEmpty)
    }

    @Test func manyCirclesAreNotAllTold() throws {
        let set = try tokenSet((0..<3000).map { #""t\#($0)": {"$value": "{t\#($0 ^ 1)}"}"# })
        #expect(set.diagnostics.count == 100)
        #expect(set.tokens.isEmpty)
    }

    @Test func referencesInReferencesAreBounded() throws {
        let tokens = (0..<60).map {
            ##""a\##($0)": {"$type": "number", "$value": {"x": {"$ref": "#/a\##($0 + 1)/$value/x/x/x"}}}"##
        }
        let set = try tokenSet(tokens + [##""n": {"$type": "number", "$value": {"$ref": "#/a0/$value/x/x"}}"##])
        #expect(set.problems.last == "1:4638: more than 16 references lead to a part of '#/a16/$value/x/x/x'")
    }

    @Test func aChainOfPartsIsBounded() throws {
        let tokens = (0..<40).map {
            ##""a\##($0)": {"$type": "dimension", "$value": {"value": {"$ref": "#/a\##($0 + 1)/$value/value"}, "unit": "px"}}"##
        }
        let set = try tokenSet(tokens + [#""a40": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}"#])
        #expect(set.problems.first == "1:51: more than 16 references to parts of tokens follow one another")
        #expect(set.value("a24") == .dimension(TokenDimension(value: 3, unit: .px)))
        #expect(set.value("a23") == nil)
    }

    @Test func partsOfPartsAreBounded() throws {
        let dashes = Array(repeating: #"{"value": 1, "unit": "px"}"#, count: 128).joined(separator: ", ")
        let big = #""big": {"$type": "strokeStyle", "$value": {"dashArray": [\#(dashes)], "lineCap": "butt"}}"#
        let tokens = (0..<2200).map {
            ##""m\##($0)": {"$type": "strokeStyle", "$value": {"dashArray": {"$ref": "#/big/$value/dashArray"}, "lineCap": "butt"}}"##
        }
        let set = try tokenSet([big] + tokens)
        #expect(set.diagnostics.map(\.message) == ["too many parts of tokens are referred to"])
        #expect(set.tokens.count < 1000)
    }

    @Test func listsAreBounded() throws {
        let names = Array(repeating: #""A""#, count: 129).joined(separator: ", ")
        let set = try tokenSet([#""f": {"$type": "fontFamily", "$value": [\#(names)]}"#])
        #expect(set.problems == ["1:41: '$value' of token 'f' must have from 1 to 128 elements, not 129"])
    }

    @Test func groupsThatDoubleAreBounded() throws {
        let groups = (1..<40).map {
            #""g\#($0)": {"x": {"$extends": "{g\#($0 - 1)}"}, "y": {"$extends": "{g\#($0 - 1)}"}}"#
        }
        let set = try tokenSet([#""g0": {"t": {"$type": "number", "$value": 1}}"#] + groups)
        #expect(set.problems == ["1:287: there are more than 100000 tokens and groups with what they inherit"])
        #expect(set.tokens.count <= 100_000)
    }

    @Test func groupsThatExtendOnEveryLevelAreFinite() throws {
        let groups = (1..<30).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}", "x": {"$extends": "{g\#($0 - 1)}"}}"# }
        let set = try tokenSet([#""g0": {"x": {"t": {"$type": "number", "$value": 1}}}"#] + groups)
        #expect(set.problems == [])
        #expect(set.value("g29.x.x.t") == .number(1))
    }

    @Test func depthIsBounded() throws {
        let groups = (0..<200).map { #""g\#($0)": {"x": {"$extends": "{g\#($0 + 1)}"}}"# }
        let set = try tokenSet(groups + [#""g200": {"t": {"$type": "number", "$value": 1}}"#])
        let path = "g0" + String(repeating: ".x", count: 29)
        #expect(set.problems == ["1:2303: groups are nested more than 64 deep at '\(path)…'"])
    }

    @Test func aLongRowOfExtensionsIsBounded() throws {
        let groups = (0..<200).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}"# }
        let set = try tokenSet(groups + [#""g200": {"t": {"$type": "number", "$value": 1}}"#])
        #expect(set.problems.first == "1:1923: too many groups extend one another here")
        #expect(set.value("g199.t") == .number(1))
        #expect(set.value("g0.t") == nil)
    }

    @Test func manyPointersIntoAHugeObjectAreBounded() throws {
        let keys = (0..<20_000).map { #""k\#($0)": 1"# }.joined(separator: ", ")
        let tokens = (0..<600).map { ##""m\##($0)": {"$type": "number", "$ref": "#/x/$extensions/k19999"}"## }
        let set = try tokenSet([#""x": {"$type": "number", "$value": 1, "$extensions": {\#(keys)}}"#] + tokens)
        #expect(set.value("m0") == .number(1))
        #expect(set.diagnostics.last?.message == "there are too many references to follow")
    }

    @Test func deprecationsAreBounded() throws {
        let tokens = (0..<1000).map { #""t\#($0)": {"$value": "{t\#($0 + 1)}", "$deprecated": true}"# }
        let set = try tokenSet(tokens + [#""t1000": {"$type": "number", "$value": 7}"#])
        #expect(set.token(TokenPath("t0"))?.deprecations.map(\.path.description) == (0..<16).map { "t\($0)" })
    }

    /// A thread of a pool may have no more than this.
    @Test func aStackOfHalfAMebibyteIsEnough() throws {
        let nested = String(repeating: #"{"g": "#, count: 60) + #"{"$type": "number", "$value": 1}"#
        let parts = (0..<40).map {
            ##""a\##($0)": {"$type": "strokeStyle", "$value": {"dashArray": [{"$ref": "#/a\##($0 + 1)/$value/dashArray/0"}], "lineCap": "butt"}}"##
        }
        let texts = [nested + String(repeating: "}", count: 60), "{" + parts.joined(separator: ", ") + "}"]
        for text in texts {
            let document = try DocumentNode.parse(SourceText(name: "0.tokens.json", text: text))
            let finished = DispatchSemaphore(value: 0)
            let thread = Thread {
                _ = TokenSet([document])
                finished.signal()
            }
            thread.stackSize = 512 << 10
            thread.start()
            finished.wait()
        }
    }

    private func tokenSet(_ members: [String]) throws -> TokenSet {
        try TokenSet(json: "{" + members.joined(separator: ", ") + "}")
    }
}
