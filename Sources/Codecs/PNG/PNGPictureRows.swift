internal import CSPNG

/// A PNG file of any colour type, depth and order of rows; of 16 bits a component the upper eight count.
///
/// Safe: it alone owns the context, frees it when it goes, and keeps the file's bytes alive that the context points to.
@safe final class PNGPictureRows: PictureRows {
    let header: PictureHeader
    private let context: OpaquePointer
    private let file: FileBytes
    /// All rows of an interlaced picture, which come out of order.
    private var whole: [UInt8] = []
    private var nextRow = 0

    /// The limits are checked before chunks beside the header are read.
    init(_ file: FileBytes, limits: PictureLimits) throws(PictureDecodingError) {
        guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory }
        self.file = file
        unsafe self.context = unsafe context
        // What a file claims of texts and unknown chunks takes no memory; profiles for screens are much smaller.
        unsafe spng_set_chunk_limits(context, 4 << 20, 4 << 20)
        var stored = spng_ihdr()
        do throws(PictureDecodingError) {
            unsafe try Self.check(spng_set_png_buffer(context, file.start, file.count), file)
            let status = unsafe spng_get_ihdr(context, &stored)
            if status == Int32(SPNG_EOVERFLOW.rawValue) { try file.checkPNGSides(limits) }
            try Self.check(status, file)
            try limits.check(
                width: Int(stored.width), height: Int(stored.height), needsWhole: stored.interlace_method != 0)
            header = unsafe try Self.header(stored, context, file)
        } catch {
            unsafe spng_ctx_free(context)
            throw error
        }
    }

    deinit { unsafe spng_ctx_free(context) }

    func begin(shrink: Double) throws(PictureDecodingError) -> RowsSize {
        let (width, height) = (header.width, header.height)
        let format = Int32(bitPattern: SPNG_FMT_RGBA8.rawValue)
        let transparency = Int32(SPNG_DECODE_TRNS.rawValue)
        if header.needsWhole {
            var status: Int32 = 0
            whole = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
                status = unsafe spng_decode_image(context, bytes.baseAddress, bytes.count, format, transparency)
                count = status == 0 ? width * height * 4 : 0
            }
            try Self.check(status, file)
        } else {
            let progressive = transparency | Int32(SPNG_DECODE_PROGRESSIVE.rawValue)
            unsafe try Self.check(spng_decode_image(context, nil, 0, format, progressive), file)
        }
        return RowsSize(width: width, height: height, pixelsPerColumn: 1, pixelsPerRow: 1)
    }

    func readRow(into row: UnsafeMutablePointer<UInt8>) throws(PictureDecodingError) {
        let length = header.width * 4
        if header.needsWhole {
            unsafe whole.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe row.update(from: start + nextRow * length, count: length)
            }
            nextRow += 1
        } else {
            let status = unsafe spng_decode_row(context, row, length)
            if status != Int32(SPNG_EOI.rawValue) { try Self.check(status, file) }
        }
    }

    func finish() throws(PictureDecodingError) {
        unsafe try Self.check(spng_decode_chunks(context), file)
        guard file.hasWholePNGChunks else { throw .truncated(.png) }
    }

    private static func check(_ status: Int32, _ file: FileBytes) throws(PictureDecodingError) {
        switch status {
        case 0: return
        case Int32(SPNG_EMEM.rawValue): throw .outOfMemory
        case _ where !file.hasWholePNGChunks: throw .truncated(.png)
        default: throw unsafe .damaged(.png, String(cString: spng_strerror(status)))
        }
    }
}

extension PNGPictureRows {
    private static func header(
        _ stored: spng_ihdr, _ context: OpaquePointer, _ file: FileBytes
    ) throws(PictureDecodingError) -> PictureHeader {
        let type = UInt32(stored.color_type)
        let isGray = type == SPNG_COLOR_TYPE_GRAYSCALE.rawValue || type == SPNG_COLOR_TYPE_GRAYSCALE_ALPHA.rawValue
        let hasAlphaChannel =
            type == SPNG_COLOR_TYPE_GRAYSCALE_ALPHA.rawValue || type == SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue
        var transparency = spng_trns()
        let status = unsafe spng_get_trns(context, &transparency)
        if status != Int32(SPNG_ECHUNKAVAIL.rawValue) { try check(status, file) }
        return unsafe PictureHeader(
            format: .png, width: Int(stored.width), height: Int(stored.height), colors: isGray ? .gray : .rgb,
            hasAlpha: hasAlphaChannel || status == 0, needsWhole: stored.interlace_method != 0,
            exif: exif(of: context), profile: profile(of: context))
    }

    private static func exif(of context: OpaquePointer) -> [UInt8] {
        var chunk = unsafe spng_exif()
        guard unsafe spng_get_exif(context, &chunk) == 0 else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: chunk.data, count: chunk.length))
    }

    /// A profile goes before the word that the colours are sRGB, that before a gamma, as the PNG specification has it
    /// (third edition, 4.3).
    private static func profile(of context: OpaquePointer) -> StoredProfile {
        var chunk = unsafe spng_iccp()
        if unsafe spng_get_iccp(context, &chunk) == 0 {
            return unsafe .icc(Array(UnsafeRawBufferPointer(start: chunk.profile, count: chunk.profile_len)))
        }
        var (intent, gamma): (UInt8, Double) = (0, 0)
        guard unsafe spng_get_srgb(context, &intent) != 0, unsafe spng_get_gama(context, &gamma) == 0, gamma > 0 else {
            return .none
        }
        var points = spng_chrm()
        guard unsafe spng_get_chrm(context, &points) == 0 else { return .gamma(gamma, chromaticities: nil) }
        return .gamma(
            gamma,
            chromaticities: [
                points.white_point_x, points.white_point_y, points.red_x, points.red_y, points.green_x,
                points.green_y, points.blue_x, points.blue_y,
            ])
    }
}

extension FileBytes {
    /// Throws where the sides in a header, the first chunk, are too large.
    ///
    /// The decoder tells no sides of rows whose bytes it cannot count.
    fileprivate func checkPNGSides(_ limits: PictureLimits) throws(PictureDecodingError) {
        guard count > 28 else { return }
        unsafe try limits.check(width: word(at: 16), height: word(at: 20), needsWhole: start[28] != 0)
    }

    /// Four bytes, the highest first.
    private func word(at place: Int) -> Int { (0..<4).reduce(0) { unsafe $0 << 8 | Int(start[place + $1]) } }

    /// Whether all chunks up to `IEND` are there with their checksums; the decoder does not look for the last one.
    fileprivate var hasWholePNGChunks: Bool {
        var place = 8
        while place + 12 <= count {
            let length = word(at: place)
            guard length <= count - place - 12 else { return false }
            if unsafe buffer[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
            place += length + 12
        }
        return false
    }
}
