public import Geometry
import Styles

/// Where a drawing goes on a larger one: it is scaled about its origin, then moved.
public struct Placement: Hashable, Sendable {
    /// Above 0; 0.5 halves every length.
    public var scale: Double
    /// Where the drawing's origin comes to lie, in points.
    public var origin: Point
    /// Whether each picture of the drawing comes to lie on as many pixels wherever it is.
    package var keepsPictureSizes = false

    /// A place that leaves everything where it is unless told otherwise.
    public init(scale: Double = 1, origin: Point = .zero) {
        self.scale = scale
        self.origin = origin
    }
}

extension Placement {
    /// Where a point of the drawing comes to lie.
    public func apply(to point: Point) -> Point {
        Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }

    /// Where a rectangle of the drawing comes to lie.
    public func apply(to rect: Rect) -> Rect {
        Rect(origin: apply(to: rect.origin), size: Size(width: rect.width * scale, height: rect.height * scale))
    }
}

extension DisplayList {
    /// The whole drawing, its ground included, as one group of a larger one.
    ///
    /// Groups inside it lose their ids, which would stand in the larger drawing more than once. `clip` is in the
    /// points of the larger drawing; `nil` clips to the drawing's own edges.
    public func placed(
        _ placement: Placement, id: String? = nil, title: String? = nil, clip: Shape? = nil
    ) -> DrawingGroup {
        let frame = placement.apply(to: Rect(origin: .zero, size: size))
        let ground = background.alpha > 0 ? [DrawingCommand.fill(.rect(frame), .color(background))] : []
        return DrawingGroup(
            id: id, title: title, clip: clip ?? .rect(frame),
            commands: ground + commands.map { $0.placed(placement, keepsNames: false) })
    }
}

extension Scene {
    /// What the scene draws and names where it comes to lie on a larger one; its ground is left out, ids are kept.
    package func placed(_ placement: Placement) -> (commands: [DrawingCommand], nodes: [SceneNode]) {
        (displayList.commands.map { $0.placed(placement, keepsNames: true) }, nodes.map { $0.placed(placement) })
    }
}

extension SceneNode {
    /// The node where it comes to lie.
    package func placed(_ placement: Placement) -> SceneNode {
        var node = self
        node.frame = placement.apply(to: frame)
        node.hit = hit.map(placement.apply(to:))
        node.font = font.map { $0.resized(to: $0.size * placement.scale) }
        return node
    }
}

extension DrawingCommand {
    /// The command where it comes to lie.
    ///
    /// - Parameter keepsNames: whether groups keep their ids and titles.
    package func placed(_ placement: Placement, keepsNames: Bool) -> DrawingCommand {
        switch self {
        case .fill(let shape, let paint): .fill(shape.placed(placement), paint.placed(placement))
        case .stroke(let shape, let width, let color):
            .stroke(shape.placed(placement), width: width * placement.scale, color)
        case .hairline(let rect, let color): .hairline(placement.apply(to: rect), color)
        case .shadow(let shape, let shadow): .shadow(shape.placed(placement), shadow.scaled(by: placement.scale))
        case .text(let command): .text(command.placed(placement))
        case .picture(let command): .picture(command.placed(placement))
        case .group(let group): .group(group.placed(placement, keepsNames: keepsNames))
        }
    }
}

extension Shape {
    fileprivate func placed(_ placement: Placement) -> Shape {
        switch self {
        case .rect(let rect): .rect(placement.apply(to: rect))
        case .roundedRect(let rect, let radius):
            .roundedRect(placement.apply(to: rect), radius: radius * placement.scale)
        case .continuousRect(let rect, let radius):
            .continuousRect(placement.apply(to: rect), radius: radius * placement.scale)
        case .ellipse(let rect): .ellipse(placement.apply(to: rect))
        case .path(let path): .path(path.mapPoints(placement.apply(to:)))
        }
    }
}

extension Paint {
    fileprivate func placed(_ placement: Placement) -> Paint {
        switch self {
        case .color: self
        case .linear(let from, let to, let stops):
            .linear(from: placement.apply(to: from), to: placement.apply(to: to), stops: stops)
        case .radial(let center, let radius, let stops):
            .radial(center: placement.apply(to: center), radius: radius * placement.scale, stops: stops)
        case .material(let material): .material(material.scaled(by: placement.scale))
        }
    }
}

extension TextCommand {
    /// Measures are linear in the font's size.
    fileprivate func placed(_ placement: Placement) -> TextCommand {
        var command = self
        command.run.font = run.font.resized(to: run.font.size * placement.scale)
        command.origin = placement.apply(to: origin)
        command.metrics = metrics.scaled(by: placement.scale)
        return command
    }
}

extension TextMetrics {
    fileprivate func scaled(by scale: Double) -> TextMetrics {
        TextMetrics(
            advance: advance * scale, ascent: ascent * scale, descent: descent * scale, capHeight: capHeight * scale)
    }
}

extension PictureCommand {
    fileprivate func placed(_ placement: Placement) -> PictureCommand {
        var command = self
        command.frame = placement.apply(to: frame)
        command.clip = clip?.placed(placement)
        command.keepsSize = keepsSize || placement.keepsPictureSizes
        command.placeholder = placeholder.map { $0.placed(placement, keepsNames: false) }
        return command
    }
}

extension DrawingGroup {
    fileprivate func placed(_ placement: Placement, keepsNames: Bool) -> DrawingGroup {
        DrawingGroup(
            id: keepsNames ? id : nil, title: keepsNames ? title : nil, opacity: opacity,
            clip: clip?.placed(placement), commands: commands.map { $0.placed(placement, keepsNames: keepsNames) })
    }
}
