package import Rasters

/// Reads picture files, PNG, JPEG and WebP, which their first bytes tell apart, not their names.
///
/// Nothing of a picture is decoded before its header was found to be within the limits. A file that ends before its
/// picture does is an error, never a picture with a part missing.
package struct PictureDecoder: Sendable {
    /// What is refused.
    package let limits: PictureLimits

    /// A decoder that refuses larger pictures.
    package init(limits: PictureLimits) { self.limits = limits }
}

extension PictureDecoder {
    /// All pixels as they are stored, for comparing: neither turned upright nor converted by profiles.
    ///
    /// Of 16 bits a component the upper eight count; inks are mixed as light: red = cyan's light × black's. Plain PNG
    /// files are decoded several times as fast as others.
    /// - Parameter bytes: of a whole file.
    package func straightRaster(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightRaster {
        if let raster = PlainPNG(bytes: bytes, pixelLimit: limits.rowPixels)?.raster() { return raster }
        return try straightRasterByRows(of: bytes)
    }

    /// The same by the format's library, also for plain PNG files.
    package func straightRasterByRows(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightRaster {
        let rows = try rows(of: FileBytes(copying: bytes))
        let size = try rows.begin(shrink: 1)
        let rowLength = size.width * 4
        let storage = PixelStorage(byteCount: rowLength * size.height)
        let start = unsafe storage.bytes.baseAddress.unsafelyUnwrapped.bindMemory(
            to: UInt8.self, capacity: storage.bytes.count)
        for y in 0..<size.height { unsafe try rows.readRow(into: start + y * rowLength) }
        try rows.finish()
        if rows.header.colors == .cmyk { unsafe storage.bytes.mixInks() }
        return StraightRaster(width: size.width, height: size.height, storage: storage, rowLength: rowLength)
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Makes red, green, blue and alpha of pixels that hold the light that inks leave, as if each ink dimmed the light
    /// that passes it.
    func mixInks() {
        for pixel in stride(from: 0, to: count, by: 4) {
            let black = unsafe Int(self[pixel + 3])
            for ink in pixel..<pixel + 3 { unsafe self[ink] = unsafe UInt8((Int(self[ink]) * black + 127) / 255) }
            unsafe self[pixel + 3] = 255
        }
    }
}

extension PictureDecoder {
    /// The rows of a file whose size was found to be within the limits.
    func rows(of file: FileBytes) throws(PictureDecodingError) -> any PictureRows {
        let rows: any PictureRows
        switch unsafe PictureFileFormat(signature: file.buffer.prefix(PictureFileFormat.signatureLength)) {
        case .png: rows = try PNGPictureRows(file, limits: limits)
        case .jpeg: rows = try JPEGPictureRows(file)
        case .webp: rows = try WebPPictureRows(file)
        case .svg, nil: throw .notAPicture
        }
        let header = rows.header
        try limits.check(width: header.width, height: header.height, needsWhole: header.needsWhole)
        return rows
    }
}

/// The kinds of picture files that are read.
package enum PictureFileFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG File Interchange Format, or any other with its data.
    case jpeg = "JPEG"
    /// WebP, of either of its codecs.
    case webp = "WebP"
    /// Scalable Vector Graphics, which have no pixels: `ShownPictureDecoder` alone reads them.
    case svg = "SVG"

    /// How many of a file's first bytes tell its kind.
    static let signatureLength = 12

    /// The kind that a file's first bytes show, whatever its name says; `nil` where they show none.
    package init?(signature bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if Self.beginsMarkup(bytes) {
            self = .svg
        } else {
            return nil
        }
    }
}

extension PictureFileFormat {
    /// Whether the first byte behind spaces and the mark of UTF-8 is a `<`; its elements tell what else it is.
    private static func beginsMarkup(_ bytes: some Collection<UInt8>) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes.dropFirst(0)
        return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }
}

/// What picture files may ask for before anything of them is decoded.
package struct PictureLimits: Hashable, Sendable {
    /// The greatest number of pixels of a file that is read row by row: PNG without interlacing, JPEG of one scan.
    package var rowPixels: Int
    /// The greatest number of pixels of a file that must be held whole: interlaced PNG, JPEG of several scans, WebP.
    package var wholePixels: Int
    /// The greatest length of a file; it is held in memory while it is decoded.
    package var fileLength: Int

    /// Limits in pixels, and of files in bytes.
    package init(rowPixels: Int, wholePixels: Int, fileLength: Int = 512 << 20) {
        self.rowPixels = rowPixels
        self.wholePixels = wholePixels
        self.fileLength = fileLength
    }

    /// The same number of pixels for all files.
    package init(pixels: Int) { self.init(rowPixels: pixels, wholePixels: pixels) }
}

extension PictureLimits {
    /// Throws where a header claims too much.
    func check(width: Int, height: Int, needsWhole: Bool) throws(PictureDecodingError) {
        let limit = needsWhole ? wholePixels : rowPixels
        guard width <= limit, height <= limit, width * height <= limit else {
            throw .tooLarge(width: width, height: height, limit: limit)
        }
    }
}

/// Why a file shows no picture.
package enum PictureDecodingError: Error, Hashable, Sendable {
    /// There is no regular file of this name that may be read.
    case missing
    /// The file's first bytes are not those of a picture file of a known kind, whatever its name says.
    case notAPicture
    /// The same, where drawings are read too.
    case notShown
    /// A drawing that is not drawn, for a reason that tells of it: `holds a script`.
    case refused(String)
    /// The program that draws SVG files is not there.
    case undrawable
    /// The file ends before its picture does.
    case truncated(PictureFileFormat)
    /// The file breaks its format's rules; in the decoder's words.
    case damaged(PictureFileFormat, String)
    /// The file may be sound, but its format's variant is not read; in the decoder's words.
    case unsupported(PictureFileFormat, String)
    /// The header claims more pixels than are accepted for a file of its kind.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The file has more bytes than are read.
    case tooLong(bytes: Int, limit: Int)
    /// There is not enough memory.
    case outOfMemory
    /// What was put aside of a large file cannot be read back; in the system's words.
    case lost(String)
}

extension PictureDecodingError: CustomStringConvertible {
    /// What is said of a file after its name: `is not a file that can be read`.
    package var description: String {
        switch self {
        case .missing: "is not a file that can be read"
        case .notAPicture: "is not a PNG, JPEG or WebP file"
        case .notShown: "is not a PNG, JPEG, WebP or SVG file"
        case .refused(let reason): "is an SVG file that \(reason)"
        case .undrawable:
            "is an SVG file, which the program rsvg-convert draws, and that is not there; install librsvg2-bin (Debian) "
                + "or librsvg (Homebrew), then render with --force"
        case .truncated(let format): "is a \(format.rawValue) file that ends too early"
        case .damaged(let format, let reason): "is a damaged \(format.rawValue) file: \(reason)"
        case .unsupported(let format, let reason):
            "is a \(format.rawValue) file of a kind that is not supported: \(reason)"
        case .tooLarge(let width, let height, let limit):
            "has \(width) × \(height) pixels; at most \(limit) are accepted"
        case .tooLong(let bytes, let limit): "has \(bytes) bytes; at most \(limit) are accepted"
        case .outOfMemory: "needs more memory than there is"
        case .lost(let reason): "cannot be read back from the folder for temporary files: \(reason)"
        }
    }
}
