/// Reads JSON (RFC 8259) into a document, within the limits; nothing that only YAML has is taken.
struct JSONReader {
    let source: SourceText
    let limits: DocumentLimits
    let bytes: [UInt8]
    /// The UTF-8 offset of the next byte.
    var offset = 0
    /// What is wrong besides the syntax, at which reading ends.
    var problems = DiagnosticList()
    private var nodeCount = 0

    /// Throws the first error of syntax, or all others.
    static func read(_ source: SourceText, limits: DocumentLimits) throws(DiagnosticError) -> DocumentNode {
        var reader = JSONReader(source, limits)
        reader.skipSpace()
        let document = try reader.value(depth: 1)
        reader.skipSpace()
        if reader.byte != nil { throw reader.unexpected(wanted: "the end of the file") }
        try reader.problems.throwErrors()
        return document
    }

    private init(_ source: SourceText, _ limits: DocumentLimits) {
        self.source = source
        self.limits = limits
        bytes = Array(source.text.utf8)
    }

    /// The next byte, `nil` at the end.
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func range(from start: Int, to end: Int) -> SourceRange {
        SourceRange(start: source.position(utf8Offset: start), end: source.position(utf8Offset: end))
    }
}

extension JSONReader {
    private mutating func value(depth: Int) throws(DiagnosticError) -> DocumentNode {
        let start = offset
        try countNode(at: start)
        let value: DocumentNode.Value
        switch byte {
        case UInt8(ascii: "{"): value = .mapping(try entries(depth: depth))
        case UInt8(ascii: "["): value = .sequence(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        default: value = try word()
        }
        return DocumentNode(value, range: range(from: start, to: offset), source: source)
    }

    private mutating func elements(depth: Int) throws(DiagnosticError) -> [DocumentNode] {
        let start = try open(depth: depth)
        var elements: [DocumentNode] = []
        if skip(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            if try endsAfterValue(UInt8(ascii: "]"), openedAt: start) { return elements }
        }
    }

    private mutating func entries(depth: Int) throws(DiagnosticError) -> [DocumentNode.Entry] {
        let start = try open(depth: depth)
        var entries: [DocumentNode.Entry] = []
        if skip(UInt8(ascii: "}")) { return entries }
        var places: [String: SourceRange] = [:]
        while true {
            let entry = try entry(depth: depth)
            if let first = places.updateValue(entry.keyRange, forKey: entry.key) {
                problems.add(.duplicateKey(entry.key, at: entry.keyRange, first: first, in: source))
            }
            entries.append(entry)
            if try endsAfterValue(UInt8(ascii: "}"), openedAt: start) { return entries }
        }
    }

    private mutating func entry(depth: Int) throws(DiagnosticError) -> DocumentNode.Entry {
        let start = offset
        try countNode(at: start)
        guard byte == UInt8(ascii: "\"") else { throw notAKey() }
        let key = try string()
        let keyRange = range(from: start, to: offset)
        skipSpace()
        guard skip(UInt8(ascii: ":")) else { throw unexpected(wanted: "a colon after the key") }
        skipSpace()
        return DocumentNode.Entry(key: key, keyRange: keyRange, value: try value(depth: depth + 1))
    }

    /// `null`, `true`, `false` or a number.
    private mutating func word() throws(DiagnosticError) -> DocumentNode.Value {
        let word = wordAhead
        switch word {
        case "null", "true", "false": break
        default: guard Self.isNumber(word) else { throw notAValue(word) }
        }
        offset += word.utf8.count
        return CoreSchema.value(of: word)
    }

    /// Skips an opening bracket and the space after it, and tells where it stands.
    private mutating func open(depth: Int) throws(DiagnosticError) -> Int {
        let start = offset
        guard depth <= limits.depth else {
            throw failure("lists and mappings are nested deeper than \(limits.depth) levels", at: start, start + 1)
        }
        offset += 1
        skipSpace()
        return start
    }

    /// Whether a bracket closes what holds the value just read; else skips the comma before the next value.
    private mutating func endsAfterValue(_ bracket: UInt8, openedAt start: Int) throws(DiagnosticError) -> Bool {
        skipSpace()
        if skip(bracket) { return true }
        let comma = offset
        let closing = Character(Unicode.Scalar(bracket))
        guard skip(UInt8(ascii: ",")) else { throw unexpected(wanted: "a comma or \(closing)", openedAt: start) }
        skipSpace()
        guard byte == bracket else { return false }
        throw failure(
            "a comma stands after the last value", at: comma, comma + 1, hints: ["JSON takes none before \(closing)"])
    }

    private mutating func countNode(at start: Int) throws(DiagnosticError) {
        nodeCount += 1
        guard nodeCount > limits.nodes else { return }
        throw failure("the file holds more than \(limits.nodes) values", at: start, start + 1, hints: limits.hints)
    }

    private mutating func skipSpace() {
        while let byte, byte.isWhiteSpace { offset += 1 }
    }

    private mutating func skip(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        offset += 1
        return true
    }

    /// `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [-+]? [0-9]+)?` (RFC 8259, section 6).
    private static func isNumber(_ word: String) -> Bool {
        var rest = Substring(word)
        if rest.first == "-" { rest.removeFirst() }
        let whole = rest.prefix(while: \.isDigit)
        guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return false }
        rest = rest[whole.endIndex...]
        if rest.first == "." {
            let fraction = rest.dropFirst().prefix(while: \.isDigit)
            guard !fraction.isEmpty else { return false }
            rest = rest[fraction.endIndex...]
        }
        guard let first = rest.first else { return true }
        guard first == "e" || first == "E" else { return false }
        rest.removeFirst()
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        return !rest.isEmpty && rest.allSatisfy(\.isDigit)
    }
}

extension Character {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
