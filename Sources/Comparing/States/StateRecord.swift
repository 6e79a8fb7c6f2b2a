package import Documents
package import Geometry

/// What a state's JSON says (ST-4): the canvas, and where everything on it is, in points.
package struct StateRecord: Hashable, Sendable {
    /// The canvas's size in points.
    package var size: Size
    /// The canvas's colour and what is drawn on it beside the nodes; `nil` in a JSON that does not tell with what
    /// colours its nodes are drawn.
    package var ground: Ground?
    /// In the order of the file; of several with one id the first counts.
    package var nodes: [NodeRecord]
    /// What happens while a film is played, or from the shot before to this one; nothing in the JSON of a state.
    package var events: [EventRecord] = []
    /// Of a timeline as a whole, in the order of the file.
    package var shots: [Shot] = []

    /// A moment of a timeline.
    package struct Shot: Hashable, Sendable {
        /// As the timeline calls it.
        package let name: String
        /// In seconds from the timeline's start.
        package let time: Double?
        /// Where everything is then.
        package let state: StateRecord

        /// A moment at a time, where that is known.
        package init(_ name: String, at time: Double?, state: StateRecord) {
            (self.name, self.time, self.state) = (name, time, state)
        }
    }

    /// With what colours the canvas is drawn.
    package struct Ground: Hashable, Sendable {
        /// The colour behind everything, as the file writes it.
        package var background: String
        /// What is drawn over it and belongs to no node, as `fill` and `border`.
        package var paints: [NodeRecord.Property]

        /// A canvas of which no more is told than its colour, unless more is given.
        package init(background: String, paints: [NodeRecord.Property] = []) {
            self.background = background
            self.paints = paints
        }
    }

    /// Whether it is what a film's JSON tells.
    var tellsOnlyEvents: Bool { size == .zero && nodes.isEmpty }

    /// A record of a state that need not come from a file.
    package init(size: Size, ground: Ground? = nil, nodes: [NodeRecord]) {
        self.size = size
        self.ground = ground
        self.nodes = nodes
    }
}

extension StateRecord {
    /// Reads a state's JSON, or that of a shot in a timeline's; members that this program does not know are kept as
    /// properties.
    ///
    /// - Throws: all that is not as a run writes it, each with its place.
    package init(reading source: SourceText, shot name: String? = nil) throws(DiagnosticError) {
        let root = try DocumentNode.parse(source)
        if let objection = root.versionObjection {
            throw DiagnosticError([root.error("it \(objection)", hints: DocumentVersion.hints)])
        }
        try self.init(root, shot: name)
    }

    /// Reads what lies beside a picture, which may be another program's: that has nothing of a state, or of the shot.
    static func beside(in source: SourceText, shot: String?) throws(DiagnosticError) -> StateBeside {
        let root = try DocumentNode.parse(source)
        guard root.entries == nil || root.holds(shot: shot) else { return .absent }
        if let objection = root.versionObjection { return .ofOtherVersion(objection) }
        return .read(try StateRecord(root, shot: shot))
    }

    private init(_ root: DocumentNode, shot name: String?) throws(DiagnosticError) {
        guard let name else {
            guard !root.isTimeline else {
                self.init(size: .zero, nodes: [])
                events = try EventRecord.list(in: root)
                for shot in root["shots"]?.elements ?? [] {
                    // A JSON that only names shots may be another program's.
                    guard let name = shot["name"]?.string, shot["nodes"] != nil else { continue }
                    let time = shot["time"]?.scalarText.flatMap(Double.init)
                    shots.append(Shot(name, at: time, state: try StateRecord(shot)))
                }
                return
            }
            try self.init(root)
            return
        }
        let shots = root["shots"]?.elements ?? []
        guard !root.isTimeline || !shots.isEmpty else {
            try self.init(root, shot: nil)
            return
        }
        guard let number = shots.firstIndex(where: { $0["name"]?.string == name }) else {
            throw DiagnosticError([root.error("there is no shot '\(name.excerpt)'")])
        }
        try self.init(shots[number])
        events = try EventRecord.list(in: root, toShot: number, of: shots)
    }

    private init(_ root: DocumentNode) throws(DiagnosticError) {
        var problems = DiagnosticList()
        let size = root["size"]?.numbers("size", count: 2, &problems)
        if root["size"] == nil { problems.add(root.error("a state's JSON has a size")) }
        var nodes: [NodeRecord] = []
        if let list = root["nodes"] {
            for element in list.expectElements("nodes", &problems) ?? [] {
                if let node = NodeRecord(element, &problems) { nodes.append(node) }
            }
        } else {
            problems.add(root.error("a state's JSON has nodes"))
        }
        try problems.throwErrors()
        let ground = root["background"]?.scalarText.map { background in
            Ground(
                background: background,
                paints: (root.entries ?? []).compactMap { entry in
                    guard NodeRecord.paintNames.contains(entry.key), let text = entry.value.scalarText else {
                        return nil
                    }
                    return NodeRecord.Property(entry.key, text)
                })
        }
        self.init(size: Size(width: size?[0] ?? 0, height: size?[1] ?? 0), ground: ground, nodes: nodes)
    }
}

extension NodeRecord {
    /// `nil` where the node lacks its id or its frame; every problem is added to `problems`.
    fileprivate init?(_ node: DocumentNode, _ problems: inout DiagnosticList) {
        guard let entries = node.expectEntries("a node", &problems) else { return nil }
        guard let id = node["id"]?.expectString("id", &problems),
            let frame = node["frame"]?.numbers("frame", count: 4, &problems)
        else {
            if node["id"] == nil || node["frame"] == nil { problems.add(node.error("a node has an id and a frame")) }
            return nil
        }
        self.init(id: id, frame: Rect(frame))
        for entry in entries { read(entry, &problems) }
    }

    private mutating func read(_ entry: DocumentNode.Entry, _ problems: inout DiagnosticList) {
        let value = entry.value
        switch entry.key {
        case "id", "frame": break
        case "hit": hit = value.numbers("hit", count: 4, &problems).map { Rect($0) }
        case "text": text = value.expectString("text", &problems)
        case "color": color = value.expectString("color", &problems)
        case "textOrigin":
            textOrigin = value.numbers("textOrigin", count: 2, &problems).map { Point(x: $0[0], y: $0[1]) }
        case "opacity": opacity = value.expectNumber("opacity", &problems) ?? 1
        case "font": font = FontRecord(value, &problems)
        default: if let text = value.scalarText { properties.append(Property(entry.key, text)) }
        }
    }
}

extension FontRecord {
    fileprivate init?(_ node: DocumentNode, _ problems: inout DiagnosticList) {
        let families = node["families"]?.expectElements("families", &problems) ?? []
        guard let size = node["size"]?.expectNumber("size", &problems) else {
            if node["size"] == nil { problems.add(node.error("a font has a size")) }
            return nil
        }
        self.init(
            families: families.compactMap { $0.expectString("a family", &problems) }, size: size,
            weight: node["weight"]?.expectNumber("weight", &problems) ?? 400)
    }
}

extension Rect {
    /// Four numbers: x, y, width, height.
    fileprivate init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension DocumentNode {
    /// Whether it is what a timeline's film leaves, and no state.
    var isTimeline: Bool { self["events"] != nil && self["size"] == nil && self["nodes"] == nil }

    fileprivate func holds(shot name: String?) -> Bool {
        guard let name else { return self["size"] != nil || self["nodes"] != nil || isTimeline }
        guard let shots = self["shots"]?.elements else { return self["shots"] != nil }
        // Of a timeline without shots, strips and posters show all that happens.
        return shots.isEmpty ? isTimeline : shots.contains { $0["name"]?.string == name }
    }

    /// A list of exactly `count` numbers; `nil` with an error for anything else.
    fileprivate func numbers(_ name: String, count: Int, _ problems: inout DiagnosticList) -> [Double]? {
        guard let elements = expectElements(name, &problems) else { return nil }
        let numbers = elements.compactMap { $0.expectNumber(name, &problems) }
        guard numbers.count == elements.count else { return nil }
        guard numbers.count == count else {
            problems.add(error("\(name) must be \(count) numbers, not \(numbers.count)"))
            return nil
        }
        return numbers
    }

    /// A single value as it is written; `nil` for lists, mappings and null.
    var scalarText: String? {
        switch value {
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let text): text
        case .string(let text): text
        case .null, .sequence, .mapping: nil
        }
    }
}
