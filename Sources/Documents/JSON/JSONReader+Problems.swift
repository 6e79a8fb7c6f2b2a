/// What is wrong with a text that is not JSON, and what JSON has instead.
extension JSONReader {
    func failure(_ message: String, at start: Int, _ end: Int, hints: [String] = []) -> DiagnosticError {
        DiagnosticError(message, in: source, at: range(from: start, to: end), hints: hints)
    }

    /// The next byte is not what must stand here; `opening` is the bracket that is still open.
    func unexpected(wanted: String, openedAt opening: Int? = nil) -> DiagnosticError {
        if let comment { return comment }
        let place = opening.map { source.position(utf8Offset: $0) }
        let hints = place.map { ["the bracket was opened at line \($0.line), column \($0.column)"] } ?? []
        guard byte != nil else {
            return failure("the file ends, and \(wanted) is missing", at: offset, offset, hints: hints)
        }
        return failure("\(wanted) must stand here", at: offset, offset + 1, hints: hints)
    }

    /// What stands where a key should.
    func notAKey() -> DiagnosticError {
        let word = wordAhead
        guard comment == nil, !word.isEmpty else { return unexpected(wanted: "a key in double quotes") }
        let name = word.trimmingQuotes
        return failure(
            "a key must stand in double quotes", at: offset, offset + word.utf8.count,
            hints: ["write \"\(name.excerpt)\""])
    }

    /// What stands where a value should.
    func notAValue(_ word: String) -> DiagnosticError {
        if let comment { return comment }
        let end = offset + word.utf8.count
        if word.isEmpty { return unexpected(wanted: "a value") }
        if word.hasPrefix("'") {
            return failure("a string must stand in double quotes, not in single ones", at: offset, end)
        }
        if CoreSchema.number(word) != nil {
            let hints = ["a number is written as 12, -0.5 or 1e3"]
            return failure("\(word.excerpt) is not how JSON writes a number", at: offset, end, hints: hints)
        }
        let hints = ["quote a text: \"\(word.excerpt)\"", "the words of JSON are true, false and null"]
        return failure("'\(word.excerpt)' is not a value of JSON", at: offset, end, hints: hints)
    }

    func controlCharacter(_ byte: UInt8) -> DiagnosticError {
        if byte.isLineBreak {
            return failure("a string must end on its line", at: offset, offset, hints: ["a line break is written \\n"])
        }
        let digits = String(byte, radix: 16, uppercase: true)
        let number = String(repeating: "0", count: 4 - digits.count) + digits
        let escape = byte == UInt8(ascii: "\t") ? "\\t" : "\\u\(number)"
        return failure(
            "the character U+\(number) is not allowed in a string", at: offset, offset + 1,
            hints: ["write it as \(escape)"])
    }

    func unknownEscape(at start: Int) -> DiagnosticError {
        failure(
            "no escape of JSON", at: start, start + 2,
            hints: [#"known are \", \\, \/, \b, \f, \n, \r, \t and \u with four hexadecimal digits"#])
    }

    /// The text up to the next space, bracket, comma, colon or quotation mark.
    var wordAhead: String {
        String(decoding: bytes[offset...].prefix { !$0.isWhiteSpace && !$0.endsWord }, as: UTF8.self)
    }

    private var comment: DiagnosticError? {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        let isSlashed = byte == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
        guard byte == UInt8(ascii: "#") || isSlashed else { return nil }
        let length = isSlashed ? 2 : 1
        return failure(
            "JSON has no comments", at: offset, offset + length, hints: ["a file named .yaml may hold them, after #"])
    }
}

extension UInt8 {
    fileprivate var endsWord: Bool { #",:[]{}""#.utf8.contains(self) }
}

extension String {
    fileprivate var trimmingQuotes: String {
        hasPrefix("'") && hasSuffix("'") && utf8.count > 1 ? String(dropFirst().dropLast()) : self
    }
}
