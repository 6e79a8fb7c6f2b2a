/// Turns the tree of a YAML text into a document, within the limits.
///
/// The tree shares the nodes that aliases stand for; here each use counts.
struct NodeConverter {
    private let text: ComposableText
    private let limits: DocumentLimits
    private let scanner: TokenScanner
    private var problems = DiagnosticList()
    private var nodeCount = 0

    private var source: SourceText { text.source }

    static func convert(_ text: ComposableText, limits: DocumentLimits) throws(DiagnosticError) -> DocumentNode {
        guard let composition = try YAMLComposer.compose(text) else {
            let start = SourcePosition(line: 1, column: 1)
            return DocumentNode(.null, range: SourceRange(start: start, end: start), source: text.source)
        }
        var converter = NodeConverter(text: text, limits: limits)
        // What is wrong with keys is told even where aliases stand for more values than can be gone through.
        if composition.hasAliases { for key in composition.wrongKeys { _ = converter.key(key) } }
        try converter.problems.throwErrors()
        let document = converter.node(composition.root, depth: 1)
        try converter.problems.throwErrors()
        return document
    }

    private init(text: ComposableText, limits: DocumentLimits) {
        self.text = text
        self.limits = limits
        scanner = TokenScanner(text.source.text)
    }

    private mutating func node(_ node: ComposedNode, depth: Int) -> DocumentNode {
        let start = start(of: node)
        nodeCount += 1
        if nodeCount == limits.nodes + 1 {
            let message = "the file holds more than \(limits.nodes) values, aliases expanded"
            let place = range(from: start, to: start + 1)
            problems.add(Diagnostic(.error, message, in: source, at: place, hints: limits.hints))
        }
        guard nodeCount <= limits.nodes else { return null(at: start) }
        switch node.content {
        case .scalar(let text, let style): return scalar(text, style, tagged: node.tag, at: start)
        case .sequence(let elements):
            guard accepts(node.tag, as: CoreTag.seq, at: start), isWithin(depth, at: start) else {
                return null(at: start)
            }
            let nodes = elements.map { self.node($0, depth: depth + 1) }
            let end = end(from: start, nodes.last)
            return DocumentNode(.sequence(nodes), range: range(from: start, to: end), source: source)
        case .mapping(let pairs):
            guard accepts(node.tag, as: CoreTag.map, at: start), isWithin(depth, at: start) else {
                return null(at: start)
            }
            let entries = entries(of: pairs, depth: depth)
            let end = end(from: start, entries.last?.value)
            return DocumentNode(.mapping(entries), range: range(from: start, to: end), source: source)
        case .alias: return null(at: start)
        }
    }

    private mutating func entries(
        of pairs: [(key: ComposedNode, value: ComposedNode)], depth: Int
    ) -> [DocumentNode.Entry] {
        var seen: [String: SourceRange] = [:]
        var entries: [DocumentNode.Entry] = []
        for (keyNode, valueNode) in pairs where nodeCount <= limits.nodes {
            nodeCount += 1
            guard let (key, keyRange) = key(keyNode) else { continue }
            // Among few keys, comparing is quicker than hashing.
            let first =
                pairs.count > 8
                ? seen.updateValue(keyRange, forKey: key) : entries.last { $0.key == key }?.keyRange
            if let first {
                problems.add(.duplicateKey(key, at: keyRange, first: first, in: source))
            }
            let value = node(valueNode, depth: depth + 1)
            entries.append(DocumentNode.Entry(key: key, keyRange: keyRange, value: value))
        }
        return entries
    }

    private mutating func key(_ node: ComposedNode) -> (key: String, range: SourceRange)? {
        let start = start(of: node)
        switch node.content {
        case .sequence, .mapping:
            problem("a key must be a string, not a list or a mapping", at: start, start + 1)
            return nil
        case .alias(let name):
            problem("a key cannot be an alias", at: start, start + 1 + name.utf8.count)
            return nil
        case .scalar(let text, let style):
            guard style != .plain || !text.isEmpty else {
                problem("a key is missing", at: start, start)
                return nil
            }
            return (text, range(from: start, to: scanner.end(of: text, style, at: start)))
        }
    }

    private mutating func scalar(
        _ text: String, _ style: ComposedNode.ScalarStyle, tagged tag: String, at start: Int
    ) -> DocumentNode {
        let end = max(scanner.end(of: text, style, at: start), start)
        let value: DocumentNode.Value
        switch tag {
        case "": value = style == .plain ? CoreSchema.value(of: text) : .string(text)
        case "!", CoreTag.str: value = .string(text)
        case CoreTag.null, CoreTag.bool, CoreTag.int, CoreTag.float: value = CoreSchema.value(of: text)
        default:
            problem("the tag '\(tag.excerpt)' is not known", at: start, end)
            value = .null
        }
        if text.utf8.contains(0) { problem("a string cannot hold the character U+0000", at: start, end) }
        return DocumentNode(value, range: range(from: start, to: end), source: source)
    }

    private mutating func accepts(_ tag: String, as name: String, at start: Int) -> Bool {
        if tag.isEmpty || tag == "!" || tag == name { return true }
        problem("the tag '\(tag.excerpt)' is not known here", at: start, start + 1)
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
    private func start(of node: ComposedNode) -> Int {
        let position = text.sourcePosition(line: node.place.line, column: node.place.column)
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
