/// Reads picture files, PNG, JPEG and WebP, which their first bytes tell apart, not their names.
///
/// Nothing of a picture is decoded before its header was found to be within the limits. A file that ends before its
/// picture does is an error, never a picture with a part missing.
package struct PictureDecoder: Sendable {
    package let limits: PictureLimits

    package init(limits: PictureLimits) { self.limits = limits }
}

extension PictureDecoder {
    /// All pixels as they are stored, for comparing: neither turned upright nor converted by profiles.
    ///
    /// Of 16 bits a component the upper eight count; inks are mixed as light: red = cyan's light × black's.
    /// - Parameter path: of a regular file.
    package func straightPicture(atPath path: String) throws(PictureDecodingError) -> StraightPicture {
        try straightPicture(FileBytes(ofPictureAtPath: path, lengthLimit: limits.fileLength))
    }

    /// - Parameter bytes: of a whole file.
    package func straightPicture(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightPicture {
        try straightPicture(FileBytes(copying: bytes))
    }

    private func straightPicture(_ file: FileBytes) throws(PictureDecodingError) -> StraightPicture {
        let rows = try rows(of: file)
        let header = rows.header
        let size = try rows.begin(shrink: 1)
        var failure: PictureDecodingError?
        let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
            guard let start = pixels.baseAddress else { return }
            do throws(PictureDecodingError) {
                for row in 0..<size.height {
                    let line = start + row * size.width
                    try line.withMemoryRebound(to: UInt8.self, capacity: size.width * 4) {
                        (bytes) throws(PictureDecodingError) in try rows.readRow(into: bytes)
                    }
                    for column in 0..<size.width { line[column] = line[column].color(from: header.colors) }
                }
                try rows.finish()
                count = size.width * size.height
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return StraightPicture(width: size.width, height: size.height, pixels: pixels)
    }
}

extension PictureDecoder {
    /// The rows of a file whose size was found to be within the limits.
    func rows(of file: FileBytes) throws(PictureDecodingError) -> any PictureRows {
        let rows: any PictureRows
        switch PictureFileFormat(signature: file.buffer.prefix(PictureFileFormat.signatureLength)) {
        case .png: rows = try PNGPictureRows(file, limits: limits)
        case .jpeg: rows = try JPEGPictureRows(file)
        case .webp: rows = try WebPPictureRows(file)
        case nil: throw .notAPicture
        }
        let header = rows.header
        try limits.check(width: header.width, height: header.height, needsWhole: header.needsWhole)
        return rows
    }
}

extension UInt32 {
    /// Four stored bytes in memory order as `0xAARRGGBB`.
    fileprivate func color(from colors: StoredColors) -> UInt32 {
        let value = UInt32(littleEndian: self)
        let (first, second, third, fourth) = (value & 0xFF, value >> 8 & 0xFF, value >> 16 & 0xFF, value >> 24)
        guard colors == .cmyk else { return fourth << 24 | first << 16 | second << 8 | third }
        func light(_ component: UInt32) -> UInt32 { (component * fourth + 127) / 255 }
        return 0xFF00_0000 | light(first) << 16 | light(second) << 8 | light(third)
    }
}
