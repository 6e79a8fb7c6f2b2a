import Documents
import Testing

@Suite struct DiagnosticPrinterTests {
    @Test func placeLineCaretAndHint() {
        let diagnostic = error(
            "unknown key 'slotHight' in indexBar", in: "indexBar:\n  slotHight: 20\n", from: (2, 3), to: (2, 12),
            hints: ["did you mean 'slotHeight'?", "see the schema"])
        #expect(
            diagnostic.description == """
                look.theme.yaml:2:3: error: unknown key 'slotHight' in indexBar
                  slotHight: 20
                  ^~~~~~~~~
                hint: did you mean 'slotHeight'?
                hint: see the schema
                """)
    }

    @Test func withoutRangeOrSource() {
        let source = SourceText(name: "gone.theme.yaml")
        #expect(
            Diagnostic(.error, "no such file", in: source).description == "gone.theme.yaml: error: no such file")
        #expect(Diagnostic(.warning, "nothing to draw").description == "warning: nothing to draw")
        #expect(Diagnostic(.note, "two themes").description == "note: two themes")
    }

    @Test(arguments: [
        // An empty range is a caret alone.
        ("ab", 2, 2, "ab\n ^"),
        // A range past the line's end stands behind it.
        ("ab", 9, 12, "ab\n  ^"),
        ("", 1, 1, "\n^"),
        // Tabs are four columns, before and under the caret.
        ("\tab", 2, 4, "    ab\n    ^~"),
        ("a\tb", 1, 4, "a    b\n^~~~~~"),
        // Han characters and emoji take two columns, combining marks none.
        ("漢字: x", 5, 6, "漢字: x\n      ^"),
        ("漢字: x", 1, 3, "漢字: x\n^~~~"),
        ("😀: x", 4, 5, "😀: x\n    ^"),
        ("e\u{301}: x", 5, 6, "e\u{301}: x\n   ^"),
        // What could steer a terminal is escaped, and the caret allows for it.
        ("\u{1B}[2J: x", 7, 8, "\\u{1B}[2J: x\n           ^"),
        ("\u{202E}: x", 4, 5, "\\u{202E}: x\n          ^"),
    ])
    func excerpt(line: String, from: Int, to: Int, expected: String) {
        let diagnostic = error("bad", in: line, from: (1, from), to: (1, to))
        #expect(diagnostic.description == "look.theme.yaml:1:\(from): error: bad\n" + expected)
    }

    @Test func rangeOfSeveralLinesIsMarkedToTheEndOfTheFirst() {
        let diagnostic = error("bad", in: "a: [1,\n2]", from: (1, 4), to: (2, 3))
        #expect(diagnostic.description == "look.theme.yaml:1:4: error: bad\na: [1,\n   ^~~")
    }

    @Test(arguments: [
        (1, 4, "0123456789…\n^~~"),
        (11, 13, "…5678901234…\n      ^~"),
        (25, 99, "…9012345678\n      ^~~~~"),
    ])
    func longLineIsCutAroundTheCaret(from: Int, to: Int, expected: String) {
        let line = "012345678901234567890123456789".prefix(from == 25 ? 29 : 30)
        let diagnostic = error("bad", in: String(line), from: (1, from), to: (1, to))
        let text = DiagnosticPrinter(lineWidth: 10).text(of: diagnostic)
        #expect(text == "look.theme.yaml:1:\(from): error: bad\n" + expected)
    }

    @Test func endlessLineStaysShort() {
        let line = "x" + String(repeating: "\u{301}", count: 100_000) + ": 漢"
        let text = error("bad", in: line, from: (1, 1), to: (1, 2)).description
        #expect(text.unicodeScalars.count < 400)
    }

    @Test func messagesNamesAndHintsAreEscaped() {
        let diagnostic = Diagnostic(
            .error, "unknown word 'a\nb\u{7}'", in: SourceText(name: "\u{1B}x"), hints: ["no\ttab"])
        #expect(diagnostic.description == "\\u{1B}x: error: unknown word 'a\\nb\\u{7}'\nhint: no\\ttab")
    }

    @Test func colorMarksSeverityCaretAndHint() {
        let diagnostic = error("bad", in: "a: b", from: (1, 4), to: (1, 5), hints: ["c"])
        #expect(
            DiagnosticPrinter(usesColor: true).text(of: diagnostic) == """
                look.theme.yaml:1:4: \u{1B}[1;31merror:\u{1B}[0m bad
                a: b
                \u{1B}[1;32m   ^\u{1B}[0m
                \u{1B}[1mhint:\u{1B}[0m c
                """)
        let printer = DiagnosticPrinter(usesColor: true)
        #expect(printer.text(of: Diagnostic(.warning, "w")) == "\u{1B}[1;35mwarning:\u{1B}[0m w")
        #expect(printer.text(of: Diagnostic(.note, "n")) == "\u{1B}[1;36mnote:\u{1B}[0m n")
    }

    @Test func errorPrintsAllOfItsDiagnostics() {
        let failure = DiagnosticError([Diagnostic(.warning, "one"), Diagnostic(.error, "two")])
        #expect(failure.description == "warning: one\nerror: two")
        #expect(DiagnosticError("three").diagnostics == [Diagnostic(.error, "three")])
    }

    private func error(
        _ message: String, in text: String, from: (Int, Int), to: (Int, Int), hints: [String] = []
    ) -> Diagnostic {
        let range = SourceRange(
            start: SourcePosition(line: from.0, column: from.1), end: SourcePosition(line: to.0, column: to.1))
        return Diagnostic(
            .error, message, in: SourceText(name: "look.theme.yaml", text: text), at: range, hints: hints)
    }
}
