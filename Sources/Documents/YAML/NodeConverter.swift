internal import Yams

/// Turns the YAML library's tree into a document, within the limits.
///
/// The library shares the nodes that aliases stand for; here each use counts.
struct NodeConverter {
    private let text: ComposableText
    private let limits: DocumentLimits
    private let scanner: TokenScanner
    private var problems = DiagnosticList()
    private var nodeCount = 0

    private var source: SourceText { text.source }

    static func convert(_ text: ComposableText, limits: DocumentLimits) throws(DiagnosticError) -> DocumentNode {
        guard let root = try compose(text) else {
            let start = SourcePosition(line: 1, column: 1)
            return DocumentNode(.null, range: SourceRange(start: start, end: start), source: text.source)
        }
        var converter = NodeConverter(text: text, limits: limits)
        let document = converter.node(root, depth: 1)
        try converter.problems.throwErrors()
        return document
    }

    private init(text: ComposableText, limits: DocumentLimits) {
        self.text = text
        self.limits = limits
        scanner = TokenScanner(text.source.text)
    }

    private static func compose(_ text: ComposableText) throws(DiagnosticError) -> Node? {
        do {
            return try Parser(yaml: text.text, resolver: .basic, encoding: .utf8).singleRoot()
        } catch let error as YamlError {
            throw DiagnosticError([error.diagnostic(in: text)])
        } catch {
            throw DiagnosticError("the file cannot be parsed", in: text.source)
        }
    }

    private mutating func node(_ node: Node, depth: Int) -> DocumentNode {
        let start = start(of: node)
        nodeCount += 1
        if nodeCount == limits.nodes + 1 {
            let message = "the file holds more than \(limits.nodes) values, aliases expanded"
            let place = range(from: start, to: start + 1)
            problems.add(Diagnostic(.error, message, in: source, at: place, hints: limits.hints))
        }
        guard nodeCount <= limits.nodes else { return null(at: start) }
        switch node {
        case .scalar(let scalar): return self.scalar(scalar, at: start)
        case .sequence(let sequence):
            guard accepts(sequence.tag, as: .seq, at: start), isWithin(depth, at: start) else { return null(at: start) }
            let elements = sequence.map { self.node($0, depth: depth + 1) }
            let end = end(from: start, elements.last)
            return DocumentNode(.sequence(elements), range: range(from: start, to: end), source: source)
        case .mapping(let mapping):
            guard accepts(mapping.tag, as: .map, at: start), isWithin(depth, at: start) else { return null(at: start) }
            let entries = entries(of: mapping, depth: depth)
            let end = end(from: start, entries.last?.value)
            return DocumentNode(.mapping(entries), range: range(from: start, to: end), source: source)
        case .alias:
            preconditionFailure("the composer leaves no aliases")
        }
    }

    private mutating func entries(of mapping: Node.Mapping, depth: Int) -> [DocumentNode.Entry] {
        var seen: [String: SourceRange] = [:]
        var entries: [DocumentNode.Entry] = []
        for (keyNode, valueNode) in mapping where nodeCount <= limits.nodes {
            nodeCount += 1
            guard let (key, keyRange) = key(keyNode) else { continue }
            if let first = seen.updateValue(keyRange, forKey: key) {
                problems.add(.duplicateKey(key, at: keyRange, first: first, in: source))
            }
            let value = node(valueNode, depth: depth + 1)
            entries.append(DocumentNode.Entry(key: key, keyRange: keyRange, value: value))
        }
        return entries
    }

    private mutating func key(_ node: Node) -> (key: String, range: SourceRange)? {
        let start = start(of: node)
        guard case .scalar(let scalar) = node else {
            problem("a key must be a string, not a list or a mapping", at: start, start + 1)
            return nil
        }
        if scanner.byte(at: start) == UInt8(ascii: "*") {
            problem("a key cannot be an alias", at: start, start + scalar.string.utf8.count)
            return nil
        }
        guard !(scalar.style == .plain && scalar.string.isEmpty) else {
            problem("a key is missing", at: start, start)
            return nil
        }
        return (scalar.string, range(from: start, to: scanner.end(of: scalar, at: start)))
    }

    private mutating func scalar(_ scalar: Node.Scalar, at start: Int) -> DocumentNode {
        let end = max(scanner.end(of: scalar, at: start), start)
        let isPlain = scalar.style == .plain
        let value: DocumentNode.Value
        switch scalar.tag.rawValue {
        case "": value = isPlain ? CoreSchema.value(of: scalar.string) : .string(scalar.string)
        case "!", Tag.Name.str.rawValue: value = .string(scalar.string)
        case Tag.Name.null.rawValue, Tag.Name.bool.rawValue, Tag.Name.int.rawValue, Tag.Name.float.rawValue:
            value = CoreSchema.value(of: scalar.string)
        default:
            problem("the tag '\(scalar.tag.rawValue.excerpt)' is not known", at: start, end)
            value = .null
        }
        if scalar.string.utf8.contains(0) {
            problem("a string cannot hold the character U+0000", at: start, end)
        }
        return DocumentNode(value, range: range(from: start, to: end), source: source)
    }

    private mutating func accepts(_ tag: Tag, as name: Tag.Name, at start: Int) -> Bool {
        if ["", "!", name.rawValue].contains(tag.rawValue) { return true }
        problem("the tag '\(tag.rawValue.excerpt)' is not known here", at: start, start + 1)
        return false
    }

    private mutating func isWithin(_ depth: Int, at start: Int) -> Bool {
        if depth <= limits.depth { return true }
        problem("lists and mappings are nested deeper than \(limits.depth) levels", at: start, start + 1)
        return false
    }

    private mutating func problem(_ message: String, at start: Int, _ end: Int) {
        problems.add(Diagnostic(.error, message, in: source, at: range(from: start, to: end)))
    }

    private func null(at offset: Int) -> DocumentNode {
        DocumentNode(.null, range: range(from: offset, to: offset), source: source)
    }

    /// The UTF-8 offset in the source at which a node's content starts.
    private func start(of node: Node) -> Int {
        guard let mark = node.mark else { return 0 }
        let position = text.sourcePosition(line: mark.line, column: mark.column)
        return scanner.skipProperties(at: source.utf8Offset(of: position))
    }

    private func end(from start: Int, _ last: DocumentNode?) -> Int {
        let isFlow = [UInt8(ascii: "["), UInt8(ascii: "{")].contains(scanner.byte(at: start))
        let contentEnd = max(start + (isFlow ? 1 : 0), last.map { source.utf8Offset(of: $0.range.end) } ?? 0)
        return isFlow ? scanner.endOfFlow(after: contentEnd) ?? contentEnd : contentEnd
    }

    private func range(from start: Int, to end: Int) -> SourceRange {
        SourceRange(start: source.position(utf8Offset: start), end: source.position(utf8Offset: end))
    }
}
