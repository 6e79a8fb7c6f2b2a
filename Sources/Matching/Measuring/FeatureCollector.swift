import DisplayLists
import Geometry
import Styles

/// Walks through a scene in drawing order, and gathers what can be found in a picture.
struct FeatureCollector {
    private(set) var features: [SceneFeature] = []
    private var gradients: [GradientSamples] = []
    private let nodes: [String: SceneNode]
    private let canvas: Rect
    private let measurer: any TextMeasuring
    private let placesAlone: Bool
    private var counts: [SceneFeature.Key: Int] = [:]
    private var opacity = 1.0

    /// - Parameter placesAlone: whether what lies over one another is not asked for.
    init(_ scene: Scene, _ measurer: any TextMeasuring, placesAlone: Bool) {
        nodes = Dictionary(scene.nodes.map { ($0.id, $0) }) { first, _ in first }
        canvas = Rect(origin: .zero, size: scene.displayList.size)
        self.measurer = measurer
        self.placesAlone = placesAlone
    }

    /// What everything stands on.
    mutating func addCanvas(_ list: DisplayList) {
        add(.box, canvas, list.background, nil, canvas) { $0.radius = 0 }
    }

    mutating func collect(_ commands: [DrawingCommand], node: SceneNode?, clip: Rect) {
        for command in commands { collect(command, node: node, clip: clip) }
    }

    private mutating func collect(_ command: DrawingCommand, node: SceneNode?, clip: Rect) {
        switch command {
        case .fill(let shape, .color(let color)):
            switch shape {
            case .rect, .roundedRect, .continuousRect:
                add(.box, shape.bounds, color, node, clip) { $0.radius = shape.radius ?? 0 }
            case .ellipse(let rect): add(.blob, rect, color, node, clip) { $0.isEllipse = true }
            case .path(let path):
                let isShape = node?.role == .bubble || node?.role == .highlight
                add(isShape ? .blob : .other, path.controlBounds ?? .zero, color, node, clip) { $0.outline = path }
            }
        case .fill(let shape, .material):
            add(.other, shape.bounds, nil, node, clip) { ($0.isVaried, $0.radius) = (true, shape.radius) }
        case .fill(let shape, let paint):
            if !placesAlone,
                let samples = GradientSamples(shape, paint, node, clip, opacity, under: features.count + 1)
            {
                gradients.append(samples)
            }
            // One that ends nowhere is nowhere.
            let seen = clip.inset(dx: 1, dy: 1).intersection(shape.bounds)
            add(seen?.sharesCorner(with: shape.bounds) == true ? .picture : .other, shape.bounds, nil, node, clip) {
                feature in
                (feature.isVaried, feature.isGradient) = (true, true)
                feature.radius = shape.radius
                switch shape {
                case .ellipse: feature.isEllipse = true
                case .path(let path): feature.outline = path
                case .rect, .roundedRect, .continuousRect: break
                }
            }
        case .stroke(let shape, let width, let color):
            if shape.isPlain {
                let radius = shape.radius ?? min(shape.bounds.width, shape.bounds.height) / 2
                add(.outline, shape.bounds, color, node, clip) { ($0.lineWidth, $0.radius) = (width, radius) }
            } else {
                // The border of a free outline is a line twice as wide of which the half inside shows.
                let isBorder = clip == shape.bounds
                let frame = isBorder ? clip : shape.bounds.inset(dx: -width / 2, dy: -width / 2)
                add(.other, frame, color, node, clip) { $0.lineWidth = isBorder ? width / 2 : width }
            }
        case .hairline(let rect, let color):
            add(.line, Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0), color, node, clip)
        case .shadow(let shape, let shadow):
            guard !placesAlone else { return }
            let reach = shadow.blur + shadow.spread
            let area = shape.bounds.offset(dx: shadow.x, dy: shadow.y).inset(dx: -reach, dy: -reach)
            for index in features.indices where features[index].text != nil && features[index].key.node != node?.id {
                if features[index].frame.intersection(area) != nil { features[index].isOnVariedGround = true }
            }
        case .text(let text):
            let ink = measurer.ink(of: text.run)
            guard !ink.isEmpty else { return }
            let isWhole = node?.text == nil || node?.text == text.run.text || !text.run.text.hasSuffix("…")
            let frame = ink.offset(dx: text.origin.x, dy: text.origin.y)
            add(.text, frame, text.color, node, clip) { ($0.text, $0.isWhole) = (text, isWhole) }
        case .picture(let picture):
            add(.picture, picture.clip?.bounds ?? picture.frame, nil, node, clip) { feature in
                feature.isVaried = true
                feature.isCropped = picture.fit == .fill
                feature.radius = picture.clip?.radius
            }
        case .group(let group):
            let inner = group.clip.flatMap { $0.bounds.intersection(clip) } ?? clip
            let outer = opacity
            opacity *= group.opacity
            collect(group.commands, node: group.id.flatMap { nodes[$0] } ?? node, clip: inner)
            opacity = outer
        }
    }

    /// Adds the places of gradients whose colours are read, once it is known what lies over them.
    mutating func addSamples(besides unknown: [Rect]) {
        for gradient in gradients {
            let covers = features[min(gradient.firstCover, features.count)...]
            features += gradient.features(under: covers.filter { $0.kind != .sample }.map(\.frame) + unknown)
        }
    }

    private mutating func add(
        _ kind: SceneFeature.Kind, _ frame: Rect, _ color: Color?, _ node: SceneNode?, _ clip: Rect,
        _ more: (inout SceneFeature) -> Void = { _ in }
    ) {
        guard frame.width > 0 || frame.height > 0, (color?.alpha ?? 1) > 0 else { return }
        // Clocks and batteries differ, and are no matter of a theme.
        guard node?.role != .statusTime, node?.role != .statusBar || frame.width > 100 else { return }
        let counted = SceneFeature.Key(node: node?.id ?? "", kind: kind, number: 0)
        let number = counts[counted, default: 0]
        counts[counted] = number + 1
        var feature = SceneFeature(
            key: .init(node: counted.node, kind: kind, number: number), role: node?.role ?? .grid, kind: kind,
            frame: frame, color: color, clip: clip, opacity: opacity)
        more(&feature)
        if !placesAlone { layOver(&feature) }
        features.append(feature)
    }

    /// Finds what a feature stands on, what of it shows, and what it hides.
    private mutating func layOver(_ feature: inout SceneFeature) {
        let (kind, frame, clip) = (feature.kind, feature.frame, feature.clip)
        let ground = ground(of: feature)
        feature.isOnVariedGround = ground.isVaried
        cover(with: feature)
        // Of a text or a picture that is cut the rest is looked at; of a box the sides that show are measured.
        feature.isCovered = kind == .box ? frame.intersection(clip) == nil : !clip.contains(frame)
        if feature.isCovered { feature.isCut = feature.isEnough(clip) }
        // Rasterisers draw edges otherwise, and letters across one with them.
        if kind == .text, ground.isVaried, ground.hasEdge { (feature.isCovered, feature.isCut) = (true, false) }
    }

    /// What a feature stands on: whether the last area drawn beneath it that hides all below is no plain one, and whether
    /// something ends beneath the feature.
    private func ground(of feature: SceneFeature) -> (isVaried: Bool, hasEdge: Bool) {
        var hasEdge = false
        for other in features.reversed() {
            let isPlain = other.kind == .box || other.kind == .blob
            guard isPlain || other.isVaried, let common = other.frame.intersection(feature.frame), common.width > 0,
                common.height > 0
            else { continue }
            let holds = other.frame.contains(feature.frame)
            hasEdge = hasEdge || !holds
            if other.isVaried { return (true, hasEdge) }
            if holds, other.color?.alpha == 1, other.opacity == 1 { return (false, hasEdge) }
        }
        return (false, hasEdge)
    }

    /// Marks what an area hides of what was drawn before it, unless both belong to one node or one lies in the other.
    private mutating func cover(with feature: SceneFeature) {
        switch feature.kind {
        case .box, .blob, .picture: break
        case .other where feature.isVaried: break
        case .text, .line, .outline, .sample, .other: return
        }
        let alpha = feature.color?.alpha ?? 1
        guard alpha > 0.3 else { return }
        for index in features.indices {
            let other = features[index]
            let isInside = feature.key.node == other.key.node || feature.key.node.hasPrefix(other.key.node + "/")
            // What lies over an item that is pressed lets its picture be seen.
            let isVeil = alpha < 0.6 && other.kind == .picture && other.key.node.hasPrefix(feature.key.node + "/")
            guard !isInside, !isVeil, let common = feature.frame.intersection(other.frame.inset(dx: -0.01, dy: -0.01))
            else {
                continue
            }
            let share =
                common.width * common.height
                / max((other.frame.width + 0.02) * (other.frame.height + 0.02), 0.001)
            // Of texts, dots and gradients all has to be seen.
            let limit = other.kind == .text || other.kind == .blob || other.isGradient ? 0.02 : 0.5
            // A bar cuts it as the canvas does.
            let seen = other.frame.intersection(other.clip) ?? other.frame
            let rest = other.clip.rest(beside: feature.frame, of: seen)
            if other.kind == .box, let rest, other.frame.intersection(rest)?.height ?? 0 > 8 {
                features[index].clip = rest
                continue
            }
            guard share > limit else { continue }
            if let rest, other.isEnough(rest) {
                (features[index].isCovered, features[index].isCut, features[index].clip) = (true, true, rest)
            } else if other.kind == .text, share < 0.6, !other.isCovered || !other.overlays.isEmpty {
                (features[index].isCovered, features[index].isCut) = (true, true)
                features[index].overlays.append(feature.frame)
            } else {
                (features[index].isCovered, features[index].isCut) = (true, false)
            }
        }
    }
}

extension Shape {
    /// Of the corners of a round rectangle, in points; `nil` of other shapes.
    fileprivate var radius: Double? {
        switch self {
        case .roundedRect(_, let radius), .continuousRect(_, let radius): radius
        case .rect, .ellipse, .path: nil
        }
    }

    /// Whether it is a box or an ellipse.
    fileprivate var isPlain: Bool { if case .path = self { false } else { true } }
}

extension Rect {
    /// What of it a bar leaves above or below, over the whole width of a frame; `nil` where it leaves both or none, and
    /// where it is no such bar.
    fileprivate func rest(beside bar: Rect, of frame: Rect) -> Rect? {
        guard bar.minX <= frame.minX, bar.maxX >= frame.maxX else { return nil }
        switch (bar.minY > frame.minY, bar.maxY < frame.maxY) {
        case (true, false): return intersection(Rect(minX: minX, minY: minY, maxX: maxX, maxY: bar.minY))
        case (false, true): return intersection(Rect(minX: minX, minY: bar.maxY, maxX: maxX, maxY: maxY))
        case (true, true), (false, false): return nil
        }
    }

    /// Whether any of its corners is one of another's.
    fileprivate func sharesCorner(with other: Rect) -> Bool {
        (minX == other.minX || maxX == other.maxX) && (minY == other.minY || maxY == other.maxY)
    }

    /// Whether another lies in it, but for rounding.
    func contains(_ other: Rect) -> Bool {
        other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
    }
}
