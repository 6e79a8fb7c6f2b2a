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

    /// A line of many dashes, of which each band draws those near it, looks as if all of them were drawn there.
    @Test(arguments: [1, 1.5, 2, 3], [false, true])
    func aBandDrawsTheDashesThatTouchIt(scale: Double, isInGroup: Bool) throws {
        let color = Color(hex: 0x1257B0, alpha: 0.8)
        let path = Self.dashes
        let line = DrawingCommand.stroke(.path(path), width: 1, color)
        let room = Rect(x: 2, y: 2, width: 90, height: 116)
        let commands = isInGroup ? [.group(DrawingGroup(clip: .rect(room), commands: [line]))] : [line]
        for rowCount in [1, 7, 50] {
            let raster = try board.raster(
                commands, width: 100, height: 120, scale: scale, bands: RasterBands(rowCount: rowCount))
            for start in stride(from: 0, to: raster.height, by: rowCount) {
                let rows = start..<min(start + rowCount, raster.height)
                let band = PixelRect(columns: 0..<raster.width, rows: rows)
                var whole = Canvas(frame: band, pixelsPerPoint: scale)
                whole.clear(to: 0xFFFF_FFFF)
                if isInGroup {
                    let pixels = DeviceSpace(pixelsPerPoint: scale).nearestPixels(to: room)
                    try whole.clipped(to: pixels) { canvas throws(DrawingError) in
                        canvas.stroke(.path(path), width: 1, color: color)
                    }
                } else {
                    whole.stroke(.path(path), width: 1, color: color)
                }
                #expect(raster.cropped(to: band) == whole.raster, "rows \(rows)")
            }
        }
    }

    /// What decides a band's pixels has nothing of dashes elsewhere, and all of those in it.
    @Test func aBandsRecipeHasTheDashesThatTouchIt() throws {
        func recipes(_ path: Path) throws -> [BandRecipe] {
            let list = DisplayList(
                size: Size(width: 100, height: 120), background: .white,
                commands: [.stroke(.path(path), width: 1, .black)])
            let renderer = RasterRenderer(text: board.engine, pictures: board.pictures)
            let plan = try renderer.plan(list, pixelsPerPoint: 1)
            return [0..<40, 40..<80, 80..<120].map { plan.recipe(ofRows: $0) }
        }
        var changed = Self.dashes
        changed.move(to: Point(x: 10, y: 100))
        changed.line(to: Point(x: 14, y: 100))
        let (before, after) = (try recipes(Self.dashes), try recipes(changed))
        #expect(before[0] == after[0] && before[1] == after[1] && before[2] != after[2])
    }

    /// Level, upright and slanting dashes, and some with a corner.
    private static var dashes: Path {
        var path = Path()
        for number in 0..<40 {
            let start = Point(x: 3 + Double(number * 37 % 90), y: Double(number) * 3.1 - 2)
            path.move(to: start)
            path.line(to: start.offset(dx: number % 3 == 1 ? 0 : 4, dy: number % 3 == 0 ? 0 : 4.3))
            if number % 5 == 0 { path.line(to: start.offset(dx: 2, dy: -6)) }
        }
        return path
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
