import DisplayLists
import Geometry

/// The layer `a11y`.
extension AnnotatedNodes {
    /// What an assistive technology would read, in the order in which it would: bars at the top, what scrolls, headers
    /// before their rows, what is under it, and the index bar, which is one adjustable element, at the end.
    var elements: [Callout] {
        let elements = scene.nodes.compactMap { node in
            voice.element(for: node.role) == nil ? nil : shown(seen(of: node), of: node).map { (node: node, frame: $0) }
        }
        let places = elements.enumerated().map { number, element in
            ReadingPlace(of: element.node, isMirrored: voice.isRightToLeft, number: number)
        }
        let ordered = places.sorted().map { elements[$0.number] }
        return ordered.enumerated().map { number, entry in
            let node = entry.node
            var annotation = Annotation(
                .a11y, node: node.id, property: voice.element(for: node.role) ?? "", text: "\(number + 1)")
            annotation.legend = [annotation.property, label(of: node)].compactMap(\.self).joined(separator: " · ")
            return Callout(annotation, .pointer(entry.frame))
        }
    }

    /// What is read: a node's own text, else those that are in it; of the bar the current title, of dots the page.
    private func label(of node: SceneNode) -> String? {
        if node.role == .indexBar {
            let current = scene.nodes.first { $0.role == .highlight }?.text
            return [voice.sectionIndex, current].compactMap(\.self).joined(separator: ": ")
        }
        let prefix = node.id + "/"
        let inside = scene.nodes.filter { $0.id.hasPrefix(prefix) }
        if node.role == .pageControl, let dot = inside.first(where: { $0.state == "current" }),
            let page = dot.id.split(separator: "/").last.flatMap({ Int($0) })
        {
            return voice.page(page + 1)
        }
        let inner = inside.compactMap(\.text)
        var seen: Set<String> = []
        let texts = ([node.text].compactMap(\.self) + inner).filter { seen.insert($0).inserted }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

/// Where an element comes when all are read.
private struct ReadingPlace: Comparable {
    /// Among the parts of a screen, from its top; sections of a list in their order, in them headers before rows and footers.
    private let part: Int
    private let section: Int
    private let item: Int
    /// From top to bottom, and in a line from where reading begins.
    private let height: Double
    private let way: Double
    /// Of the element.
    let number: Int

    init(of node: SceneNode, isMirrored: Bool, number: Int) {
        let path = node.id.split(separator: "/")
        switch node.role {
        case .indexBar: part = 5
        case .tabItem: part = 4
        case .pageControl: part = 3
        case .sectionHeader, .row, .sectionFooter, .gridItem: part = 2
        default: part = node.isOfChrome ? 0 : 1
        }
        section = path.count > 2 && path[0] == "section" ? Int(path[1]) ?? 0 : 0
        switch node.role {
        case .row: item = (path.last.flatMap { Int($0) } ?? 0) + 1
        case .sectionFooter: item = .max
        default: item = 0
        }
        // Those of one bar are in one line, however high each is.
        let isInBar = [.navigationTitle, .navigationItem, .tabItem].contains(node.role)
        height = isInBar ? node.frame.midY : node.frame.minY
        way = isMirrored ? -node.frame.minX : node.frame.minX
        self.number = number
    }

    static func < (first: ReadingPlace, second: ReadingPlace) -> Bool {
        (first.part, first.section, first.item, first.height, first.way, first.number)
            < (second.part, second.section, second.item, second.height, second.way, second.number)
    }
}
