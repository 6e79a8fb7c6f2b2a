internal import CPixels
import Files
import Geometry
package import Rasters

/// Reads picture files as they are shown: upright, in sRGB, at the size that is asked for.
///
/// Rows of a large file are reduced as they come, and those of a JPEG or WebP file come reduced: no more of a picture is
/// held than its format makes necessary. A decoder belongs to one thread; it remembers the ways from profiles to sRGB.
package final class ShownPictureDecoder {
    private let decoder: PictureDecoder
    private var converters: [ConverterKey: ColorConverter?] = [:]
    private var filters = LineFilters()

    private struct ConverterKey: Hashable {
        let profile: StoredProfile
        let colors: StoredColors
    }

    /// A decoder that refuses larger pictures.
    package init(limits: PictureLimits) { decoder = PictureDecoder(limits: limits) }

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
        if let large = LargeFile(rows.header) { return .large(large) }
        if let picture = file.plainPicture(rows.header) { return .whole(picture) }
        return .whole(try rows.stored())
    }

    /// All of a file that a program drew.
    ///
    /// - Parameter bytes: of the whole file, which has no more pixels than are held.
    func picture(of bytes: [UInt8]) throws(PictureDecodingError) -> StoredPicture {
        try decoder.rows(of: FileBytes(copying: bytes)).stored()
    }

    /// All of a large file, its sides divided by powers of two: a picture for each.
    ///
    /// - Parameter place: where they are put, with room for all; `nil` where they cannot be put there.
    package func file(
        atPath path: String, dividedBy divisors: [Int], at place: ScratchPlace
    ) throws(PictureDecodingError) -> [StoredPicture]? {
        try rows(atPath: path).stored(dividedBy: divisors, at: place)
    }

    /// All of a large file, its sides divided by a power of two, held in memory.
    package func file(atPath path: String, dividedBy divisor: Int) throws(PictureDecodingError) -> StoredPicture {
        try rows(atPath: path).stored(dividedBy: divisor)
    }

    private func rows(atPath path: String) throws(PictureDecodingError) -> any PictureRows {
        try decoder.rows(of: FileBytes(ofPictureAtPath: path, lengthLimit: decoder.limits.fileLength))
    }

    /// What a cut shows of a picture, upright and in sRGB: the same pixels whatever else was made of it.
    package func raster(of picture: StoredPicture, cut: RowReducer.Cut) throws(PictureDecodingError) -> Raster {
        let picture = (picture.isMadeOfHalf(cut) ? picture.half : nil) ?? picture
        let (header, rows) = (picture.header, picture.rows)
        let cut = picture.orientation.stored(cut, width: header.width, height: header.height)
        if let bytes = try unreduced(picture, cut: cut) { return shown(bytes, of: header, picture.orientation, cut) }
        var reducer = RowReducer(cut, of: rows, hasAlpha: header.hasAlpha, filters: &filters)
        do throws(FileSystemError) {
            unsafe try picture.pixels.forEachRow(of: rows) { row in
                unsafe reducer.add(row)
                return reducer.isOpen
            }
        } catch {
            throw .lost(error.reason)
        }
        reducer.finish()
        return shown(reducer.result, of: header, picture.orientation, cut)
    }

    /// The pixels of a cut that has as many as it shows, whole ones, which are what a reducer would make of them; `nil`
    /// for others, and where what shows through is to be told from colours that nobody sees.
    private func unreduced(
        _ picture: StoredPicture, cut: RowReducer.Cut
    ) throws(PictureDecodingError) -> [UInt8]? {
        let rows = picture.rows
        guard !picture.header.hasAlpha, rows.pixelsPerColumn == 1, rows.pixelsPerRow == 1,
            let x = Int(exactly: cut.x), let y = Int(exactly: cut.y), cut.width == Double(cut.columns),
            cut.height == Double(cut.rows), x >= 0, y >= 0, x + cut.columns <= rows.width,
            y + cut.rows <= rows.height
        else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * cut.columns * cut.rows)
        var number = 0
        do throws(FileSystemError) {
            unsafe try picture.pixels.forEachRow(of: rows) { row in
                if number >= y {
                    unsafe bytes += UnsafeRawBufferPointer(start: row + x, count: 4 * cut.columns)
                }
                number += 1
                return number < y + cut.rows
            }
        } catch {
            throw .lost(error.reason)
        }
        return bytes
    }
}

extension FileBytes {
    /// The picture of a sound PNG file of the plain kind, which is decoded in a third of the time that its library takes;
    /// `nil` for others, on which that is to decide.
    ///
    /// - Parameter header: what the library has read before the data.
    fileprivate func plainPicture(_ header: PictureHeader) -> StoredPicture? {
        guard header.format == .png,
            let plain = unsafe PlainPNG(bytes: Array(buffer), pixelLimit: header.width * header.height),
            plain.endsWithData, let bytes = plain.pixelBytes()
        else { return nil }
        return StoredPicture(
            size: header.uprightSize, header: header, orientation: PictureOrientation(exif: header.exif),
            rows: RowsSize(width: header.width, height: header.height, pixelsPerColumn: 1, pixelsPerRow: 1),
            pixels: .held(bytes))
    }
}

extension RowReducer {
    /// - Parameters:
    ///   - cut: in pixels of the file.
    ///   - rows: those that come, of which each pixel may stand for several of the file's.
    fileprivate init(_ cut: Cut, of rows: RowsSize, hasAlpha: Bool, filters: inout LineFilters) {
        var scaled = cut
        scaled.x /= rows.pixelsPerColumn
        scaled.width /= rows.pixelsPerColumn
        scaled.y /= rows.pixelsPerRow
        scaled.height /= rows.pixelsPerRow
        self.init(scaled, width: rows.width, height: rows.height, hasAlpha: hasAlpha, filters: &filters)
    }
}

extension Raster {
    /// A picture of colours that are not yet multiplied by alpha: red, green, blue and alpha of each pixel.
    fileprivate init(width: Int, height: Int, straightColors bytes: [UInt8]) {
        let pixels = unsafe [PremultipliedARGB](unsafeUninitializedCapacity: width * height) { pixels, count in
            guard let start = UnsafeMutableRawPointer(pixels.baseAddress) else { return }
            // A pixel is nothing but its number.
            unsafe thumbindex_multiply_by_alpha(bytes, bytes.count / 4, start.assumingMemoryBound(to: UInt32.self))
            count = bytes.count / 4
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
