internal import CCairo
import DisplayLists
import Geometry

/// The owner of a Cairo context: fills, strokes and clips in points.
///
/// No call reports a failure; the status is read once, when the drawing is finished.
struct DrawingContext: ~Copyable {
    let context: OpaquePointer?

    init(surface: OpaquePointer?, pixelsPerPoint: Double) {
        context = cairo_create(surface)
        cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
        cairo_set_miter_limit(context, Shape.miterLimit)
        // A tenth of a pixel, as by default, makes circles smaller by a fifteenth of a pixel all around.
        cairo_set_tolerance(context, 0.02)
    }

    deinit { cairo_destroy(context) }

    func check() throws(DrawingError) {
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
    }

    func fill(_ shape: Shape, with paint: Paint) {
        guard setSource(paint) else { return }
        addPath(of: shape)
        cairo_fill(context)
    }

    func stroke(_ shape: Shape, width: Double, color: Color) {
        guard setSource(.color(color)), width > 0 else { return }
        addPath(of: shape)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    /// Runs `body` with the drawing cut to the shape.
    func clipped<Failure: Error>(to shape: Shape, _ body: () throws(Failure) -> Void) throws(Failure) {
        cairo_save(context)
        addPath(of: shape)
        cairo_clip(context)
        defer { cairo_restore(context) }
        try body()
    }

    /// Begins a new path: a current point left by others would change an arc.
    func addPath(of shape: Shape) {
        cairo_new_path(context)
        if case .rect(let rect) = shape {
            cairo_rectangle(
                context, rect.x.drawable, rect.y.drawable, rect.width.drawable, rect.height.drawable)
        } else {
            for element in shape.path.elements { add(element) }
        }
    }

    private func add(_ element: Path.Element) {
        switch element {
        case .move(let point): cairo_move_to(context, point.x.drawable, point.y.drawable)
        case .line(let point): cairo_line_to(context, point.x.drawable, point.y.drawable)
        case .curve(let point, let control1, let control2):
            cairo_curve_to(
                context, control1.x.drawable, control1.y.drawable, control2.x.drawable, control2.y.drawable,
                point.x.drawable, point.y.drawable)
        case .close: cairo_close_path(context)
        }
    }
}

extension Double {
    /// Within what Cairo's fixed-point numbers hold at the largest scale; not a number is 0.
    var drawable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e5), 1e5) }
}

extension DrawingError {
    init(_ status: cairo_status_t) {
        self = status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .cairo(String(cString: cairo_status_to_string(status)))
    }
}

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
