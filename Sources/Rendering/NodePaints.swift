import DisplayLists
import Documents
import Geometry
import Styles

/// What a node is drawn with besides its text: colours, as a reader of the JSON can compare them.
///
/// `{"fill": "#F7F7F7", "line": "#C6C6C8", "lineInsets": "68 0", "border": "1 #373737", "shadow": "#00000040 0 2 8",
/// "radius": 8, "textOrigin": [16, 34]}`: what fills it; separators in it, with a width unless they are hairlines, and
/// how far they stay from the left and the right edge; a border's width and colour; a shadow's colour, x, y and blur;
/// the corners' radius, its own or that to which it is cut, `"shape": "ellipse"` in place of one, and `"outline": "152.4"` for a free shape, how long
/// the line through its points is, by which one is told from another; where its text begins, seen from the node's corner.
/// Several of a kind are parted by `, `.
struct NodePaints {
    /// The schemas of the members, each of which a node or a canvas may lack.
    static let schemas: [(String, JSONValue)] = [
        ("fill", .text("What fills it.")), ("line", .text("Separators, each with its width unless it is a hairline.")),
        ("lineInsets", .text("How far separators stay from the left and the right edge.")),
        ("border", .text("Widths and colours.")), ("shadow", .text("Colours, x, y and blurs.")),
        ("textColor", .text("Of texts that have another colour than it.")), ("shape", .word(["ellipse"])),
        ("radius", ["type": "number", "minimum": 0]),
        ("outline", .text("How long the lines through the points of free shapes are.")), ("textOrigin", .numbers(2)),
    ]

    private var fills: [String] = []
    private var lines: [String] = []
    private var lineInsets: [String] = []
    private var borders: [String] = []
    private var shadows: [String] = []
    private var textColors: [String] = []
    private var radius: Double?
    private var isEllipse = false
    private var outlines: [String] = []
    private var textOrigin: Point?
    private let frame: Rect

    /// - Parameters:
    ///   - commands: the node's own, without those of the nodes in it.
    ///   - frame: the node's: a gradient is told from its corner, so that it stays what it is where the node moves.
    init(_ commands: [DrawingCommand], frame: Rect) {
        self.frame = frame
        add(commands)
    }

    /// The members of the JSON.
    ///
    /// - Parameters:
    ///   - color: what the node tells already.
    ///   - isText: whether that is the colour of its text.
    func members(besides color: Color?, isText: Bool) -> [JSONValue.Member] {
        let told = color?.hexadecimal
        let lists = [
            ("fill", fills.filter { isText || $0 != told }), ("line", lines), ("lineInsets", lineInsets),
            ("border", borders.filter { !isText || told.map($0.hasSuffix) != true }),
            ("shadow", shadows), ("textColor", textColors.filter { !isText || $0 != told }),
        ]
        let members = lists.filter { !$1.isEmpty }.map { name, values in
            JSONValue.Member(name, .string(values.joined(separator: ", ")))
        }
        return members + shapeMembers
    }

    private var shapeMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = isEllipse ? [.init("shape", .string("ellipse"))] : []
        if let radius { members.append(.init("radius", .number(radius))) }
        if !outlines.isEmpty { members.append(.init("outline", .string(outlines.joined(separator: ", ")))) }
        if let textOrigin {
            let place = [textOrigin.x, textOrigin.y].map { JSONValue.number(($0 * 1000).rounded() / 1000) }
            members.append(.init("textOrigin", .array(place)))
        }
        return members
    }

    private mutating func add(_ commands: [DrawingCommand]) {
        for command in commands { add(command) }
    }

    private mutating func add(_ command: DrawingCommand) {
        switch command {
        case .fill(let shape, let paint):
            let words = paint.words(from: frame.origin)
            if isStripe(shape) {
                add(line: "\(min(shape.bounds.width, shape.bounds.height).words) \(words)", in: shape.bounds)
            } else {
                fills.append(words)
            }
            note(shape)
        case .stroke(let shape, let width, let color):
            borders.append("\(width.words) \(color.hexadecimal)")
            note(shape)
        case .hairline(let rect, let color): add(line: color.hexadecimal, in: rect)
        case .shadow(let shape, let shadow):
            shadows.append(
                "\(shadow.color.hexadecimal) \(shadow.x.words) \(shadow.y.words) \(shadow.blur.words)")
            note(shape)
        case .text(let text):
            if !textColors.contains(text.color.hexadecimal) { textColors.append(text.color.hexadecimal) }
            textOrigin = textOrigin ?? Point(x: text.origin.x - frame.x, y: text.origin.y - frame.y)
        case .picture(let picture): picture.clip.map { note($0) }
        case .group(let group) where group.id == nil:
            add(group.commands)
            group.clip.map { note($0) }
        case .group: break
        }
    }

    /// Whether a shape is a separator, which may be as thick as a theme wants it.
    private func isStripe(_ shape: Shape) -> Bool {
        guard case .rect(let rect) = shape else { return false }
        return rect.height < frame.height / 4 || rect.width < frame.width / 4
    }

    private mutating func add(line: String, in rect: Rect) {
        lines.append(line)
        lineInsets.append("\((rect.minX - frame.minX).words) \((frame.maxX - rect.maxX).words)")
    }

    private mutating func note(_ shape: Shape) {
        switch shape {
        case .roundedRect(_, let radius), .continuousRect(_, let radius): self.radius = self.radius ?? radius
        case .ellipse: isEllipse = true
        case .path(let path):
            let length = path.lengthThroughPoints.words
            if !outlines.contains(length) { outlines.append(length) }
        case .rect: break
        }
    }
}

extension DisplayList {
    /// What belongs to no node, but for labels and marks, which annotations tell (SC-4).
    var commandsOfCanvas: [DrawingCommand] {
        let labels = Set(Annotation.Layer.allCases.map(\.groupTitle))
        return commands.filter { command in
            guard case .group(let group) = command, let title = group.title else { return true }
            return !labels.contains(title)
        }
    }

    /// The commands of each node by its id, in a group that is clipped as the node is, without those of the nodes in it;
    /// of an id that several have, the first's.
    var commandsOfNodes: [String: [DrawingCommand]] {
        var found: [String: [DrawingCommand]] = [:]
        DrawingCommand.gather(commands, into: &found)
        return found
    }
}

extension DrawingCommand {
    fileprivate static func gather(_ commands: [DrawingCommand], into found: inout [String: [DrawingCommand]]) {
        for case .group(let group) in commands {
            if let id = group.id, found[id] == nil {
                found[id] = [.group(DrawingGroup(clip: group.clip, commands: group.commands))]
            }
            gather(group.commands, into: &found)
        }
    }
}

extension Paint {
    /// `#F7F7F7`, or `linear 0, 0 to 0, 40 #F7F7F7 0 #FFFFFF 1` with points seen from another.
    fileprivate func words(from origin: Point) -> String {
        func place(_ point: Point) -> String { "\((point.x - origin.x).words), \((point.y - origin.y).words)" }
        func list(_ stops: [GradientStop]) -> String {
            stops.map { " \($0.color.hexadecimal) \($0.offset.words)" }.joined()
        }
        return switch self {
        case .color(let color): color.hexadecimal
        case .linear(let start, let end, let stops): "linear \(place(start)) to \(place(end))\(list(stops))"
        case .radial(let center, let radius, let stops): "radial \(place(center)) \(radius.words)\(list(stops))"
        case .material(let material):
            "material \(material.tint.hexadecimal) blur \(material.blur.words) saturation \(material.saturation.words)"
        }
    }
}

extension Path {
    /// In points; the points that draw a curve towards them count as its own do.
    fileprivate var lengthThroughPoints: Double {
        var (length, start, last) = (0.0, Point.zero, Point.zero)
        func go(to point: Point) {
            length += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y)).squareRoot()
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): go(to: point)
            case .curve(let point, let control1, let control2): [control1, control2, point].forEach(go)
            case .close: go(to: start)
            }
        }
        return length
    }
}

extension Double {
    fileprivate var words: String { NumberText.rounded(self, places: 3) }
}
