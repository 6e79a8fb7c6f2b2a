internal import CCairo
package import DisplayLists
package import Geometry
package import Rasters

extension CoverageMask {
    /// How much a shape, moved by an offset in points, covers of each pixel of a rectangle.
    package init(
        of shape: Shape, offsetBy offset: Point, in frame: PixelRect, pixelsPerPoint: Double
    ) throws(DrawingError) {
        try self.init(in: frame, pixelsPerPoint: pixelsPerPoint) { context in
            unsafe cairo_translate(context.context, offset.x.drawable, offset.y.drawable)
            context.fill(shape, with: .color(.black))
        }
    }

    /// How much a line of a width along a shape's outline, both in points, covers of each pixel of a rectangle.
    init(ofLine width: Double, along shape: Shape, in frame: PixelRect, pixelsPerPoint: Double) throws(DrawingError) {
        try self.init(in: frame, pixelsPerPoint: pixelsPerPoint) { $0.stroke(shape, width: width, color: .black) }
    }

    private init(
        in frame: PixelRect, pixelsPerPoint: Double, _ draw: (borrowing DrawingContext) -> Void
    ) throws(DrawingError) {
        let surface = unsafe cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(clamping: frame.width), Int32(clamping: frame.height))
        defer { unsafe cairo_surface_destroy(surface) }
        unsafe cairo_surface_set_device_offset(surface, -Double(frame.x), -Double(frame.y))
        let context = unsafe DrawingContext(surface: surface, pixelsPerPoint: pixelsPerPoint)
        draw(context)
        unsafe cairo_surface_flush(surface)
        try context.check()
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let start = unsafe cairo_image_surface_get_data(surface)
        let coverage = unsafe [UInt8](unsafeUninitializedCapacity: frame.width * frame.height) { bytes, count in
            guard let start = unsafe start, let target = bytes.baseAddress else { return }
            for row in 0..<frame.height {
                unsafe (target + row * frame.width).update(from: start + row * stride, count: frame.width)
            }
            count = frame.width * frame.height
        }
        guard coverage.count == frame.width * frame.height else { throw .outOfMemory }
        self.init(width: frame.width, height: frame.height, coverage: coverage)
    }
}
