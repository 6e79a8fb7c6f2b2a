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
    private let pixelsPerPoint: Double
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
        self.pixelsPerPoint = pixelsPerPoint
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
    ///
    /// - Parameter hole: what need not be filled, since it is drawn over.
    package func fill(_ shape: Shape, with paint: Paint, hole: PixelRect? = nil) {
        if cover(shape, with: paint, hole: hole) || shade(shape, with: paint, hole: hole) { return }
        context.fill(shape, with: paint)
    }

    /// Fills a rectangle on whole pixels with a colour; whether it did.
    private func cover(_ shape: Shape, with paint: Paint, hole: PixelRect?) -> Bool {
        guard case .rect(let rect) = shape, case .color(let color) = paint else { return false }
        let pixel = PremultipliedARGB(color)
        let isOpaque = pixel.alpha == 255
        // As Cairo would blend it.
        let argb = isOpaque ? pixel.argb : PremultipliedARGB(cutting: color).argb
        guard let pixels = unsafe pixels,
            let area = DeviceSpace(pixelsPerPoint: pixelsPerPoint).wholePixels(of: rect)?.intersection(pixelClip)
        else { return false }
        unsafe cairo_surface_flush(surface)
        for part in area.parts(around: hole) {
            for row in 0..<part.height {
                let line = unsafe place(of: part, in: pixels) + row * pixelsPerRow
                if isOpaque {
                    unsafe thumbindex_fill_pixels(argb, line, part.width)
                } else {
                    unsafe thumbindex_blend_color(argb, line, part.width)
                }
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
        return true
    }

    /// Fills rectangles on whole pixels, and large shapes, with a gradient row by row; whether it did.
    private func shade(_ shape: Shape, with paint: Paint, hole: PixelRect?) -> Bool {
        guard let rows = GradientRows.rows(of: paint, pixelsPerPoint: pixelsPerPoint) else { return false }
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        if case .rect(let rect) = shape {
            guard let area = space.wholePixels(of: rect) else { return false }
            shade(area.intersection(pixelClip), with: rows, covered: nil)
            return true
        }
        let whole = space.pixels(touchedBy: shape.bounds)
        guard min(whole.width, whole.height) > ShapeMasks.longestSide else { return false }
        let area = whole.intersection(pixelClip)
        guard !area.isEmpty else { return true }
        guard let mask = try? CoverageMask(of: shape, offsetBy: .zero, in: area, pixelsPerPoint: pixelsPerPoint)
        else { return false }
        for part in area.parts(around: hole) {
            shade(part, with: rows, covered: PlacedMask(mask: mask, x: area.x, y: area.y))
        }
        return true
    }

    /// - Parameter mask: holds the area; `nil` where all of it is covered.
    private func shade(_ area: PixelRect, with rows: GradientRows, covered mask: PlacedMask?) {
        guard let pixels = unsafe pixels, !area.isEmpty else { return }
        unsafe cairo_surface_flush(surface)
        let start = unsafe place(of: area, in: pixels)
        var shades = [UInt32](repeating: 0, count: mask == nil ? 0 : area.width)
        let places = rows.places(ofPixels: area.width)
        for row in area.rows {
            let line = unsafe start + (row - area.y) * pixelsPerRow
            guard let mask else {
                unsafe rows.fill(area.columns, ofRow: row, at: places, in: line)
                continue
            }
            unsafe rows.fill(area.columns, ofRow: row, at: places, in: &shades)
            let first = (row - mask.y) * mask.mask.width + area.x - mask.x
            unsafe mask.mask.coverage.withUnsafeBufferPointer { coverage in
                guard let coverage = coverage.baseAddress else { return }
                unsafe thumbindex_blend_covered_pixels(shades, coverage + first, area.width, line)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

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
    ///
    /// - Parameter usesCairo: whether `body` draws shapes and not only masks and rasters.
    package mutating func clipped(
        to pixels: PixelRect, usesCairo: Bool = true, _ body: (inout Canvas) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let outer = pixelClip
        pixelClip = outer.intersection(pixels)
        guard usesCairo else {
            defer { pixelClip = outer }
            return try body(&self)
        }
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
    /// Runs `body` with what it draws cut to a shape: where the shape's edge is, what was there before shines through
    /// again.
    ///
    /// - Parameters:
    ///   - inside: pixels that surely lie in the shape.
    ///   - area: around all that `body` draws.
    ///   - masks: make the coverage of the edge.
    ///   - usesCairo: whether `body` draws shapes and not only masks and rasters.
    mutating func cut(
        to shape: Shape, inside: InnerPixels, of area: PixelRect, _ masks: ShapeMasks, usesCairo: Bool,
        _ body: (inout Canvas) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        // Of a small shape all is known, and beyond its frame is nothing.
        let whole = try masks.mask(of: shape, in: DeviceSpace(pixelsPerPoint: pixelsPerPoint))
        let area = whole.map { area.intersection($0.frame) } ?? area
        let edges = inside.edges(of: area.intersection(pixelClip))
        var before: [[UInt32]] = []
        for edge in edges { before.append(pixels(of: edge.part)) }
        try clipped(to: area, usesCairo: usesCairo, body)
        for (edge, before) in zip(edges, before) {
            if let whole {
                keep(whole, of: edge.part, over: before)
            } else {
                // Of the whole strip: how a curve is cut depends on what of it is drawn.
                let mask = try masks.mask(of: shape, in: edge.strip, pixelsPerPoint: pixelsPerPoint)
                keep(PlacedMask(mask: mask, x: edge.strip.x, y: edge.strip.y), of: edge.part, over: before)
            }
        }
    }

    private func pixels(of area: PixelRect) -> [UInt32] {
        guard let pixels = unsafe pixels, !area.isEmpty else { return [] }
        unsafe cairo_surface_flush(surface)
        let start = unsafe place(of: area, in: pixels)
        var copy: [UInt32] = []
        copy.reserveCapacity(area.width * area.height)
        for row in 0..<area.height {
            unsafe copy += UnsafeBufferPointer(start: start + row * pixelsPerRow, count: area.width)
        }
        return copy
    }

    /// Keeps of an area what the mask around it covers, over the pixels that were there before.
    private func keep(_ mask: PlacedMask, of area: PixelRect, over before: [UInt32]) {
        guard let pixels = unsafe pixels else { return }
        unsafe cairo_surface_flush(surface)
        unsafe before.withUnsafeBufferPointer { before in
            unsafe mask.mask.coverage.withUnsafeBufferPointer { coverage in
                guard let under = before.baseAddress, let coverage = coverage.baseAddress else { return }
                let first = (area.y - mask.y) * mask.mask.width + area.x - mask.x
                unsafe thumbindex_keep_covered_pixels(
                    under, coverage + first, mask.mask.width, area.width, area.height, place(of: area, in: pixels),
                    pixelsPerRow)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }
}

extension Canvas {
    /// A copy of what is drawn; transparent where Cairo had no memory for the canvas.
    package var raster: Raster {
        var raster = Raster(width: frame.width, height: frame.height)
        guard let pixels = unsafe pixels else { return raster }
        unsafe cairo_surface_flush(surface)
        let length = 4 * frame.width
        unsafe raster.pixels.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<frame.height {
                unsafe (start + row * length).copyMemory(from: pixels + row * pixelsPerRow, byteCount: length)
            }
        }
        return raster
    }
}

extension Canvas {
    /// Colours what the mask covers, its left top pixel at a place of the picture.
    ///
    /// - Parameter hole: what need not be coloured, since it is drawn over.
    package func blend(_ mask: CoverageMask, x: Int, y: Int, color: PremultipliedARGB, hole: PixelRect? = nil) {
        let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(pixelClip)
        guard let pixels = unsafe pixels, !area.isEmpty else { return }
        unsafe cairo_surface_flush(surface)
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let start = coverage.baseAddress else { return }
            for part in area.parts(around: hole) {
                unsafe thumbindex_blend_mask(
                    start + (part.y - y) * mask.width + part.x - x, mask.width, part.width, part.height, color.argb,
                    place(of: part, in: pixels), pixelsPerRow)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Lays a raster over the picture, its left top pixel at a place of the picture.
    ///
    /// - Parameter isOpaque: whether it is known that nothing shows through any of its pixels.
    package func blend(_ raster: Raster, x: Int, y: Int, isOpaque: Bool = false) {
        let area = raster.bounds.moved(dx: x, dy: y).intersection(pixelClip)
        guard let pixels = unsafe pixels, !area.isEmpty else { return }
        unsafe cairo_surface_flush(surface)
        unsafe raster.withUnsafeNumbers { start in
            let (source, target) = unsafe (
                start + (area.y - y) * raster.width + area.x - x, place(of: area, in: pixels)
            )
            guard isOpaque else {
                return unsafe thumbindex_blend_pixels(
                    source, raster.width, area.width, area.height, target, pixelsPerRow)
            }
            for row in 0..<area.height {
                unsafe (target + row * pixelsPerRow).update(from: source + row * raster.width, count: area.width)
            }
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
