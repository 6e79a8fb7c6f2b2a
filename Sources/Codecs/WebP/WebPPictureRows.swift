internal import CWebP

/// A WebP file: lossy, lossless, with and without alpha; of an animation the first frame.
final class WebPPictureRows: PictureRows {
    let header: PictureHeader
    private let file: FileBytes
    private let isAnimation: Bool
    private var pixels: [UInt8] = []
    private var rowLength = 0
    private var nextRow = 0

    init(_ file: FileBytes) throws(PictureDecodingError) {
        self.file = file
        try Self.checkLength(of: file)
        var features = WebPBitstreamFeatures()
        unsafe try Self.check(WebPGetFeatures(file.start, file.count, &features))
        isAnimation = features.has_animation != 0
        let metadata = WebPMetadata(file)
        header = PictureHeader(
            format: .webp, width: Int(features.width), height: Int(features.height), colors: .rgb,
            hasAlpha: features.has_alpha != 0 || isAnimation, needsWhole: true, exif: metadata.exif,
            profile: metadata.profile)
    }

    /// The decoder averages areas while it decodes. Of an animation, or of a picture to be shrunk by less than two, all
    /// pixels are decoded.
    func begin(shrink: Double) throws(PictureDecodingError) -> RowsSize {
        var (width, height) = (header.width, header.height)
        if shrink >= 2, !isAnimation {
            width = max(Int((Double(width) / shrink).rounded(.up)), 1)
            height = max(Int((Double(height) / shrink).rounded(.up)), 1)
        }
        rowLength = width * 4
        pixels = try isAnimation ? firstFrame() : decoded(width: width, height: height)
        return RowsSize(
            width: width, height: height, pixelsPerColumn: Double(header.width) / Double(width),
            pixelsPerRow: Double(header.height) / Double(height))
    }

    func readRow(into row: UnsafeMutablePointer<UInt8>) throws(PictureDecodingError) {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            unsafe row.update(from: start + nextRow * rowLength, count: rowLength)
        }
        nextRow += 1
    }

    func finish() throws(PictureDecodingError) {}

    private func decoded(width: Int, height: Int) throws(PictureDecodingError) -> [UInt8] {
        var config = unsafe WebPDecoderConfig()
        guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .outOfMemory }
        unsafe config.options.use_scaling = width == header.width && height == header.height ? 0 : 1
        unsafe config.options.scaled_width = Int32(width)
        unsafe config.options.scaled_height = Int32(height)
        unsafe config.output.colorspace = MODE_RGBA
        unsafe config.output.is_external_memory = 1
        var status = VP8_STATUS_OK
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            unsafe config.output.u.RGBA.rgba = bytes.baseAddress
            unsafe config.output.u.RGBA.stride = Int32(width * 4)
            unsafe config.output.u.RGBA.size = bytes.count
            status = unsafe WebPDecode(file.start, file.count, &config)
            count = status == VP8_STATUS_OK ? width * height * 4 : 0
        }
        try Self.check(status)
        return pixels
    }

    /// The first frame on a transparent canvas, as players begin.
    private func firstFrame() throws(PictureDecodingError) -> [UInt8] {
        var data = unsafe WebPData(bytes: file.start, size: file.count)
        var options = WebPAnimDecoderOptions()
        guard unsafe WebPAnimDecoderOptionsInit(&options) != 0 else { throw .outOfMemory }
        options.color_mode = MODE_RGBA
        guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else {
            throw .damaged(.webp, "it has no frames")
        }
        defer { unsafe WebPAnimDecoderDelete(decoder) }
        var frame: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard unsafe WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame = unsafe frame else {
            throw .damaged(.webp, "its first frame cannot be decoded")
        }
        return unsafe Array(UnsafeBufferPointer(start: frame, count: header.width * header.height * 4))
    }
}

extension WebPPictureRows {
    /// A RIFF file says its length in its second four bytes, less the first eight.
    private static func checkLength(of file: FileBytes) throws(PictureDecodingError) {
        guard file.count >= 12 else { throw .truncated(.webp) }
        let length = (4..<8).reduce(0) { unsafe $0 | Int(file.start[$1]) << (8 * ($1 - 4)) }
        guard length + 8 <= file.count else { throw .truncated(.webp) }
    }

    private static func check(_ status: VP8StatusCode) throws(PictureDecodingError) {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
        case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported(.webp, "an unknown feature")
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
        default: throw .damaged(.webp, "its data cannot be decoded")
        }
    }
}

/// The chunks of a WebP file that say how its pixels are shown.
struct WebPMetadata {
    private(set) var exif: [UInt8] = []
    private(set) var profile: StoredProfile = .none

    init(_ file: FileBytes) {
        var data = unsafe WebPData(bytes: file.start, size: file.count)
        guard let demuxer = unsafe WebPDemux(&data) else { return }
        defer { unsafe WebPDemuxDelete(demuxer) }
        exif = unsafe Self.chunk("EXIF", of: demuxer)
        let profile = unsafe Self.chunk("ICCP", of: demuxer)
        if !profile.isEmpty { self.profile = .icc(profile) }
    }

    private static func chunk(_ name: String, of demuxer: OpaquePointer) -> [UInt8] {
        var iterator = unsafe WebPChunkIterator()
        defer { unsafe WebPDemuxReleaseChunkIterator(&iterator) }
        guard unsafe WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
    }
}
