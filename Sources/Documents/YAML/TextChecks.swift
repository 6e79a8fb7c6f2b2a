/// What is looked at before the YAML library sees a text.
enum TextChecks {
    static func check(_ source: SourceText) throws(DiagnosticError) {
        try checkScalars(source)
        try checkDirectives(source)
    }

    static func checkSize(_ source: SourceText, limits: DocumentLimits) throws(DiagnosticError) {
        let size = source.text.utf8.count
        guard size > limits.bytes else { return }
        throw DiagnosticError(
            "the file has \(size) bytes, at most \(limits.bytes) are read", in: SourceText(name: source.name),
            hints: limits.hints)
    }

    /// YAML 1.2.2 section 5.1, without the line separators that YAML 1.1 and 1.2 take differently.
    private static func checkScalars(_ source: SourceText) throws(DiagnosticError) {
        var offset = 0
        for scalar in source.text.unicodeScalars {
            guard isAllowed(scalar) else {
                let place = range(of: scalar, at: offset, in: source)
                throw DiagnosticError(
                    "the character \(number(of: scalar)) is not allowed in a file", in: source, at: place,
                    hints: ["write it as an escape in a double-quoted string"])
            }
            offset += UTF8.width(scalar)
        }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF: true
        case 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func number(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    /// A tag directive lets a short tag stand for a long one, at every node: a way to exhaust memory.
    private static func checkDirectives(_ source: SourceText) throws(DiagnosticError) {
        guard source.text.utf8.contains(UInt8(ascii: "%")) else { return }
        for line in 1...source.lineCount where source.line(line).hasPrefix("%TAG") {
            let start = SourcePosition(line: line, column: 1)
            let end = SourcePosition(line: line, column: 5)
            throw DiagnosticError(
                "tag directives are not supported", in: source, at: SourceRange(start: start, end: end))
        }
    }

    private static func range(of scalar: Unicode.Scalar, at offset: Int, in source: SourceText) -> SourceRange {
        let start = source.position(utf8Offset: offset)
        return SourceRange(start: start, end: SourcePosition(line: start.line, column: start.column + 1))
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
