internal import CYaml

/// What libyaml, which comes with Yams, tells of a text, one event after the other.
///
/// Yams itself makes a tree of objects of it, which takes five times as long as reading.
@safe final class YAMLEvents {
    /// Something that begins or ends in the text.
    struct Event {
        enum Kind {
            /// Of the document.
            case begin
            case alias(name: String)
            case scalar(String, ComposedNode.ScalarStyle)
            case sequence
            case mapping
            /// Of a sequence, a mapping or the document.
            case end
            case endOfStream
        }

        let kind: Kind
        /// Empty where none is written; quoted scalars have that of strings.
        var tag = ""
        var anchor: String?
        let place: ComposedPlace
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// What libyaml reads while events come.
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// Begins a text; throws where libyaml gets no memory.
    init(of text: String) throws(YAMLProblem) {
        let bytes = Array(text.utf8)
        unsafe input = .allocate(capacity: bytes.count)
        _ = unsafe input.initialize(from: bytes)
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(parser) == 1 else { throw YAMLProblem.memory }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        // The beginning of the stream.
        _ = try next()
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next event; throws what is wrong with the text before it ends.
    func next() throws(YAMLProblem) -> Event {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw unsafe YAMLProblem(of: parser.pointee) }
        defer { unsafe yaml_event_delete(&event) }
        let place = unsafe ComposedPlace(event.start_mark)
        switch unsafe event.type {
        case YAML_ALIAS_EVENT:
            return Event(kind: .alias(name: unsafe Self.text(event.data.alias.anchor) ?? ""), place: place)
        case YAML_SCALAR_EVENT: return unsafe Self.scalar(event.data.scalar, at: place)
        case YAML_SEQUENCE_START_EVENT:
            let data = unsafe event.data.sequence_start
            let tag = unsafe data.implicit != 0 ? nil : Self.text(data.tag)
            return Event(kind: .sequence, tag: tag ?? "", anchor: unsafe Self.text(data.anchor), place: place)
        case YAML_MAPPING_START_EVENT:
            let data = unsafe event.data.mapping_start
            let tag = unsafe data.implicit != 0 ? nil : Self.text(data.tag)
            return Event(kind: .mapping, tag: tag ?? "", anchor: unsafe Self.text(data.anchor), place: place)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT, YAML_DOCUMENT_END_EVENT:
            return Event(kind: .end, place: place)
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return Event(kind: .endOfStream, place: place)
        default: return Event(kind: .begin, place: place)
        }
    }

    private typealias ScalarData = yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar

    private static func scalar(_ data: ScalarData, at place: ComposedPlace) -> Event {
        // It may hold the character U+0000.
        let bytes = unsafe UnsafeBufferPointer(start: data.value, count: data.length)
        let style: ComposedNode.ScalarStyle
        switch unsafe data.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: style = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: style = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: style = .block
        default: style = .plain
        }
        let tag = unsafe data.quoted_implicit == 1 ? CoreTag.str : text(data.tag) ?? ""
        return Event(
            kind: .scalar(unsafe String(decoding: bytes, as: UTF8.self), style), tag: tag,
            anchor: unsafe text(data.anchor), place: place)
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe String(cString: pointer)
    }
}

extension ComposedPlace {
    /// libyaml counts from 0.
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}

/// What libyaml, or the making of a tree, finds wrong with a text.
struct YAMLProblem: Error {
    /// As libyaml says it.
    let text: String
    /// `nil` where it has no place.
    let place: ComposedPlace?
    /// What was being read, and where that began.
    var context: (text: String, place: ComposedPlace)?

    /// Something that is wrong at a place.
    init(_ text: String, at place: ComposedPlace?) {
        self.text = text
        self.place = place
    }

    /// libyaml got no memory.
    static let memory = YAMLProblem("not enough memory to parse the file", at: nil)

    fileprivate init(of parser: yaml_parser_t) {
        switch unsafe parser.error {
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let text = unsafe parser.problem.map { unsafe String(cString: $0) }
            unsafe self.init(text ?? "", at: ComposedPlace(parser.problem_mark))
            guard let context = unsafe parser.context else { return }
            self.context = unsafe (String(cString: context), ComposedPlace(parser.context_mark))
        case YAML_MEMORY_ERROR: self = .memory
        default: self.init("the file cannot be parsed", at: nil)
        }
    }
}
