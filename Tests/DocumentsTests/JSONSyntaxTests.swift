import Documents
import Testing

/// What is named `.json` is JSON (RFC 8259), and what else YAML would take is told with what JSON has instead.
@Suite struct JSONSyntaxTests {
    @Test(arguments: [
        ("[1, 2,]", "1:6-1:7 a comma stands after the last value | JSON takes none before ]"),
        ("{\"a\": 1,\n}", "1:8-1:9 a comma stands after the last value | JSON takes none before }"),
        ("[,1]", "1:2-1:3 a value must stand here"),
        ("[1,,2]", "1:4-1:5 a value must stand here"),
        ("{,}", "1:2-1:3 a key in double quotes must stand here"),
        ("[1 2]", "1:4-1:5 a comma or ] must stand here | the bracket was opened at line 1, column 1"),
        ("{\"a\": [\n1}", "2:2-2:3 a comma or ] must stand here | the bracket was opened at line 1, column 7"),
        ("{\"a\" 1}", "1:6-1:7 a colon after the key must stand here"),
        ("{\"a\"}", "1:5-1:6 a colon after the key must stand here"),
        ("{a: 1}", "1:2-1:3 a key must stand in double quotes | write \"a\""),
        ("{'a': 1}", "1:2-1:5 a key must stand in double quotes | write \"a\""),
        ("{1: 1}", "1:2-1:3 a key must stand in double quotes | write \"1\""),
        ("{\"a\": b}", "1:7-1:8 'b' is not a value of JSON | \(quoting("b"))"),
        ("[True]", "1:2-1:6 'True' is not a value of JSON | \(quoting("True"))"),
        ("[~]", "1:2-1:3 '~' is not a value of JSON | \(quoting("~"))"),
        ("a: 1", "1:1-1:2 'a' is not a value of JSON | \(quoting("a"))"),
        ("- a", "1:1-1:2 '-' is not a value of JSON | \(quoting("-"))"),
        ("---\n[]", "1:1-1:4 '---' is not a value of JSON | \(quoting("---"))"),
        ("[&a 1, *a]", "1:2-1:4 '&a' is not a value of JSON | \(quoting("&a"))"),
        ("['a b']", "1:2-1:4 a string must stand in double quotes, not in single ones"),
        ("[01]", "1:2-1:4 01 is not how JSON writes a number | \(Self.numbers)"),
        ("[+1]", "1:2-1:4 +1 is not how JSON writes a number | \(Self.numbers)"),
        ("[.5]", "1:2-1:4 .5 is not how JSON writes a number | \(Self.numbers)"),
        ("[5.]", "1:2-1:4 5. is not how JSON writes a number | \(Self.numbers)"),
        ("[0x1F]", "1:2-1:6 0x1F is not how JSON writes a number | \(Self.numbers)"),
        ("[-.inf]", "1:2-1:7 -.inf is not how JSON writes a number | \(Self.numbers)"),
        ("[1e]", "1:2-1:4 '1e' is not a value of JSON | \(quoting("1e"))"),
        ("# x\n[]", "1:1-1:2 JSON has no comments | \(Self.comments)"),
        ("[1, // x\n2]", "1:5-1:7 JSON has no comments | \(Self.comments)"),
        ("{\"a\": 1 /* x */}", "1:9-1:11 JSON has no comments | \(Self.comments)"),
        ("{# x\n\"a\": 1}", "1:2-1:3 JSON has no comments | \(Self.comments)"),
        ("[] # x", "1:4-1:5 JSON has no comments | \(Self.comments)"),
        ("", "1:1-1:1 the file ends, and a value is missing"),
        (" \n", "2:1-2:1 the file ends, and a value is missing"),
        ("[1", "1:3-1:3 the file ends, and a comma or ] is missing | the bracket was opened at line 1, column 1"),
        ("{\"a\":", "1:6-1:6 the file ends, and a value is missing"),
        ("[\"a", "1:2-1:3 a quotation mark is never closed"),
        ("[\"a\\", "1:4-1:5 no escape of JSON | \(Self.escapes)"),
        (#"["\x41"]"#, "1:3-1:5 no escape of JSON | \(Self.escapes)"),
        (#"["\u12G4"]"#, "1:3-1:5 no escape of JSON | \(Self.escapes)"),
        (#"["\ud83dx"]"#, "1:3-1:9 half of a surrogate pair | \(Self.pairs)"),
        (#"["漢", "\ude00"]"#, "1:8-1:14 half of a surrogate pair | \(Self.pairs)"),
        (#"["a\u0000"]"#, "1:4-1:10 a string cannot hold the character U+0000"),
        ("[\"a\nb\"]", "1:4-1:4 a string must end on its line | a line break is written \\n"),
        ("[\"a\tb\"]", "1:4-1:5 the character U+0009 is not allowed in a string | write it as \\t"),
        ("[\"\u{1B}\"]", "1:3-1:4 the character U+001B is not allowed in a string | write it as \\u001B"),
        ("[\u{A0}1]", "1:2-1:4 '\u{A0}1' is not a value of JSON | \(quoting("\u{A0}1"))"),
        ("[] []", "1:4-1:5 the end of the file must stand here"),
        ("]", "1:1-1:2 a value must stand here"),
    ])
    func errors(text: String, expected: String) {
        #expect(Self.errors(text) == [expected])
    }

    /// What YAML refuses, or reads as something else.
    @Test(arguments: [
        ("{\"a\"\n:\n1}", "{a: 1.0}"), ("[\"\u{2028}\u{7F}\u{FEFF}\"]", "['\u{2028}\u{7F}\u{FEFF}']"),
        ("{\"<<\": {\"a\": 1}}", "{<<: {a: 1.0}}"), ("\t[1,\t2]\t", "[1.0, 2.0]"), (" \"a\" ", "'a'"),
        ("-0.5e+1", "-5.0"),
        ("[1e999]", "['1e999']"), (#""\u00e9\/\ud83d\ude00""#, "'é/😀'"), ("{\"\": []}", "{: []}"), ("{}", "{}"),
        ("[{}, [ ], null]", "[{}, [], null]"),
    ])
    func accepted(text: String, expected: String) throws {
        #expect(try Self.parse(text).dump == expected)
    }

    @Test func longKey() throws {
        let key = String(repeating: "k", count: 5000)
        #expect(try Self.parse("{\"\(key)\": 1}").entries?.first?.key == key)
    }

    @Test(arguments: ["a.json", "b/C.JSON"])
    func nameTells(name: String) {
        let error = failure { () throws(DiagnosticError) in
            _ = try DocumentNode.parse(SourceText(name: name, text: "{\"a\": [1, 2,]}"))
        }
        #expect(
            error == """
                \(name):1:12: error: a comma stands after the last value
                {"a": [1, 2,]}
                           ^
                hint: JSON takes none before ]
                """)
    }

    @Test func duplicatesAreToldTogether() {
        #expect(
            Self.errors(#"{"a": 1, "b": {"c": 1, "c": 2}, "a": 2}"#) == [
                "1:24-1:27 duplicate key 'c' | it is first written at line 1, column 16",
                "1:33-1:36 duplicate key 'a' | it is first written at line 1, column 2",
            ])
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")], [65, 900, 100_000])
    func deepNesting(brackets: (opening: String, closing: String), depth: Int) {
        let text = String(repeating: brackets.opening, count: depth) + "1"
        for text in [text, text + String(repeating: brackets.closing, count: depth)] {
            let errors = Self.errors(text)
            #expect(errors.count == 1)
            #expect(errors[0].hasSuffix(" lists and mappings are nested deeper than 64 levels"), "\(errors)")
        }
    }

    @Test func sizeAndNodeLimits() {
        let limits = DocumentLimits(bytes: 20, nodes: 5, hints: ["split it"])
        #expect(Self.errors("[1, 2, 3, 4]", limits) == [])
        #expect(Self.errors("{\"a\": 1, \"b\": 2}", limits) == [])
        #expect(Self.errors("[1, 2, 3, 4, 5]", limits) == ["1:14-1:15 the file holds more than 5 values | split it"])
        #expect(
            Self.errors("\"" + String(repeating: "a", count: 20), limits)
                == ["the file has 21 bytes, at most 20 are read | split it"])
    }

    private static let comments = "a file named .yaml may hold them, after #"
    private static let numbers = "a number is written as 12, -0.5 or 1e3"
    private static let escapes = #"known are \", \\, \/, \b, \f, \n, \r, \t and \u with four hexadecimal digits"#
    private static let pairs = #"escapes from \ud800 to \udbff and from \udc00 to \udfff stand in pairs"#

    private static func quoting(_ text: String) -> String {
        "quote a text: \"\(text)\" | the words of JSON are true, false and null"
    }

    private static func parse(_ text: String) throws(DiagnosticError) -> DocumentNode {
        try DocumentNode.parse(SourceText(name: "a.json", text: text))
    }

    /// Each with its place and its hints.
    private static func errors(_ text: String, _ limits: DocumentLimits = DocumentLimits()) -> [String] {
        do {
            _ = try DocumentNode.parse(SourceText(name: "a.json", text: text), limits: limits)
            return []
        } catch {
            return error.diagnostics.map { diagnostic in
                let place = diagnostic.range.map { $0.text + " " } ?? ""
                return ([place + diagnostic.message] + diagnostic.hints).joined(separator: " | ")
            }
        }
    }
}
