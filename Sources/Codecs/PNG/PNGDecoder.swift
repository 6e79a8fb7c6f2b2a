internal import CSPNG
import Files
package import Rasters

/// Reads PNG files; nothing of a picture is decoded before its header was found to be within the limit.
package struct PNGDecoder {
    /// The greatest number of pixels that a picture may have.
    package let pixelLimit: Int

    /// A decoder that refuses pictures of more pixels.
    package init(pixelLimit: Int) { self.pixelLimit = pixelLimit }

    /// - Parameter path: of a regular file.
    package func raster(atPath path: String) throws(PNGDecodingError) -> Raster {
        guard let bytes = try? OpenFile(path).bytes() else { throw .missing }
        return try raster(of: bytes)
    }

    /// - Parameter bytes: of a whole file.
    package func raster(of bytes: [UInt8]) throws(PNGDecodingError) -> Raster {
        let result = unsafe bytes.withUnsafeBytes { bytes -> Result<Raster, PNGDecodingError> in
            let context = DecodingContext()
            guard unsafe spng_set_png_buffer(context.handle, bytes.baseAddress, bytes.count) == 0 else {
                return .failure(.damaged("it is empty"))
            }
            return Result { () throws(PNGDecodingError) in try decode(context) }
        }
        return try result.get()
    }

    private func size(_ context: borrowing DecodingContext) throws(PNGDecodingError) -> PixelSize {
        var header = spng_ihdr()
        unsafe try check(spng_get_ihdr(context.handle, &header))
        let (width, height) = (Int(header.width), Int(header.height))
        guard width <= pixelLimit, height <= pixelLimit, width * height <= pixelLimit else {
            throw .tooLarge(width: width, height: height, limit: pixelLimit)
        }
        return PixelSize(width: width, height: height)
    }

    private func decode(_ context: borrowing DecodingContext) throws(PNGDecodingError) -> Raster {
        let size = try size(context)
        let (width, height) = (size.width, size.height)
        var status: Int32 = 0
        let format = Int32(bitPattern: SPNG_FMT_RGBA8.rawValue)
        let pixels = unsafe [PremultipliedARGB](unsafeUninitializedCapacity: width * height) { pixels, count in
            status = unsafe spng_decode_image(
                context.handle, pixels.baseAddress, width * height * 4, format, Int32(SPNG_DECODE_TRNS.rawValue))
            guard status == 0 else { return }
            for index in 0..<width * height {
                // What was written are four bytes red, green, blue, alpha.
                unsafe pixels[index] = unsafe StraightRGBA(abgr: UInt32(littleEndian: pixels[index].argb)).premultiplied
            }
            count = width * height
        }
        try check(status)
        return Raster(width: width, height: height, pixels: pixels)
    }

    private func check(_ status: Int32) throws(PNGDecodingError) {
        guard status == 0 else { throw unsafe .damaged(String(cString: spng_strerror(status))) }
    }
}

/// Why a PNG file shows no picture.
package enum PNGDecodingError: Error, Hashable {
    /// There is no regular file of this name that may be read.
    case missing
    /// The file is no PNG, or not a whole one; in the decoder's words.
    case damaged(String)
    /// The picture has more pixels than are accepted.
    case tooLarge(width: Int, height: Int, limit: Int)
}

/// The owner of a decoder.
///
/// Safe: it frees the context when it goes, and is borrowed by the one function that gives it bytes.
@safe private struct DecodingContext: ~Copyable {
    let handle: OpaquePointer?

    init() {
        unsafe handle = unsafe spng_ctx_new(0)
        // Neither chunks nor texts are wanted: what a file claims of them takes no memory.
        unsafe spng_set_chunk_limits(handle, 1 << 20, 1 << 20)
    }

    deinit { unsafe spng_ctx_free(handle) }
}
