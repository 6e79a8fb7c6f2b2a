import Comparing
import Documents
import Geometry
import Rasters
import SchemaChecking
import TemporaryFolders
import Testing

/// What `NAME.diff.yaml` says.
@Suite("Rules of comparisons")
struct ComparisonRulesTests {
    private static func rules(_ text: String) throws -> ComparisonRules {
        try ComparisonRules(SourceText(name: "look.diff.yaml", text: text))
    }

    private static func messages(_ text: String) -> [String] {
        do {
            _ = try rules(text)
            return []
        } catch let error as DiagnosticError {
            return error.diagnostics.map { "\($0.range?.start.line ?? 0): \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("what holds for all, and what for some paths")
    func reading() throws {
        let rules = try Self.rules(
            """
            metric: channels
            tolerance: 2
            failOn: pixels
            maxPixels: 4
            masks: [status-bar, {node: bubble}, {points: [0, 0, 375, 44.5]}, {pixels: [-1, 2, 3, 4]}]
            rules:
              - {paths: ["**/board.png"], maxRatio: 0.5, metric: structural, minimum: -0.5}
            """)
        #expect(rules.all.metric == .channels && rules.all.tolerance == 2 && rules.all.failsOn == .pixels)
        #expect(rules.all.maxPixels == 4)
        #expect(
            rules.all.masks == [
                .statusBar, .node("bubble"), .points(Rect(x: 0, y: 0, width: 375, height: 44.5)),
                .pixels(PixelRect(x: -1, y: 2, width: 3, height: 4)),
            ])
        #expect(rules.rules.map(\.paths) == [[PathPattern("**/board.png")]])
        #expect(rules.rules[0].minimum == -0.5 && rules.rules[0].maxRatio == 0.5)
        #expect(try Self.rules("{}") == ComparisonRules())
    }

    @Test(
        "what is wrong is told with its line",
        arguments: [
            ("metrik: exact", "1: unknown key 'metrik' in the file"),
            ("threshold: 2", "1: threshold must be a number from 0 to 1, not 2"),
            ("rules: [{maxPixels: 3}]", "1: a rule needs paths"),
            ("masks: [{node: a, points: [0, 0, 1, 1]}]", "1: a mask needs one of points, pixels or node"),
            ("\nmasks: [{points: [0, 0, 0, 1]}]", "2: points must be a width or a height above 0, not 0"),
            (
                "masks: [{pixels: [0.5, 0, 1, 1]}]",
                "1: pixels must be a whole number from -1000000000 to 1000000000, not 0.5"
            ),
            (
                "masks: [{pixels: [0, 0, 1]}]",
                "1: pixels must be a list of x, y, width and height, not a list"
            ), ("masks: [{node: \"\"}]", "1: node must not be empty"),
            ("failOn: all", "1: failOn must be pixels, state or any, not the string 'all'"),
        ])
    func problems(text: String, message: String) {
        #expect(Self.messages(text) == [message])
    }

    @Test(
        "patterns of paths",
        arguments: [
            ("a.png", "a.png", true), ("a.png", "b/a.png", false), ("look", "look/rest.png", true),
            ("look", "looks/rest.png", false),
            ("*.png", "a.png", true), ("*.png", "b/a.png", false), ("**/a.png", "b/c/a.png", true), ("**", "x", true),
            ("look/*/rest?.png", "look/bar/rest1.png", true), ("look/*/rest?.png", "look/bar/deep/rest1.png", false),
            ("**/board.*", "a/board.svg", true), ("", "a", false), ("a**z", "a/b/z", true), ("?", "/", false),
        ])
    func patterns(pattern: String, path: String, isMatched: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatched)
    }

    @Test("a hostile pattern ends", .timeLimit(.minutes(1)))
    func hostilePattern() {
        let pattern = PathPattern(String(repeating: "*a", count: 300) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 3000)))
    }

    @Test("the published schema is the generated one")
    func published() throws {
        let text = try PublishedText(at: "Schemas/diff-rules.schema.json").text(
            recording: FileGrammar.comparison.schema)
        #expect(text == FileGrammar.comparison.schema, "\(PublishedText.renewal)")
    }

    @Test("the published reference is the generated one")
    func publishedReference() throws {
        let text = try PublishedText(at: "docs/reference/diff-rules.md").text(
            recording: FileGrammar.comparison.reference)
        #expect(text == FileGrammar.comparison.reference, "\(PublishedText.renewal)")
    }

    @Test("every key is explained, and its example is one")
    func keys() throws {
        #expect(FileGrammar.comparison.unexplainedKeys == [])
        #expect(try ExampleChecker.objections(to: FileGrammar.comparison) == [])
    }

    private static let good = [
        "{}", "metric: exact\n", "masks: [status-bar]\nrules: []\n", "maxPixels: 0\nmaxRatio: 1\n",
        "rules: [{paths: [a], masks: [{node: b}], countAntialiasing: true, threshold: 0}]\n",
    ]
    private static let bad = [
        "[]", "metric: eye\n", "maxPixels: -1\n", "maxPixels: 0.5\n", "rules: [{}]\n", "rules: [{paths: []}]\n",
        "masks: [statusbar]\n", "masks: [{points: [1, 2, 3]}]\n", "masks: [{}]\n", "tolerance: 256\n",
    ]

    @Test("the schema and the program agree about what such a file may hold")
    func agreement() throws {
        let checker = SchemaChecker(schema: FileGrammar.comparison.schema)
        for (text, objection) in zip(Self.good, try checker.objections(to: Self.good)) {
            #expect(objection == "" && Self.messages(text) == [], "\(text)")
        }
        for (text, objection) in zip(Self.bad, try checker.objections(to: Self.bad)) {
            #expect(objection != "" && Self.messages(text) != [], "\(text)")
        }
    }
}
