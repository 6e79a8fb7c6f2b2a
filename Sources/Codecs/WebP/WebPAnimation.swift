internal import CWebP
package import Rasters

/// Puts encoded pictures together as an animated WebP file that repeats without end.
///
/// Safe: it alone owns libwebp's muxer, which it was given whole and frees when it goes; the pointer never leaves it.
@safe package struct WebPAnimation: ~Copyable {
    private let mux: OpaquePointer

    /// The longest time that a picture shows, in milliseconds.
    package static let longestDuration = 0xFF_FFFF

    /// A film without frames yet.
    package init() throws(EncodingError) {
        guard let mux = unsafe WebPMuxNew() else { throw .outOfMemory }
        unsafe self.mux = unsafe mux
    }

    deinit { unsafe WebPMuxDelete(mux) }

    /// Sets up a transparent canvas of so many pixels.
    package mutating func begin(width: Int, height: Int) throws(EncodingError) {
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
        unsafe try Self.check(WebPMuxSetAnimationParams(mux, &parameters))
        unsafe try Self.check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    }

    /// Adds a picture that takes the place of what showed in its area, and stays.
    ///
    /// - Parameters:
    ///   - file: a WebP file of one picture.
    ///   - area: inside the canvas; its origin is even, the format has no others.
    ///   - milliseconds: how long nothing else changes.
    package mutating func append(_ file: [UInt8], area: PixelRect, milliseconds: Int) throws(EncodingError) {
        precondition(area.x.isMultiple(of: 2) && area.y.isMultiple(of: 2), "an even origin")
        var frame = unsafe WebPMuxFrameInfo()
        unsafe frame.x_offset = Int32(area.x)
        unsafe frame.y_offset = Int32(area.y)
        unsafe frame.duration = Int32(min(milliseconds, Self.longestDuration))
        unsafe frame.id = WEBP_CHUNK_ANMF
        unsafe frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        unsafe frame.blend_method = WEBP_MUX_NO_BLEND
        let status = unsafe file.withUnsafeBufferPointer { bytes in
            unsafe frame.bitstream = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
            return unsafe WebPMuxPushFrame(mux, &frame, 1)
        }
        try Self.check(status)
    }

    /// The file; a single picture that fills the canvas is not animated.
    package consuming func file() throws(EncodingError) -> [UInt8] {
        var data = unsafe WebPData()
        defer { unsafe WebPDataClear(&data) }
        unsafe try Self.check(WebPMuxAssemble(mux, &data))
        return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static func check(_ status: WebPMuxError) throws(EncodingError) {
        switch status {
        case WEBP_MUX_OK: return
        case WEBP_MUX_MEMORY_ERROR: throw .outOfMemory
        default: throw .webP("error \(status.rawValue) of the muxer")
        }
    }
}
