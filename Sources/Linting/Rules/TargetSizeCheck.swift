import DisplayLists
import Geometry
import Theming

/// LN `target-size`: what takes touches is large enough for a finger, or has room around it.
struct TargetSizeCheck {
    private(set) var observations: [Observation] = []
    private let canvas: Rect
    private let limits: ProfileLimits

    init(_ state: LintedState, limits: ProfileLimits, adjustableBar: Bool) {
        self.limits = limits
        canvas = Rect(origin: .zero, size: state.scene.displayList.size)
        guard !state.isSqueezed else { return }
        let barRole: SceneNode.Role = adjustableBar ? .indexBar : .indexTitle
        let targets = state.scene.nodes.filter { node in
            switch node.role {
            case barRole, .row, .gridItem, .searchField: true
            default: false
            }
        }.map { Target(node: $0, area: $0.hit ?? $0.frame) }
        for (number, target) in targets.enumerated() where isSmall(target.area) {
            guard !limits.allowsSpacing || !hasRoom(number, targets) else { continue }
            observations += observations(of: target)
        }
    }

    private struct Target {
        let node: SceneNode
        let area: Rect
    }

    private func isSmall(_ area: Rect) -> Bool {
        area.width < leastWidth(of: area) - 1e-6 || area.height < leastHeight(of: area) - 1e-6
    }

    private func leastWidth(of area: Rect) -> Double {
        area.minX <= canvas.minX || area.maxX >= canvas.maxX ? limits.targetAtEdge : limits.target
    }

    private func leastHeight(of area: Rect) -> Double {
        area.minY <= canvas.minY || area.maxY >= canvas.maxY ? limits.targetAtEdge : limits.target
    }

    /// WCAG 2.2, 2.5.8: a circle around the middle of a small target meets no other target, nor the circle around
    /// another small one.
    private func hasRoom(_ number: Int, _ targets: [Target]) -> Bool {
        let center = targets[number].area.center
        let radius = limits.target / 2
        return !targets.indices.contains { other in
            guard other != number else { return false }
            let area = targets[other].area
            let dx = max(area.minX - center.x, center.x - area.maxX, 0)
            let dy = max(area.minY - center.y, center.y - area.maxY, 0)
            if dx * dx + dy * dy < radius * radius - 1e-6 { return true }
            guard isSmall(area) else { return false }
            let (x, y) = (area.center.x - center.x, area.center.y - center.y)
            return x * x + y * y < 4 * radius * radius - 1e-6
        }
    }

    /// One for each side that is too short.
    private func observations(of target: Target) -> [Observation] {
        let sides = [
            (target.area.width, leastWidth(of: target.area), "wide", target.node.widthKey),
            (target.area.height, leastHeight(of: target.area), "high", target.node.heightKey),
        ]
        return sides.filter { $0.0 < $0.1 - 1e-6 }.map { measured, required, side, key in
            Observation(
                rule: .targetSize, key: key,
                message: "\(target.node.role.spokenTarget) takes touches on "
                    + "\(NumberText.rounded(measured, places: 2)) points, and a target is at least "
                    + "\(NumberText.exact(required)) \(side)" + (limits.allowsSpacing ? ", or has room around it" : ""),
                measured: measured, required: required, badness: required / max(measured, 0.01),
                hints: target.node.hint, area: target.area)
        }
    }
}

extension SceneNode {
    fileprivate var widthKey: String {
        switch role {
        case .indexBar, .indexTitle: "indexBar.touchPadding"
        case .gridItem: "grid.itemSize"
        case .searchField: "list.tableHeader.fieldInsets"
        default: "canvas.size"
        }
    }

    fileprivate var heightKey: String {
        switch role {
        case .indexBar, .indexTitle: "indexBar.slotHeight"
        case .gridItem: "grid.itemSize"
        case .searchField: "list.tableHeader.height"
        default: "list.row.height"
        }
    }

    fileprivate var hint: [String] {
        role == .indexTitle
            ? ["a bar that is one adjustable control says 'lint: {adjustableBar: true}', and counts as a whole"] : []
    }
}

extension SceneNode.Role {
    fileprivate var spokenTarget: String {
        switch self {
        case .indexBar: "the index bar"
        case .indexTitle: "an index title"
        case .gridItem: "an item of the grid"
        case .searchField: "the search field"
        default: "a row"
        }
    }
}
