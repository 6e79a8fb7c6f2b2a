import DisplayLists
import Geometry
import Theming

/// LN `text-clipped`: texts that their boxes cut off, that reach out of them, or that end in … though they have to be read
/// whole.
///
/// Names in rows and labels may end in …, as their styles say (SL-1, GP-12).
struct TextFitCheck {
    private(set) var observations: [Observation] = []
    /// Ink is measured with its smoothed edges.
    private static let tolerance = 0.5

    init(_ state: LintedState, _ scene: SceneLayers, _ texts: [DrawnText]) {
        for text in texts where !state.isSqueezed {
            // A large title goes behind its bar while the list scrolls (SC-1).
            guard let node = text.node, !text.ink.isEmpty, node.role != .navigationTitle else { continue }
            let layer = scene.layers[text.layer]
            let box = Self.box(around: layer, in: scene)
            let excess = max(box.minY - text.ink.minY, text.ink.maxY - box.maxY)
            if excess > Self.tolerance {
                add(node, ThemeKeys.height(of: node), text.ink.height, box.height, "high", text)
            }
            let sideways = max(box.minX - text.ink.minX, text.ink.maxX - box.maxX)
            if sideways > Self.tolerance {
                add(node, ThemeKeys.width(of: node), text.ink.width, box.width, "wide", text)
            } else if node.isReadWhole, let whole = node.text, text.command.run.text != whole {
                observations.append(
                    Observation(
                        rule: .textClipped, key: ThemeKeys.width(of: node),
                        message: "'\(whole.excerpt)' is shortened to '\(text.command.run.text.excerpt)'", badness: 1,
                        area: text.command.lineBox))
            }
        }
    }

    /// What is left of the innermost node that is a box for texts by the clips; larger than every canvas for neither.
    private static func box(around layer: SceneLayers.Layer, in scene: SceneLayers) -> Rect {
        var box =
            layer.path.last { scene.nodes[$0].role.holdsTexts }.map { scene.nodes[$0].frame }
            ?? Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
        for clip in layer.clips { box = box.intersection(clip.bounds) ?? box }
        return box
    }

    private mutating func add(
        _ node: SceneNode, _ key: String, _ measured: Double, _ room: Double, _ side: String, _ text: DrawnText
    ) {
        observations.append(
            Observation(
                rule: .textClipped, key: key,
                message: "'\(text.command.run.text.excerpt)' is \(measured.words) points \(side) and does not fit into "
                    + "\(room.words)",
                measured: measured, required: room, badness: measured - room, area: text.command.lineBox))
    }
}

extension SceneNode {
    /// Whether … in its text would hide what it is for.
    fileprivate var isReadWhole: Bool {
        switch role {
        case .sectionHeader, .searchField, .sectionFooter, .gridBadge, .pageControl: true
        default: false
        }
    }
}

extension SceneNode.Role {
    fileprivate var holdsTexts: Bool {
        switch self {
        case .row, .sectionHeader, .sectionFooter, .searchField, .gridItem, .gridBadge, .bubble, .rowPicture,
            .pageControl:
            true
        default: false
        }
    }
}
