import Documents
import RandomNumbers
import Testing

/// Positions and offsets in texts of all kinds, against a walk from the start.
@Suite struct SourceTextPropertyTests {
    private static let pieces = [
        "a", "\n", "\r", "\r\n", "é", "漢", "😀", "e\u{301}", "\t", " ", "long words ", "\u{2028}",
    ]

    /// The same for the same seed.
    private static func text(_ seed: UInt64, pieces count: Int) -> String {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { _ in pieces[numbers.next(below: pieces.count)] }.joined()
    }

    /// The position of each scalar, and of the end, by walking.
    private static func positions(in text: String) -> [(offset: Int, position: SourcePosition)] {
        var found: [(Int, SourcePosition)] = []
        var (offset, line, column) = (0, 1, 1)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            found.append((offset, SourcePosition(line: line, column: column)))
            offset += String(scalar).utf8.count
            let endsLine = scalar == "\n" || (scalar == "\r" && scalars.dropFirst(index + 1).first != "\n")
            (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
        }
        return found + [(offset, SourcePosition(line: line, column: column))]
    }

    @Test(arguments: 0..<40)
    func positionsOfAllScalars(seed: Int) {
        let text = Self.text(UInt64(seed), pieces: seed * 10)
        let source = SourceText(name: "a", text: text)
        for (offset, position) in Self.positions(in: text) {
            #expect(source.position(utf8Offset: offset) == position, "seed \(seed), offset \(offset)")
        }
    }

    /// A position leads back to its offset, but for the second half of a line break of two characters.
    @Test(arguments: 0..<40)
    func offsetsOfAllPositions(seed: Int) {
        let text = Self.text(UInt64(seed), pieces: seed * 10)
        let source = SourceText(name: "a", text: text)
        let bytes = Array(text.utf8)
        for (offset, position) in Self.positions(in: text) {
            let isSecondHalf = offset > 0 && offset < bytes.count && bytes[offset] == 10 && bytes[offset - 1] == 13
            #expect(
                source.utf8Offset(of: position) == (isSecondHalf ? offset - 1 : offset),
                "seed \(seed), offset \(offset)")
        }
    }

    @Test(arguments: 0..<40)
    func linesMakeUpTheText(seed: Int) {
        let text = Self.text(UInt64(seed), pieces: seed * 10)
        let source = SourceText(name: "a", text: text)
        let normalized = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))
        #expect((1...source.lineCount).map { source.line($0) }.joined() == normalized, "seed \(seed)")
    }

    /// A byte inside a character belongs to that character.
    @Test func bytesInsideACharacter() {
        let source = SourceText(name: "a", text: "a漢b")
        #expect((1...3).map { source.position(utf8Offset: $0).column } == [2, 3, 3].map { $0 == 3 ? 2 : $0 })
    }

    /// Any place in a line of a million characters is found at once: this would take hours if it were walked to.
    @Test func longLine() {
        let source = SourceText(name: "a", text: String(repeating: "é", count: 1_000_000))
        for column in stride(from: 1, to: 1_000_000, by: 7) {
            let position = SourcePosition(line: 1, column: column)
            let offset = source.utf8Offset(of: position)
            guard offset == 2 * (column - 1), source.position(utf8Offset: offset) == position else {
                Issue.record("column \(column)")
                return
            }
        }
    }
}
