import Codecs
import Drawing
import Geometry
import Rasters

/// A grid of colours or greys as a PDF file holds it: rows that are filtered as in a PNG file, and deflated; or a JPEG
/// file.
struct PDFSamples: Hashable {
    let width: Int
    let height: Int
    let isGray: Bool
    var coding = OriginalPicture.Coding.filteredRows
    let stream: [UInt8]

    /// The entries of its dictionary.
    var entries: String {
        let (space, count) = isGray ? ("/DeviceGray", 1) : ("/DeviceRGB", 3)
        return "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace \(space)"
            + " /BitsPerComponent 8 /Interpolate true "
            + (coding == .jpeg
                ? "/Filter /DCTDecode"
                : "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(count) /Columns \(width) >>")
    }

    /// The end tells a stream from most others.
    func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(stream.count)
        for byte in stream.suffix(24) { hasher.combine(byte) }
    }
}

/// Colours, and how much of them shows, stretched to the same frame.
struct PDFImage: Hashable {
    let colors: PDFSamples
    /// Greys; `nil` where all shows.
    let alpha: PDFSamples?
}

/// Pictures and shadows, encoded once for all documents that show them.
///
/// They belong to one thread. What a document holds does not depend on what came before: pixels are told apart by all of
/// them, which takes no time where they are the same memory.
final class PDFImages {
    private var images = BoundedCache<RasterKey, PDFImage>(limit: 12 << 20)
    private var masks = BoundedCache<MaskKey, PDFSamples>(limit: 3 << 20)
    private var files = BoundedCache<FileKey, Raster?>(limit: 3 << 19)
    private var encoder = PNGEncoder()
    private let decoder = PNGDecoder(pixelLimit: 4_000_000)

    /// A picture as it is.
    func image(of raster: Raster) throws(DrawingError) -> PDFImage {
        try images.value(for: RasterKey(raster: raster)) { () throws(DrawingError) in
            let image = try makeImage(of: raster)
            let bytes = image.colors.stream.count + (image.alpha?.stream.count ?? 0)
            return (image, bytes + 4 * raster.pixels.count)
        }
    }

    /// A file's pixels as they are coded.
    func image(of original: OriginalPicture) -> PDFImage {
        let colors = PDFSamples(
            width: original.width, height: original.height, isGray: original.isGray, coding: original.coding,
            stream: original.bytes)
        return PDFImage(colors: colors, alpha: nil)
    }

    /// One colour that shows as far as a mask covers.
    func image(of mask: CoverageMask, color: Color) throws(DrawingError) -> PDFImage {
        let alpha = try masks.value(for: MaskKey(mask: mask)) { () throws(DrawingError) in
            let samples = try grays(mask.width, mask.height, mask.coverage)
            return (samples, samples.stream.count + mask.coverage.count)
        }
        let opaque = PremultipliedARGB(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        return PDFImage(colors: try samples(of: Raster(width: 1, height: 1, filledWith: opaque)), alpha: alpha)
    }

    /// The picture of a PNG file; `nil` for one that shows nothing.
    func image(ofFile png: [UInt8]) throws(DrawingError) -> PDFImage? {
        let raster = files.value(for: FileKey(bytes: png)) {
            let raster = try? decoder.raster(of: png)
            return (raster, png.count + 4 * (raster?.pixels.count ?? 0))
        }
        guard let raster else { return nil }
        return try image(of: raster)
    }

    private func makeImage(of raster: Raster) throws(DrawingError) -> PDFImage {
        if raster.isOpaque { return PDFImage(colors: try samples(of: raster), alpha: nil) }
        let alpha = try grays(raster.width, raster.height, raster.pixels.map { UInt8($0.alpha) })
        let opaque = raster.pixels.map { pixel in
            let straight = pixel.straight
            return StraightRGBA(red: straight.red, green: straight.green, blue: straight.blue).premultiplied
        }
        let colors = try samples(of: Raster(width: raster.width, height: raster.height, pixels: opaque))
        return PDFImage(colors: colors, alpha: alpha)
    }

    private func grays(_ width: Int, _ height: Int, _ levels: [UInt8]) throws(DrawingError) -> PDFSamples {
        let pixels = levels.map { PremultipliedARGB(argb: 0xFF00_0000 | UInt32($0) * 0x01_0101) }
        return try samples(of: Raster(width: width, height: height, pixels: pixels), format: .gray)
    }

    private func samples(of raster: Raster, format: PNGFormat = .rgb) throws(DrawingError) -> PDFSamples {
        let band = try DrawingError.encoding { () throws(EncodingError) in
            try encoder.encode(raster, rows: 0..<raster.height, format: format)
        }
        return PDFSamples(
            width: raster.width, height: raster.height, isGray: format == .gray,
            stream: zlibStream(of: band.deflated, checksum: band.checksum))
    }
}

/// A picture by its pixels, some of which tell it from most others.
private struct RasterKey: Hashable {
    let raster: Raster

    func hash(into hasher: inout Hasher) {
        hasher.combine(raster.width)
        hasher.combine(raster.height)
        let count = raster.pixels.count
        for index in stride(from: 0, to: count, by: max(count / 16, 1)) { hasher.combine(raster.pixels[index].argb) }
    }
}

/// A mask by its coverage, some of which tells it from most others.
private struct MaskKey: Hashable {
    let mask: CoverageMask

    func hash(into hasher: inout Hasher) {
        hasher.combine(mask.width)
        hasher.combine(mask.height)
        let count = mask.coverage.count
        for index in stride(from: 0, to: count, by: max(count / 16, 1)) { hasher.combine(mask.coverage[index]) }
    }
}
