package import Documents

/// The text of a theme file whose values are changed where they stand: comments, order and all else stay.
package struct ThemeText {
    /// The file as it is to be written.
    package private(set) var text: String
    private let name: String

    /// - Parameter name: of the file, by which errors call it.
    package init(_ text: String, name: String) {
        (self.text, self.name) = (text, name)
    }

    /// Sets a property, by its path as `indexBar.titleColor`; one that is not there is added below the group that it
    /// belongs to.
    ///
    /// Throws where the text is no YAML or JSON, or its form leaves no place for the value; it is the same then.
    package mutating func set(_ path: String, to value: String) throws(DiagnosticError) {
        let source = SourceText(name: name, text: text)
        let root = try DocumentNode.parse(source)
        let keys = path.split(separator: ".").map(String.init)
        var (node, depth) = (root, 0)
        var entry: DocumentNode.Entry?
        while depth < keys.count, let next = node.entries?.first(where: { $0.key == keys[depth] }) {
            (node, entry, depth) = (next.value, next, depth + 1)
        }
        var bytes = Array(text.utf8)
        let (place, insertion) = try self.change(node, entry, Array(keys[depth...]), to: value, in: source, bytes)
        bytes.replaceSubrange(place, with: Array(insertion.utf8))
        let changed = String(decoding: bytes, as: UTF8.self)
        try Self.check(changed, of: name, keys, value)
        text = changed
    }

    /// What is to stand in place of which bytes.
    ///
    /// - Parameters:
    ///   - node: the innermost node of the property's path that is there.
    ///   - entry: its entry; `nil` for the whole document.
    ///   - rest: the keys of the path that are not there.
    private func change(
        _ node: DocumentNode, _ entry: DocumentNode.Entry?, _ rest: [String], to value: String, in source: SourceText,
        _ bytes: [UInt8]
    ) throws(DiagnosticError) -> (place: Range<Int>, insertion: String) {
        let start = source.utf8Offset(of: node.range.start)
        let end = Self.end(of: node, in: source, bytes)
        if rest.isEmpty, let entry {
            let keyEnd = source.utf8Offset(of: entry.keyRange.end)
            let isBlock = bytes[keyEnd..<start].contains(UInt8(ascii: "\n"))
            return isBlock ? (keyEnd..<end, ": " + value) : (start..<end, value)
        }
        guard let first = node.entries?.first, !rest.isEmpty else {
            throw DiagnosticError([
                node.error(
                    "there is no place for \(rest.joined(separator: ".")) here", hints: ["write it there by hand"])
            ])
        }
        if bytes[start] == UInt8(ascii: "{") {
            let isJSON = bytes.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{")
            let insertion = isJSON ? Self.json(rest, value) : Self.flow(rest, value)
            return (start + 1..<start + 1, insertion + ", ")
        }
        let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let lines = Self.block(rest, value, indentation: first.keyRange.start.column - 1)
        return (lineEnd..<lineEnd, "\n" + lines)
    }

    /// What was meant has come of it: the same value at the same path.
    private static func check(
        _ text: String, of name: String, _ keys: [String], _ value: String
    ) throws(DiagnosticError) {
        let root = try DocumentNode.parse(SourceText(name: name, text: text))
        var node: DocumentNode? = root
        for key in keys { node = node?[key] }
        let meant = try DocumentNode.parse(SourceText(name: "value.yaml", text: value))
        guard let node, node.isSame(as: meant) else {
            throw DiagnosticError(
                "\(keys.joined(separator: ".")) cannot be written into \(name)", hints: ["write it there by hand"])
        }
    }

    /// Behind the last byte of a value: without the comments and empty lines after a block of lines.
    private static func end(of node: DocumentNode, in source: SourceText, _ bytes: [UInt8]) -> Int {
        let start = source.utf8Offset(of: node.range.start)
        let isFlow = start < bytes.count && "{[".utf8.contains(bytes[start])
        if !isFlow, let last = node.entries?.last?.value ?? node.elements?.last {
            return end(of: last, in: source, bytes)
        }
        var end = min(source.utf8Offset(of: node.range.end), bytes.count)
        while end > start, " \n\r\t".utf8.contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    private static func flow(_ keys: [String], _ value: String) -> String {
        keys.dropLast().map { "\($0): {" }.joined() + "\(keys[keys.count - 1]): \(value)"
            + String(repeating: "}", count: keys.count - 1)
    }

    private static func json(_ keys: [String], _ value: String) -> String {
        keys.dropLast().map { "\"\($0)\": {" }.joined() + "\"\(keys[keys.count - 1])\": \(value)"
            + String(repeating: "}", count: keys.count - 1)
    }

    private static func block(_ keys: [String], _ value: String, indentation: Int) -> String {
        keys.enumerated().map { depth, key in
            let start = String(repeating: " ", count: indentation + 2 * depth) + key + ":"
            return depth == keys.count - 1 ? "\(start) \(value)" : start
        }.joined(separator: "\n")
    }
}

extension DocumentNode {
    /// Whether two nodes hold the same.
    fileprivate func isSame(as other: DocumentNode) -> Bool {
        switch (value, other.value) {
        case (.null, .null): true
        case (.bool(let one), .bool(let two)): one == two
        case (.number(let one, _), .number(let two, _)): one == two
        case (.string(let one), .string(let two)): one == two
        case (.sequence(let one), .sequence(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let one), .mapping(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        default: false
        }
    }
}
