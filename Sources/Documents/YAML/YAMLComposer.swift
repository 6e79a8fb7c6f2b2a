/// Makes a tree of what libyaml tells of a text, event by event.
///
/// A node that an alias stands for is shared: the tree takes no more room than the text.
struct YAMLComposer {
    private let events: YAMLEvents
    private var anchors: [String: ComposedNode] = [:]
    private var hasAliases = false
    private var wrongKeys: [ComposedNode] = []

    /// The tree of a text.
    struct Composition {
        let root: ComposedNode
        /// Whether nodes are shared, so that what the tree stands for may be too much to go through.
        let hasAliases: Bool
        /// The keys that are no scalars, each outside of the others.
        let wrongKeys: [ComposedNode]
    }

    /// The one document of a text; `nil` where it holds none.
    ///
    /// The nodes are as deep as libyaml lets them be, some thousand levels.
    static func compose(_ text: ComposableText) throws(DiagnosticError) -> Composition? {
        do throws(YAMLProblem) {
            var composer = YAMLComposer(events: try YAMLEvents(of: text.text))
            return try composer.document().map {
                Composition(root: $0, hasAliases: composer.hasAliases, wrongKeys: composer.wrongKeys)
            }
        } catch {
            throw DiagnosticError([error.diagnostic(in: text)])
        }
    }

    private mutating func document() throws(YAMLProblem) -> ComposedNode? {
        guard case .begin = try next().kind else { return nil }
        let root = try node(from: next())
        // The end of the document.
        _ = try next()
        let event = try next()
        guard case .endOfStream = event.kind else {
            throw YAMLProblem("but found another document", at: event.place)
        }
        return root
    }

    private func next() throws(YAMLProblem) -> YAMLEvents.Event { try events.next() }

    private mutating func node(from event: YAMLEvents.Event) throws(YAMLProblem) -> ComposedNode {
        let content: ComposedNode.Content
        switch event.kind {
        case .alias(let name):
            hasAliases = true
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
            let event = try next()
            if case .end = event.kind { return elements }
            elements.append(try node(from: event))
        }
    }

    private mutating func pairs() throws(YAMLProblem) -> [(key: ComposedNode, value: ComposedNode)] {
        var pairs: [(key: ComposedNode, value: ComposedNode)] = []
        while true {
            let event = try next()
            if case .end = event.kind { return pairs }
            let key = try key(from: event)
            pairs.append((key, try node(from: next())))
        }
    }

    /// An alias that stands as a key stays one, since no key may.
    private mutating func key(from event: YAMLEvents.Event) throws(YAMLProblem) -> ComposedNode {
        let known = wrongKeys.count
        let key: ComposedNode
        if case .alias(let name) = event.kind {
            hasAliases = true
            key = ComposedNode(content: .alias(name: name), tag: "", place: event.place)
        } else {
            key = try node(from: event)
        }
        if case .scalar = key.content { return key }
        wrongKeys.removeLast(wrongKeys.count - known)
        wrongKeys.append(key)
        return key
    }
}
