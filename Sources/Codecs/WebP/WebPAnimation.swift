internal import CWebP
package import Rasters

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
