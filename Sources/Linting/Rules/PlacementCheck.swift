import DisplayLists
import Geometry
import Styles
import Theming

/// LN `outside-safe-area`, `off-canvas`: where controls stand that do not scroll, and what of the bars a camera hides.
struct PlacementCheck {
    private(set) var observations: [Observation] = []

    /// Where nothing moves: in the others a part may pass the edge on its way.
    private static let restingStates: Set<String> = ["first-page", "middle-page", "last-page"]

    init(_ state: LintedState, _ scene: SceneLayers, _ texts: [DrawnText]) {
        let canvas = Rect(origin: .zero, size: state.scene.displayList.size)
        let insets = state.theme.canvas.safeArea
        let safe = canvas.inset(by: insets, direction: state.isMirrored ? .rightToLeft : .leftToRight)
        guard !state.isSqueezed else { return }
        checkCutout(scene, texts)
        for node in state.scene.nodes where Self.stands(node, in: state) {
            // A bar that runs off its area is told by the titles that it loses.
            if node.role == .indexBar, state.theme.indexBar.overflow == .clip, node.frame.height > safe.height {
                continue
            }
            if let points = node.frame.reach(beyond: canvas) {
                add(.offCanvas, node, points, "reaches \(points.words) points beyond the canvas")
            } else if let points = node.frame.reach(beyond: safe) {
                add(
                    .outsideSafeArea, node, points,
                    "reaches \(points.words) points into what the device covers")
            }
        }
    }

    /// Words and signs of bars that a theme's cut-out lies over, as a phone's does on a tablet, whose status bar is lower.
    private mutating func checkCutout(_ scene: SceneLayers, _ texts: [DrawnText]) {
        guard let cutout = scene.nodes.first(where: { $0.role == .cutout }) else { return }
        let signs = SceneSigns(scene.nodes)
        let inks =
            texts.map { (layer: scene.layers[$0.layer], ink: $0.ink) }
            + scene.layers.compactMap { layer in
                layer.node.flatMap { signs.sign(layer.command, of: scene.nodes[$0]) }.map { (layer, $0.area) }
            }
        for (layer, ink) in inks {
            guard let node = layer.node.map({ scene.nodes[$0] }), node.isOfTopBars,
                let seen = ink.intersection(layer.bounds), let hidden = seen.intersection(cutout.frame),
                min(hidden.width, hidden.height) > 0.5
            else { continue }
            let what = node.text.map { "'\($0.excerpt)'" } ?? "a sign of the status bar"
            observations.append(
                Observation(
                    rule: .outsideSafeArea, key: "chrome.cutout",
                    message: "\(what) stands under the cut-out, which hides \(hidden.width.words) × "
                        + "\(hidden.height.words) points of it", measured: min(hidden.width, hidden.height),
                    required: 0, badness: hidden.width * hidden.height,
                    hints: ["a cut-out is for devices whose safe area makes room for it"], area: cutout.frame))
        }
    }

    private static func stands(_ node: SceneNode, in state: LintedState) -> Bool {
        switch node.role {
        case .indexBar, .pageControl, .pageDot: true
        case .bubble: false
        case .gridItem:
            restingStates.contains { state.path.hasPrefix("grid/\($0)") }
        default: false
        }
    }

    private mutating func add(_ rule: LintRule, _ node: SceneNode, _ points: Double, _ words: String) {
        let (name, key) = node.placement
        observations.append(
            Observation(
                rule: rule, key: key, message: "\(name) \(words)", measured: points, required: 0, badness: points,
                area: node.frame))
    }
}

extension SceneNode {
    /// Whether it is a text or a sign of the bars at the top edge.
    fileprivate var isOfTopBars: Bool {
        switch role {
        case .statusBar, .statusTime, .navigationTitle, .navigationItem: true
        // A list's own scrolls by.
        case .searchField: ThemeKeys.isInBar(self)
        default: false
        }
    }

    /// What it is called, and where it is said where it stands.
    fileprivate var placement: (name: String, key: String) {
        switch role {
        case .gridItem: ("an item of the grid", "grid.itemSize")
        case .pageControl, .pageDot: ("the page control", "grid.insets")
        default: ("the index bar", "indexBar.placement")
        }
    }
}

extension Rect {
    /// How many points it reaches out of another at the worst side; `nil` where it stays inside.
    fileprivate func reach(beyond other: Rect) -> Double? {
        let most = max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
        return most > 0.01 ? most : nil
    }
}

extension Double {
    /// With two places at most.
    var words: String { NumberText.rounded(self, places: 2) }
}
