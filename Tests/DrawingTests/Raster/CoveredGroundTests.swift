import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import Rasters
import Testing

/// Rows that are used again are not given a ground that is drawn over at once: nobody sees what was on them.
@Suite struct CoveredGroundTests {
    private static let size = Size(width: 90, height: 70)
    private static let noise = (0..<60).map { (number: Int) -> DrawingCommand in
        let (x, y) = (Double(number * 7 % 83), Double(number * 11 % 61))
        let color = Color(hex: UInt32(number * 0x2F1B3D % 0x1000000))
        return .fill(.ellipse(Rect(x: x, y: y, width: 9, height: 9)), .color(color))
    }
    private static let ground = Rect(x: 20, y: 10, width: 50, height: 40)

    /// With a corner that ends in a point.
    private static let zigzag: Path = {
        var path = Path()
        path.move(to: Point(x: 12, y: 60))
        for point in [Point(x: 70, y: 60), Point(x: 20, y: 52), Point(x: 20, y: 5)] { path.line(to: point) }
        return path
    }()

    private static func filled(_ shape: Shape, alpha: Double = 1) -> DrawingCommand {
        .fill(shape, .color(Color(hex: 0x336699, alpha: alpha)))
    }

    @Test(
        "what was drawn on rows before does not show",
        arguments: [
            filled(.rect(ground)), filled(.rect(ground), alpha: 0.5), filled(.rect(ground.offset(dx: 0.25, dy: 0))),
            filled(.ellipse(ground)), .stroke(.rect(ground), width: 3, Color(hex: 0x336699)),
            .stroke(.path(zigzag), width: 4, Color(hex: 0x336699, alpha: 0.5)),
            .group(DrawingGroup(clip: .rect(ground), commands: [filled(.rect(ground))])),
            .group(DrawingGroup(clip: .rect(ground), commands: [filled(.rect(ground.offset(dx: 30, dy: 20)))])),
            .group(DrawingGroup(clip: .rect(ground.offset(dx: 30, dy: 20)), commands: [filled(.rect(ground))])),
            .group(DrawingGroup(opacity: 0.5, clip: .rect(ground), commands: [filled(.rect(ground))])),
            .group(DrawingGroup(clip: .ellipse(ground), commands: [filled(.rect(ground))])),
            .fill(
                .rect(ground),
                .linear(
                    from: ground.origin, to: Point(x: 70, y: 50),
                    stops: [
                        GradientStop(offset: 0, color: Color(hex: 0x112233)),
                        GradientStop(offset: 1, color: Color(hex: 0x998877)),
                    ])),
        ])
    func whatWasDrawnBeforeDoesNotShow(first: DrawingCommand) throws {
        let board = try DrawingBoard()
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures)
        let dot = DrawingCommand.fill(.rect(Rect(x: 30, y: 20, width: 3, height: 3)), .color(.black))
        let shown = DisplayList(size: Self.size, background: .white, commands: [first, dot])
        let before = DisplayList(size: Self.size, background: .white, commands: Self.noise)
        for scale in [1.0, 2] {
            let plan = try renderer.plan(shown, pixelsPerPoint: scale)
            let rows = 0..<plan.size.height
            var fresh = BandCanvas()
            try fresh.draw(plan, rows: rows)
            #expect(try fresh.raster == renderer.raster(of: shown, pixelsPerPoint: scale), "drawn whole, at \(scale)")
            var used = BandCanvas()
            try used.draw(renderer.plan(before, pixelsPerPoint: scale), rows: rows)
            // The second time the ground is there already, the third time less of it is shown.
            let moved = try renderer.plan(
                DisplayList(
                    size: Self.size, background: .white,
                    commands: [
                        .group(
                            DrawingGroup(
                                clip: .rect(Self.ground), commands: [first, dot]))
                    ]), pixelsPerPoint: scale)
            for plan in [plan, plan, moved, plan] { try used.draw(plan, rows: rows) }
            #expect(used.raster == fresh.raster, "at \(scale)")
            // Nor does what is drawn now show later.
            let plain = try renderer.plan(
                DisplayList(size: Self.size, background: .white, commands: [dot]), pixelsPerPoint: scale)
            var never = BandCanvas()
            try never.draw(plain, rows: rows)
            try used.draw(plain, rows: rows)
            #expect(used.raster == never.raster, "later, at \(scale)")
        }
    }

    @Test("lines that reach into some rows of a picture leave nothing there")
    func linesThatReachIntoSomeRows() throws {
        let board = try DrawingBoard()
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures)
        let line = DrawingCommand.stroke(.path(Self.zigzag), width: 4, Color(hex: 0x336699))
        let drawn = try renderer.plan(
            DisplayList(size: Self.size, background: .white, commands: [line]), pixelsPerPoint: 1)
        let empty = try renderer.plan(
            DisplayList(size: Self.size, background: .white, commands: []), pixelsPerPoint: 1)
        for top in 0..<drawn.size.height - 4 {
            let rows = top..<top + 4
            var (used, fresh) = (BandCanvas(), BandCanvas())
            try fresh.draw(empty, rows: rows)
            for plan in [drawn, empty] { try used.draw(plan, rows: rows) }
            #expect(used.raster == fresh.raster, "rows from \(top)")
        }
    }
}
