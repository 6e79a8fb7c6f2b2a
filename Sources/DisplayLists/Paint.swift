public import Geometry

/// The colour of each point of an area; gradients in canvas points.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Colours are mixed in sRGB, not premultiplied, and continue beyond both ends.
    case linear(from: Point, to: Point, stops: [GradientStop])
    case radial(center: Point, radius: Double, stops: [GradientStop])
}
