import Files

/// A picture file read row by row from the top, as it is stored: neither turned upright nor converted to sRGB.
///
/// Its methods are called in their order here, each once but `readRow`, which is called once for each row.
protocol PictureRows: AnyObject {
    var header: PictureHeader { get }

    /// Has the rows come at a size that is smaller than the picture's by about a factor, no more than asked.
    ///
    /// - Parameter shrink: at least 1; a format that cannot shrink while it decodes ignores it.
    /// - Returns: the size in which rows come.
    func begin(shrink: Double) throws(PictureDecodingError) -> RowsSize

    /// Reads the next row: four bytes a pixel, red, green, blue and alpha, not multiplied by it; or the light that
    /// cyan, magenta, yellow and black leave.
    func readRow(into row: UnsafeMutablePointer<UInt8>) throws(PictureDecodingError)

    /// Reads what follows the last row, so that a file cut off there is found out.
    func finish() throws(PictureDecodingError)
}

/// The size in which rows come, and how many of the picture's pixels make one of theirs, which need not be whole.
struct RowsSize: Sendable {
    let width: Int
    let height: Int
    let pixelsPerColumn: Double
    let pixelsPerRow: Double
}

/// What a picture file says of itself before its pixels.
struct PictureHeader: Sendable {
    let format: PictureFileFormat
    let width: Int
    let height: Int
    let colors: StoredColors
    var hasAlpha = false
    /// Whether all pixels are held in memory before the first row comes.
    let needsWhole: Bool
    var exif: [UInt8] = []
    var profile: StoredProfile = .none
}

/// What the four bytes of a stored pixel are.
enum StoredColors: Hashable {
    /// Red, green and blue are the same.
    case gray
    case rgb
    /// The light that each ink leaves: 255 is no ink.
    case cmyk
}

/// What a file says its numbers mean as colours.
enum StoredProfile: Hashable {
    /// Nothing, or sRGB.
    case none
    case icc([UInt8])
    /// A PNG file's gamma, and the chromaticities x and y of white, red, green and blue; `nil` for those of sRGB.
    case gamma(Double, chromaticities: [Double]?)
}

/// The bytes of a file, which stay where they are for as long as this lives.
///
/// Safe to hold: it owns the bytes, frees them when it goes, and whoever reads through its pointer keeps it alive.
@safe final class FileBytes {
    let start: UnsafePointer<UInt8>
    let count: Int

    private init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = unsafe start
        self.count = count
    }

    deinit { unsafe start.deallocate() }

    var buffer: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: count) }

    convenience init(copying bytes: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        unsafe copy.initialize(from: bytes, count: bytes.count)
        unsafe self.init(start: copy, count: bytes.count)
    }

    /// Reads a regular file that begins as a picture does; of any other only the beginning is read.
    convenience init(ofPictureAtPath path: String, lengthLimit: Int) throws(PictureDecodingError) {
        guard let file = try? OpenFile(path) else { throw .missing }
        let signature = try? file.bytes(0..<PictureFileFormat.signatureLength)
        guard PictureFileFormat(signature: signature ?? []) != nil else { throw .notShown }
        let length = file.byteCount
        guard length <= lengthLimit else { throw .tooLong(bytes: length, limit: lengthLimit) }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        let count = unsafe try? file.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: length))
        unsafe self.init(start: bytes, count: count ?? 0)
    }
}
