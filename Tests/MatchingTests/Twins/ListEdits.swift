import DisplayLists
import Geometry

extension DisplayList {
    /// The list with what a node draws changed, and with all that lies in it.
    func changing(_ node: String, _ change: @escaping ([DrawingCommand]) -> [DrawingCommand]) -> DisplayList {
        var list = self
        list.commands = commands.changing(node, change)
        return list
    }

    /// The list with a node moved.
    func moving(_ node: String, by way: Point) -> DisplayList {
        let size = size
        return changing(node) { commands in
            let list = DisplayList(size: size, background: .clear, commands: commands)
            return Scene(displayList: list, nodes: []).placed(Placement(origin: way)).commands
        }
    }

    /// The list with what is written on a node moved, and nothing else of it.
    func movingText(of node: String, by way: Point) -> DisplayList {
        changing(node) { commands in
            commands.map { command in
                guard case .text(var text) = command else { return command }
                text.origin = text.origin.offset(dx: way.x, dy: way.y)
                return .text(text)
            }
        }
    }

    /// The list with another text on the status bar's clock.
    func withTime(_ time: String) -> DisplayList {
        changing("status-bar/time") { commands in
            commands.map { command in
                guard case .text(var text) = command else { return command }
                text.run.text = time
                return .text(text)
            }
        }
    }
}

extension [DrawingCommand] {
    fileprivate func changing(_ node: String, _ change: ([DrawingCommand]) -> [DrawingCommand]) -> [DrawingCommand] {
        map { command in
            guard case .group(var group) = command else { return command }
            group.commands = group.id == node ? change(group.commands) : group.commands.changing(node, change)
            return .group(group)
        }
    }

    /// Whether a line is drawn, here or deeper.
    var hasHairline: Bool {
        contains { command in
            switch command {
            case .hairline: true
            case .group(let group): group.commands.hasHairline
            default: false
            }
        }
    }

    /// The same without lines.
    var withoutHairlines: [DrawingCommand] { keeping { if case .hairline = $0 { false } else { true } } }

    /// What a node draws, wherever it is.
    func commands(of node: String) -> [DrawingCommand]? {
        for case .group(let group) in self {
            if group.id == node { return group.commands }
            if let found = group.commands.commands(of: node) { return found }
        }
        return nil
    }
}
