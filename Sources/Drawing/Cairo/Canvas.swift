internal import CCairo
internal import CPixels
package import DisplayLists
package import Geometry
package import Rasters

/// A rectangle of a picture's pixels, to be drawn on: shapes by Cairo in points, masks and rasters in pixels.
///
/// What is drawn depends on the canvas's own rectangle and not on others that show the rest of the picture.
///
/// Safe: it owns the surface and frees it when it goes, and changes pixels inside `pixelClip` alone, which lies in the
/// surface; memory of others is lent to a canvas for one call of `draw(on:)`.
@safe package struct Canvas: ~Copyable {
    /// Where the canvas lies in the picture.
    package let frame: PixelRect
    private let surface: OpaquePointer?
    private let context: DrawingContext
    private let pixels: UnsafeMutablePointer<UInt32>?
    private let pixelsPerRow: Int
    /// What of the picture masks and rasters may change.
    private var pixelClip: PixelRect

    /// A canvas with pixels of its own, all transparent.
    package init(frame: PixelRect, pixelsPerPoint: Double) {
        let surface = unsafe cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(clamping: frame.width), Int32(clamping: frame.height))
        unsafe self.init(surface: surface, frame: frame, pixelsPerPoint: pixelsPerPoint)
    }

    private init(surface: OpaquePointer?, frame: PixelRect, pixelsPerPoint: Double) {
        self.frame = frame
        unsafe self.surface = unsafe surface
        unsafe cairo_surface_set_device_offset(surface, -Double(frame.x), -Double(frame.y))
        context = unsafe DrawingContext(surface: surface, pixelsPerPoint: pixelsPerPoint)
        unsafe pixels = unsafe cairo_image_surface_get_data(surface).map {
            unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
        }
        pixelsPerRow = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
        pixelClip = frame
    }

    deinit { unsafe cairo_surface_destroy(surface) }

    /// Draws on rows of a raster.
    ///
    /// - Parameter top: the row of the picture that the raster's first one is.
    /// - Throws: `DrawingError`, where Cairo failed at any of the steps.
    package static func draw(
        on raster: inout Raster, rows: Range<Int>, top: Int = 0, pixelsPerPoint: Double,
        _ body: (inout Canvas) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        precondition(raster.pixels.count == raster.width * raster.height, "a raster keeps its number of pixels")
        precondition(rows.lowerBound >= 0 && rows.upperBound <= raster.height, "rows must lie in the raster")
        let frame = PixelRect(columns: 0..<raster.width, rows: rows).moved(dx: 0, dy: top)
        let width = raster.width
        let result = unsafe raster.pixels.withUnsafeMutableBytes { bytes -> Result<Void, DrawingError> in
            let start = unsafe bytes.baseAddress.map { unsafe $0 + rows.lowerBound * width * 4 }
            let surface = unsafe cairo_image_surface_create_for_data(
                start?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(clamping: width),
                Int32(clamping: rows.count), Int32(clamping: width * 4))
            var canvas = unsafe Canvas(surface: surface, frame: frame, pixelsPerPoint: pixelsPerPoint)
            do throws(DrawingError) {
                try body(&canvas)
                try canvas.finish()
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Completes the drawing and reads the status of all of it.
    private func finish() throws(DrawingError) {
        unsafe cairo_surface_flush(surface)
        try context.check()
    }
}

extension Canvas {
    /// Replaces every pixel.
    package func clear(to pixel: PremultipliedARGB) {
        guard let pixels = unsafe pixels else { return }
        unsafe cairo_surface_flush(surface)
        for row in 0..<frame.height {
            unsafe thumbindex_fill_pixels(pixel.argb, pixels + row * pixelsPerRow, frame.width)
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Fills a shape in points.
    package func fill(_ shape: Shape, with paint: Paint) { context.fill(shape, with: paint) }

    /// Draws a line of a width along a shape's outline, both in points.
    package func stroke(_ shape: Shape, width: Double, color: Color) {
        context.stroke(shape, width: width, color: color)
    }

    /// Lays a part of the picture, drawn apart, over this one, faded and cut to a shape.
    package func draw(_ layer: borrowing Canvas, opacity: Double, clip: Shape?) throws(DrawingError) {
        try layer.finish()
        let context = unsafe context.context
        unsafe cairo_save(context)
        if let clip {
            self.context.addPath(of: clip)
            unsafe cairo_clip(context)
        }
        // Both surfaces count from the picture's corner.
        unsafe cairo_identity_matrix(context)
        unsafe cairo_set_source_surface(context, layer.surface, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        unsafe cairo_paint_with_alpha(context, opacity)
        unsafe cairo_restore(context)
    }

    /// Runs `body` with all drawing cut to whole pixels.
    package mutating func clipped(
        to pixels: PixelRect, _ body: (inout Canvas) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let outer = pixelClip
        pixelClip = outer.intersection(pixels)
        unsafe cairo_save(context.context)
        unsafe cairo_save(context.context)
        unsafe cairo_identity_matrix(context.context)
        unsafe cairo_new_path(context.context)
        unsafe cairo_rectangle(
            context.context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
        unsafe cairo_restore(context.context)
        unsafe cairo_clip(context.context)
        defer {
            unsafe cairo_restore(context.context)
            pixelClip = outer
        }
        try body(&self)
    }
}

extension Canvas {
    /// A copy of what is drawn; transparent where Cairo had no memory for the canvas.
    package var raster: Raster {
        var raster = Raster(width: frame.width, height: frame.height)
        guard let pixels = unsafe pixels else { return raster }
        unsafe cairo_surface_flush(surface)
        for row in 0..<frame.height {
            let line = unsafe UnsafeBufferPointer(start: pixels + row * pixelsPerRow, count: frame.width).lazy
                .map(PremultipliedARGB.init(argb:))
            unsafe raster.pixels.replaceSubrange(row * frame.width..<(row + 1) * frame.width, with: line)
        }
        return raster
    }
}

extension Canvas {
    /// Colours what the mask covers, its left top pixel at a place of the picture.
    package func blend(_ mask: CoverageMask, x: Int, y: Int, color: PremultipliedARGB) {
        let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(pixelClip)
        guard let pixels = unsafe pixels, !area.isEmpty else { return }
        unsafe cairo_surface_flush(surface)
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let start = coverage.baseAddress else { return }
            unsafe thumbindex_blend_mask(
                start + (area.y - y) * mask.width + area.x - x, mask.width, area.width, area.height, color.argb,
                place(of: area, in: pixels), pixelsPerRow)
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Lays a raster over the picture, its left top pixel at a place of the picture.
    package func blend(_ raster: Raster, x: Int, y: Int) {
        let area = raster.bounds.moved(dx: x, dy: y).intersection(pixelClip)
        guard let pixels = unsafe pixels, !area.isEmpty else { return }
        unsafe cairo_surface_flush(surface)
        unsafe raster.withUnsafeNumbers { start in
            unsafe thumbindex_blend_pixels(
                start + (area.y - y) * raster.width + area.x - x, raster.width, area.width, area.height,
                place(of: area, in: pixels), pixelsPerRow)
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    private func place(
        of area: PixelRect, in pixels: UnsafeMutablePointer<UInt32>
    ) -> UnsafeMutablePointer<UInt32> {
        unsafe pixels + (area.y - frame.y) * pixelsPerRow + area.x - frame.x
    }

    /// Fills a shape with a raster whose left top pixel lies at a place of the picture.
    package func fill(_ shape: Shape, with raster: Raster, x: Int, y: Int) {
        let source = Canvas(frame: raster.bounds.moved(dx: x, dy: y), pixelsPerPoint: 1)
        source.blend(raster, x: x, y: y)
        let context = unsafe context.context
        unsafe cairo_save(context)
        self.context.addPath(of: shape)
        // The path is in points, the raster in pixels.
        unsafe cairo_identity_matrix(context)
        unsafe cairo_set_source_surface(context, source.surface, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        unsafe cairo_fill(context)
        unsafe cairo_restore(context)
    }

    /// Paints the whole canvas in a context's own units, a pixel being one.
    func paint(in context: OpaquePointer?) {
        unsafe cairo_set_source_surface(context, surface, 0, 0)
        unsafe cairo_paint(context)
    }
}

extension CoverageMask {
    /// How much a shape, moved by an offset in points, covers of each pixel of a rectangle.
    package init(
        of shape: Shape, offsetBy offset: Point, in frame: PixelRect, pixelsPerPoint: Double
    ) throws(DrawingError) {
        let surface = unsafe cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(clamping: frame.width), Int32(clamping: frame.height))
        defer { unsafe cairo_surface_destroy(surface) }
        unsafe cairo_surface_set_device_offset(surface, -Double(frame.x), -Double(frame.y))
        let context = unsafe DrawingContext(surface: surface, pixelsPerPoint: pixelsPerPoint)
        unsafe cairo_translate(context.context, offset.x.drawable, offset.y.drawable)
        context.fill(shape, with: .color(.black))
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
