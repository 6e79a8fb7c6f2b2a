internal import CWebP
import Jobs
package import Rasters

/// Encodes pixels as WebP, without loss or with some.
///
/// Drawings are written by `FlatPictureWriter`, in a tenth of libwebp's time; libwebp writes what has photographs in it.
/// With loss the smaller of both is taken, so that what is flat stays exact where that is cheap.
/// Unchecked, since C's configuration has no mark of its own: it is a value without pointers that never changes.
package struct WebPEncoder: @unchecked Sendable {
    private var configuration = WebPConfig()
    private let isLossless: Bool
    /// Those that nobody writes with at the moment.
    private let writers = Locked<[FlatPictureWriter]>([])

    /// The longest side that the format holds, in pixels.
    package static let longestSide = Int(WEBP_MAX_DIMENSION)

    /// - Parameter quality: 0…100; `nil` for no loss at all.
    ///
    /// Throws where the library is another than the one that was built with.
    package init(quality: Int? = nil) throws(EncodingError) {
        isLossless = quality == nil
        guard unsafe WebPConfigInit(&configuration) != 0 else { throw .webP("the library does not fit") }
        if let quality {
            configuration.quality = Float(quality)
            configuration.method = Self.lossyMethod
            // Else thin coloured letters on coloured grounds fray: colours are stored at half the resolution.
            configuration.use_sharp_yuv = 1
            return
        }
        guard unsafe WebPConfigLosslessPreset(&configuration, 0) != 0 else { throw .webP("the library does not fit") }
        // The fastest method; at this effort it takes no longer than at the least one, for half of the size.
        configuration.quality = 75
        // Else the library would write over the colours of transparent pixels.
        configuration.exact = 1
    }

    /// Of libwebp's seven, 0…6; slower ones save little of drawings.
    private static let lossyMethod: Int32 = 2

    /// The file of an area of a raster.
    ///
    /// - Parameter area: inside the raster, with no side longer than `longestSide`.
    package func file(of raster: Raster, area: PixelRect) throws(EncodingError) -> [UInt8] {
        precondition(raster.bounds.contains(area) && !area.isEmpty, "an area of the raster")
        guard raster.isOpaque else {
            return unsafe try straightNumbers(raster, area).withUnsafeBufferPointer { (pixels) throws(EncodingError) in
                // An area has at least one pixel.
                unsafe try encode(pixels.baseAddress.unsafelyUnwrapped, area: area, stride: area.width)
            }
        }
        let start = area.y * raster.width + area.x
        return unsafe try raster.withUnsafeNumbers { (pixels) throws(EncodingError) in
            unsafe try encode(pixels + start, area: area, stride: raster.width)
        }
    }

    /// The pixels of an area, `0xAARRGGBB`, not multiplied by alpha, as the format has them.
    private func straightNumbers(_ raster: Raster, _ area: PixelRect) -> [UInt32] {
        area.rows.flatMap { row in
            area.columns.map { column in
                let bits = raster[column, row].straight.abgr
                return bits & 0xFF00_FF00 | bits >> 16 & 0xFF | (bits & 0xFF) << 16
            }
        }
    }

    private func encode(
        _ pixels: UnsafePointer<UInt32>, area: PixelRect, stride: Int
    ) throws(EncodingError) -> [UInt8] {
        let writer = try idleWriter()
        defer { writers.withLock { $0.append(writer) } }
        let flat = unsafe try writer.file(of: pixels, width: area.width, height: area.height, stride: stride)
        if isLossless, let flat { return flat }
        let file = unsafe try encodeByLibrary(pixels, area: area, stride: stride)
        return flat.map { $0.count <= file.count ? $0 : file } ?? file
    }

    private func idleWriter() throws(EncodingError) -> FlatPictureWriter {
        if let writer = writers.withLock({ $0.popLast() }) { return writer }
        return try FlatPictureWriter()
    }

    private func encodeByLibrary(
        _ pixels: UnsafePointer<UInt32>, area: PixelRect, stride: Int
    ) throws(EncodingError) -> [UInt8] {
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInit(&picture) != 0 else { throw .webP("the library does not fit") }
        defer { unsafe WebPPictureFree(&picture) }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(area.width)
        unsafe picture.height = Int32(area.height)
        // The library only reads them where it is told to keep what is exact.
        unsafe picture.argb = unsafe UnsafeMutablePointer(mutating: pixels)
        unsafe picture.argb_stride = Int32(stride)
        var writer = unsafe WebPMemoryWriter()
        unsafe WebPMemoryWriterInit(&writer)
        defer { unsafe WebPMemoryWriterClear(&writer) }
        unsafe picture.writer = unsafe WebPMemoryWrite
        var configuration = configuration
        let status = unsafe withUnsafeMutablePointer(to: &writer) { writer in
            unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return unsafe WebPEncode(&configuration, &picture)
        }
        guard status != 0 else {
            throw unsafe picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY
                ? .outOfMemory : .webP(unsafe "error \(picture.error_code.rawValue)")
        }
        return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}
