import DisplayLists
import Geometry
import Styles

/// The nodes of a scene as annotations tell them: of nodes that are alike, the first that shows as a whole stands for
/// all.
struct AnnotatedNodes {
    let scene: Scene
    let screen: Rect
    let voice: AnnotationVoice
    private let measurer: any TextMeasuring
    private let visible: [SceneNode]
    private let headers: [Rect]
    /// The screen without the bars over what scrolls.
    private let content: Rect

    init(scene: Scene, screen: Rect, voice: AnnotationVoice, measurer: any TextMeasuring) {
        self.measurer = measurer
        self.scene = scene
        self.screen = screen
        self.voice = voice
        let headers = scene.nodes.filter { $0.role == .sectionHeader }.map(\.frame)
        self.headers = headers
        let content = scene.content(of: screen)
        self.content = content
        visible = scene.nodes.filter { node in
            let room = (node.isOfChrome ? screen : content).inset(dx: -0.01, dy: -0.01)
            let isInside = room.union(node.frame) == room
            let isList = [.row, .rowPicture, .rowTitle, .rowSubtitle].contains(node.role)
            return isInside && !node.frame.isEmpty && !(isList && headers.contains { $0.isOver(node.frame) })
        }
    }

    /// The first of a role that shows as a whole.
    private func exemplar(_ role: SceneNode.Role) -> SceneNode? { visible.first { $0.role == role } }

    /// What is drawn of a node within its frame: of a pin the pin, of a text its letters.
    private func drawn(_ node: SceneNode) -> Rect {
        guard let drawn = scene.displayList.group(id: node.id)?.drawn(measurer: measurer) else { return node.frame }
        return drawn.intersection(node.frame) ?? node.frame
    }

    /// Where a finger reaches a node; of one that it does not reach, what is drawn.
    func drawnArea(of node: SceneNode) -> Rect { node.hit ?? drawn(node) }

    /// What of a role is in a node.
    private func part(_ role: SceneNode.Role, of node: SceneNode) -> SceneNode? {
        visible.first { $0.role == role && $0.id.hasPrefix(node.id + "/") }
    }
}

/// The layer `measure`.
extension AnnotatedNodes {
    /// Sizes first, then what is between nodes.
    var measures: [Callout] { sizes + listGaps + barGaps + gridGaps }

    private var sizes: [Callout] {
        let heights: [SceneNode.Role] = [
            .tableHeader, .searchField, .sectionHeader, .row, .sectionFooter, .indexBar, .indexTitle, .bubble,
            .gridItem, .gridPicture, .gridBadge,
        ]
        let widths: [SceneNode.Role] = [
            .searchField, .rowPicture, .indexBar, .highlight, .bubble, .gridItem, .gridPicture, .pageDot,
        ]
        return heights.compactMap(exemplar).map { height(of: $0) }
            + widths.compactMap(exemplar).map { width(of: $0) }
            + [.searchField, .rowPicture, .indexBar, .bubble, .gridItem, .gridPicture].compactMap(exemplar)
            .compactMap { radius(of: $0) }
    }

    /// From the row's edge over its picture to its text.
    private var listGaps: [Callout] {
        var callouts: [Callout] = []
        if let row = exemplar(.row) {
            let parts = [part(.rowPicture, of: row), part(.rowTitle, of: row)].compactMap(\.self)
            let first = parts.first
            callouts += [first.flatMap { inset(of: $0, in: row) }].compactMap(\.self)
            if parts.count == 2 { callouts += [horizontalGap(parts[0], parts[1])].compactMap(\.self) }
        }
        return callouts
    }

    private var barGaps: [Callout] {
        guard let bar = exemplar(.indexBar) else { return [] }
        var callouts = [insetToScreen(of: bar)].compactMap(\.self)
        if let bubble = exemplar(.bubble) { callouts += [horizontalGap(bubble, bar)].compactMap(\.self) }
        return callouts
    }

    /// Between the first item and its neighbours, and to the screen's edge.
    private var gridGaps: [Callout] {
        guard let item = exemplar(.gridItem) else { return [] }
        let items = visible.filter { $0.role == .gridItem }
        let beside = items.filter { $0.frame.minX > item.frame.minX && $0.frame.midY == item.frame.midY }
            .min { $0.frame.minX < $1.frame.minX }
        let below = items.filter { $0.frame.minY > item.frame.minY && $0.frame.midX == item.frame.midX }
            .min { $0.frame.minY < $1.frame.minY }
        let dots = visible.filter { $0.role == .pageDot }
        return [
            insetToScreen(of: item), beside.flatMap { horizontalGap(item, $0) },
            below.flatMap { verticalGap(item, $0) },
            dots.count > 1 ? horizontalGap(dots[0], dots[1]) : nil,
        ].compactMap(\.self)
    }

    private func height(of node: SceneNode) -> Callout {
        measure(node, "height", node.frame.height, voice.word(for: node.role), .height(node.frame))
    }

    private func width(of node: SceneNode) -> Callout {
        measure(node, "width", node.frame.width, voice.word(for: node.role), .width(node.frame))
    }

    private func radius(of node: SceneNode) -> Callout? {
        guard let radius = scene.displayList.group(id: node.id)?.cornerRadius(of: node.frame), radius > 0 else {
            return nil
        }
        return measure(node, "radius", radius, voice.radius, .pointer(seen(of: node)))
    }

    private func measure(
        _ node: SceneNode, _ property: String, _ value: Double, _ word: String, _ mark: Callout.Mark
    ) -> Callout {
        Callout(
            Annotation(.measure, node: node.id, property: property, values: [value], text: word + " " + value.readable),
            mark)
    }

    /// From a node's nearer side to that of the one around it.
    private func inset(of node: SceneNode, in outer: SceneNode) -> Callout? {
        let (left, right) = (node.frame.minX - outer.frame.minX, outer.frame.maxX - node.frame.maxX)
        let isLeft = left <= right
        let ends = isLeft ? (outer.frame.minX, node.frame.minX) : (node.frame.maxX, outer.frame.maxX)
        return gap(node, outer.id, voice.inset, ends, between: (isLeft ? nil : node.frame, isLeft ? node.frame : nil))
    }

    private func insetToScreen(of node: SceneNode) -> Callout? {
        let (left, right) = (node.frame.minX - screen.minX, screen.maxX - node.frame.maxX)
        let isLeft = left <= right
        let ends = isLeft ? (screen.minX, node.frame.minX) : (node.frame.maxX, screen.maxX)
        return gap(
            node, "canvas", voice.inset, ends, between: (isLeft ? nil : node.frame, isLeft ? node.frame : nil))
    }

    /// Between two nodes beside each other; `nil` where they touch.
    private func horizontalGap(_ first: SceneNode, _ second: SceneNode) -> Callout? {
        let (left, right) = first.frame.minX < second.frame.minX ? (first, second) : (second, first)
        let heights = (max(left.frame.minY, right.frame.minY), min(left.frame.maxY, right.frame.maxY))
        guard heights.0 < heights.1 else { return nil }
        return gap(
            first, second.id, voice.gap, (left.frame.maxX, right.frame.minX), between: (left.frame, right.frame))
    }

    /// - Parameter frames: what stands at the left and at the right of the strip; `nil` for an edge that it begins at.
    private func gap(
        _ node: SceneNode, _ other: String, _ word: String, _ ends: (Double, Double), between frames: (Rect?, Rect?)
    ) -> Callout? {
        let length = ends.1 - ends.0
        guard length > Self.shortest else { return nil }
        return Callout(
            Annotation(
                .measure, node: node.id, property: word == voice.gap ? "gap" : "inset", other: other,
                values: [length], text: word + " " + length.readable),
            .horizontalGap(ends.0...ends.1, .init(first: frames.0?.heights, second: frames.1?.heights)))
    }

    /// Between a node and the one under it.
    private func verticalGap(_ upper: SceneNode, _ lower: SceneNode) -> Callout? {
        let length = lower.frame.minY - upper.frame.maxY
        guard length > Self.shortest else { return nil }
        return Callout(
            Annotation(
                .measure, node: upper.id, property: "gap", other: lower.id, values: [length],
                text: voice.gap + " " + length.readable),
            .verticalGap(
                upper.frame.maxY...lower.frame.minY, .init(first: upper.frame.widths, second: lower.frame.widths)))
    }

    /// What is shorter than this is none.
    private static var shortest: Double { 0.05 }
}

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

    /// What of an area is on the screen and under no header; `nil` for next to nothing.
    private func shown(_ area: Rect, of node: SceneNode) -> Rect? {
        guard var rest = area.intersection(node.isOfChrome ? screen : content) else { return nil }
        if node.role == .row {
            for header in headers where header.isOver(rest) && header.minY <= rest.minY + Self.least {
                rest = Rect(minX: rest.minX, minY: header.maxY, maxX: rest.maxX, maxY: max(rest.maxY, header.maxY))
            }
        }
        return rest.width >= Self.least && rest.height >= Self.least ? rest : nil
    }

    /// Strips that are narrower are not told.
    private static var least: Double { 4 }

    private static func isReachable(_ node: SceneNode) -> Bool {
        node.hit != nil || [.row, .gridItem, .searchField, .navigationItem, .tabItem].contains(node.role)
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

    /// What of a node a reader sees: of a page control, which is as wide as the grid, its dots; of a bar's title, whose
    /// room may be as wide as the bar, its letters; of a bubble what is drawn.
    private func seen(of node: SceneNode) -> Rect {
        switch node.role {
        case .bubble: return drawn(node)
        // The leader's end does not touch the letters.
        case .navigationTitle: return drawn(node).inset(dx: -4, dy: 0)
        case .pageControl: break
        default: return node.frame
        }
        let dots = scene.nodes.filter { $0.role == .pageDot && $0.id.hasPrefix(node.id + "/") }.map(\.frame)
        return dots.dropFirst().reduce(dots.first ?? node.frame) { $0.union($1) }
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

extension Rect {
    fileprivate var heights: ClosedRange<Double> { minY...max(minY, maxY) }
    fileprivate var widths: ClosedRange<Double> { minX...max(minX, maxX) }

    /// Whether a header hides some of a row, or of a part of one: a header beside the rows' content hides nothing (LK-6).
    fileprivate func isOver(_ row: Rect) -> Bool {
        intersects(row) && minX <= row.minX + 0.01 && maxX >= row.maxX - 0.01
    }
}

extension Scene {
    /// What bars of the chrome leave of a screen to what scrolls under them.
    fileprivate func content(of screen: Rect) -> Rect {
        let top = nodes.filter { $0.role == .statusBar || $0.role == .navigationBar }.map(\.frame.maxY).max()
        let bottom = nodes.filter { $0.role == .tabBar }.map(\.frame.minY).min()
        let (low, high) = (top ?? screen.minY, bottom ?? screen.maxY)
        return Rect(minX: screen.minX, minY: min(low, high), maxX: screen.maxX, maxY: high)
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

    /// Whether it is a part of the chrome (SC-1).
    fileprivate var isOfChrome: Bool {
        switch role {
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            true
        default: id.hasPrefix("navigation-bar/")
        }
    }
}

extension Double {
    /// As labels say it: to a hundredth of a point.
    var readable: String { NumberText.rounded(self, places: 2) }
}

extension DrawingGroup {
    /// The radius of what is drawn in the group with a node's frame; `nil` for sharp corners, and where nothing is.
    fileprivate func cornerRadius(of frame: Rect) -> Double? {
        for command in commands {
            switch command {
            case .fill(.roundedRect(let rect, let radius), _) where rect == frame: return radius
            case .fill(.continuousRect(let rect, let radius), _) where rect == frame: return radius
            case .picture(let picture):
                switch picture.clip {
                case .roundedRect(_, let radius), .continuousRect(_, let radius): return radius
                default: continue
                }
            case .group(let group) where group.id == nil:
                if let radius = group.cornerRadius(of: frame) { return radius }
            default: continue
            }
        }
        return nil
    }
}
