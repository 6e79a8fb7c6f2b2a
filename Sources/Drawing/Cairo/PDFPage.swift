internal import CCairo
package import DisplayLists
package import Geometry
package import Rasters

/// A PDF document of one page, as it is drawn, in points.
///
/// Safe: it owns the surface, frees it when it goes, and keeps the collector alive that Cairo writes to.
@safe package struct PDFPage: ~Copyable {
    private let surface: OpaquePointer?
    let context: DrawingContext
    private let output: ByteCollector

    /// A page of a size in points.
    package init(size: Size) {
        output = ByteCollector()
        unsafe surface = unsafe cairo_pdf_surface_create_for_stream(
            ByteCollector.write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        // The time of creation would differ from run to run.
        unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        context = unsafe DrawingContext(surface: surface, pixelsPerPoint: 1)
    }

    deinit { unsafe cairo_surface_destroy(surface) }

    /// Ends the document.
    ///
    /// - Returns: its bytes, the same for the same drawing.
    /// - Throws: `DrawingError`, where Cairo failed at any of the steps.
    package consuming func finish() throws(DrawingError) -> [UInt8] {
        unsafe cairo_show_page(context.context)
        try context.check()
        unsafe cairo_surface_finish(surface)
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
        return output.bytes
    }
}

/// Takes what Cairo writes.
private final class ByteCollector {
    private(set) var bytes: [UInt8] = []

    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
        let collector = unsafe Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
        unsafe collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

extension PDFPage {
    /// Fills a shape in points.
    package func fill(_ shape: Shape, with paint: Paint) { context.fill(shape, with: paint) }

    /// Draws a line of a width along a shape's outline, both in points.
    package func stroke(_ shape: Shape, width: Double, color: Color) {
        context.stroke(shape, width: width, color: color)
    }

    /// Runs `body` with all drawing cut to the shape.
    package func clipped<Failure: Error>(to shape: Shape, _ body: () throws(Failure) -> Void) throws(Failure) {
        try context.clipped(to: shape, body)
    }

    /// Runs `body` and lays what it draws over the page as one, faded.
    package func faded<Failure: Error>(by opacity: Double, _ body: () throws(Failure) -> Void) throws(Failure) {
        unsafe cairo_push_group(context.context)
        defer {
            unsafe cairo_pop_group_to_source(context.context)
            unsafe cairo_paint_with_alpha(context.context, opacity)
        }
        try body()
    }

    /// Draws a picture stretched to a frame.
    package func draw(_ raster: Raster, in frame: Rect) {
        let picture = Canvas(frame: raster.bounds, pixelsPerPoint: 1)
        picture.blend(raster, x: 0, y: 0)
        let context = unsafe context.context
        unsafe cairo_save(context)
        unsafe cairo_translate(context, frame.x.drawable, frame.y.drawable)
        unsafe cairo_scale(context, frame.width / Double(raster.width), frame.height / Double(raster.height))
        unsafe picture.paint(in: context)
        unsafe cairo_restore(context)
    }

    /// Colours a mask's coverage, stretched to a frame.
    package func draw(_ mask: CoverageMask, in frame: Rect, color: Color) {
        let color = PremultipliedARGB(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        var picture = Raster(width: mask.width, height: mask.height)
        for index in mask.coverage.indices {
            picture.pixels[index] = color.blended(over: .clear, coverage: mask.coverage[index])
        }
        draw(picture, in: frame)
    }
}
