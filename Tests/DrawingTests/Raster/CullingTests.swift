import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import Rasters
import Styles
import Testing

@Suite struct CullingTests {
    let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    /// Each command drawn in bands of one row, where it is left out of nearly all, looks as in one band of all rows.
    @Test(arguments: 0..<8)
    func nothingIsLeftOutThatTouchesABand(index: Int) throws {
        let rect = Rect(x: 6.3, y: 7.7, width: 21.5, height: 14.2)
        var corner = Path()
        corner.move(to: Point(x: 5, y: 30))
        corner.line(to: Point(x: 20, y: 12))
        corner.line(to: Point(x: 35, y: 30))
        let fade = DrawingGroup(
            opacity: 0.5, clip: .ellipse(rect),
            commands: [.fill(.rect(rect), .color(.black)), board.text("Ägjy", x: 8, y: 18)])
        let commands: [DrawingCommand] = [
            .fill(.ellipse(rect), .color(.black)), .stroke(.path(corner), width: 3, .black),
            .stroke(.ellipse(rect), width: 4, .black), .shadow(.rect(rect), Shadow(color: .black, x: 2, y: 3, blur: 8)),
            board.text("Ägjy Ệ", x: 3, y: 20.4), board.text("👍🚀", x: 3.3, y: 24), .group(fade),
            .hairline(Rect(x: 3, y: 11.5, width: 30, height: 1), .black),
        ]
        let whole = try board.raster([commands[index]], scale: 2, bands: RasterBands(rowCount: 1000))
        let rows = try board.raster([commands[index]], scale: 2, bands: RasterBands(rowCount: 1))
        try #require(whole.pixels.contains { $0 != 0xFFFF_FFFF })
        let differences = zip(whole.pixels, rows.pixels).map { abs(Int($0.argb & 0xFF) - Int($1.argb & 0xFF)) }
        // Curves may be cut into other pieces in another band: a level or two, and nothing that is missing.
        #expect((differences.max() ?? 0) <= 24)
        #expect(differences.reduce(0, +) < 600)
    }

    @Test func whatLiesOffTheCanvasIsNotDrawn() throws {
        let far = Rect(x: 500, y: 500, width: 50, height: 50)
        let commands: [DrawingCommand] = [
            .fill(.rect(far), .color(.black)), .shadow(.rect(far), Shadow(color: .black, blur: 10)),
            board.text("A👍", x: 500, y: 20), board.text("A👍", x: 20, y: -900),
            .picture(PictureCommand(path: "/nowhere", frame: far, fit: .fill)),
            .group(DrawingGroup(opacity: 0.5, clip: .rect(far), commands: [.fill(.rect(far), .color(.black))])),
            .group(DrawingGroup(clip: .rect(far), commands: [board.text("A", x: 10, y: 20)])),
        ]
        #expect(try board.raster(commands) == Raster(width: 40, height: 40, filledWith: 0xFFFF_FFFF))
    }

    @Test func aShadowFallsOnTheCanvasFromOutside() throws {
        let beside = Rect(x: -30, y: 10, width: 25, height: 20)
        let raster = try board.raster([.shadow(.rect(beside), Shadow(color: .black, x: 20, blur: 4))])
        #expect(raster.components(5, 20)[1] < 5 && raster.components(35, 20)[1] == 255)
    }
}
