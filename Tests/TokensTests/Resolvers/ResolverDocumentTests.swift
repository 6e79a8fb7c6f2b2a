import Documents
import Testing
import Tokens

/// Resolver files (Design Tokens Resolver Module 2025.10); after the examples of the specification.
struct ResolverDocumentTests {
    /// A token file of one color, so that a layer can be told by what it says.
    private static func file(_ name: String) -> String {
        ##"{"name": {"$type": "number", "$value": 1, "$description": "\##(name)"}}"##
    }

    private static func node(_ text: String, name: String = "a.resolver.json") throws -> DocumentNode {
        try DocumentNode.parse(SourceText(name: name, text: text))
    }

    private static func resolver(_ text: String, files: Set<String>? = nil) throws(DiagnosticError) -> ResolverDocument
    {
        let document: DocumentNode
        do {
            document = try node(text)
        } catch {
            throw DiagnosticError("\(error)")
        }
        return try ResolverDocument(document) { path, place throws(DiagnosticError) in
            guard files?.contains(path) ?? true else {
                throw DiagnosticError([place.error("there is no file '\(path)'")])
            }
            do {
                return try Self.node(Self.file(path), name: path)
            } catch {
                throw DiagnosticError("\(error)")
            }
        }
    }

    /// The files whose tokens hold for inputs, in order; inline sources are told by `inline`.
    private static func layers(_ text: String, _ inputs: [(String, String)] = []) throws -> [String] {
        let resolver = try resolver(text)
        var problems = DiagnosticList()
        let place = try node("{}")
        let nodes = try inputs.map { (key: $0.0, node: try node("\"\($0.1)\"")) }
        let contexts = TokenModifierInputs.contexts(of: resolver.modifiers, nodes, at: place, &problems)
        try problems.throwErrors()
        return resolver.layers(contexts).map { $0["name"]?["$description"]?.string ?? "inline" }
    }

    private static func errors(_ text: String, files: Set<String>? = nil) -> String {
        do {
            let resolver = try resolver(text, files: files)
            return resolver.warnings.map(\.description).joined(separator: "\n")
        } catch {
            return error.description
        }
    }

    /// The example of section 4.1.6 with its inputs.
    private static let composed = """
        {
          "version": "2025.10",
          "sets": {
            "size": {"sources": [{"$ref": "foundation/size.json"}]},
            "typography": {"sources": [{"$ref": "foundation/typography.json"}]},
            "animation": {"sources": [{"$ref": "foundation/animation.json"}]}
          },
          "modifiers": {
            "theme": {
              "description": "Color theme",
              "contexts": {
                "light": [{"$ref": "theme/light.json"}],
                "lightHighContrast": [{"$ref": "theme/light.json"}, {"$ref": "theme/light-high-contrast.json"}],
                "dark": [{"$ref": "theme/dark.json"}],
                "darkHighContrast": [{"$ref": "theme/dark.json"}, {"$ref": "theme/dark-high-contrast.json"}]
              },
              "default": "light"
            },
            "debug": {"contexts": {"false": [], "true": [{"$ref": "debug.json"}]}, "default": "false"}
          },
          "resolutionOrder": [
            {"$ref": "#/sets/size"}, {"$ref": "#/sets/typography"}, {"$ref": "#/sets/animation"},
            {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/debug"}
          ]
        }
        """

    @Test(
        "inputs choose contexts, later files lie over earlier ones",
        arguments: [
            ([], ["theme/light.json"]), ([("theme", "light")], ["theme/light.json"]),
            ([("theme", "lightHighContrast")], ["theme/light.json", "theme/light-high-contrast.json"]),
            ([("theme", "dark"), ("debug", "true")], ["theme/dark.json", "debug.json"]),
            ([("Theme", "DARKHIGHCONTRAST")], ["theme/dark.json", "theme/dark-high-contrast.json"]),
        ])
    func order(inputs: [(String, String)], expected: [String]) throws {
        let base = ["size", "typography", "animation"].map { "foundation/\($0).json" }
        #expect(try Self.layers(Self.composed, inputs) == base + expected)
    }

    @Test("what its modifiers are")
    func modifiers() throws {
        #expect(
            try Self.resolver(Self.composed).modifiers == [
                TokenModifier(
                    name: "theme", contexts: ["light", "lightHighContrast", "dark", "darkHighContrast"],
                    defaultContext: "light"),
                TokenModifier(name: "debug", contexts: ["false", "true"], defaultContext: "false"),
            ])
    }

    @Test("sets in contexts, in other sets, in the order itself, and tokens where they stand")
    func references() throws {
        #expect(
            try Self.layers(
                """
                {
                  "version": "2025.10",
                  "sets": {
                    "base": {"sources": [{"$ref": "size/base.json"}, {"a": {"$type": "number", "$value": 1}}]},
                    "all": {"sources": [{"$ref": "#/sets/base"}, {"$ref": "all.json#/part"}]}
                  },
                  "modifiers": {
                    "size": {"contexts": {"small": [{"$ref": "#/sets/base"}, {"$ref": "mobile.json"}], "large": []}}
                  },
                  "resolutionOrder": [
                    {"type": "set", "name": "Motion", "sources": [{"$ref": "#/$defs/motion~1fast.json"}]},
                    {"$ref": "#/modifiers/size"},
                    {"type": "modifier", "name": "beta", "contexts": {"no": [], "yes": [{"$ref": "beta.json"}]}}
                  ],
                  "$defs": {"motion/fast.json": {"name": {"$type": "number", "$value": 1, "$description": "fast"}}}
                }
                """.replacing(", {\"$ref\": \"all.json#/part\"}", with: ""), [("size", "small"), ("beta", "yes")])
                == ["fast", "size/base.json", "inline", "mobile.json", "beta.json"])
    }

    @Test("keys beside a reference take the place of what it leads to")
    func extending() throws {
        let text = """
            {"version": "2025.10",
             "sets": {"a": {"sources": [{"$ref": "one.json"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}},
             "resolutionOrder": [{"$ref": "#/sets/a", "sources": [{"$ref": "two.json"}]}, {"$ref": "#/sets/b"}]}
            """
        #expect(try Self.layers(text) == ["two.json", "one.json"])
        let source = """
            {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
              {"$ref": "one.json", "name": {"$type": "number", "$value": 2, "$description": "mine"}}]}]}
            """
        #expect(try Self.layers(source) == ["mine"])
    }

    @Test("the inputs that the specification calls invalid, all at once (section 6)")
    func invalidInputs() throws {
        let text = """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": []}},
              {"type": "modifier", "name": "size", "contexts": {"default": [], "large": []}},
              {"type": "modifier", "name": "beta", "contexts": {"false": [], "true": []}, "default": "false"}]}
            """
        let resolver = try Self.resolver(text)
        var problems = DiagnosticList()
        let inputs = try [("theme", "blue"), ("foo", "bar"), ("beta", "true")].map {
            (key: $0.0, node: try Self.node("\"\($0.1)\"", name: "inputs"))
        }
        let contexts = TokenModifierInputs.contexts(of: resolver.modifiers, inputs, at: try Self.node("{}"), &problems)
        #expect(
            problems.diagnostics.map(\.message) == [
                "invalid context 'blue' for modifier 'theme'", "unknown modifier 'foo'",
                "missing modifier 'size', which has no default",
            ])
        #expect(contexts == ["beta": "true"])
        var others = DiagnosticList()
        let number = [(key: "beta", node: try Self.node("true", name: "inputs"))]
        _ = TokenModifierInputs.contexts(of: resolver.modifiers, number, at: try Self.node("{}"), &others)
        #expect(others.diagnostics.first?.message == "the context of 'beta' must be a string, not true")
        #expect(others.diagnostics.first?.hints == ["quote it: \"true\""])
    }

    @Test("the specification's slips are told, and read as they are meant")
    func slips() throws {
        let text = """
            {"modifiers": {"size": {"context": {"small": [{"$ref": "small.json"}], "large": []}}},
             "resolutionOrder": [{"$ref": "#/modifiers/size"}]}
            """
        #expect(
            Self.errors(text) == """
                a.resolver.json:1:1: warning: the resolver has no version
                {"modifiers": {"size": {"context": {"small": [{"$ref": "small.json"}], "large": []}}},
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                hint: add "version": "2025.10"
                a.resolver.json:1:25: warning: the contexts of modifiers.size are called 'context'
                {"modifiers": {"size": {"context": {"small": [{"$ref": "small.json"}], "large": []}}},
                                        ^~~~~~~~~
                hint: the key is 'contexts'
                """)
        #expect(try Self.layers(text, [("size", "small")]) == ["small.json"])
    }

    private static func withOrder(_ text: String) -> String {
        ##"{"version": "2025.10", \##(text), "resolutionOrder": []}"##
    }

    @Test(
        "what a resolver may not hold",
        arguments: [
            ("[]", "a resolver must be a mapping, and it holds a list"),
            (##"{"version": "2025.10"}"##, "the resolver has no resolutionOrder"),
            (
                ##"{"version": "2024.01", "resolutionOrder": []}"##,
                "version must be \"2025.10\", not the string '2024.01'"
            ),
            (##"{"version": "2025.10", "resolutionOrder": [], "set": {}}"##, "unknown key 'set'"),
            (withOrder(##""sets": {"a": {}}"##), "sets.a has no sources"),
            (withOrder(##""sets": {"a": {"sources": [3]}}"##), "a source of sets.a.sources must be a mapping, not 3"),
            (
                withOrder(##""modifiers": {"m": {"contexts": {}}}"##),
                "modifiers.m has no contexts, and a modifier needs two or more"
            ),
            (
                withOrder(##""modifiers": {"m": {"contexts": {"a": []}}}"##),
                "modifiers.m has one context, and a modifier needs two or more"
            ),
            (
                withOrder(##""modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "c"}}"##),
                "modifiers.m.default 'c' is none of its contexts"
            ),
            (
                withOrder(
                    ##""sets": {"a": {"sources": [{"$ref": "#/modifiers/m"}]}}, "modifiers": {"m": {"contexts": {"x": [], "y": []}}}"##
                ),
                "'#/modifiers/m' is a modifier, which only resolutionOrder may refer to"
            ),
            (
                withOrder(
                    ##""modifiers": {"m": {"contexts": {"x": [{"$ref": "#/modifiers/m/contexts/y"}], "y": []}}}"##),
                "'#/modifiers/m/contexts/y' is a modifier, which only resolutionOrder may refer to"
            ),
            (
                ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
                "'#/resolutionOrder/0' is in resolutionOrder, which nothing may refer to"
            ),
            (
                withOrder(
                    ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}"##),
                "circular reference: '#/sets/b' → '#/sets/a' → '#/sets/b'"
            ),
            (
                withOrder(##""sets": {"a": {"sources": [{"$ref": "#/"}]}}"##),
                "'#' is the whole resolver, which holds the reference"
            ),
            (withOrder(##""sets": {"a": {"sources": [{"$ref": "#/sets/c"}]}}"##), "nothing is at 'c' in '#/sets/c'"),
            (
                withOrder(##""sets": {"a": {"sources": [{"$ref": "x.json#sets/a"}]}}"##),
                "'#sets/a' is not a reference: '#' is not followed by '/'"
            ),
            (
                withOrder(##""sets": {"a": {"sources": [{"$ref": "https://example.org/x.json"}]}}"##),
                "'https://example.org/x.json' is not a file, and nothing is fetched from elsewhere"
            ),
            (withOrder(##""sets": {"a": {"sources": [{"$ref": "none.json"}]}}"##), "there is no file 'none.json'"),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"sources": []}]}"##,
                "an item of resolutionOrder has no name"
            ),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "sets", "sources": []}]}"##,
                "type must be set or modifier, not the string 'sets'"
            ),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": []}, {"name": "a", "type": "set", "sources": []}]}"##,
                "two items of resolutionOrder are called 'a'"
            ),
            (
                ##"{"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}, {"name": "a", "type": "set", "sources": []}]}"##,
                "two items of resolutionOrder are called 'a'"
            ),
            (
                ##"{"version": "2025.10", "modifiers": {"a": {"contexts": {"x": [], "y": []}}}, "resolutionOrder": [{"name": "a", "type": "set", "sources": []}, {"$ref": "#/modifiers/a"}]}"##,
                "two items of resolutionOrder are called 'a'"
            ),
            (
                ##"{"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/a"}]}"##,
                "two items of resolutionOrder are called 'a'"
            ),
            (
                ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/$defs/a"}], "$defs": {"a": {}}}"##,
                "'#/$defs/a' is neither a set nor a modifier, as resolutionOrder wants"
            ),
        ])
    func refusals(text: String, message: String) {
        do {
            _ = try Self.resolver(text, files: ["x.json"])
            Issue.record("read")
        } catch {
            #expect(error.diagnostics.filter { $0.severity == .error }.map(\.message).first == message)
        }
    }

    @Test("what is wrong with a reference is told where it is written")
    func placesOfReferences() {
        let text = ##"{"version": "2025.10", "resolutionOrder": [{"name": "x", "$ref": "#/sets/a"}]}"##
        #expect(
            Self.errors(text) == ##"""
                a.resolver.json:1:66: error: nothing is at 'sets' in '#/sets/a'
                {"version": "2025.10", "resolutionOrder": [{"name": "x", "$ref": "#/sets/a"}]}
                                                                                 ^~~~~~~~~~
                """##)
    }

    @Test("a set may share its name with a modifier, both referred to (section 4.1.6.1)")
    func sharedName() throws {
        let text = ##"""
            {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "set.json"}]}},
             "modifiers": {"a": {"contexts": {"x": [{"$ref": "x.json"}], "y": []}, "default": "x"}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/a"}]}
            """##
        #expect(try Self.layers(text) == ["set.json", "x.json"])
    }

    @Test("references that stand for ever more documents end")
    func explosion() {
        let sets = (0..<40).map {
            ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}, {"$ref": "#/sets/s\##($0 + 1)"}]}"##
        }
        let last = ##""s40": {"sources": [{"a": {}}]}"##
        let text = Self.withOrder(##""sets": {\##((sets + [last]).joined(separator: ", "))}"##)
        #expect(Self.errors(text).contains("the references stand for more than 10000 documents"))
    }
}
