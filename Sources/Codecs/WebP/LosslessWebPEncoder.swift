internal import CWebP
package import Rasters

/// Encodes pixels as lossless WebP, as fast as libwebp can.
///
/// Unchecked, since C's configuration has no mark of its own: it is a value without pointers that never changes.
package struct LosslessWebPEncoder: @unchecked Sendable {
    private var configuration = WebPConfig()

    /// The longest side that the format holds, in pixels.
    package static let longestSide = Int(WEBP_MAX_DIMENSION)

    /// Throws where the library is another than the one that was built with.
    package init() throws(EncodingError) {
        guard WebPConfigInit(&configuration) != 0, WebPConfigLosslessPreset(&configuration, 0) != 0 else {
            throw .webP("the library does not fit")
        }
        // The fastest method; at this effort it takes no longer than at the least one, for half of the size.
        configuration.quality = 75
        // Else the library would write over the colours of transparent pixels.
        configuration.exact = 1
    }

    /// The file of an area of a raster.
    ///
    /// - Parameter area: inside the raster, with no side longer than `longestSide`.
    package func file(of raster: Raster, area: PixelRect) throws(EncodingError) -> [UInt8] {
        precondition(raster.bounds.contains(area) && !area.isEmpty, "an area of the raster")
        guard raster.isOpaque else { return try encode(straightNumbers(raster, area), area: area, stride: area.width) }
        let start = area.y * raster.width + area.x
        return try raster.withUnsafeNumbers { (pixels) throws(EncodingError) in
            try encode(pixels + start, area: area, stride: raster.width)
        }
    }

    /// The pixels of an area, `0xAARRGGBB`, not multiplied by alpha, as libwebp takes them.
    private func straightNumbers(_ raster: Raster, _ area: PixelRect) -> [UInt32] {
        area.rows.flatMap { row in
            area.columns.map { column in
                let bits = raster[column, row].straight.abgr
                return bits & 0xFF00_FF00 | bits >> 16 & 0xFF | (bits & 0xFF) << 16
            }
        }
    }

    private func encode(
        _ pixels: UnsafePointer<UInt32>?, area: PixelRect, stride: Int
    ) throws(EncodingError) -> [UInt8] {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw .webP("the library does not fit") }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(area.width)
        picture.height = Int32(area.height)
        // The library only reads them where it is told to keep what is exact.
        picture.argb = UnsafeMutablePointer(mutating: pixels)
        picture.argb_stride = Int32(stride)
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        picture.writer = WebPMemoryWrite
        var configuration = configuration
        let status = withUnsafeMutablePointer(to: &writer) { writer in
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&configuration, &picture)
        }
        guard status != 0 else {
            throw picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY
                ? .outOfMemory : .webP("error \(picture.error_code.rawValue)")
        }
        return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}

/// Puts encoded pictures together as an animated WebP file that repeats without end.
package struct WebPAnimation: ~Copyable {
    private let mux: OpaquePointer

    /// The longest time that a picture shows, in milliseconds.
    package static let longestDuration = 0xFF_FFFF

    package init() throws(EncodingError) {
        guard let mux = WebPMuxNew() else { throw .outOfMemory }
        self.mux = mux
    }

    deinit { WebPMuxDelete(mux) }

    /// Sets up a transparent canvas of so many pixels.
    package mutating func begin(width: Int, height: Int) throws(EncodingError) {
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
        try Self.check(WebPMuxSetAnimationParams(mux, &parameters))
        try Self.check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    }

    /// Adds a picture that takes the place of what showed in its area, and stays.
    ///
    /// - Parameters:
    ///   - file: a WebP file of one picture.
    ///   - area: inside the canvas; its origin is even, the format has no others.
    ///   - milliseconds: how long nothing else changes.
    package mutating func append(_ file: [UInt8], area: PixelRect, milliseconds: Int) throws(EncodingError) {
        precondition(area.x.isMultiple(of: 2) && area.y.isMultiple(of: 2), "an even origin")
        var frame = WebPMuxFrameInfo()
        frame.x_offset = Int32(area.x)
        frame.y_offset = Int32(area.y)
        frame.duration = Int32(min(milliseconds, Self.longestDuration))
        frame.id = WEBP_CHUNK_ANMF
        frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        frame.blend_method = WEBP_MUX_NO_BLEND
        let status = file.withUnsafeBufferPointer { bytes in
            frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            return WebPMuxPushFrame(mux, &frame, 1)
        }
        try Self.check(status)
    }

    /// The file; a single picture that fills the canvas is not animated.
    package consuming func file() throws(EncodingError) -> [UInt8] {
        var data = WebPData()
        defer { WebPDataClear(&data) }
        try Self.check(WebPMuxAssemble(mux, &data))
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static func check(_ status: WebPMuxError) throws(EncodingError) {
        switch status {
        case WEBP_MUX_OK: return
        case WEBP_MUX_MEMORY_ERROR: throw .outOfMemory
        default: throw .webP("error \(status.rawValue) of the muxer")
        }
    }
}
