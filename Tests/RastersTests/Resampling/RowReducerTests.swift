import Rasters
import Testing

/// GP-13: pictures at the size in which they are shown.
@Suite struct RowReducerTests {
    /// Pixels as bytes: red, green, blue, alpha, the colours not multiplied by it.
    typealias Pixel = SIMD4<UInt8>

    private func reduced(
        _ pixels: [Pixel], width: Int, _ cut: RowReducer.Cut, hasAlpha: Bool = false
    ) -> [Pixel] {
        var reducer = RowReducer(cut, width: width, height: pixels.count / width, hasAlpha: hasAlpha)
        pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for row in stride(from: 0, to: pixels.count, by: width) { reducer.add(start + row) }
        }
        reducer.finish()
        let result = reducer.result
        return stride(from: 0, to: result.count, by: 4).map {
            Pixel(result[$0], result[$0 + 1], result[$0 + 2], result[$0 + 3])
        }
    }

    private func whole(_ width: Int, _ height: Int, to columns: Int, _ rows: Int) -> RowReducer.Cut {
        RowReducer.Cut(
            x: 0, y: 0, width: Double(width), height: Double(height), columns: columns, rows: rows)
    }

    private func gray(_ level: Int) -> Pixel { Pixel(repeating: UInt8(level)) }

    @Test func theSameSizeIsTheSamePicture() {
        let pixels = (0..<UInt8(64 * 3)).map { level in Pixel(level, 255 - level, level % 7, level + 60) }
        for hasAlpha in [false, true] {
            #expect(reduced(pixels, width: 64, whole(64, 3, to: 64, 3), hasAlpha: hasAlpha) == pixels)
        }
    }

    @Test(arguments: [(1, 1), (3, 50), (40, 2), (5, 5), (17, 9), (2, 3)])
    func aFlatPictureStaysFlat(columns: Int, rows: Int) {
        let color = Pixel(80, 41, 20, 128)
        let flat = Array(repeating: color, count: 17 * 9)
        for hasAlpha in [false, true] {
            let result = reduced(flat, width: 17, whole(17, 9, to: columns, rows), hasAlpha: hasAlpha)
            #expect(result == Array(repeating: color, count: columns * rows))
        }
    }

    @Test(arguments: [1, 2, 3, 7, 21, 64, 100, 640])
    func aRampStaysARamp(columns: Int) {
        let ramp = (0..<128).map { gray($0 % 64 * 4) }
        let result = reduced(ramp, width: 64, whole(64, 2, to: columns, 1))
        for column in 0..<columns {
            let expected = 4 * ((Double(column) + 0.5) / Double(columns) * 64 - 0.5)
            let edge = max(64.0 / Double(columns), 1) * 3
            #expect(abs(Double(result[column].x) - expected) <= edge, "\(column)")
        }
    }

    /// Each column shows its own pixels of the part, in all directions of the part's corners.
    @Test(arguments: [0, 10, 20])
    func aPartIsShownAlone(x: Int) {
        let thirds = (0..<30).map { $0 < 10 ? gray(30) : $0 < 20 ? gray(130) : gray(230) }
        let cut = RowReducer.Cut(x: Double(x), y: 0, width: 10, height: 1, columns: 10, rows: 1)
        #expect(reduced(thirds, width: 30, cut) == Array(repeating: gray(30 + x * 10), count: 10))
        let turned = RowReducer.Cut(x: 0, y: Double(x), width: 1, height: 10, columns: 1, rows: 10)
        #expect(reduced(thirds, width: 1, turned) == Array(repeating: gray(30 + x * 10), count: 10))
    }

    /// Lines of one pixel become a grey that is the same everywhere: no moiré. At the picture's edge, where a line may
    /// or may not be the last, a difference remains.
    @Test(arguments: [(2, 100), (3, 100), (5, 77), (7, 60), (4, 31)])
    func fineLinesMakeAnEvenGray(distance: Int, columns: Int) {
        let side = 600
        let lines = (0..<side * 8).map { gray($0 % side % distance == 0 ? 0 : 255) }
        let result = reduced(lines, width: side, whole(side, 8, to: columns, 1))
        let mean = 255 - 255 / Double(distance)
        let inner = result[3..<columns - 3].map { abs(Double($0.x) - mean) }
        #expect(inner.allSatisfy { $0 < 4 }, "\(inner.max() ?? 0)")
    }

    /// Rings too fine for the new pixels vanish; the coarse ones in the middle stay.
    @Test(arguments: [8, 5, 3]) func aZonePlateHasNoRingsThatAreNotItsOwn(ratio: Int) {
        let (side, radius) = (480, 240.0)
        var plate: [Pixel] = []
        for y in 0..<side {
            for x in 0..<side {
                let (dx, dy) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
                plate.append(gray(Int(127.5 + 127 * Self.cosine(of: .pi * (dx * dx + dy * dy) / Double(side)))))
            }
        }
        let count = side / ratio
        let result = reduced(plate, width: side, whole(side, side, to: count, count))
        for y in 2..<count - 2 {
            for x in 2..<count - 2 {
                let (dx, dy) = (Double(x) + 0.5 - Double(count) / 2, Double(y) + 0.5 - Double(count) / 2)
                // Periods per new pixel at this place: half a one is what the new pixels can hold.
                let frequency = max(abs(dx), abs(dy)) * Double(ratio * ratio) / Double(side)
                let swing = abs(Double(result[y * count + x].x) - 127.5)
                if frequency > 0.75 { #expect(swing < 8, "\(x) \(y)") }
                if frequency < 0.02 { #expect(swing > 100, "\(x) \(y)") }
            }
        }
    }

    private static func cosine(of angle: Double) -> Double {
        // The series, after whole turns are taken off.
        let rest = angle.remainder(dividingBy: 2 * .pi)
        var (term, sum) = (1.0, 1.0)
        for index in stride(from: 2.0, to: 40, by: 2) {
            term *= -rest * rest / (index * (index - 1))
            sum += term
        }
        return sum
    }

    /// Transparent pixels have a colour too, which must not show at the edge: neither dark nor green fringes.
    @Test(arguments: [2, 3, 6, 9, 20]) func transparentPixelsLendNoColor(ratio: Int) {
        let side = 60
        let pixels = (0..<side * side).map { index in
            index % side < 29 ? Pixel(200, 100, 50, 255) : Pixel(0, 255, 0, 0)
        }
        let count = side / ratio
        let result = reduced(pixels, width: side, whole(side, side, to: count, count), hasAlpha: true)
        for pixel in result where pixel.w > 8 {
            #expect(abs(Int(pixel.x) - 200) < 16 && abs(Int(pixel.y) - 100) < 8 && abs(Int(pixel.z) - 50) < 4)
        }
        #expect(result.contains { $0.w > 0 && $0.w < 255 } && result.contains { $0.w == 0 || ratio > 9 })
    }

    /// The mean of a picture is that of its reduction, whatever rest the blocks leave.
    @Test(arguments: [(101, 53), (600, 7), (7, 600), (64, 64)]) func theMeanIsKept(width: Int, height: Int) {
        let pixels = (0..<width * height).map { gray($0 * 7919 % 251) }
        let mean = pixels.reduce(0.0) { $0 + Double($1.x) } / Double(pixels.count)
        let result = reduced(pixels, width: width, whole(width, height, to: 1, 1))
        #expect(abs(Double(result[0].x) - mean) < 4)
    }

    @Test func rowsAfterTheCutChangeNothing() {
        let cut = RowReducer.Cut(x: 0, y: 0, width: 1, height: 2, columns: 1, rows: 2)
        #expect(reduced([gray(9), gray(8), gray(200), gray(200)], width: 1, cut) == [gray(9), gray(8)])
    }
}
