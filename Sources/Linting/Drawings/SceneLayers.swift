import DisplayLists
import Geometry

/// A drawing as one list from the ground up: each command with what clips it, what it fades in, and whose it is.
struct SceneLayers {
    private(set) var layers: [Layer] = []
    /// What lies under all of them, opaque.
    let ground: Color
    let nodes: [SceneNode]

    /// A command that draws something itself.
    struct Layer {
        let command: DrawingCommand
        /// A rectangle that holds all of it, without what clips cut off; a text's line box.
        let bounds: Rect
        let clips: [Shape]
        /// The groups around it that are not opaque, the outermost first.
        let fades: [Fade]
        /// The numbers of the nodes that it belongs to, the outermost first.
        let path: [Int]
    }

    /// A group that is laid over what is beneath as one, at an opacity below 1.
    struct Fade: Hashable {
        let number: Int
        let opacity: Double
        /// The number of the innermost node that fades with it; `nil` where none is known.
        let node: Int?
    }

    /// What a screen shows where nothing is drawn at all is taken for white.
    init(_ scene: Scene) {
        ground = scene.displayList.background.laid(over: .white)
        nodes = scene.nodes
        let numbers = Dictionary(scene.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        add(scene.displayList.commands, Surroundings(), numbers)
    }

    private struct Surroundings {
        var clips: [Shape] = []
        var fades: [Fade] = []
        var path: [Int] = []
    }

    private mutating func add(_ commands: [DrawingCommand], _ around: Surroundings, _ numbers: [String: Int]) {
        for command in commands {
            if case .group(let group) = command {
                add(group, around, numbers)
            } else if var bounds = command.roughBounds {
                for clip in around.clips {
                    guard let rest = bounds.intersection(clip.bounds) else { bounds = .zero; break }
                    bounds = rest
                }
                guard !bounds.isEmpty else { continue }
                layers.append(
                    Layer(
                        command: command, bounds: bounds, clips: around.clips, fades: around.fades, path: around.path))
            }
        }
    }

    /// Nothing of a group that has faded away is there.
    private mutating func add(_ group: DrawingGroup, _ around: Surroundings, _ numbers: [String: Int]) {
        guard group.opacity > 0 else { return }
        var inner = around
        if let number = group.id.flatMap({ numbers[$0] }) { inner.path.append(number) }
        if let clip = group.clip { inner.clips.append(clip) }
        if group.opacity < 1 {
            inner.fades.append(Fade(number: layers.count, opacity: group.opacity, node: inner.path.last))
        }
        add(group.commands, inner, numbers)
    }
}

extension SceneLayers.Layer {
    /// The innermost node that it belongs to; `nil` for what lies under all nodes.
    var node: Int? { path.last }

    /// The text that it is, if it is one.
    var text: TextCommand? {
        if case .text(let text) = command { text } else { nil }
    }

    /// Whether a point is inside all that clips it.
    func isClipped(at point: Point) -> Bool { !clips.allSatisfy { $0.contains(point) } }
}

extension DrawingCommand {
    /// Where it draws, a text in its line box; `nil` where it draws nothing.
    fileprivate var roughBounds: Rect? {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .stroke(let shape, let width, _): shape.bounds.inset(dx: -width / 2, dy: -width / 2)
        case .hairline(let rect, _): rect
        case .shadow(let shape, let shadow): shadow.bounds(under: shape.bounds)
        case .text(let text): text.lineBox
        case .picture(let picture): picture.frame
        case .group: nil
        }
    }
}

extension TextCommand {
    /// From the line's top to its bottom.
    var lineBox: Rect {
        Rect(
            x: origin.x, y: origin.y - metrics.ascent, width: metrics.advance,
            height: metrics.ascent + metrics.descent)
    }

    /// From the baseline to the height of a capital: where most of the ink is.
    var capitalBox: Rect {
        Rect(x: origin.x, y: origin.y - metrics.capHeight, width: metrics.advance, height: metrics.capHeight)
    }
}
