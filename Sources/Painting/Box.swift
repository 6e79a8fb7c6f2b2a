import DisplayLists
import Geometry
import RealModule
import Styles

/// An area with what a theme gives areas: a shadow under it, a fill, a border inside its edge.
struct Box {
    var shape: Shape
    var fill: Fill
    var border = Border.none
    var shadow = Shadow.none

    var commands: [DrawingCommand] {
        shadowCommands + fillCommands + borderCommands
    }

    private var shadowCommands: [DrawingCommand] {
        guard !shape.bounds.isEmpty else { return [] }
        return shadow.layers.reversed().filter { $0.color.alpha > 0 }.compactMap { layer in
            guard layer.spread != 0 else { return .shadow(shape, layer) }
            var plain = layer
            plain.spread = 0
            return shape.spread(by: layer.spread).map { .shadow($0, plain) }
        }
    }

    private var fillCommands: [DrawingCommand] {
        fill.paint(in: shape.bounds).map { [.fill(shape, $0)] } ?? []
    }

    private var borderCommands: [DrawingCommand] {
        guard border.width > 0, border.color.alpha > 0, !shape.bounds.isEmpty else { return [] }
        if shape.isFilled(byBorder: border.width) { return [.fill(shape, .color(border.color))] }
        if let line = shape.insetOutline(by: border.width / 2) {
            return [.stroke(line, width: border.width, border.color)]
        }
        // The outer half of a line twice as wide is cut away.
        let line = DrawingCommand.stroke(shape, width: 2 * border.width, border.color)
        return [.group(DrawingGroup(clip: shape, commands: [line]))]
    }
}

extension Shape {
    /// The shape larger by so many points on every side; a free path is stretched. `nil` where nothing is left of it.
    fileprivate func spread(by distance: Double) -> Shape? {
        let frame = bounds.inset(dx: -distance, dy: -distance)
        guard !frame.isEmpty else { return nil }
        switch self {
        case .rect: return .rect(frame)
        case .ellipse: return .ellipse(frame)
        case .roundedRect(_, let radius):
            return .roundedRect(frame, radius: radius > 0 ? max(radius + distance, 0) : 0)
        case .continuousRect(_, let radius):
            return .continuousRect(frame, radius: radius > 0 ? max(radius + distance, 0) : 0)
        case .path(let path):
            let (x, y) = (frame.width / bounds.width, frame.height / bounds.height)
            return .path(
                path.mapPoints {
                    Point(x: frame.minX + ($0.x - bounds.minX) * x, y: frame.minY + ($0.y - bounds.minY) * y)
                })
        }
    }

    /// Whether a border of a width leaves nothing of the shape open; not known of a free path.
    fileprivate func isFilled(byBorder width: Double) -> Bool {
        if case .path = self { return false }
        return 2 * width >= min(bounds.width, bounds.height)
    }

    /// The shape with its edge moved inward by a distance in points; `nil` where a line along it would not keep the
    /// shape's outer edge: for a free path, and for corners rounder than sharp but tighter than the distance.
    fileprivate func insetOutline(by distance: Double) -> Shape? {
        func inset(_ rect: Rect) -> Rect { rect.inset(dx: distance, dy: distance) }
        switch self {
        case .rect(let rect): return .rect(inset(rect))
        case .ellipse(let rect): return .ellipse(inset(rect))
        case .roundedRect(let rect, let radius) where radius > distance:
            return .roundedRect(inset(rect), radius: radius - distance)
        case .continuousRect(let rect, let radius) where radius > distance:
            return .continuousRect(inset(rect), radius: radius - distance)
        case .roundedRect(let rect, let radius), .continuousRect(let rect, let radius):
            return radius > 0 ? nil : .rect(inset(rect))
        case .path: return nil
        }
    }
}

extension Shape {
    /// A rectangle rounded as the style says (IB-11); which corners are leading ones is told by the direction.
    init(_ rect: Rect, rounding: CornerRounding, _ direction: LayoutDirection = .leftToRight) {
        switch rounding {
        case .none: self = .rect(rect)
        case .capsule: self = .roundedRect(rect, radius: rect.clampedRadius(.infinity))
        case .radius(let radius): self = .roundedRect(rect, radius: rect.clampedRadius(radius))
        case .continuous(let radius): self = .continuousRect(rect, radius: rect.clampedRadius(radius))
        case .corners(let radii):
            let fromLeading = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            let fromTrailing = [radii.topTrailing, radii.topLeading, radii.bottomLeading, radii.bottomTrailing]
            self = .path(.roundedRect(rect, radii: direction == .leftToRight ? fromLeading : fromTrailing))
        }
    }
}

extension Fill {
    /// The fill laid into an area; `nil` where it shows nothing.
    func paint(in area: Rect) -> Paint? {
        guard !area.isEmpty else { return nil }
        switch self {
        case .none: return nil
        case .color(let color): return color.alpha > 0 ? .color(color) : nil
        case .linear(let gradient): return gradient.paint(in: area)
        case .radial(let gradient):
            let diagonal = (area.width * area.width + area.height * area.height).squareRoot()
            return .radial(
                center: Point(
                    x: area.minX + gradient.center.x * area.width, y: area.minY + gradient.center.y * area.height),
                radius: gradient.radius * diagonal / 2, stops: gradient.stops)
        case .material(let material): return .material(material)
        }
    }

    /// A fill between two, for a share of 0…1; other fills than two colours change half-way.
    func mixed(with other: Fill, by share: Double, in space: ColorInterpolation) -> Fill {
        guard case .color(let from) = self, case .color(let to) = other else { return share < 0.5 ? self : other }
        return .color(from.mixed(with: to, by: share, in: space))
    }
}

extension LinearGradient {
    /// The gradient line through the area's centre, as long as CSS Images 3 (section 3.1.1) makes it:
    /// |width · sin angle| + |height · cos angle|.
    fileprivate func paint(in area: Rect) -> Paint {
        let radians = angle * .pi / 180
        let half = (abs(area.width * Double.sin(radians)) + abs(area.height * Double.cos(radians))) / 2
        let center = area.center
        return .linear(
            from: center.offset(dx: -half * Double.sin(radians), dy: half * Double.cos(radians)),
            to: center.offset(dx: half * Double.sin(radians), dy: -half * Double.cos(radians)), stops: stops)
    }
}
