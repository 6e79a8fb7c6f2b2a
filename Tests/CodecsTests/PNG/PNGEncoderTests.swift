import CCairo
import Codecs
import Foundation
import PictureFiles
import RandomNumbers
import Rasters
import Testing

@Suite struct PNGEncoderTests {
    let decoder = PNGDecoder(pixelLimit: 1_000_000)

    /// Every size up to 70 × 70 in steps that share no factor with a band's or a pixel group's length.
    @Test(arguments: [true, false])
    func whatIsWrittenIsReadAgain(isOpaque: Bool) throws {
        var generator = SeededNumbers(seed: isOpaque ? 1 : 2)
        var encoder = PNGEncoder(bands: RasterBands(rowCount: 16))
        for width in Array(1...9) + [16, 33, 70] {
            for height in [1, 2, 15, 16, 17, 32, 70] {
                let raster = Raster.random(width: width, height: height, isOpaque: isOpaque, using: &generator)
                let file = try encoder.encode(raster)
                #expect(try decoder.raster(of: file) == raster, "\(width) × \(height)")
                #expect(try readByLibpng(file) == raster, "\(width) × \(height)")
            }
        }
    }

    /// One pixel has no room for a palette; flat pictures have.
    @Test(
        arguments: [(0xFF12_3456, 2, 3), (0xFE12_3456, 6, 3), (0xFF40_4040, 0, 3), (0, 4, 3)]
            as [(PremultipliedARGB, UInt8, UInt8)])
    func theFormatFollowsFromThePixels(pixel: PremultipliedARGB, ofOne: UInt8, ofMany: UInt8) throws {
        var encoder = PNGEncoder()
        for (raster, colorType) in [
            (Raster(width: 1, height: 1, filledWith: pixel), ofOne),
            (Raster(width: 30, height: 200, filledWith: pixel), ofMany),
        ] {
            let file = try encoder.encode(raster)
            #expect(file[25] == colorType)
            #expect(try decoder.raster(of: file) == raster)
            #expect(try readByLibpng(file) == raster)
        }
    }

    /// A row begins as the one above does, and goes on in the colour whose bits are all others.
    @Test(arguments: [0xFFFF_FFFF, 0xFF00_0000, 0] as [PremultipliedARGB])
    func aColorThatComesLateIsInThePalette(ground: PremultipliedARGB) throws {
        let late: PremultipliedARGB = ground == 0 ? 0xFFFF_FFFF : 0
        var raster = Raster(width: 60, height: 40, filledWith: ground)
        for y in 1..<40 { for x in 8..<60 { raster.pixels[y * 60 + x] = late } }
        var encoder = PNGEncoder()
        let file = try encoder.encode(raster)
        #expect(file[25] == 3)
        #expect(try decoder.raster(of: file) == raster)
        #expect(try readByLibpng(file) == raster)
    }

    @Test func everyPremultipliedColorComesBack() throws {
        var encoder = PNGEncoder()
        var pixels: [UInt32] = []
        for alpha in UInt32(0)...255 {
            for color in UInt32(0)...255 {
                let (red, green) = (min(color, alpha), min(255 - color, alpha))
                pixels.append(alpha << 24 | red << 16 | green << 8 | alpha / 2)
            }
        }
        let raster = Raster(width: 256, height: 256, numbers: pixels)
        #expect(try decoder.raster(of: encoder.encode(raster)) == raster)
    }

    @Test func theSameRasterGivesTheSameBytes() throws {
        var generator = SeededNumbers(seed: 3)
        let raster = Raster.random(width: 61, height: 300, isOpaque: false, using: &generator)
        var (first, second) = (PNGEncoder(), PNGEncoder())
        let file = try first.encode(raster)
        _ = try second.encode(Raster(width: 500, height: 500, filledWith: 7))
        #expect(try second.encode(raster) == file)
    }

    @Test func aBandIsEncodedWithoutTheOthers() throws {
        var generator = SeededNumbers(seed: 4)
        let raster = Raster.random(width: 20, height: 40, isOpaque: true, using: &generator)
        var other = Raster.random(width: 20, height: 40, isOpaque: true, using: &generator)
        other.pixels.replaceSubrange(16 * 20..<32 * 20, with: raster.pixels[16 * 20..<32 * 20])
        var encoder = PNGEncoder(bands: RasterBands(rowCount: 16))
        #expect(
            try encoder.encode(raster, rows: 16..<32, format: .rgb)
                == encoder.encode(other, rows: 16..<32, format: .rgb))
        #expect(
            try encoder.encode(raster, rows: 0..<16, format: .rgb)
                != encoder.encode(other, rows: 0..<16, format: .rgb))
    }

    @Test func flatPicturesAreSmall() throws {
        var encoder = PNGEncoder()
        #expect(try encoder.encode(Raster(width: 750, height: 1624, filledWith: 0xFFEE_EEEE)).count < 25_000)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")))
    func pngcheckFindsNothingWrong() throws {
        var generator = SeededNumbers(seed: 5)
        var encoder = PNGEncoder()
        let folder = FileManager.default.temporaryDirectory.appending(path: "png-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for isOpaque in [true, false] {
            let raster = Raster.random(width: 123, height: 300, isOpaque: isOpaque, using: &generator)
            try Data(encoder.encode(raster)).write(to: folder.appending(path: "\(isOpaque).png"))
        }
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/pngcheck")
        check.arguments = ["-q", folder.appending(path: "true.png").path, folder.appending(path: "false.png").path]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    /// The file as Cairo's reader, which is libpng, decodes it.
    private func readByLibpng(_ file: [UInt8]) throws -> Raster {
        let source = ByteSource(bytes: file)
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, target, count in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                return Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue().read(into: target, Int(count))
            }, Unmanaged.passUnretained(source).toOpaque())
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let start = try #require(cairo_image_surface_get_data(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let pixels = UnsafeRawBufferPointer(start: start, count: Int(width * height) * 4).bindMemory(to: UInt32.self)
        return Raster(
            width: Int(width), height: Int(height), numbers: pixels.map { isOpaque ? $0 | 0xFF00_0000 : $0 })
    }
}

private final class ByteSource {
    private var rest: ArraySlice<UInt8>

    init(bytes: [UInt8]) { rest = bytes[...] }

    func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in rest.prefix(count).enumerated() { target[index] = byte }
        rest = rest.dropFirst(count)
        return CAIRO_STATUS_SUCCESS
    }
}

extension Raster {
    /// Runs of equal pixels, rows equal to the ones above, and noise.
    static func random(width: Int, height: Int, isOpaque: Bool, using generator: inout SeededNumbers) -> Raster {
        var raster = Raster(width: width, height: height)
        var pixel = PremultipliedARGB.clear
        for index in raster.pixels.indices {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: pixel = .randomPixel(isOpaque: isOpaque, using: &generator)
            case 1 where index >= width: pixel = raster.pixels[index - width]
            default: if index == 0 { pixel = .randomPixel(isOpaque: isOpaque, using: &generator) }
            }
            raster.pixels[index] = pixel
        }
        return raster
    }
}

extension PremultipliedARGB {
    fileprivate static func randomPixel(isOpaque: Bool, using generator: inout SeededNumbers) -> Self {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        let colors = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
        return Self(argb: alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2])
    }
}
