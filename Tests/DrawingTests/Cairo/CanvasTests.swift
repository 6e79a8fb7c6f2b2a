import DisplayLists
import Drawing
import Geometry
import Rasters
import Testing

@Suite struct CanvasTests {
    static let frame = PixelRect(x: 10, y: 20, width: 4, height: 3)
    static let black = PremultipliedARGB(argb: 0xFF00_0000)

    private func canvas() -> Canvas { Canvas(frame: Self.frame, pixelsPerPoint: 1) }

    @Test func aNewCanvasIsTransparent() {
        #expect(canvas().raster == Raster(width: 4, height: 3))
    }

    @Test func coordinatesAreThePictures() {
        let canvas = canvas()
        canvas.fill(.rect(Rect(x: 11, y: 21, width: 2, height: 1)), with: .color(.black))
        #expect(canvas.raster.pixels.indices.filter { canvas.raster.pixels[$0] != 0 } == [5, 6])
    }

    @Test func pointsAreScaled() {
        let canvas = Canvas(frame: Self.frame, pixelsPerPoint: 2)
        canvas.fill(.rect(Rect(x: 5.5, y: 10.5, width: 1, height: 0.5)), with: .color(.black))
        #expect(canvas.raster.pixels.indices.filter { canvas.raster.pixels[$0] != 0 } == [5, 6])
    }

    /// A colour that something shows through is laid over a rectangle of pixels as Cairo does, which fills outlines.
    @Test(arguments: 0...255)
    func aRectangleIsTintedAsItsOutlineIs(step: Int) {
        let rect = Rect(x: 12, y: 21, width: 21, height: 2)
        var outline = Path()
        outline.move(to: Point(x: 12, y: 21))
        for (x, y) in [(33.0, 21.0), (33, 23), (12, 23)] { outline.line(to: Point(x: x, y: y)) }
        outline.close()
        let color = Color(
            red: Double(step * 7 % 256) / 255, green: Double(step) / 255, blue: 0.3, alpha: Double(step) / 255.3)
        let rasters = [Shape.rect(rect), .path(outline)].map { shape in
            let canvas = Canvas(frame: PixelRect(x: 10, y: 20, width: 30, height: 4), pixelsPerPoint: 1)
            for x in 0..<30 {
                let under = Raster(
                    width: 1, height: 4,
                    pixels: [0xFFFF_FFFF, PremultipliedARGB(argb: 0xFF00_3C00 + UInt32(x * 8)), 0x8020_4060, 0])
                canvas.blend(under, x: 10 + x, y: 20)
            }
            canvas.fill(shape, with: .color(color), hole: PixelRect(x: 0, y: 0, width: 1, height: 1))
            return canvas.raster
        }
        #expect(rasters[0] == rasters[1])
    }

    @Test func clearingReplacesEveryPixel() {
        let canvas = canvas()
        canvas.clear(to: 0x8011_2233)
        #expect(canvas.raster == Raster(width: 4, height: 3, filledWith: 0x8011_2233))
    }

    /// A mask of 3 × 3 whose middle is solid, at every place around and on the canvas.
    @Test func masksAreCutAtTheCanvassEdges() {
        let mask = CoverageMask(width: 3, height: 3, coverage: [0, 0, 0, 0, 255, 0, 0, 0, 0])
        for x in 5..<20 {
            for y in 15..<28 {
                let canvas = canvas()
                canvas.blend(mask, x: x, y: y, color: Self.black)
                let expected = PixelRect(x: x + 1, y: y + 1, width: 1, height: 1).intersection(Self.frame)
                #expect(canvas.raster.pixels.filter { $0 == 0xFF00_0000 }.count == (expected.isEmpty ? 0 : 1))
                guard !expected.isEmpty else { continue }
                #expect(canvas.raster[expected.x - 10, expected.y - 20] == 0xFF00_0000)
            }
        }
    }

    @Test func rastersLieOverWhatWasThere() {
        let canvas = canvas()
        canvas.clear(to: 0xFFFF_FFFF)
        canvas.blend(Raster(width: 2, height: 1, pixels: [0x8000_0000, 0]), x: 9, y: 22)
        canvas.blend(Raster(width: 2, height: 1, pixels: [0xFF12_3456, 0x8000_0000]), x: 12, y: 20)
        #expect(canvas.raster[2, 0] == 0xFF12_3456 && canvas.raster[3, 0] == 0xFF7F_7F7F)
        #expect(canvas.raster[0, 2] == 0xFFFF_FFFF)
    }

    @Test func aClipHoldsForShapesMasksAndRasters() throws {
        var canvas = canvas()
        let solid = CoverageMask(width: 9, height: 9, coverage: Array(repeating: 255, count: 81))
        try canvas.clipped(to: PixelRect(x: 11, y: 0, width: 2, height: 22)) { canvas throws(DrawingError) in
            canvas.fill(.rect(Rect(x: 0, y: 20, width: 99, height: 1)), with: .color(.black))
            canvas.blend(solid, x: 8, y: 21, color: Self.black)
            try canvas.clipped(to: PixelRect(x: 12, y: 0, width: 9, height: 99)) { canvas throws(DrawingError) in
                canvas.blend(Raster(width: 9, height: 9, filledWith: 0xFFFF_0000), x: 8, y: 21)
            }
        }
        #expect(
            canvas.raster.pixels == [
                0, 0xFF00_0000, 0xFF00_0000, 0, 0, 0xFF00_0000, 0xFFFF_0000, 0, 0, 0, 0, 0,
            ])
        canvas.blend(solid, x: 8, y: 18, color: Self.black)
        #expect(canvas.raster == Raster(width: 4, height: 3, filledWith: 0xFF00_0000))
    }

    @Test func aLayerLiesWhereItsFrameDoes() throws {
        let canvas = canvas()
        let layer = Canvas(frame: PixelRect(x: 12, y: 21, width: 9, height: 1), pixelsPerPoint: 1)
        layer.clear(to: 0xFF00_0000)
        try canvas.draw(layer, opacity: 0.5, clip: nil)
        #expect(canvas.raster.pixels.map(\.alpha) == [0, 0, 0, 0, 0, 0, 128, 128, 0, 0, 0, 0])
        try canvas.draw(layer, opacity: 1, clip: .rect(Rect(x: 13, y: 20, width: 1, height: 9)))
        #expect(canvas.raster.pixels.map(\.alpha) == [0, 0, 0, 0, 0, 0, 128, 255, 0, 0, 0, 0])
    }

    @Test func aShapeIsFilledWithARaster() {
        let canvas = canvas()
        let raster = Raster(width: 2, height: 2, pixels: [0xFF11_1111, 0xFF22_2222, 0xFF33_3333, 0xFF44_4444])
        canvas.fill(.rect(Rect(x: 0, y: 21, width: 99, height: 1)), with: raster, x: 11, y: 20)
        #expect(canvas.raster.pixels == [0, 0, 0, 0, 0, 0xFF33_3333, 0xFF44_4444, 0, 0, 0, 0, 0])
    }

    @Test func drawingOnRowsLeavesTheOthers() throws {
        var raster = Raster(width: 2, height: 4, filledWith: 7)
        try Canvas.draw(on: &raster, rows: 1..<3, pixelsPerPoint: 1) { canvas throws(DrawingError) in
            canvas.clear(to: 0xFFFF_FFFF)
            canvas.fill(.rect(Rect(x: 0, y: 2, width: 1, height: 9)), with: .color(.black))
        }
        #expect(raster.pixels == [7, 7, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 7, 7])
    }

    @Test func aFailureIsThrownAtTheEnd() {
        var raster = Raster(width: 2, height: 2)
        let impossible = PixelRect(x: 0, y: 0, width: 100_000, height: 1)
        #expect(
            throws: DrawingError.cairo(
                "invalid value (typically too big) for the size of the input (surface, pattern, etc.)")
        ) {
            try Canvas.draw(on: &raster, rows: 0..<2, pixelsPerPoint: 1) { canvas throws(DrawingError) in
                let layer = Canvas(frame: impossible, pixelsPerPoint: 1)
                layer.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
                try canvas.draw(layer, opacity: 1, clip: nil)
            }
        }
        #expect(throws: DrawingError.self) {
            try CoverageMask(of: .rect(.zero), offsetBy: .zero, in: impossible, pixelsPerPoint: 1)
        }
    }

    @Test func coverageIsOfTheMovedShape() throws {
        let mask = try CoverageMask(
            of: .rect(Rect(x: 0, y: 0, width: 1, height: 0.5)), offsetBy: Point(x: 1, y: 1),
            in: PixelRect(x: 0, y: 1, width: 3, height: 2), pixelsPerPoint: 1)
        #expect(mask.width == 3 && mask.height == 2)
        #expect([0, 2, 3, 4, 5].allSatisfy { mask.coverage[$0] == 0 } && (126...129).contains(mask.coverage[1]))
    }
}
