import Documents
import Testing

@Suite struct ExpectingTests {
    @Test func acceptedValues() throws {
        var problems = DiagnosticList()
        #expect(try parse("a").expectString("k", &problems) == "a")
        #expect(try parse("1.5").expectNumber("k", &problems) == 1.5)
        #expect(try parse("5").expectInteger("k", in: 1...5, &problems) == 5)
        #expect(try parse("5.0").expectInteger("k", in: 1...5, &problems) == 5)
        #expect(try parse("true").expectBool("k", &problems) == true)
        #expect(try parse("b").expectWord("k", of: ["a", "b"], &problems) == "b")
        #expect(try parse("[1]").expectElements("k", &problems)?.count == 1)
        #expect(try parse("a: 1").expectEntries("k", &problems)?.count == 1)
        #expect(try parse("a: 1").expectEntries("k", keys: ["a", "b"], &problems)?.count == 1)
        #expect(problems.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("k: [1]", "k must be a string, not a list"),
        ("k: {}", "k must be a string, not a mapping"),
        ("k: ~", "k must be a string, not null"),
        ("k: 1.50", "k must be a string, not 1.50\nhint: quote it: \"1.50\""),
        ("k: true", "k must be a string, not true\nhint: quote it: \"true\""),
        ("k:", "k must be a string, and has no value"),
        (
            "k:   #fff is white",
            "k must be a string, and has no value\nhint: an unquoted # starts a comment, quote it: \"#fff\""
        ),
        ("k: # nothing", "k must be a string, and has no value"),
    ])
    func notAString(text: String, expected: String) throws {
        #expect(try problem(text) { _ = $0.expectString("k", &$1) } == expected)
    }

    @Test(arguments: [
        ("k: high", "k must be a number, not the string 'high'"),
        ("k: '1'", "k must be a number, not the string '1'"),
        ("k: .nan", "k must be a finite number, not .nan"),
        ("k: -.inf", "k must be a finite number, not -.inf"),
        ("k: 1e999", "k must be a finite number, not 1e999"),
        (
            "k: " + String(repeating: "x", count: 99),
            "k must be a number, not the string '" + String(repeating: "x", count: 60) + "…'"
        ),
    ])
    func notANumber(text: String, expected: String) throws {
        #expect(try problem(text) { _ = $0.expectNumber("k", &$1) } == expected)
    }

    @Test(arguments: [
        ("k: 6", "k must be a whole number from 1 to 5, not 6"),
        ("k: 1.5", "k must be a whole number from 1 to 5, not 1.5"),
        ("k: 1e300", "k must be a whole number from 1 to 5, not 1e300"),
    ])
    func notAnInteger(text: String, expected: String) throws {
        #expect(try problem(text) { _ = $0.expectInteger("k", in: 1...5, &$1) } == expected)
    }

    @Test func othersThatAreNotWhatIsExpected() throws {
        #expect(
            try problem("k: yes") { _ = $0.expectBool("k", &$1) } == "k must be true or false, not the string 'yes'")
        #expect(try problem("k: yes") { _ = $0.expectElements("k", &$1) } == "k must be a list, not the string 'yes'")
        #expect(try problem("k: 1") { _ = $0.expectEntries("k", &$1) } == "k must be a mapping, not 1")
        let words = ["clip", "shrink", "condense"]
        #expect(
            try problem("k: shrnk") { _ = $0.expectWord("k", of: words, &$1) }
                == "k must be clip, shrink or condense, not the string 'shrnk'\nhint: did you mean 'shrink'?")
        #expect(
            try problem("k: 1") { _ = $0.expectWord("k", of: ["clip"], &$1) } == "k must be clip, not 1")
    }

    @Test func unknownKeysAreAllTold() throws {
        let document = try parse("width: 1\nwidht: 2\ncolour: 3\n")
        var problems = DiagnosticList()
        let known = document.expectEntries("bubble", keys: ["width", "height"], &problems)
        #expect(known?.map(\.key) == ["width"])
        #expect(
            DiagnosticPrinter().text(of: problems.diagnostics) == """
                a.yaml:2:1: error: unknown key 'widht' in bubble
                widht: 2
                ^~~~~
                hint: did you mean 'width'?
                a.yaml:3:1: error: unknown key 'colour' in bubble
                colour: 3
                ^~~~~~
                hint: known are width, height
                """)
        problems = DiagnosticList()
        _ = try parse("x: 1").expectEntries("", keys: ["a"], &problems)
        #expect(problems.diagnostics.first?.message == "unknown key 'x'")
    }

    /// The message and the hints, without place, line and caret, which other tests cover.
    private func problem(
        _ text: String, _ body: (DocumentNode, inout DiagnosticList) -> Void
    ) throws -> String {
        let node = try #require(try parse(text)["k"])
        var problems = DiagnosticList()
        body(node, &problems)
        let diagnostic = try #require(problems.diagnostics.first)
        #expect(problems.diagnostics.count == 1)
        #expect(diagnostic.range == node.range)
        return ([diagnostic.message] + diagnostic.hints.map { "hint: " + $0 }).joined(separator: "\n")
    }
}
