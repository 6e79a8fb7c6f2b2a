import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// GP-12, GP-13: what a frame shows of a picture, and that a file is decoded once for all of its sizes.
@Suite final class PictureFittingTests {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fitting-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ raster: Raster, to name: String = "picture.png") throws -> String {
        let file = folder.appending(path: name)
        var encoder = PNGEncoder()
        try Data(encoder.encode(raster)).write(to: file)
        return file.path
    }

    private func list(_ path: String, _ fit: PictureCommand.Fit = .fill, side: Double = 20) -> DisplayList {
        let frame = Rect(x: 0, y: 0, width: side, height: side)
        return DisplayList(
            size: frame.size, background: .white,
            commands: [.picture(PictureCommand(path: path, frame: frame, fit: fit))])
    }

    @Test func aPictureIsDecodedOnceForAllSizes() throws {
        let board = try DrawingBoard()
        let path = try write(Raster(width: 50, height: 50, filledWith: 0xFF00_80FF))
        let shared = DecodedPictures()
        for _ in 0..<3 {
            for scale in [1.0, 2, 3] {
                // A worker of its own each time, as other themes and threads have.
                let renderer = RasterRenderer(text: board.engine, pictures: PictureStore(shared: shared))
                let raster = try renderer.raster(of: list(path), pixelsPerPoint: scale)
                #expect(raster[5, 5] == 0xFF00_80FF)
            }
        }
        #expect(shared.decodingCount == 1)
        #expect(shared.fittingCount == 3)
    }

    @Test func aWarningComesWithThePicture() throws {
        let board = try DrawingBoard()
        let shared = DecodedPictures()
        let good = try write(Raster(width: 50, height: 50, filledWith: 0xFF00_80FF))
        let broken = folder.appending(path: "broken.png").path
        try Data("no picture".utf8).write(to: URL(filePath: broken))
        for path in [good, broken, good, broken] {
            let pictures = PictureStore(shared: shared)
            var list = list(path)
            #expect(list.warnings(text: board.engine, pictures: pictures).count == (path == good ? 0 : 1))
            list = list.replacingBrokenPictures(in: pictures)
            _ = try RasterRenderer(text: board.engine, pictures: pictures).raster(of: list, pixelsPerPoint: 2)
        }
        #expect(shared.decodingCount == 2)
    }

    /// Noise with an edge, so that every way to reduce it leaves other pixels.
    private func noise(width: Int, height: Int) -> Raster {
        var numbers = SeededNumbers(seed: 3)
        return Raster(
            width: width, height: height,
            numbers: (0..<width * height).map { place in
                let bits = UInt32.random(in: 0...0xFF_FFFF, using: &numbers)
                return 0xFF00_0000 | (place % width < width / 3 ? bits & 0x3F_3F3F : bits)
            })
    }

    /// Exact: the same pixels whatever was shown before, of a file that is held and of one that is too large for it.
    @Test(arguments: [(300, 200), (1700, 1500)])
    func aSizeIsTheSameAloneAndAfterOthers(width: Int, height: Int) throws {
        let board = try DrawingBoard()
        let path = try write(noise(width: width, height: height))
        func raster(_ side: Double, _ pictures: PictureStore) throws -> Raster {
            try RasterRenderer(text: board.engine, pictures: pictures)
                .raster(of: list(path, .fit, side: side), pixelsPerPoint: 1)
        }
        let sides = [40.0, 7, 64, 400, 20]
        let alone = try sides.map { try raster($0, PictureStore()) }
        for order in [Array(sides.indices), sides.indices.reversed(), [3, 1, 0, 4, 2]] {
            let shared = DecodedPictures()
            for index in order { #expect(try raster(sides[index], PictureStore(shared: shared)) == alone[index]) }
            #expect(shared.decodingCount == 1)
        }
    }

    @Test func aFileThatWasWrittenAnewIsDecodedAnew() throws {
        let board = try DrawingBoard()
        let renderer = RasterRenderer(text: board.engine, pictures: PictureStore())
        for color: PremultipliedARGB in [0xFFFF_0000, 0xFF00_FF00] {
            let path = try write(Raster(width: 9, height: color == 0xFFFF_0000 ? 9 : 10, filledWith: color))
            #expect(try renderer.raster(of: list(path), pixelsPerPoint: 1)[3, 3] == color)
        }
    }

    /// What is held stays within the bound, but for one picture that is larger.
    @Test func beyondTheBoundTheOldestAreForgotten() throws {
        let board = try DrawingBoard()
        let shared = DecodedPictures(byteLimit: 10_000)
        let renderer = RasterRenderer(text: board.engine, pictures: PictureStore(shared: shared))
        let first = try write(Raster(width: 9, height: 9, filledWith: 0xFF00_0000), to: "first.png")
        for number in 0..<20 {
            let path = try write(Raster(width: 9, height: 9, filledWith: 0xFF00_00FF), to: "\(number).png")
            _ = try renderer.raster(of: list(path), pixelsPerPoint: 1)
            _ = try renderer.raster(of: list(first), pixelsPerPoint: 1)
            #expect(shared.byteCount <= 10_000)
        }
        // The first was used again and again, and never went.
        #expect(shared.decodingCount == 21)
        _ = try renderer.raster(of: list(first, side: 100), pixelsPerPoint: 1)
        #expect(shared.byteCount > 10_000)
    }

    /// Pictures that come again and again, more than are held, are decoded twice at most, and are the same each time.
    @Test func whatDoesNotFitIsPutAside() throws {
        let board = try DrawingBoard()
        let shared = DecodedPictures(byteLimit: 20_000)
        let renderer = RasterRenderer(text: board.engine, pictures: PictureStore(shared: shared))
        let paths = try (0..<20).map { try write(noise(width: 30 + $0, height: 40), to: "\($0).png") }
        func rasters(_ renderer: RasterRenderer) throws -> [Raster] {
            try paths.map { try renderer.raster(of: list($0, side: 20), pixelsPerPoint: 1) }
        }
        let alone = try rasters(RasterRenderer(text: board.engine, pictures: PictureStore()))
        for _ in 0..<5 { #expect(try rasters(renderer) == alone) }
        #expect(shared.decodingCount <= 2 * paths.count)
        #expect(shared.byteCount <= 20_000)
    }

    /// As on a board, after the states: of files for which there is no room their halves are held.
    @Test func whatIsShownSmallIsNotDecodedAgain() throws {
        let board = try DrawingBoard()
        let shared = DecodedPictures(byteLimit: 400_000)
        let paths = try (0..<20).map { try write(noise(width: 61 + $0, height: 63), to: "\($0).png") }
        for side in [30.0, 10] {
            for path in paths {
                func raster(_ pictures: PictureStore) throws -> Raster {
                    try RasterRenderer(text: board.engine, pictures: pictures)
                        .raster(of: list(path, side: side), pixelsPerPoint: 1)
                }
                #expect(try raster(PictureStore(shared: shared)) == raster(PictureStore()))
            }
        }
        #expect(shared.decodingCount == paths.count)
    }

    @Test func whatIsWrongWithAFileIsKnownAfterItsPixelsAreForgotten() throws {
        let shared = DecodedPictures(byteLimit: 10_000)
        let store = PictureStore(shared: shared)
        let paths = try (0..<3).map { number in
            try write(Raster(width: 60, height: 60, filledWith: 0xFF00_00FF), to: "\(number).png")
        }
        for _ in 0..<3 {
            for path in paths + ["/nowhere/missing.png"] {
                let picture = PictureCommand(
                    path: path, frame: Rect(x: 0, y: 0, width: 9, height: 9), fit: .fill,
                    placeholder: [.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black))])
                let list = DisplayList(
                    size: Size(width: 9, height: 9), background: .white, commands: [.picture(picture)])
                #expect((list.replacingBrokenPictures(in: store) == list) == paths.contains(path))
            }
        }
        // Each once, and the one that is missing.
        #expect(shared.decodingCount == 4)
    }

    @Test func severalThreadsWaitForOneDecoding() async throws {
        let path = try write(Raster(width: 900, height: 900, filledWith: 0xFF12_3456))
        let shared = DecodedPictures()
        let list = list(path)
        await withTaskGroup(of: PremultipliedARGB?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    guard let board = try? DrawingBoard() else { return nil }
                    let renderer = RasterRenderer(text: board.engine, pictures: PictureStore(shared: shared))
                    return try? renderer.raster(of: list, pixelsPerPoint: 1)[1, 1]
                }
            }
            for await pixel in group { #expect(pixel == 0xFF12_3456) }
        }
        #expect(shared.decodingCount == 1)
    }

    /// A half, two halves beside and below each other: red left of blue over green.
    private func quarters(width: Int, height: Int) -> Raster {
        Raster(
            width: width, height: height,
            numbers: (0..<width * height).map { index in
                index / width < height / 2 ? index % width < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF : 0xFF00_FF00
            })
    }

    @Test(arguments: [
        (PictureCommand.Fit.stretch, 0xFFFF_0000 as PremultipliedARGB, 0xFF00_FF00 as PremultipliedARGB),
        (.fill, 0xFFFF_0000, 0xFF00_FF00), (.fit, 0xFFFF_FFFF, 0xFFFF_FFFF),
    ])
    func fitsShowWhatTheyAreCalled(fit: PictureCommand.Fit, top: PremultipliedARGB, bottom: PremultipliedARGB) throws {
        let board = try DrawingBoard()
        let path = try write(quarters(width: 80, height: 40))
        let raster = try RasterRenderer(text: board.engine, pictures: PictureStore())
            .raster(of: list(path, fit), pixelsPerPoint: 1)
        #expect(raster[1, 1] == top && raster[1, 18] == bottom)
        #expect(raster[1, 6] == 0xFFFF_0000 && raster[18, 6] == 0xFF00_00FF && raster[18, 13] == 0xFF00_FF00)
    }

    /// The first chunk of a PNG file of 100,000 × 100,000 pixels, and nothing more.
    static let hugeHeader: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1, 0x86, 0xA0, 0, 1,
        0x86,
        0xA0, 8, 2, 0, 0, 0, 0x27, 0x30, 0x9C, 0x9F,
    ]

    /// A placeholder, a warning with the reason, and the rest of the page.
    @Test(
        arguments: [
            ([], "is not a PNG, JPEG, WebP or SVG file"),
            (Array("A text.\n".utf8), "is not a PNG, JPEG, WebP or SVG file"),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "is a JPEG file that ends too early"),
            (hugeHeader, "has 100000 × 100000 pixels; at most 300000000 are accepted"),
        ] as [([UInt8], String)])
    func whatIsNoPictureIsAPlaceholderAndAWarning(bytes: [UInt8], reason: String) throws {
        let board = try DrawingBoard()
        let file = folder.appending(path: "wrong.png")
        try Data(bytes).write(to: file)
        var list = list(file.path)
        list.commands.append(.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .color(.black)))
        let pictures = PictureStore()
        let raster = try RasterRenderer(text: board.engine, pictures: pictures).raster(of: list, pixelsPerPoint: 1)
        #expect(raster[10, 2] == 0xFFE5_E5EA && raster[0, 0] == 0xFF00_0000)
        let warnings = list.warnings(text: board.engine, pictures: pictures)
        #expect(warnings.map(\.message) == ["picture '\(file.path)' \(reason)"])
    }
}
