package import Geometry
package import Rasters

/// Reads picture files as they are shown: upright, in sRGB, at the size that is asked for.
///
/// A large JPEG or WebP file is decoded at about that size, and rows are reduced as they come: no more of a picture is
/// held than its format makes necessary. A decoder belongs to one thread; it remembers the ways from profiles to sRGB.
package final class ShownPictureDecoder {
    private let decoder: PictureDecoder
    private var converters: [ConverterKey: ColorConverter?] = [:]

    private struct ConverterKey: Hashable {
        let profile: StoredProfile
        let colors: StoredColors
    }

    /// A decoder that refuses larger pictures.
    package init(limits: PictureLimits) { decoder = PictureDecoder(limits: limits) }

    /// - Parameters:
    ///   - path: of a regular file.
    ///   - cut: what is to be shown of an upright picture of a size in pixels, and in how many pixels.
    package func raster(
        atPath path: String, cut: (Size) -> RowReducer.Cut
    ) throws(PictureDecodingError) -> Raster {
        try raster(of: FileBytes(ofPictureAtPath: path, lengthLimit: decoder.limits.fileLength), cut: cut)
    }

    /// - Parameter bytes: of a whole file.
    package func raster(of bytes: [UInt8], cut: (Size) -> RowReducer.Cut) throws(PictureDecodingError) -> Raster {
        try raster(of: FileBytes(copying: bytes), cut: cut)
    }

    private func raster(of file: FileBytes, cut: (Size) -> RowReducer.Cut) throws(PictureDecodingError) -> Raster {
        let rows = try decoder.rows(of: file)
        let header = rows.header
        let orientation = PictureOrientation(exif: header.exif)
        let cut = orientation.stored(cut(header.uprightSize), width: header.width, height: header.height)
        return shown(try rows.reduced(to: cut), of: header, orientation, cut)
    }

    /// The pixels of a cut as they are shown.
    ///
    /// - Parameter bytes: four a pixel, as the picture's rows have them.
    private func shown(
        _ bytes: [UInt8], of header: PictureHeader, _ orientation: PictureOrientation, _ cut: RowReducer.Cut
    ) -> Raster {
        var bytes = bytes
        if let converter = converter(for: header) {
            converter.convert(&bytes)
        } else if header.colors == .cmyk {
            unsafe bytes.withUnsafeMutableBytes { unsafe $0.mixInks() }
        }
        return orientation.upright(Raster(width: cut.columns, height: cut.rows, straightColors: bytes))
    }

    private func converter(for header: PictureHeader) -> ColorConverter? {
        guard header.profile != .none else { return nil }
        let key = ConverterKey(profile: header.profile, colors: header.colors)
        if let converter = converters[key] { return converter }
        // Pictures of one place have few profiles; more than that are a way to take memory.
        if converters.count >= 16 { converters = [:] }
        let converter = ColorConverter(header.profile, colors: header.colors)
        converters[key] = .some(converter)
        return converter
    }
}

extension ShownPictureDecoder {
    /// All of a file, for all sizes in which it will be shown; of one with too many pixels only how large it is, and of
    /// one without pixels what draws it.
    package func file(atPath path: String) throws(PictureDecodingError) -> DecodedFile {
        let file = try FileBytes(ofPictureAtPath: path, lengthLimit: decoder.limits.fileLength)
        if unsafe PictureFileFormat(signature: file.buffer.prefix(PictureFileFormat.signatureLength)) == .svg {
            guard file.count <= SVGPicture.lengthLimit else {
                throw .tooLong(bytes: file.count, limit: SVGPicture.lengthLimit)
            }
            let bytes = unsafe Array(file.buffer)
            return .drawing(try SVGPicture(bytes))
        }
        let rows = try decoder.rows(of: file)
        let size = rows.header.uprightSize
        guard StoredPicture.divisor(of: size) == 1 else { return .large(size) }
        return .whole(try rows.stored(dividedBy: 1))
    }

    /// All of a large file, its sides divided by a power of two.
    package func file(atPath path: String, dividedBy divisor: Int) throws(PictureDecodingError) -> StoredPicture {
        try rows(atPath: path).stored(dividedBy: divisor)
    }

    private func rows(atPath path: String) throws(PictureDecodingError) -> any PictureRows {
        try decoder.rows(of: FileBytes(ofPictureAtPath: path, lengthLimit: decoder.limits.fileLength))
    }

    /// What a cut shows of a picture, upright and in sRGB: the same pixels whatever else was made of it.
    package func raster(of picture: StoredPicture, cut: RowReducer.Cut) -> Raster {
        let (header, rows) = (picture.header, picture.rows)
        let cut = picture.orientation.stored(cut, width: header.width, height: header.height)
        var reducer = RowReducer(cut, of: rows, hasAlpha: header.hasAlpha)
        unsafe picture.pixels.withUnsafeBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: SIMD4<UInt8>.self)
            guard let start = pixels.baseAddress else { return }
            for row in 0..<rows.height where reducer.isOpen { unsafe reducer.add(start + row * rows.width) }
        }
        reducer.finish()
        return shown(reducer.result, of: header, picture.orientation, cut)
    }
}

extension RowReducer {
    /// - Parameters:
    ///   - cut: in pixels of the file.
    ///   - rows: those that come, of which each pixel may stand for several of the file's.
    fileprivate init(_ cut: Cut, of rows: RowsSize, hasAlpha: Bool) {
        var scaled = cut
        scaled.x /= rows.pixelsPerColumn
        scaled.width /= rows.pixelsPerColumn
        scaled.y /= rows.pixelsPerRow
        scaled.height /= rows.pixelsPerRow
        self.init(scaled, width: rows.width, height: rows.height, hasAlpha: hasAlpha)
    }
}

extension PictureRows {
    /// A part of the picture, reduced while it is read; all rows are read, so that a file cut off anywhere is found out.
    ///
    /// - Returns: four bytes a pixel, as the rows have them.
    func reduced(to cut: RowReducer.Cut) throws(PictureDecodingError) -> [UInt8] {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        // A decoder's own shrinking lets some moiré pass: it leaves four times as many pixels, for the better filter.
        let size = try begin(shrink: max(ratio / 4, 1))
        var reducer = RowReducer(cut, of: size, hasAlpha: header.hasAlpha)
        let row = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: size.width)
        defer { unsafe row.deallocate() }
        for _ in 0..<size.height {
            unsafe try row.withMemoryRebound(to: UInt8.self, capacity: size.width * 4) {
                (bytes) throws(PictureDecodingError) in unsafe try readRow(into: bytes)
            }
            unsafe reducer.add(row)
        }
        try finish()
        reducer.finish()
        return reducer.result
    }
}

extension Raster {
    /// A picture of colours that are not yet multiplied by alpha: red, green, blue and alpha of each pixel.
    fileprivate init(width: Int, height: Int, straightColors bytes: [UInt8]) {
        let pixels = stride(from: 0, to: bytes.count, by: 4).map { index in
            StraightRGBA(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: bytes[index + 3])
                .premultiplied
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
