/// Makes a tree of what libyaml tells of a text, event by event.
///
/// A node that an alias stands for is shared: the tree takes no more room than the text.
struct YAMLComposer {
    private let events: YAMLEvents
    private var anchors: [String: ComposedNode] = [:]

    /// The one document of a text; `nil` where it holds none.
    ///
    /// The nodes are as deep as libyaml lets them be, some thousand levels.
    static func root(of text: ComposableText) throws(DiagnosticError) -> ComposedNode? {
        do throws(YAMLProblem) {
            var composer = YAMLComposer(events: try YAMLEvents(of: text.text))
            return try composer.document()
        } catch {
            throw DiagnosticError([error.diagnostic(in: text)])
        }
    }

    private mutating func document() throws(YAMLProblem) -> ComposedNode? {
        guard case .begin = try nextContent().kind else { return nil }
        let root = try node(from: nextContent())
        // The end of the document.
        _ = try nextContent()
        let event = try nextContent()
        guard case .endOfStream = event.kind else {
            throw YAMLProblem("but found another document", at: event.place)
        }
        return root
    }

    /// The next event but for the beginning of the stream.
    private func nextContent() throws(YAMLProblem) -> YAMLEvents.Event { try events.next() }

    private mutating func node(from event: YAMLEvents.Event) throws(YAMLProblem) -> ComposedNode {
        let content: ComposedNode.Content
        switch event.kind {
        case .alias(let name):
            guard let node = anchors[name] else { throw YAMLProblem("found undefined alias", at: event.place) }
            return node
        case .scalar(let text, let style): content = .scalar(text, style)
        case .sequence: content = .sequence(try elements())
        case .mapping: content = .mapping(try pairs())
        case .begin, .end, .endOfStream: throw YAMLProblem("the file cannot be parsed", at: event.place)
        }
        let node = ComposedNode(content: content, tag: event.tag, place: event.place)
        if let anchor = event.anchor { anchors[anchor] = node }
        return node
    }

    private mutating func elements() throws(YAMLProblem) -> [ComposedNode] {
        var elements: [ComposedNode] = []
        while true {
            let event = try nextContent()
            if case .end = event.kind { return elements }
            elements.append(try node(from: event))
        }
    }

    private mutating func pairs() throws(YAMLProblem) -> [(key: ComposedNode, value: ComposedNode)] {
        var pairs: [(key: ComposedNode, value: ComposedNode)] = []
        while true {
            let event = try nextContent()
            if case .end = event.kind { return pairs }
            let key = try key(from: event)
            pairs.append((key, try node(from: nextContent())))
        }
    }

    /// An alias that stands as a key stays one, since no key may.
    private mutating func key(from event: YAMLEvents.Event) throws(YAMLProblem) -> ComposedNode {
        guard case .alias(let name) = event.kind else { return try node(from: event) }
        return ComposedNode(content: .alias(name: name), tag: "", place: event.place)
    }
}
