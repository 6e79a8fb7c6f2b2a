import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import RandomNumbers
import Rasters
import Styles
import Testing

@Suite struct BandTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    @Test(arguments: [
        (1, 128, [0..<1]), (128, 128, [0..<128]), (129, 128, [0..<128, 128..<129]), (5, 2, [0..<2, 2..<4, 4..<5]),
    ])
    func bandsCoverEveryRowOnce(height: Int, rowCount: Int, rows: [Range<Int>]) {
        let bands = RasterBands(rowCount: rowCount)
        #expect(bands.all(inHeight: height).map { bands.rows(ofBand: $0, height: height) } == rows)
    }

    /// A picture of which some bands are drawn anew after it changed equals the changed picture drawn whole.
    @Test(arguments: 1...40)
    func aBandDrawnAloneEqualsTheSameBandOfAWholeDrawing(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let drawing = board.randomDrawing(using: &generator)
        let scale = [1.0, 2, 1.5][Int.random(in: 0..<3, using: &generator)]
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 16))
        let whole = try renderer.raster(of: drawing, pixelsPerPoint: scale)
        var patched = Raster(width: whole.width, height: whole.height, filledWith: 0xFF12_3456)
        for band in renderer.bands.all(inHeight: whole.height).shuffled(using: &generator) {
            let fresh = RasterRenderer(text: board.engine, pictures: PictureStore(), bands: renderer.bands)
            try fresh.draw(drawing, pixelsPerPoint: scale, bands: [band], on: &patched)
        }
        #expect(patched == whole, "seed \(seed)")
    }

    @Test func bandsThatAreNotAskedForStay() throws {
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 10))
        var raster = Raster(width: 30, height: 30, filledWith: 0xFF12_3456)
        let list = DisplayList(size: Size(width: 30, height: 30), background: .white)
        try renderer.draw(list, pixelsPerPoint: 1, bands: [1], on: &raster)
        #expect((0..<30).map { raster[5, $0] == 0xFFFF_FFFF } == (0..<30).map { (10..<20).contains($0) })
    }

    /// Rectangles on whole pixels, text and shadows do not even depend on where the bands lie.
    @Test func theHeightOfBandsDoesNotShow() throws {
        let commands: [DrawingCommand] = [
            .shadow(
                .roundedRect(Rect(x: 10, y: 5, width: 60, height: 40), radius: 8), Shadow(color: .black, y: 3, blur: 9)),
            .fill(.rect(Rect(x: 10, y: 5, width: 60, height: 20)), .color(Color(hex: 0x07C160))),
            board.text("Hamburg 重庆 👍", x: 3.3, y: 35), board.text("Äg", x: 20, y: 70, size: 40),
        ]
        let rasters = try [1, 7, 16, 128].map {
            try board.raster(commands, width: 100, height: 90, scale: 2, bands: RasterBands(rowCount: $0))
        }
        #expect(Set(rasters).count == 1)
    }
}
