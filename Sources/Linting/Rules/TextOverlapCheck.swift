import DisplayLists
import Geometry
import Theming

/// LN `text-overlap`: two texts whose inks meet, with nothing between that hides the lower one.
struct TextOverlapCheck {
    private(set) var observations: [Observation] = []
    /// Less than this much of either side is a touch of smoothed edges.
    private static let tolerance = 0.75

    init(_ state: LintedState, _ scene: SceneLayers, _ texts: [DrawnText]) {
        guard !state.isSqueezed else { return }
        let whole = texts.filter { !scene.layers[$0.layer].fades(withTimeIn: scene) && !$0.ink.isEmpty }
            .map { text in text.node.map(state.isLengthenedLetter) == true ? text.asOneLetter : text }
        for (number, upper) in whole.enumerated() {
            for lower in whole[..<number] where lower.ink.intersects(upper.ink) {
                guard let first = lower.node, let second = upper.node, first.id != second.id,
                    let shared = lower.ink.intersection(upper.ink),
                    min(shared.width, shared.height) > Self.tolerance,
                    Self.isSeen(lower, upper, at: shared, in: scene)
                else { continue }
                add(first, second, lower, upper, shared)
            }
        }
    }

    /// Whether both texts show where they meet.
    private static func isSeen(
        _ lower: DrawnText, _ upper: DrawnText, at shared: Rect, in scene: SceneLayers
    ) -> Bool {
        guard !scene.layers[lower.layer].isClipped(at: shared.center),
            !scene.layers[upper.layer].isClipped(at: shared.center)
        else { return false }
        return !scene.layers[(lower.layer + 1)...].enumerated().contains { offset, layer in
            guard lower.layer + 1 + offset != upper.layer, case .fill(let shape, let paint) = layer.command else {
                return false
            }
            return paint.hidesMuch && layer.bounds.intersects(shared) && shape.covers(shared)
        }
    }

    private mutating func add(
        _ first: SceneNode, _ second: SceneNode, _ lower: DrawnText, _ upper: DrawnText, _ shared: Rect
    ) {
        observations.append(
            Observation(
                rule: .textOverlap, key: Self.key(first.role, second.role),
                message: "'\(upper.command.run.text.excerpt)' lies over '\(lower.command.run.text.excerpt)', on "
                    + "\(shared.width.words) × \(shared.height.words) points",
                measured: min(shared.width, shared.height), required: 0, badness: shared.width * shared.height,
                area: shared))
    }

    /// What gives the two room, or hides the lower one.
    private static func key(_ lower: SceneNode.Role, _ upper: SceneNode.Role) -> String {
        switch (lower, upper) {
        case (.indexTitle, .indexTitle), (.indexTitle, .indexSeparator), (.indexSeparator, .indexTitle):
            "indexBar.slotHeight"
        case (.rowTitle, .rowSubtitle): "list.row.subtitleGap"
        case (.rowTitle, .rowTitle), (.rowSubtitle, .rowTitle), (.rowSubtitle, .rowSubtitle): "list.row.height"
        case (.rowTitle, .indexTitle), (.rowSubtitle, .indexTitle), (.rowTitle, .indexSeparator),
            (.rowSubtitle, .indexSeparator):
            "list.row.trailingInset"
        case (.sectionHeader, .indexTitle), (.sectionHeader, .indexSeparator): "list.header.trailingInset"
        case (_, .sectionHeader): "list.header.pinnedBackground"
        case (_, .sectionFooter): "list.footer.background"
        case (_, .bubbleTitle): "bubble.fill"
        case (.gridLabel, .gridSubtitle): "grid.cell.label.height"
        case (.gridLabel, .gridLabel), (.gridSubtitle, .gridSubtitle): "grid.itemSize"
        case (_, .gridBadge), (.gridBadge, _): "grid.cell.badge.inset"
        case (_, .pageControl): "grid.pageControl.height"
        case (.navigationItem, .navigationItem), (.navigationItem, .navigationTitle):
            "chrome.navigationBar.itemFont.size"
        case (.tabItem, .tabItem): "chrome.tabBar.font.size"
        case (_, .statusTime), (_, .navigationTitle), (_, .navigationItem), (_, .tabItem): "chrome.background"
        default: "list.row.height"
        }
    }
}
