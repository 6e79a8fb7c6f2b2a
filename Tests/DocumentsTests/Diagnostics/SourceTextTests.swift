import Documents
import Testing

@Suite struct SourceTextTests {
    @Test(arguments: [
        ("", [""]),
        ("a", ["a"]),
        ("a\n", ["a", ""]),
        ("a\nb", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b", ""]),
        ("a\rb", ["a", "b"]),
        ("a\n\rb", ["a", "", "b"]),
        ("\n\n", ["", "", ""]),
        ("é\n漢字\n", ["é", "漢字", ""]),
        ("a\u{2028}b", ["a\u{2028}b"]),
    ])
    func lines(text: String, expected: [String]) {
        let source = SourceText(name: "a.yaml", text: text)
        #expect(source.lineCount == expected.count)
        #expect((1...source.lineCount).map { String(source.line($0)) } == expected)
    }

    @Test(arguments: [0, -1, 3])
    func lineOutsideIsEmpty(number: Int) {
        #expect(SourceText(name: "a.yaml", text: "a\nb").line(number) == "")
    }

    /// Columns count scalars: 漢 has three bytes, 😀 four, é here two scalars.
    @Test(arguments: [
        (0, 1, 1), (3, 1, 2), (7, 1, 3), (8, 1, 4), (10, 1, 5), (11, 2, 1), (12, 2, 2), (99, 2, 2), (-5, 1, 1),
    ])
    func positionOfOffset(offset: Int, line: Int, column: Int) {
        let source = SourceText(name: "a.yaml", text: "漢😀e\u{301}\nx")
        #expect(source.position(utf8Offset: offset) == SourcePosition(line: line, column: column))
    }

    @Test(arguments: [(1, 1, 0), (1, 2, 3), (1, 3, 7), (1, 9, 10), (2, 1, 11), (2, 2, 12), (3, 1, 12), (0, 4, 0)])
    func offsetOfPosition(line: Int, column: Int, offset: Int) {
        let source = SourceText(name: "a.yaml", text: "漢😀e\u{301}\nx")
        #expect(source.utf8Offset(of: SourcePosition(line: line, column: column)) == offset)
    }

    @Test func textsAreEqualByNameAndText() {
        let source = SourceText(name: "a.yaml", text: "a")
        #expect(source == SourceText(name: "a.yaml", text: "a"))
        #expect(source != SourceText(name: "b.yaml", text: "a"))
        #expect(source != SourceText(name: "a.yaml"))
        #expect(Set([source, SourceText(name: "a.yaml", text: "a")]).count == 1)
    }

    @Test func excerptOfALine() {
        let whole = SourceText(name: "a.yaml", text: "one\ntwo 漢 three\nfour")
        let part = whole.excerpt(ofLine: 2)
        #expect(part.text == "two 漢 three" && part.lineCount == 1)
        #expect(part.line(2) == "two 漢 three" && part.line(1) == "" && part.line(3) == "")
        let position = SourcePosition(line: 2, column: 7)
        #expect(part.position(utf8Offset: 8) == position)
        #expect(part.utf8Offset(of: position) == 8)
        #expect(part.utf8Offset(of: SourcePosition(line: 1, column: 1)) == 0)
        #expect(part.utf8Offset(of: SourcePosition(line: 3, column: 1)) == part.text.utf8.count)
        #expect(part == whole.excerpt(ofLine: 2) && part != SourceText(name: "a.yaml", text: part.text))
        let range = SourceRange(start: position, end: SourcePosition(line: 2, column: 12))
        #expect(
            Diagnostic(.warning, "odd", in: part, at: range).description
                == Diagnostic(.warning, "odd", in: whole, at: range).description)
    }
}
