internal import CCairo
import DisplayLists
import Geometry

extension DrawingContext {
    /// Makes the paint what the next drawing uses; `false` for one that paints nothing.
    func setSource(_ paint: Paint) -> Bool {
        switch paint.simplified {
        case .color(let color):
            guard color.alpha > 0 else { return false }
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .linear(let start, let end, let stops):
            setSource(
                cairo_pattern_create_linear(start.x.drawable, start.y.drawable, end.x.drawable, end.y.drawable),
                stops: stops)
        case .radial(let center, let radius, let stops):
            let (x, y) = (center.x.drawable, center.y.drawable)
            setSource(cairo_pattern_create_radial(x, y, 0, x, y, radius.drawable), stops: stops)
        }
        return true
    }

    private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension Paint {
    /// A gradient without extent is its last colour, as in SVG 1.1, section 13.2; one without stops is clear.
    fileprivate var simplified: Paint {
        switch self {
        case .color: self
        case .linear(let start, let end, let stops): start == end || stops.count < 2 ? .last(of: stops) : self
        case .radial(_, let radius, let stops): radius > 0 && stops.count > 1 ? self : .last(of: stops)
        }
    }

    private static func last(of stops: [GradientStop]) -> Paint { .color(stops.last?.color ?? .clear) }
}
