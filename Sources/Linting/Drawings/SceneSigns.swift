import DisplayLists
import Geometry
import Styles

/// The signs of a scene: what is no text, and yet has to be told from its ground, as a magnifying glass, a dot or the
/// battery.
struct SceneSigns {
    /// What the system's own signs are drawn in, as its clock is; `nil` without one.
    private let clock: Color?

    init(_ nodes: [SceneNode]) {
        clock = nodes.first { $0.role == .statusTime }?.color
    }

    /// Where a command of a node's own draws a sign, and in which colour; `nil` for one that draws none.
    func sign(_ command: DrawingCommand, of node: SceneNode) -> (area: Rect, color: Color)? {
        switch command {
        case .stroke(let shape, let width, let color) where isSign(color, isLine: true, of: node):
            (shape.bounds.inset(dx: -width / 2, dy: -width / 2), color)
        case .fill(let shape, .color(let color)) where isSign(color, isLine: false, of: node): (shape.bounds, color)
        default: nil
        }
    }

    private func isSign(_ color: Color, isLine: Bool, of node: SceneNode) -> Bool {
        switch node.role {
        case .indexTitle, .bubbleTitle, .pageDot, .navigationItem: true
        // Their fills are grounds.
        case .searchField, .sectionHeader: isLine
        // Behind a sign there may be a pill, or the bar itself; what is faint of a sign is not needed to read it.
        case .tabItem: color == node.color
        case .statusBar: color == clock
        default: false
        }
    }
}

extension Scene {
    /// All that is drawn but texts and signs: what these stand on.
    var withoutInks: DisplayList {
        let nodes = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
        let signs = SceneSigns(self.nodes)
        func grounds(_ commands: [DrawingCommand], of node: SceneNode?) -> [DrawingCommand] {
            commands.compactMap { command in
                switch command {
                case .text: return nil
                case .group(var group):
                    group.commands = grounds(group.commands, of: group.id.flatMap { nodes[$0] } ?? node)
                    return .group(group)
                default: return node.flatMap { signs.sign(command, of: $0) } == nil ? command : nil
                }
            }
        }
        return DisplayList(
            size: displayList.size, background: displayList.background,
            commands: grounds(displayList.commands, of: nil))
    }
}
