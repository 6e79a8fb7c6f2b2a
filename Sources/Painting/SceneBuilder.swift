import DisplayLists
import Geometry
import Styles

/// Gathers a scene's nodes and, in groups of the same ids, what shows them.
struct SceneBuilder {
    /// What lies outside is left out.
    let canvas: Rect
    private(set) var nodes: [SceneNode] = []
    private(set) var commands: [DrawingCommand] = []

    init(canvas: Rect) {
        self.canvas = canvas
    }

    /// Adds a node, and around all that `draw` adds, its group. A node off the canvas is left out with its content.
    mutating func add(
        _ node: SceneNode, clip: Shape? = nil, groupOpacity: Double = 1, draw: (inout SceneBuilder) -> Void
    ) {
        guard node.frame.intersects(canvas) else { return }
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

    /// Adds what another builder of the same canvas has gathered.
    mutating func add(_ other: SceneBuilder) {
        nodes += other.nodes
        commands += other.commands
    }

    mutating func draw(_ command: DrawingCommand?) {
        if let command { commands.append(command) }
    }

    mutating func draw(_ more: [DrawingCommand]) {
        commands += more
    }

    mutating func draw(_ text: TextCommand?) {
        if let text, text.color.alpha > 0 { commands.append(.text(text)) }
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
