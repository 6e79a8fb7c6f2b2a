import DisplayLists
import Geometry

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
            + [.highlight, .pageDot].compactMap(exemplar).filter { isDrawn($0) && isItsOwnHeight($0) }
            .map { height(of: $0) }
            + widths.compactMap(exemplar).filter(isDrawn).map { width(of: $0) }
            + [.searchField, .rowPicture, .indexBar, .bubble, .gridItem, .gridPicture].compactMap(exemplar)
            .compactMap { radius(of: $0) }
    }

    /// Whether anything shows a node's size: of a highlight that is a colour alone, nothing does.
    private func isDrawn(_ node: SceneNode) -> Bool {
        node.role != .highlight || scene.displayList.group(id: node.id)?.hasShapes == true
    }

    /// Whether a highlight or a dot is told as high as it is: neither as its width nor as a slot of the bar.
    private func isItsOwnHeight(_ node: SceneNode) -> Bool {
        let told = [node.frame.width] + (node.role == .highlight ? [exemplar(.indexTitle)?.frame.height] : [])
        return !told.contains { abs(($0 ?? 0) - node.frame.height) < Self.shortest }
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

extension Rect {
    fileprivate var heights: ClosedRange<Double> { minY...max(minY, maxY) }
    fileprivate var widths: ClosedRange<Double> { minX...max(minX, maxX) }
}

extension Double {
    /// As labels say it: to a hundredth of a point.
    var readable: String { NumberText.rounded(self, places: 2) }
}

extension DrawingGroup {
    /// Whether something is drawn in it beside texts.
    fileprivate var hasShapes: Bool {
        commands.contains { command in
            switch command {
            case .fill, .stroke, .shadow, .picture: true
            case .group(let group): group.hasShapes
            case .text, .hairline: false
            }
        }
    }

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
