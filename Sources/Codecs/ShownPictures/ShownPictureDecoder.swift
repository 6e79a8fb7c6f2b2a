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
        let (width, height) = (Double(header.width), Double(header.height))
        let uprightCut = cut(
            orientation.swapsSides ? Size(width: height, height: width) : Size(width: width, height: height))
        let cut = orientation.stored(uprightCut, width: header.width, height: header.height)
        var bytes = try rows.reduced(to: cut)
        if let converter = converter(for: header) {
            converter.convert(&bytes)
        } else if header.colors == .cmyk {
            bytes.withUnsafeMutableBytes { $0.mixInks() }
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

extension PictureRows {
    /// A part of the picture, reduced while it is read; all rows are read, so that a file cut off anywhere is found out.
    ///
    /// - Returns: four bytes a pixel, as the rows have them.
    func reduced(to cut: RowReducer.Cut) throws(PictureDecodingError) -> [UInt8] {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        // A decoder's own shrinking lets some moiré pass: it leaves four times as many pixels, for the better filter.
        let size = try begin(shrink: max(ratio / 4, 1))
        var scaled = cut
        scaled.x /= size.pixelsPerColumn
        scaled.width /= size.pixelsPerColumn
        scaled.y /= size.pixelsPerRow
        scaled.height /= size.pixelsPerRow
        var reducer = RowReducer(scaled, width: size.width, height: size.height, hasAlpha: header.hasAlpha)
        let row = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: size.width)
        defer { row.deallocate() }
        for _ in 0..<size.height {
            try row.withMemoryRebound(to: UInt8.self, capacity: size.width * 4) {
                (bytes) throws(PictureDecodingError) in try readRow(into: bytes)
            }
            reducer.add(row)
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
