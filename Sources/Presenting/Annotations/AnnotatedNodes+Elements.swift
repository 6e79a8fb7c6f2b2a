import DisplayLists
import Geometry

/// The layer `a11y`.
extension AnnotatedNodes {
    /// What an assistive technology would read, in the order in which it would: from top to bottom, the index bar, which
    /// is one adjustable element, at the end.
    var elements: [Callout] {
        let elements = scene.nodes.compactMap { node in
            voice.element(for: node.role) == nil ? nil : shown(seen(of: node), of: node).map { (node: node, frame: $0) }
        }
        let isMirrored = voice.isRightToLeft
        let ordered = elements.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if (a.node.role == .indexBar) != (b.node.role == .indexBar) { return b.node.role == .indexBar }
            let (height, other) = (a.node.readingHeight, b.node.readingHeight)
            if height != other { return height < other }
            if a.frame.minX != b.frame.minX { return (a.frame.minX < b.frame.minX) != isMirrored }
            return first.offset < second.offset
        }
        return ordered.enumerated().map { number, entry in
            let node = entry.element.node
            var annotation = Annotation(
                .a11y, node: node.id, property: voice.element(for: node.role) ?? "", text: "\(number + 1)")
            annotation.legend = [annotation.property, label(of: node)].compactMap(\.self).joined(separator: " · ")
            return Callout(annotation, .pointer(entry.element.frame))
        }
    }

    /// What is read: a node's own text, else those that are in it; of the bar the current title, of dots the page.
    private func label(of node: SceneNode) -> String? {
        if node.role == .indexBar {
            let current = scene.nodes.first { $0.role == .highlight }?.text
            return [voice.sectionIndex, current].compactMap(\.self).joined(separator: ": ")
        }
        let inside = scene.nodes.filter { $0.id.hasPrefix(node.id + "/") }
        if node.role == .pageControl, let dot = inside.first(where: { $0.state == "current" }),
            let page = dot.id.split(separator: "/").last.flatMap({ Int($0) })
        {
            return "\(page + 1)"
        }
        let inner = inside.compactMap(\.text)
        var seen: Set<String> = []
        let texts = ([node.text].compactMap(\.self) + inner).filter { seen.insert($0).inserted }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension SceneNode {
    /// What orders elements from top to bottom: those of one bar are in one line, however high each is.
    fileprivate var readingHeight: Double {
        switch role {
        case .navigationTitle, .navigationItem, .tabItem: frame.midY
        default: frame.minY
        }
    }
}
