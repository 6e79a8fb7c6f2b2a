import DisplayLists
import Geometry
import Layouts
import Styles

/// Gathers a scene's nodes and, in groups of the same ids, what shows them.
struct SceneBuilder {
    /// What lies outside is left out.
    private let canvas: Rect
    private var nodes: [SceneNode] = []
    private var commands: [DrawingCommand] = []

    /// - Parameter canvas: the scene's, whose top left corner is at zero.
    init(canvas: Rect) {
        self.canvas = canvas
    }

    /// All that was gathered, over what fills the canvas.
    func scene(on ground: Fill) -> Scene {
        var list = DisplayList(size: canvas.size, background: ground.representative ?? .clear, commands: commands)
        switch ground {
        // With nothing beneath it, glass is its tint.
        case .none, .color, .material: break
        case .linear, .radial:
            if !ground.isOpaque { list.background = .clear }
            list.commands.insert(contentsOf: Box(shape: .rect(canvas), fill: ground).commands, at: 0)
        }
        return Scene(displayList: list, nodes: nodes)
    }

    /// Adds a node, and around all that `draw` adds, its group. A node off the canvas is left out with its content,
    /// as is one that only touches it (SL-10).
    mutating func addNode(
        _ node: SceneNode, clip: Shape? = nil, groupOpacity: Double = 1, draw: (inout SceneBuilder) -> Void
    ) {
        guard node.frame.visiblyIntersects(canvas) else { return }
        nodes.append(node)
        // The commands before it are put aside while the node's own are gathered.
        var others: [DrawingCommand] = []
        swap(&commands, &others)
        draw(&self)
        swap(&commands, &others)
        commands.append(
            .group(
                DrawingGroup(
                    id: node.id, title: node.accessibleTitle, opacity: groupOpacity, clip: clip, commands: others)))
    }

    /// Adds what another builder of the same canvas has gathered; in a group of its own where that is not opaque.
    mutating func addAll(of other: SceneBuilder, opacity: Double = 1) {
        nodes += other.nodes
        addDrawing(of: other, opacity: opacity)
    }

    /// Adds what shows another builder's nodes, without the nodes: they are on their way out.
    mutating func addDrawing(of other: SceneBuilder, opacity: Double) {
        commands += opacity < 1 ? [.group(DrawingGroup(opacity: opacity, commands: other.commands))] : other.commands
    }
}

extension SceneBuilder {
    /// Draws an area with its shadow and border, as far as these show.
    mutating func drawBox(_ box: Box) { commands += box.commands }

    /// Draws what a rectangle shows of a larger area's fill.
    mutating func drawPart(_ rect: Rect, of area: Rect, _ fill: Fill) {
        if !rect.isEmpty, let paint = fill.paint(in: area) { commands.append(.fill(.rect(rect), paint)) }
    }

    /// Draws a pictogram.
    mutating func drawSymbol(_ symbol: Symbol) { commands += symbol.commands }

    /// Draws a line of text, where there is one and it has a colour.
    mutating func drawText(_ line: SetLine?, _ color: Color) {
        if let line, color.alpha > 0 { commands.append(.text(TextCommand(line, color: color))) }
    }

    /// Draws a picture file.
    mutating func drawPicture(_ picture: PictureCommand) { commands.append(.picture(picture)) }

    /// Draws a line one device pixel high at the bottom of a strip.
    mutating func drawHairline(_ strip: Rect, _ color: Color) { commands.append(.hairline(strip, color)) }
}

extension TextCommand {
    /// A line in a colour.
    init(_ line: SetLine, color: Color) {
        self.init(run: line.run, origin: line.origin, color: color, metrics: line.metrics)
    }
}

extension SceneNode {
    /// The role in words, and what the node says: `index title C`.
    fileprivate var accessibleTitle: String {
        let name = Self.names[role] ?? role.rawValue
        return text.map { name + " " + $0 } ?? name
    }

    private static let names = Dictionary(
        uniqueKeysWithValues: Role.allCases.map { ($0, $0.rawValue.split(separator: "-").joined(separator: " ")) })
}
