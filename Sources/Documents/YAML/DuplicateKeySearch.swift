/// Finds the second of two equal keys: the YAML library tells only where the first is.
struct DuplicateKeySearch {
    private let source: SourceText
    private let scanner: TokenScanner

    init(_ source: SourceText) {
        self.source = source
        scanner = TokenScanner(source.text)
    }

    /// An error at the second key where it is found, else at the first.
    func diagnostic(for key: String, firstAt first: SourcePosition) -> Diagnostic {
        let start = source.utf8Offset(of: first)
        let spellings = [key, "\"\(key)\"", "'\(key)'"].map { Array($0.utf8) }
        let message = "duplicate key '\(key.excerpt)'"
        guard let written = spellings.first(where: { stands($0, at: start) }),
            let (second, spelling) = second(of: spellings, after: start + written.count, inLineWith: start)
        else { return Diagnostic(.error, message, in: source, at: range(at: start, 1)) }
        return Diagnostic(
            .error, message, in: source, at: range(at: second, spelling.count),
            hints: ["it is first written at line \(first.line), column \(first.column)"])
    }

    /// The next place where the key stands before a colon: no deeper in brackets than the first, and as far from the
    /// start of its line if the first begins one.
    private func second(
        of spellings: [[UInt8]], after start: Int, inLineWith first: Int
    ) -> (offset: Int, spelling: [UInt8])? {
        let column = columnInBlock(at: first)
        var depth = 0
        var offset = start
        while let byte = scanner.byte(at: offset), depth >= 0 {
            if depth == 0, let spelling = spellings.first(where: { isKey($0, at: offset) }),
                column == nil || column == columnInBlock(at: offset)
            {
                return (offset, spelling)
            }
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
            offset += 1
        }
        return nil
    }

    /// How far a place is from the start of its line, `nil` where more than spaces and dashes stand before it.
    private func columnInBlock(at offset: Int) -> Int? {
        var start = offset
        while let byte = scanner.byte(at: start - 1), !byte.isLineBreak {
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") else { return nil }
            start -= 1
        }
        return offset - start
    }

    private func isKey(_ spelling: [UInt8], at offset: Int) -> Bool {
        guard let before = scanner.byte(at: offset - 1), before.isWhiteSpace || before == UInt8(ascii: ","),
            stands(spelling, at: offset)
        else { return false }
        var end = offset + spelling.count
        while scanner.byte(at: end) == UInt8(ascii: " ") { end += 1 }
        return scanner.byte(at: end) == UInt8(ascii: ":")
    }

    private func stands(_ spelling: [UInt8], at offset: Int) -> Bool {
        spelling.indices.allSatisfy { scanner.byte(at: offset + $0) == spelling[$0] }
    }

    private func range(at offset: Int, _ length: Int) -> SourceRange {
        SourceRange(
            start: source.position(utf8Offset: offset), end: source.position(utf8Offset: offset + length))
    }
}
