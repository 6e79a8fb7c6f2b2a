internal import CGIF
package import Rasters

/// Writes an animated GIF of one palette, which repeats without end.
///
/// giflib compresses the pictures and lays the file out.
///
/// Safe: it alone owns giflib's file, closes it when it goes, and keeps the output alive that giflib writes to.
@safe package struct GIFWriter: ~Copyable {
    private let file: UnsafeMutablePointer<GifFileType>
    private let output: ByteSink
    /// The index that lets show through what is below.
    private let transparent: UInt8

    /// The longest time that a picture shows, in hundredths of a second.
    package static let longestDuration = 0xFFFF

    /// - Parameter transparent: the index of a colour that is never seen.
    package init(transparent: UInt8) throws(EncodingError) {
        var code: Int32 = 0
        let output = ByteSink()
        guard let file = unsafe EGifOpen(Unmanaged.passUnretained(output).toOpaque(), Self.write, &code) else {
            throw .outOfMemory
        }
        unsafe self.file = unsafe file
        self.output = output
        self.transparent = transparent
    }

    deinit {
        var code: Int32 = 0
        unsafe EGifCloseFile(file, &code)
    }

    /// Writes what stands before the first picture.
    ///
    /// - Parameter palette: 256 colours.
    package mutating func begin(width: Int, height: Int, palette: [OpaqueColor]) throws(EncodingError) {
        precondition(palette.count == 256, "a palette of 256 colours")
        let colors = palette.map { color in
            GifColorType(
                Red: UInt8(clamping: color.red), Green: UInt8(clamping: color.green), Blue: UInt8(clamping: color.blue))
        }
        guard let map = unsafe GifMakeMapObject(256, colors) else { throw .outOfMemory }
        defer { unsafe GifFreeMapObject(map) }
        unsafe EGifSetGifVersion(file, true)
        unsafe try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
        // An extension of Netscape Navigator 2.0 that all viewers know: how often it repeats, 0 for ever.
        unsafe try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
        unsafe try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
        unsafe try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
        unsafe try check(EGifPutExtensionTrailer(file))
    }

    /// Adds a picture that is laid over what shows, and stays.
    ///
    /// - Parameters:
    ///   - indices: those of the area's pixels, row by row.
    ///   - hundredths: of a second, how long nothing else changes.
    package mutating func append(_ indices: [UInt8], area: PixelRect, hundredths: Int) throws(EncodingError) {
        precondition(indices.count == area.width * area.height, "an index for each pixel")
        var control = GraphicsControlBlock(
            DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(min(hundredths, Self.longestDuration)),
            TransparentColor: Int32(transparent))
        var bytes = [UInt8](repeating: 0, count: 4)
        unsafe EGifGCBToExtension(&control, &bytes)
        unsafe try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
        unsafe try check(
            EGifPutImageDesc(
                file, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, nil))
        var indices = indices
        unsafe try check(EGifPutLine(file, &indices, Int32(indices.count)))
    }

    /// The file of all the pictures.
    package consuming func bytes() -> [UInt8] {
        let output = output
        // Closing it writes its end.
        _ = consume self
        return output.bytes
    }

    private func check(_ status: Int32) throws(EncodingError) {
        guard status == GIF_OK else {
            throw unsafe .gif(GifErrorString(file.pointee.Error).map { unsafe String(cString: $0) } ?? "unknown error")
        }
    }

    private static let write: OutputFunc = { file, bytes, count in
        guard let sink = unsafe file?.pointee.UserData, let bytes = unsafe bytes else { return 0 }
        unsafe Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes +=
            UnsafeBufferPointer(start: bytes, count: Int(count))
        return count
    }
}

/// Where giflib's bytes go.
private final class ByteSink {
    var bytes: [UInt8] = []
}
