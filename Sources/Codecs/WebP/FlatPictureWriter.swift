internal import CPixels

/// Writes pictures of few flat colours as lossless WebP files; it keeps its memory for the next one.
///
/// Unchecked: whoever has a writer has it alone.
///
/// Safe: it alone owns the writer, which it was given whole and frees when it goes; the pointer never leaves it.
@safe final class FlatPictureWriter: @unchecked Sendable {
    private let writer: OpaquePointer

    /// One in so many pixels that are nowhere else in a picture make it a photograph: without a predictor it would come
    /// out larger than libwebp's.
    private static let photographShare = 32

    init() throws(EncodingError) {
        guard let writer = unsafe thumbindex_webp_make() else { throw .outOfMemory }
        unsafe self.writer = unsafe writer
    }

    deinit { unsafe thumbindex_webp_free(writer) }

    /// The file of a picture; `nil` of one that has photographs in it.
    ///
    /// - Parameters:
    ///   - pixels: `0xAARRGGBB`, not multiplied by alpha.
    ///   - width: at most `WebPEncoder.longestSide`, as `height`.
    ///   - stride: from a row to the next, in pixels.
    func file(
        of pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int
    ) throws(EncodingError) -> [UInt8]? {
        let written = unsafe thumbindex_webp_write(writer, pixels, stride, width, height)
        guard let start = unsafe written.start else { throw .outOfMemory }
        if unsafe written.literals * Self.photographShare > width * height { return nil }
        return unsafe Self.file(ofChunk: UnsafeBufferPointer(start: start, count: written.count))
    }

    /// A RIFF file of one chunk of lossless WebP (RFC 9649, 2.6).
    private static func file(ofChunk data: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let padding = data.count % 2
        var file: [UInt8] = []
        file.reserveCapacity(data.count + padding + 20)
        file += "RIFF".utf8
        file += bytes(of: 12 + data.count + padding)
        file += "WEBPVP8L".utf8
        file += bytes(of: data.count)
        unsafe file += data
        if padding > 0 { file.append(0) }
        return file
    }

    /// Four bytes, the lowest first.
    private static func bytes(of length: Int) -> [UInt8] {
        stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: length >> $0) }
    }
}
