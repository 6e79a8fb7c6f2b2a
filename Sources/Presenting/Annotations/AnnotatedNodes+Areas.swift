import DisplayLists
import Geometry
import Styles

/// The layers `hit` and `tokens`.
extension AnnotatedNodes {
    /// Where a finger reaches: every area is outlined, and each size of a role has one label.
    var hitAreas: [Callout] {
        let areas = scene.nodes.filter(Self.isReachable).compactMap { node in
            shown(node.hit ?? node.frame, of: node).map { (node: node, area: node.hit ?? node.frame, shown: $0) }
        }
        // Of areas that are alike one is told, which shows as a whole where any does.
        var told: [[String]: String] = [:]
        for (node, area, shown) in areas where area == shown {
            told[kind(of: node, area)] = told[kind(of: node, area)] ?? node.id
        }
        for (node, area, _) in areas { told[kind(of: node, area)] = told[kind(of: node, area)] ?? node.id }
        return areas.map { node, area, shown in
            let kind = kind(of: node, area)
            return Callout(
                Annotation(
                    .hit, node: node.id, property: "hit", values: [area.width, area.height],
                    text: told[kind] == node.id ? kind.joined(separator: " ") : ""), .outline(shown))
        }
    }

    private func kind(of node: SceneNode, _ area: Rect) -> [String] {
        [voice.word(for: node.role), "\(area.width.readable) × \(area.height.readable)"]
    }

    private static func isReachable(_ node: SceneNode) -> Bool {
        node.hit != nil || [.row, .gridItem, .pageControl, .searchField, .navigationItem, .tabItem].contains(node.role)
    }

    /// Where tokens are used: at the first node of each role.
    func uses(of tokens: [TokenUse]) -> [Callout] {
        tokens.compactMap { use in
            guard let node = exemplar(use.role) else { return nil }
            return Callout(
                Annotation(.tokens, node: node.id, property: use.property, text: "\(use.token)  \(use.value)"),
                .pointer(seen(of: node)), swatch: use.color)
        }
    }
}
