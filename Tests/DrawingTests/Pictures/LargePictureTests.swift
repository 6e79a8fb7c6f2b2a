import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import PictureFiles
import Rasters
import Testing

/// GP-13: a file of more pixels than are held is read once for all sizes, themes and workers, in whatever turns.
@Suite struct LargePictureTests {
    private let files: PictureFiles

    init() throws { files = try PictureFiles("large") }

    private func raster(_ name: String, side: Double, from shared: DecodedPictures) throws -> Raster {
        let frame = Rect(x: 0, y: 0, width: side, height: side)
        let list = DisplayList(
            size: frame.size, background: .white,
            commands: [.picture(PictureCommand(path: files.path(of: name), frame: frame, fit: .fit))])
        let store = PictureStore(shared: shared)
        // As a run does before it draws.
        #expect(list.warnings(text: try DrawingBoard().engine, pictures: store).isEmpty)
        return try RasterRenderer(text: DrawingBoard().engine, pictures: store).raster(of: list, pixelsPerPoint: 1)
    }

    /// Of 8.5 million pixels: reduced by four for small sizes, by two for larger ones, and as it is for the largest.
    private static let sides = [40.0, 640, 90, 400]

    /// The rows of a JPEG photograph come reduced for small sizes; all other reductions come from one more reading.
    @Test(arguments: [
        ("plain.png", 1), ("interlaced.png", 1), ("progressive.jpg", 1), ("lossy.webp", 1), ("vast.jpg", 1),
        ("baseline.jpg", 2),
    ])
    func aFileIsReadOnceForAllSizes(name: String, readings: Int) throws {
        let shared = DecodedPictures()
        // Each is drawn by a worker of its own.
        let drawn = try Self.sides.map { try raster(name, side: $0, from: shared) }
        #expect(shared.decodingCount == 1)
        #expect(shared.reducingCount == readings)
        #expect(shared.fittingCount == Self.sides.count)
        // Nothing of it is held but what it shows.
        #expect(shared.byteCount < 16 << 20)
        for (side, raster) in zip(Self.sides, drawn).dropFirst(2) {
            #expect(try self.raster(name, side: side, from: DecodedPictures()) == raster, "\(side)")
        }
    }

    /// Their pixels would take fifteen times the memory that they may.
    @Test func filesInTurnsAreReadOnce() throws {
        let names = ["plain.png", "interlaced.png", "progressive.jpg", "lossy.webp"]
        let shared = DecodedPictures(byteLimit: 8 << 20)
        for side in [40.0, 640, 90] {
            for name in names { _ = try raster(name, side: side, from: shared) }
        }
        #expect(shared.decodingCount == 4)
        #expect(shared.reducingCount == 4)
        #expect(shared.byteCount < 8 << 20)
    }

    /// On a full disk, or beyond the bound: then it is read for each reduction.
    @Test func withoutRoomTheSameIsShown() throws {
        let shared = DecodedPictures(scratchLimit: 1 << 20)
        for side in [40.0, 640] {
            let alone = try raster("plain.png", side: side, from: DecodedPictures())
            #expect(try raster("plain.png", side: side, from: shared) == alone)
        }
        // Once found to have no room, and read twice.
        #expect(shared.reducingCount == 3)
    }

    @Test func largerFilesAreNeverKeptWhole() {
        func divisor(_ side: Double, shown: Int) -> Int {
            LargeFile.divisor(
                of: Size(width: side, height: side),
                for: RowReducer.Cut(x: 0, y: 0, width: side, height: side, columns: shown, rows: shown))
        }
        #expect([10, 349, 351, 700, 1400, 7000].map { divisor(7000, shown: $0) } == [8, 8, 4, 4, 2, 2])
        #expect([10, 400, 800, 1600, 20_000].map { divisor(4000, shown: $0) } == [4, 4, 2, 1, 1])
        #expect([10, 20_000].map { divisor(1400, shown: $0) } == [1, 1])
    }
}
