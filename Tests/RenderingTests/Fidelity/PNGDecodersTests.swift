import CPNG
import Codecs
import DrawingBoards
import Foundation
import PictureFiles
import Rasters
import Testing

/// Files of every colour type and depth that the encoder writes, for decoders of others: libpng, spng, pngcheck,
/// ImageMagick and Chromium.
@Suite final class PNGDecodersTests {
    /// A file, and its pixels as bytes red, green, blue, alpha.
    private struct Picture {
        let name: String
        let file: [UInt8]
        let pixels: [UInt8]
        let raster: Raster
    }

    private static let size = (width: 37, height: 23)
    private let pictures: [Picture]
    private let folder: URL

    init() throws {
        var pictures: [Picture] = []
        for (name, colors) in Self.kinds {
            let raster = Raster(
                width: Self.size.width, height: Self.size.height,
                numbers: (0..<Self.size.width * Self.size.height).map { place -> UInt32 in
                    colors[(place * place / 7 + place / 5) % colors.count]
                })
            var straight = StraightRows()
            straight.fill(with: 0..<raster.height, of: raster)
            var encoder = PNGEncoder(bands: RasterBands(rowCount: 10))
            let (fast, small) = (try encoder.encode(raster), try encoder.encodeSmall(raster).bytes)
            for (level, file) in [("fast", fast), ("small", small)] {
                pictures.append(Picture(name: "\(level) \(name)", file: file, pixels: straight.bytes, raster: raster))
            }
        }
        self.pictures = pictures
        folder = FileManager.default.temporaryDirectory.appending(path: "decoders-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, picture) in pictures.enumerated() { try Data(picture.file).write(to: path(number)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ number: Int) -> URL { folder.appending(path: "\(number).png") }

    /// The colours of a picture for each format, multiplied by alpha.
    private static let kinds: [(String, [UInt32])] = {
        var kinds: [(String, [UInt32])] = []
        kinds.append(("grey", (0..<256).map { number -> UInt32 in pixel([number, number, number], alpha: 255) }))
        kinds.append(
            (
                "grey with alpha",
                (0..<300).map { number -> UInt32 in pixel([number, number, number], alpha: number * 3) }
            ))
        for (name, count) in [
            ("RGB", 300), ("2 colours", 2), ("4 colours", 4), ("16 colours", 16), ("200 colours", 200),
        ] {
            kinds.append((name, (0..<count).map { color($0, alpha: 255) }))
            kinds.append((name + ", some clear", (0..<count).map { color($0, alpha: $0 % 3 * 127 + $0 / 3) }))
        }
        return kinds
    }()

    private static func color(_ number: Int, alpha: Int) -> UInt32 {
        pixel([number * 33 + 9, number * 55 + 40, number * 99 + 80], alpha: alpha)
    }

    private static func pixel(_ components: [Int], alpha: Int) -> UInt32 {
        let alpha = alpha % 256
        return components.reduce(UInt32(alpha)) { pixel, component in
            let multiplied = component % 256 * alpha / 255
            return pixel << 8 | UInt32(multiplied)
        }
    }

    @Test func everyColorTypeAndDepthIsThere() {
        let kinds = Set(pictures.map { "type \($0.file[25]), \($0.file[24]) bits" })
        #expect(
            kinds.sorted() == [
                "type 0, 8 bits", "type 2, 8 bits", "type 3, 1 bits", "type 3, 2 bits", "type 3, 4 bits",
                "type 3, 8 bits", "type 4, 8 bits", "type 6, 8 bits",
            ])
    }

    @Test func libpngReadsThem() {
        for picture in pictures {
            var decoded = [UInt8](repeating: 7, count: picture.pixels.count)
            let count = decoded.count
            #expect(thumbindex_libpng_read(picture.file, picture.file.count, &decoded, count) == 1, "\(picture.name)")
            #expect(decoded == picture.pixels, "\(picture.name)")
        }
    }

    @Test func spngReadsThem() throws {
        let decoder = PNGDecoder(pixelLimit: 1_000_000)
        for picture in pictures { #expect(try decoder.raster(of: picture.file) == picture.raster, "\(picture.name)") }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")))
    func pngcheckFindsNothingWrong() throws {
        let check = Process()
        check.executableURL = URL(filePath: "/usr/bin/pngcheck")
        check.arguments = ["-q"] + pictures.indices.map { path($0).path }
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/convert")))
    func imageMagickReadsThem() throws {
        for (number, picture) in pictures.enumerated() {
            let (convert, output) = (Process(), Pipe())
            convert.executableURL = URL(filePath: "/usr/bin/convert")
            convert.arguments = [path(number).path, "-depth", "8", "rgba:-"]
            convert.standardOutput = output
            try convert.run()
            let decoded = output.fileHandleForReading.readDataToEndOfFile()
            convert.waitUntilExit()
            #expect(convert.terminationStatus == 0, "\(picture.name)")
            #expect(Array(decoded) == picture.pixels, "\(picture.name)")
        }
    }

    @Test(.enabled(if: Chromium.isInstalled))
    func chromiumReadsThem() throws {
        let shown = try Chromium.pixels(ofPictures: pictures.map(\.file), mediaType: "image/png")
        try #require(shown.count == pictures.count)
        for (picture, pixels) in zip(pictures, shown) { #expect(pixels == picture.raster.numbers, "\(picture.name)") }
    }
}
