internal import CJPEGRows
internal import CSPNG

/// A JPEG file: baseline and progressive, grey, YCbCr, RGB, CMYK and YCCK, eight bits a component.
///
/// Safe: it alone owns the reader, frees it when it goes, and keeps the file's bytes alive that the reader points to.
@safe final class JPEGPictureRows: PictureRows {
    let header: PictureHeader
    private let reader: OpaquePointer
    private let file: FileBytes

    init(_ file: FileBytes) throws(PictureDecodingError) {
        guard let reader = unsafe thumbindex_jpeg_new(file.start, file.count) else { throw .outOfMemory }
        self.file = file
        unsafe self.reader = unsafe reader
        var stored = thumbindex_jpeg_header()
        let status = unsafe thumbindex_jpeg_read_header(reader, &stored)
        if let error = unsafe Self.error(status, reader) {
            unsafe thumbindex_jpeg_free(reader)
            throw error
        }
        header = unsafe PictureHeader(
            format: .jpeg, width: Int(stored.width), height: Int(stored.height), colors: StoredColors(stored.colors),
            needsWhole: stored.has_several_scans != 0, exif: Self.exif(of: reader), profile: Self.profile(of: reader))
    }

    deinit { unsafe thumbindex_jpeg_free(reader) }

    /// What its pixels lost; `nil` for colours that are kept otherwise, and where that is not said before them.
    var losses: thumbindex_jpeg_losses? {
        var losses = thumbindex_jpeg_losses()
        return unsafe thumbindex_jpeg_read_losses(reader, &losses) != 0 ? losses : nil
    }

    /// The inverse transform makes 1, 2 or 4 rows of eight where that is enough, for a fraction of the time.
    func begin(shrink: Double) throws(PictureDecodingError) -> RowsSize {
        let eighths: UInt32 = shrink >= 8 ? 1 : shrink >= 4 ? 2 : shrink >= 2 ? 4 : 8
        var (width, height): (UInt32, UInt32) = (0, 0)
        unsafe try check(thumbindex_jpeg_start(reader, eighths, &width, &height))
        let factor = 8 / Double(eighths)
        return RowsSize(width: Int(width), height: Int(height), pixelsPerColumn: factor, pixelsPerRow: factor)
    }

    func readRow(into row: UnsafeMutablePointer<UInt8>) throws(PictureDecodingError) {
        unsafe try check(thumbindex_jpeg_read_row(reader, row))
    }

    func finish() throws(PictureDecodingError) { unsafe try check(thumbindex_jpeg_finish(reader)) }

    private func check(_ status: thumbindex_jpeg_status) throws(PictureDecodingError) {
        if let error = unsafe Self.error(status, reader) { throw error }
    }

    private static func error(_ status: thumbindex_jpeg_status, _ reader: OpaquePointer) -> PictureDecodingError? {
        let message = unsafe String(cString: thumbindex_jpeg_message(reader))
        switch status {
        case thumbindex_jpeg_done: return nil
        case thumbindex_jpeg_truncated: return .truncated(.jpeg)
        case thumbindex_jpeg_unsupported: return .unsupported(.jpeg, message)
        case thumbindex_jpeg_out_of_memory: return .outOfMemory
        default: return .damaged(.jpeg, message)
        }
    }

    private static func exif(of reader: OpaquePointer) -> [UInt8] {
        var length = 0
        guard let bytes = unsafe thumbindex_jpeg_exif(reader, &length) else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    private static func profile(of reader: OpaquePointer) -> StoredProfile {
        var length = 0
        guard let bytes = unsafe thumbindex_jpeg_profile(reader, &length) else { return .none }
        defer { unsafe free(bytes) }
        return unsafe .icc(Array(UnsafeBufferPointer(start: bytes, count: length)))
    }
}

extension StoredColors {
    fileprivate init(_ colors: thumbindex_jpeg_colors) {
        switch colors {
        case thumbindex_jpeg_gray: self = .gray
        case thumbindex_jpeg_cmyk: self = .cmyk
        default: self = .rgb
        }
    }
}
