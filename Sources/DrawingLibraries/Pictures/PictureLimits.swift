/// What picture files may ask for before anything of them is decoded.
package struct PictureLimits: Hashable, Sendable {
    /// The greatest number of pixels of a file that is read row by row: PNG without interlacing, JPEG of one scan.
    package var rowPixels: Int
    /// The greatest number of pixels of a file that must be held whole: interlaced PNG, JPEG of several scans, WebP.
    package var wholePixels: Int
    /// The greatest length of a file; it is held in memory while it is decoded.
    package var fileLength: Int

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
