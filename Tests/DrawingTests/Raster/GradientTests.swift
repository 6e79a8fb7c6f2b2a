import Codecs
import DisplayLists
import DrawingBoards
import Geometry
import RandomNumbers
import Rasters
import Styles
import Testing

@Suite("Gradients that are drawn row by row") struct GradientTests {
    private let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    private static func gradient(_ random: inout SeededNumbers, in size: Size) -> Paint {
        func place(_ length: Double) -> Double { Double(random.next(below: 200) - 50) / 100 * length }
        let (from, to) = (
            Point(x: place(size.width), y: place(size.height)), Point(x: place(size.width), y: place(size.height))
        )
        let offsets = (0..<random.next(below: 4) + 2).map { _ in Double(random.next(below: 1000)) / 999 }.sorted()
        return .linear(
            from: from, to: to,
            stops: offsets.map {
                GradientStop(offset: $0, color: Color(hex: UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF))
            })
    }

    /// A path is filled by Cairo.
    @Test("a rectangle has the pixels that Cairo gives it, in whatever bands", arguments: [1.0, 2, 3, 4])
    func rectangle(scale: Double) throws {
        var random = SeededNumbers(seed: UInt64(scale))
        let rect = Rect(x: 3, y: 2, width: 31, height: 37)
        for number in 0..<40 {
            let paint = Self.gradient(&random, in: rect.size)
            let bands = RasterBands(rowCount: number % 2 == 0 ? 325 : 17)
            func raster(_ shape: Shape) throws -> Raster {
                try board.raster([.fill(shape, paint)], scale: scale, bands: bands)
            }
            #expect(try raster(.rect(rect)) == raster(.path(Shape.rect(rect).path)), "\(number): \(paint)")
        }
    }

    @Test("upright and level gradients, and those with stops in one place, are Cairo's")
    func special() throws {
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        let stops = [(0, 0xFF0000), (0.5, 0x00FF00), (0.5, 0x0000FF), (1, 0xFFFF00)].map {
            GradientStop(offset: $0.0, color: Color(hex: UInt32($0.1)))
        }
        for (x, y) in [(0.0, 40.0), (40, 0), (-40, 0), (0, -7), (40, 0.001), (0, 0)] {
            let paint = Paint.linear(from: Point(x: 3, y: 5), to: Point(x: 3 + x, y: 5 + y), stops: stops)
            #expect(
                try board.raster([.fill(.rect(rect), paint)], scale: 2)
                    == board.raster([.fill(.path(Shape.rect(rect).path), paint)], scale: 2), "\(x) \(y)")
        }
    }

    /// A group's clip is Cairo's.
    @Test("a large round shape has the pixels of a gradient that is cut to it")
    func roundShape() throws {
        var random = SeededNumbers(seed: 1)
        let rect = Rect(x: 4, y: 3, width: 280, height: 270)
        let paint = Self.gradient(&random, in: rect.size)
        let shape = Shape.continuousRect(rect, radius: 40)
        let group = DrawingGroup(clip: shape, commands: [.fill(.rect(rect.inset(dx: -1, dy: -1)), paint)])
        let (filled, cut) = (
            try board.raster([.fill(shape, paint)], width: 288, height: 276, background: .clear),
            try board.raster([.group(group)], width: 288, height: 276, background: .clear)
        )
        #expect(filled.mostDifferent(from: cut) <= 1)
    }
}

@Suite("What later commands draw over") struct HoleTests {
    private let board: DrawingBoard

    init() throws { board = try DrawingBoard() }

    /// A group in a group is not known to be opaque: it is drawn on a layer, and nothing beneath is left out.
    @Test("an opaque group cut to a shape is the same with a layer and without", arguments: [1.0, 2, 3])
    func layer(scale: Double) throws {
        let rect = Rect(x: 12, y: 10, width: 90, height: 120)
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
        let shadow = Shadow(color: Color(hex: 0x000000, alpha: 0.4), x: 0, y: 3, blur: 9)
        let beneath: [DrawingCommand] = [
            .shadow(.roundedRect(rect, radius: 14), shadow),
            .fill(
                .roundedRect(rect.inset(dx: -3, dy: -3), radius: 17),
                .linear(from: rect.origin, to: Point(x: 100, y: 130), stops: stops)),
            .fill(.ellipse(Rect(x: 30, y: 20, width: 40, height: 40)), .color(Color(hex: 0x3366CC))),
        ]
        let content: [DrawingCommand] = [
            .fill(.rect(rect), .color(Color(hex: 0xF8F8FA))),
            .fill(.rect(Rect(x: 0, y: 20, width: 120, height: 30)), .color(Color(hex: 0xC8451B, alpha: 0.5))),
            board.text("Thumb index", x: 8, y: 60),
            .fill(.rect(Rect(x: 12, y: 10, width: 20, height: 20)), .color(.black)),
        ]
        for shape in [Shape.roundedRect(rect, radius: 14), .continuousRect(rect, radius: 14)] {
            for background in [Color.white, .clear] {
                func raster(_ commands: [DrawingCommand]) throws -> Raster {
                    let group = DrawingGroup(clip: shape, commands: commands)
                    return try board.raster(
                        beneath + [.group(group)], width: 114, height: 142, scale: scale, background: background,
                        bands: RasterBands(rowCount: 100))
                }
                let (quick, plain) = (
                    try raster(content), try raster([.group(DrawingGroup(commands: content))])
                )
                #expect(quick == plain, "\(shape), \(quick.mostDifferent(from: plain))")
            }
        }
    }

    @Test("around a hole lies all else, once")
    func parts() {
        let area = PixelRect(x: 2, y: 3, width: 10, height: 8)
        let holes = [
            PixelRect(x: 4, y: 5, width: 3, height: 2), PixelRect(x: 0, y: 0, width: 5, height: 20), area,
            PixelRect(x: 20, y: 20, width: 4, height: 4),
        ]
        for hole in holes {
            let parts = area.parts(around: hole)
            for y in 0..<30 {
                for x in 0..<30 {
                    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                    let isWanted = area.contains(pixel) && !hole.contains(pixel)
                    #expect(parts.count { $0.contains(pixel) } == (isWanted ? 1 : 0))
                }
            }
        }
    }
}

extension Raster {
    fileprivate func mostDifferent(from other: Raster) -> Int {
        var most = 0
        for (first, second) in zip(pixels, other.pixels) {
            for bits in stride(from: 0 as UInt32, to: 32, by: 8) {
                most = max(most, abs(Int(first.argb >> bits & 255) - Int(second.argb >> bits & 255)))
            }
        }
        return most
    }
}
