internal import CCairo
package import DisplayLists
import Geometry

/// The owner of a Cairo context: fills, strokes and clips in points.
///
/// No call reports a failure; the status is read once, when the drawing is finished.
///
/// Safe: it owns the context and frees it when it goes; Cairo takes any number and keeps failures in the context, which
/// also keeps its surface alive.
@safe struct DrawingContext: ~Copyable {
    let context: OpaquePointer?

    init(surface: OpaquePointer?, pixelsPerPoint: Double) {
        unsafe context = unsafe cairo_create(surface)
        unsafe cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
        unsafe cairo_set_miter_limit(context, Shape.miterLimit)
        // A tenth of a pixel, as by default, makes circles smaller by a fifteenth of a pixel all around.
        unsafe cairo_set_tolerance(context, 0.02)
    }

    deinit { unsafe cairo_destroy(context) }

    func check() throws(DrawingError) {
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
    }

    func fill(_ shape: Shape, with paint: Paint) {
        guard setSource(paint) else { return }
        addPath(of: shape)
        unsafe cairo_fill(context)
    }

    func stroke(_ shape: Shape, width: Double, color: Color) {
        guard setSource(.color(color)), width > 0 else { return }
        addPath(of: shape)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_stroke(context)
    }

    /// Runs `body` with the drawing cut to the shape.
    func clipped<Failure: Error>(to shape: Shape, _ body: () throws(Failure) -> Void) throws(Failure) {
        unsafe cairo_save(context)
        addPath(of: shape)
        unsafe cairo_clip(context)
        defer { unsafe cairo_restore(context) }
        try body()
    }

    /// Begins a new path: a current point left by others would change an arc.
    func addPath(of shape: Shape) {
        unsafe cairo_new_path(context)
        if case .rect(let rect) = shape {
            unsafe cairo_rectangle(
                context, rect.x.drawable, rect.y.drawable, rect.width.drawable, rect.height.drawable)
        } else {
            for element in shape.path.elements { add(element) }
        }
    }

    private func add(_ element: Path.Element) {
        switch element {
        case .move(let point): unsafe cairo_move_to(context, point.x.drawable, point.y.drawable)
        case .line(let point): unsafe cairo_line_to(context, point.x.drawable, point.y.drawable)
        case .curve(let point, let control1, let control2):
            unsafe cairo_curve_to(
                context, control1.x.drawable, control1.y.drawable, control2.x.drawable, control2.y.drawable,
                point.x.drawable, point.y.drawable)
        case .close: unsafe cairo_close_path(context)
        }
    }
}

extension Double {
    /// Within what Cairo's fixed-point numbers hold at the largest scale; not a number is 0.
    var drawable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e5), 1e5) }
}

extension DrawingError {
    init(_ status: cairo_status_t) {
        self =
            unsafe status == CAIRO_STATUS_NO_MEMORY
            ? .outOfMemory : .cairo(String(cString: cairo_status_to_string(status)))
    }
}

extension DrawingContext {
    /// Makes the paint what the next drawing uses; `false` for one that paints nothing.
    func setSource(_ paint: Paint) -> Bool {
        switch paint.simplified {
        case .color(let color):
            guard color.alpha > 0 else { return false }
            unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .linear(let start, let end, let stops):
            unsafe setSource(
                cairo_pattern_create_linear(start.x.drawable, start.y.drawable, end.x.drawable, end.y.drawable),
                stops: stops)
        case .radial(let center, let radius, let stops):
            let (x, y) = (center.x.drawable, center.y.drawable)
            unsafe setSource(cairo_pattern_create_radial(x, y, 0, x, y, radius.drawable), stops: stops)
        case .material: preconditionFailure("a material is a picture before it is drawn")
        }
        return true
    }

    private func setSource(_ pattern: OpaquePointer?, stops: [GradientStop]) {
        for stop in stops {
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_pattern_destroy(pattern)
    }
}

extension Paint {
    /// A gradient without extent is its last colour, as in SVG 1.1, section 13.2; one without stops is clear.
    package var simplified: Paint {
        switch self {
        case .color, .material: self
        case .linear(let start, let end, let stops): start == end || stops.count < 2 ? .last(of: stops) : self
        case .radial(_, let radius, let stops): radius > 0 && stops.count > 1 ? self : .last(of: stops)
        }
    }

    private static func last(of stops: [GradientStop]) -> Paint { .color(stops.last?.color ?? .clear) }
}
