/// A text in the form that libyaml takes, and the way back from its positions to the source's.
struct ComposableText: Sendable {
    let source: SourceText
    let text: String
    /// Where the text lost scalars that the source has; ascending positions in the text.
    private let cuts: [Cut]

    private struct Cut {
        let position: SourcePosition
        let scalars: Int
    }

    private init(source: SourceText, text: String, cuts: [Cut]) {
        self.source = source
        self.text = text
        self.cuts = cuts
    }

    /// In a text that is written as JSON, pairs of surrogate escapes such as `\ud83d\ude00`, which YAML lacks,
    /// become one escape such as `\U0001F600`. An unpaired one is an error.
    init(_ source: SourceText) throws(DiagnosticError) {
        guard source.isWrittenAsJSON, source.text.utf8.contains(UInt8(ascii: "\\")) else {
            self.init(source: source, text: source.text, cuts: [])
            return
        }
        let bytes = Array(source.text.utf8)
        var text: [UInt8] = []
        var pairs: [Int] = []
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                text.append(bytes[offset])
                offset += 1
                continue
            }
            switch SurrogateEscape.read(bytes, at: offset) {
            case .none:
                text += bytes[offset..<min(offset + 2, bytes.count)]
                offset += 2
            case .pair(let scalar):
                text += SurrogateEscape.long(scalar)
                pairs.append(text.count)
                offset += SurrogateEscape.pairLength
            case .unpaired:
                throw SurrogateEscape.unpaired(at: offset, in: source)
            }
        }
        let joined = SourceText(name: source.name, text: String(decoding: text, as: UTF8.self))
        let lost = SurrogateEscape.pairLength - SurrogateEscape.longLength
        let cuts = pairs.map { Cut(position: joined.position(utf8Offset: $0), scalars: lost) }
        self.init(source: source, text: joined.text, cuts: cuts)
    }

    /// The place in the source of a place in the text.
    func sourcePosition(line: Int, column: Int) -> SourcePosition {
        var low = 0
        var high = cuts.count
        while low < high {
            let middle = (low + high) / 2
            let cut = cuts[middle].position
            if (cut.line, cut.column) <= (line, column) { low = middle + 1 } else { high = middle }
        }
        var lost = 0
        while low > 0, cuts[low - 1].position.line == line {
            lost += cuts[low - 1].scalars
            low -= 1
        }
        return SourcePosition(line: line, column: column + lost)
    }
}

extension SourceText {
    /// Whether the first character that is not white space opens an object or an array.
    fileprivate var isWrittenAsJSON: Bool {
        let first = text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
