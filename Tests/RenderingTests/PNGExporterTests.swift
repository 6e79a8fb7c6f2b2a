import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Geometry
import RandomNumbers
import Rasters
import Rendering
import Styles
import Testing

/// Pictures made of bands that were drawn for others before.
@Suite struct PNGExporterTests {
    let board: DrawingBoard
    let decoder = PNGDecoder(pixelLimit: 1_000_000)

    init() throws { board = try DrawingBoard() }

    private func exporter(rowCount: Int = 16) -> PNGExporter {
        PNGExporter(
            renderer: RasterRenderer(
                text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: rowCount)))
    }

    /// Changes, adds, removes and reorders a few commands of a drawing again and again; each picture is drawn partly
    /// and wholly, and compared pixel by pixel.
    @Test(arguments: 1...16, [1.0, 2, 3])
    func partialDrawingsEqualWholeOnes(seed: UInt64, scale: Double) throws {
        var generator = SeededNumbers(seed: seed)
        let shared = exporter()
        var list = board.randomDrawing(using: &generator).snapped(toPixelsPerPoint: scale)
        for step in 0..<4 {
            let file = try shared.file(of: list, pixelsPerPoint: scale)
            let whole = try RasterRenderer(
                text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 16)
            ).raster(of: list, pixelsPerPoint: scale)
            #expect(try decoder.raster(of: file.bytes) == whole, "seed \(seed), step \(step)")
            let alone = try exporter().file(of: list, pixelsPerPoint: scale)
            #expect(alone.bytes == file.bytes && alone.digest == file.digest, "seed \(seed), step \(step)")
            list.commands = board.changed(list.commands, using: &generator)
            list = list.snapped(toPixelsPerPoint: scale)
        }
    }

    /// Drawings of other sizes, on other grounds and with gradients under all of them: nothing of one is seen in the next.
    @Test(arguments: 1...8)
    func nothingIsLeftOfOtherDrawings(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let shared = exporter()
        let shade = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: Color(hex: 0x3060C0))]
        for step in 0..<12 {
            var list = board.randomDrawing(using: &generator)
            list.background = [.white, Color(hex: 0xF0E0D0), .clear][step % 3]
            let wide = Rect(x: 0, y: step % 4 == 1 ? 10 : 0, width: list.size.width, height: list.size.height)
            if step % 2 == 1 {
                let ground = Paint.linear(from: .zero, to: Point(x: 30, y: 80), stops: shade)
                list.commands.insert(.fill(.rect(wide), ground), at: 0)
            }
            if step == 7 { list.size.width += 9 }
            list = list.snapped(toPixelsPerPoint: 2)
            let whole = try RasterRenderer(
                text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 16)
            ).raster(of: list, pixelsPerPoint: 2)
            let file = try shared.file(of: list, pixelsPerPoint: 2)
            #expect(try decoder.raster(of: file.bytes) == whole, "seed \(seed), step \(step)")
        }
    }

    /// Bands of which one part alone changes: what is around it is drawn once, and again where it may be another.
    @Test(arguments: 1...8, [1.0, 2, 3])
    func screensInADeviceEqualThoseDrawnAlone(seed: UInt64, scale: Double) throws {
        var generator = SeededNumbers(seed: seed)
        let shared = exporter(rowCount: 32)
        for step in 0..<8 {
            let list = screen(of: board.randomDrawing(using: &generator).commands, step: step)
                .snapped(toPixelsPerPoint: scale)
            let file = try shared.file(of: list, pixelsPerPoint: scale)
            let whole = try RasterRenderer(
                text: board.engine, pictures: board.pictures, bands: RasterBands(rowCount: 32)
            ).raster(of: list, pixelsPerPoint: scale)
            #expect(try decoder.raster(of: file.bytes) == whole, "seed \(seed), step \(step)")
            let alone = try exporter(rowCount: 32).file(of: list, pixelsPerPoint: scale)
            #expect(alone.bytes == file.bytes && alone.digest == file.digest, "seed \(seed), step \(step)")
        }
    }

    /// What is stored otherwise has the same pixels and their digest, whatever was drawn and stored before.
    @Test(arguments: 1...8)
    func differencesHaveThePixelsToo(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let shared = exporter(rowCount: 32)
        for step in 0..<4 {
            var list = board.randomDrawing(using: &generator).snapped(toPixelsPerPoint: 2)
            if step % 2 == 0 { list.background = .white }
            let plain = try shared.file(of: list, pixelsPerPoint: 2)
            let file = try shared.file(of: list, pixelsPerPoint: 2, asDifferences: true)
            #expect(try decoder.raster(of: file.bytes) == decoder.raster(of: plain.bytes), "seed \(seed), step \(step)")
            #expect(file.digest == plain.digest, "seed \(seed), step \(step)")
            let alone = try exporter(rowCount: 32).file(of: list, pixelsPerPoint: 2, asDifferences: true)
            #expect(alone.bytes == file.bytes, "seed \(seed), step \(step)")
            #expect(try shared.file(of: list, pixelsPerPoint: 2).bytes == plain.bytes, "seed \(seed), step \(step)")
        }
    }

    /// Commands as the screen of a device: in the second picture its ground is another, in the third the device is another, in the fourth something lies
    /// over its edge, in the fifth a camera's place over the screen, and in the sixth and seventh the screen is wider by
    /// less than a pixel.
    private func screen(of commands: [DrawingCommand], step: Int) -> DisplayList {
        let body = Rect(x: 12, y: 9, width: 76, height: 106)
        let left = step == 5 || step == 6 ? 15.9 : 16
        let screen = Rect(x: left, y: 13, width: 84 - left, height: 98)
        let rim = [GradientStop(offset: 0, color: step == 2 ? .white : .black), GradientStop(offset: 1, color: .white)]
        let over: [DrawingCommand] =
            switch step {
            case 3: [.fill(.rect(Rect(x: 4, y: 40, width: 40, height: 7)), .color(Color(hex: 0x3060C0, alpha: 0.5)))]
            case 4: [.fill(.roundedRect(Rect(x: 40, y: 15, width: 20, height: 6), radius: 3), .color(.black))]
            default: []
            }
        return DisplayList(
            size: Size(width: 100, height: 130), background: .clear,
            commands: [
                .shadow(.continuousRect(body, radius: 14), Shadow(color: .black, x: 0, y: 4, blur: 12)),
                .fill(
                    .continuousRect(body, radius: 14),
                    .linear(from: body.origin, to: Point(x: body.minX, y: body.maxY), stops: rim)),
                .group(
                    DrawingGroup(
                        clip: .continuousRect(screen, radius: 10),
                        commands: [.fill(.rect(screen), .color(step == 1 ? .black : .white))] + commands)),
            ] + over)
    }

    /// The device's edge does not shine into glass at the edge of its screen (LK-1).
    @Test(arguments: [1.0, 2, 3])
    func glassInADeviceShowsTheScreenAlone(scale: Double) throws {
        let screen = Rect(x: 20, y: 16, width: 60, height: 80)
        func shown(from origin: Point) -> [DrawingCommand] {
            [
                .fill(.rect(Rect(origin: origin, size: screen.size)), .color(.white)),
                .fill(.ellipse(Rect(x: origin.x + 5, y: origin.y + 8, width: 40, height: 40)), .color(.black)),
                .fill(.rect(Rect(x: origin.x, y: origin.y, width: 60, height: 40)), .material(Material())),
            ]
        }
        let bare = DisplayList(size: screen.size, background: .white, commands: shown(from: .zero))
        let device = DrawingGroup(clip: .roundedRect(screen, radius: 8), commands: shown(from: screen.origin))
        let framed = DisplayList(
            size: Size(width: 100, height: 112), background: .clear,
            commands: [.fill(.rect(screen.inset(dx: -6, dy: -6)), .color(.black)), .group(device)])
        let renderer = RasterRenderer(text: board.engine, pictures: board.pictures)
        let alone = try renderer.raster(of: bare, pixelsPerPoint: scale)
        let around = try renderer.raster(of: framed, pixelsPerPoint: scale)
        // Beside the rounded corners.
        let (first, last) = (Int(10 * scale), Int(70 * scale))
        let inside = PixelRect(columns: 0..<alone.width, rows: first..<last)
        let place = inside.moved(dx: Int(20 * scale), dy: Int(16 * scale))
        #expect(around.cropped(to: place) == alone.cropped(to: inside))
    }

    /// A band from a picture of many colours in one of few, and the other way round.
    @Test func theFormatDoesNotDependOnWhatWasDrawnBefore() throws {
        let plain = picture(of: [.rect(Rect(x: 0, y: 0, width: 20, height: 8))])
        let colorful = DisplayList(
            size: Size(width: 64, height: 64), background: .white,
            commands: plain.commands + [
                .fill(
                    .rect(Rect(x: 0, y: 32, width: 64, height: 32)),
                    .linear(
                        from: Point(x: 0, y: 32), to: Point(x: 64, y: 64),
                        stops: [0x000000, 0xFF00FF, 0x00FF00].enumerated().map {
                            GradientStop(offset: Double($0) / 2, color: Color(hex: $1))
                        }))
            ])
        let faint = DisplayList(size: plain.size, background: .clear, commands: plain.commands)
        let lists = [plain, colorful, faint]
        let alone = try lists.map { try exporter().file(of: $0, pixelsPerPoint: 3).bytes }
        #expect(alone.map { $0[25] } == [3, 2, 3])
        for order in [[0, 1, 2, 0, 1, 2], [2, 1, 0, 1, 2, 0], [1, 0, 1, 2, 1]] {
            let shared = exporter()
            for number in order {
                #expect(try shared.file(of: lists[number], pixelsPerPoint: 3).bytes == alone[number], "\(order)")
            }
        }
    }

    /// The same commands on another background, at another scale or in another width are other pictures.
    @Test func backgroundScaleAndWidthDecideToo() throws {
        let base = picture(of: [.ellipse(Rect(x: 3.3, y: 4.1, width: 20, height: 30))])
        var (wider, darker) = (base, base)
        wider.size.width = 65
        darker.background = Color(hex: 0x202020)
        let shared = exporter()
        var files: Set<[UInt8]> = []
        for list in [base, wider, darker] {
            for scale in [1.0, 2] {
                let file = try shared.file(of: list, pixelsPerPoint: scale)
                #expect(file.bytes == (try exporter().file(of: list, pixelsPerPoint: scale).bytes))
                files.insert(file.bytes)
            }
        }
        #expect(files.count == 6)
    }

    @Test func theDigestIsThatOfThePixels() throws {
        let list = picture(of: [.ellipse(Rect(x: 3.3, y: 4.1, width: 20, height: 30))])
        let file = try exporter(rowCount: RasterBands().rowCount).file(of: list, pixelsPerPoint: 3)
        #expect(file.digest == PixelDigest(of: try decoder.raster(of: file.bytes)))
    }

    @Test func whatIsTooLargeIsRefused() throws {
        let list = DisplayList(size: Size(width: 40_000, height: 1), background: .white)
        #expect(throws: DrawingError.canvasTooLarge(width: 40_000, height: 1)) {
            try exporter().file(of: list, pixelsPerPoint: 1)
        }
    }

    @Test(arguments: [
        (DrawingError.outOfMemory, "not enough memory to draw the picture"),
        (.cairo("no idea"), "drawing failed: no idea"),
        (DrawingError(EncodingError.outOfMemory), "not enough memory to draw the picture"),
        (.encodingFailed(.gif("no idea")), "encoding failed: GIF: no idea"),
        (
            .canvasTooLarge(width: 9e9, height: 2.5),
            "a canvas of 9000000000 × 2 pixels is too large; at most 64000000 pixels, and 32767 on a side, are accepted"
        ),
    ])
    func failuresSayWhatHappened(error: DrawingError, message: String) {
        #expect(error.description == message)
    }

    private func picture(of shapes: [Shape]) -> DisplayList {
        DisplayList(
            size: Size(width: 64, height: 64), background: .white,
            commands: shapes.map { .fill($0, .color(Color(hex: 0xD04020))) })
    }
}

extension DrawingBoard {
    /// The commands with some of them replaced, left out, added or in another order.
    func changed(_ commands: [DrawingCommand], using generator: inout SeededNumbers) -> [DrawingCommand] {
        var commands = commands
        for fresh in randomDrawing(using: &generator).commands.prefix(Int.random(in: 1...3, using: &generator)) {
            let place = Int.random(in: 0..<max(commands.count, 1), using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where !commands.isEmpty: commands.remove(at: place)
            case 1 where !commands.isEmpty: commands[place] = fresh
            case 2 where !commands.isEmpty: commands.append(commands.remove(at: place))
            default: commands.insert(fresh, at: min(place, commands.count))
            }
        }
        return commands
    }
}
