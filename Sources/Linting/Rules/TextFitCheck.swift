import DisplayLists
import Geometry
import Styles
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
        guard !state.isSqueezed else { return }
        let canvas = Rect(origin: .zero, size: state.scene.displayList.size)
        for text in texts where !text.ink.isEmpty {
            guard let node = text.node, !state.isLengthenedLetter(node) else { continue }
            let isWide = Self.box(around: text, of: node, in: scene, on: canvas).map { check(text, of: node, in: $0) }
            if isWide != true { checkShortening(of: text, of: node) }
        }
        checkTitle(of: state.theme.chrome.navigationBar, in: scene)
    }

    /// Whether the text is too wide for its box, of which it is told then.
    private mutating func check(_ text: DrawnText, of node: SceneNode, in box: Rect) -> Bool {
        let excess = max(box.minY - text.ink.minY, text.ink.maxY - box.maxY)
        if excess > Self.tolerance {
            add(node, ThemeKeys.height(of: node), text.ink.height, box.height, "high", text)
        }
        let sideways = max(box.minX - text.ink.minX, text.ink.maxX - box.maxX)
        if sideways > Self.tolerance { add(node, ThemeKeys.width(of: node), text.ink.width, box.width, "wide", text) }
        return sideways > Self.tolerance
    }

    private mutating func checkShortening(of text: DrawnText, of node: SceneNode) {
        guard node.isReadWhole, let whole = node.text, text.command.run.text != whole else { return }
        observations.append(
            Observation(
                rule: .textClipped, key: ThemeKeys.width(of: node),
                message: "'\(whole.excerpt)' is shortened to '\(text.command.run.text.excerpt)'", badness: 1,
                area: text.command.lineBox))
    }

    /// A title between items that leave nothing of their bar is not there at all.
    private mutating func checkTitle(of style: NavigationBarStyle, in scene: SceneLayers) {
        guard !style.title.isEmpty, !style.hasLargeTitle, !scene.nodes.contains(where: { $0.role == .navigationTitle }),
            let bar = scene.nodes.first(where: { $0.role == .navigationBar })
        else { return }
        observations.append(
            Observation(
                rule: .textClipped, key: "chrome.navigationBar.titleFont.size",
                message: "'\(style.title.excerpt)' has no room between the items of its bar", badness: 1000,
                area: bar.frame))
    }

    /// What is left of the innermost node that is a box for texts by the clips, and of bars by the canvas; larger than every
    /// canvas for none of these, `nil` for a large title on its way behind its bar (SC-1).
    private static func box(
        around text: DrawnText, of node: SceneNode, in scene: SceneLayers, on canvas: Rect
    ) -> Rect? {
        let layer = scene.layers[text.layer]
        if node.role == .navigationTitle, !layer.clips.allSatisfy({ $0.covers(node.frame) }) { return nil }
        var box =
            layer.path.last { scene.nodes[$0].role.holdsTexts }.map { scene.nodes[$0].frame }
            ?? Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
        for clip in layer.clips { box = box.intersection(clip.bounds) ?? box }
        return node.role.isOfBars ? box.intersection(canvas) ?? box : box
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
        default: role.isOfBars
        }
    }
}

extension SceneNode.Role {
    /// Whether it is a text of the bars around a list or pages (SC-1).
    fileprivate var isOfBars: Bool {
        [.statusTime, .navigationTitle, .navigationItem, .tabItem].contains(self)
    }

    fileprivate var holdsTexts: Bool {
        switch self {
        case .row, .sectionHeader, .sectionFooter, .searchField, .gridItem, .gridBadge, .bubble, .rowPicture,
            .pageControl, .statusBar, .navigationBar, .navigationTitle, .navigationItem, .tabItem:
            true
        default: false
        }
    }
}
