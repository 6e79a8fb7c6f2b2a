/// What an SVG file's text is made of, one part after the other, as far as it takes to judge it before librsvg reads it.
struct SVGMarkup {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    enum Part {
        case tag(SVGTag)
        /// Between tags, or a section of it that needs no escapes.
        case text(String)
        /// What is told to programs: `<?xml-stylesheet …?>`.
        case instruction(String)
        /// The declaration of the document's type, with what it declares itself.
        case declaration(String)
    }

    /// The next part, comments left out; `nil` at the end, or where the text ends within a part.
    mutating func next() -> Part? {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(text(upTo: "<", isEndPart: true) ?? "") }
            if skip("<!--") {
                guard text(upTo: "-->") != nil else { return nil }
            } else if skip("<![CDATA[") {
                return text(upTo: "]]>").map(Part.text)
            } else if skip("<?") {
                return text(upTo: "?>").map(Part.instruction)
            } else if skip("<!") {
                return declaration().map(Part.declaration)
            } else {
                return tag().map(Part.tag)
            }
        }
        return nil
    }

    private func begins(_ mark: String, at place: Int) -> Bool {
        var place = place
        for byte in mark.utf8 {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    private mutating func skip(_ mark: String) -> Bool {
        guard begins(mark, at: position) else { return false }
        position += mark.utf8.count
        return true
    }

    /// What comes before a mark, which is skipped unless it belongs to the next part; the rest where there is none.
    private mutating func text(upTo mark: String, isEndPart: Bool = false) -> String? {
        let start = position
        while position < bytes.count, !begins(mark, at: position) { position += 1 }
        guard position < bytes.count || isEndPart else { return nil }
        defer { if !isEndPart { position += mark.utf8.count } }
        return string(start..<position)
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Up to its `>`; what stands in brackets has others.
    private mutating func declaration() -> String? {
        let start = position
        var isInner = false
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "[") { isInner = true }
            if byte == UInt8(ascii: "]") { isInner = false }
            if byte == UInt8(ascii: ">"), !isInner { return string(start..<position - 1) }
        }
        return nil
    }

    private mutating func tag() -> SVGTag? {
        let start = position
        position += 1
        var tag = SVGTag(start: start)
        tag.isEnd = skip("/")
        tag.name = name()
        tag.nameEnd = position
        while position < bytes.count {
            skipSpace()
            let begin = position
            if skip(">") {
                tag.end = position
                return tag
            }
            if skip("/>") {
                tag.isEmpty = true
                tag.end = position
                return tag
            }
            let key = name()
            skipSpace()
            guard !key.isEmpty, skip("="), let value = quoted() else { return nil }
            tag.attributes.append(SVGTag.Attribute(name: key, value: value, range: begin..<position))
        }
        return nil
    }

    private static let spaces = Array(" \t\r\n".utf8)

    private mutating func skipSpace() {
        while position < bytes.count, Self.spaces.contains(bytes[position]) { position += 1 }
    }

    private static let namesEnds = Array(" \t\r\n/>=<\"'".utf8)

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.namesEnds.contains(bytes[position]) { position += 1 }
        return string(start..<position)
    }

    private mutating func quoted() -> String? {
        skipSpace()
        return skip("\"") ? text(upTo: "\"") : skip("'") ? text(upTo: "'") : nil
    }
}

/// The beginning or end of an element.
struct SVGTag {
    struct Attribute {
        let name: String
        /// As it is written, between its quotes.
        let value: String
        /// Of the whole attribute in the file.
        let range: Range<Int>

        /// Without what says its namespace.
        var localName: Substring { name.split(separator: ":").last ?? "" }
    }

    /// The places of its `<`, of the end of its name, and behind its `>`.
    let start: Int
    var nameEnd = 0
    var end = 0
    var name = ""
    /// Whether it ends an element, or is all of one.
    var isEnd = false
    var isEmpty = false
    var attributes: [Attribute] = []

    /// Without what says its namespace.
    var localName: Substring { name.split(separator: ":").last ?? "" }

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
