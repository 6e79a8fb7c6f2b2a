import Codecs
import Rasters
import Testing

@Suite struct PNGRowsTests {
    /// The bytes of a row in a format, as the specification says.
    private func packed(_ pixels: [[UInt8]], _ format: PNGFormat) -> [UInt8] {
        switch format {
        case .gray: return pixels.map { $0[0] }
        case .grayAlpha: return pixels.flatMap { [$0[0], $0[3]] }
        case .rgb: return pixels.flatMap { Array($0[..<3]) }
        case .rgba: return pixels.flatMap(\.self)
        case .palette(let palette):
            var bits: [Bool] = []
            for pixel in pixels {
                let color = pixel.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                let place = palette.colors.firstIndex(of: StraightRGBA(abgr: color)) ?? 0
                bits += (0..<palette.bitDepth).reversed().map { place >> $0 & 1 == 1 }
            }
            bits += [Bool](repeating: false, count: (8 - bits.count % 8) % 8)
            return stride(from: 0, to: bits.count, by: 8).map { start in
                bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
            }
        }
    }

    private func straight(_ pixel: PremultipliedARGB) -> [UInt8] {
        let alpha = Int(pixel.alpha)
        let colors = [16, 8, 0].map { Int(pixel.argb >> $0 & 0xFF) }
        return colors.map { alpha == 0 ? 0 : UInt8(min(($0 * 255 + alpha / 2) / alpha, 255)) } + [UInt8(alpha)]
    }

    /// Takes a row's filter back, as the specification says.
    private func unfiltered(_ line: ArraySlice<UInt8>, above: [UInt8], step: Int) -> [UInt8] {
        var row: [UInt8] = []
        for (index, byte) in line.dropFirst().enumerated() {
            let left = index >= step ? Int(row[index - step]) : 0
            let up = Int(above[index])
            let corner = index >= step ? Int(above[index - step]) : 0
            let estimate = left + up - corner
            let nearest = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
            let prediction = [0, left, up, (left + up) / 2, nearest][Int(line.first ?? 0)]
            row.append(byte &+ UInt8(prediction))
        }
        return row
    }

    private func check(_ raster: Raster, _ rows: Range<Int>, _ format: PNGFormat, _ filtering: PNGRows.Filtering) {
        var straightRows = StraightRows()
        straightRows.fill(with: rows, of: raster)
        var filtered = PNGRows()
        filtered.fill(with: straightRows, format: format, filtering: filtering)
        let length = 1 + (raster.width * format.bitsPerPixel + 7) / 8
        #expect(filtered.bytes.count == rows.count * length)
        var above = [UInt8](repeating: 0, count: length - 1)
        for (number, row) in rows.enumerated() {
            let line = filtered.bytes[number * length..<(number + 1) * length]
            above = unfiltered(line, above: above, step: max(format.bitsPerPixel / 8, 1))
            let expected = packed((0..<raster.width).map { straight(raster[$0, row]) }, format)
            #expect(above == expected, "row \(row) of \(raster.width) × \(raster.height), \(format), \(filtering)")
        }
    }

    /// A raster of a few colours, or of any.
    private func raster(width: Int, height: Int, colorCount: UInt64, isGray: Bool, isOpaque: Bool) -> Raster {
        var state = UInt64(width * 100 + height) + colorCount
        var raster = Raster(width: width, height: height)
        for index in raster.pixels.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Three rows of four repeat most of the one above, so that runs of equal pixels and equal rows occur.
            if index >= width, (index / width) % 4 != 0, state >> 60 != 0 || index / width % 4 == 1 {
                raster.pixels[index] = raster.pixels[index - width]
                continue
            }
            let number = UInt32(truncatingIfNeeded: (state >> 33) % colorCount) &* 0x9E37_79B1
            let alpha = isOpaque ? 255 : number >> 24
            let colors = [number & 0xFF, number >> 8 & 0xFF, number >> 16 & 0xFF].map { min($0, alpha) }
            raster.pixels[index] = PremultipliedARGB(
                argb: alpha << 24 | colors[0] << 16 | colors[isGray ? 0 : 1] << 8 | colors[isGray ? 0 : 2])
        }
        return raster
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 33, 67], [2, 4, 16, 100, 1_000_000] as [UInt64])
    func filteredRowsGiveTheirPixelsBack(width: Int, colorCount: UInt64) {
        for (isGray, isOpaque) in [(true, true), (true, false), (false, true), (false, false)] {
            let raster = raster(
                width: width, height: 9, colorCount: colorCount, isGray: isGray, isOpaque: isOpaque)
            var straightRows = StraightRows()
            straightRows.fill(with: 0..<9, of: raster)
            straightRows.countColors()
            for format in PNGFormat.all(for: straightRows.facts) + [.rgba] {
                check(raster, 0..<9, format, .whereItPays)
                check(raster, 2..<7, format, .leastSum)
                for type in UInt8(0)...4 { check(raster, 3..<6, format, .always(type)) }
            }
        }
    }

    @Test(
        arguments: [(0x8080_4000, [255, 128, 0, 128]), (0, [0, 0, 0, 0]), (0x0101_0001, [255, 0, 255, 1])]
            as [(PremultipliedARGB, [UInt8])])
    func colorsAreDividedByAlpha(pixel: PremultipliedARGB, bytes: [UInt8]) {
        var rows = PNGRows()
        rows.fill(with: 0..<1, of: Raster(width: 1, height: 1, filledWith: pixel), format: .rgba)
        #expect(rows.bytes == [0] + bytes)
    }

    /// A row that repeats the one above is zeros of type 2, one of few changes is left as it is.
    @Test func rowsAreFilteredWhereItPays() {
        var raster = Raster(width: 40, height: 3, filledWith: 0xFF11_2233)
        for x in 0..<40 { raster.pixels[80 + x] = PremultipliedARGB(argb: 0xFF00_0000 | UInt32(x * 3)) }
        var rows = PNGRows()
        rows.fill(with: 0..<3, of: raster, format: .rgb)
        #expect(rows.bytes[0] == 0)
        #expect(rows.bytes[121] == 2 && rows.bytes[122..<242].allSatisfy { $0 == 0 })
        #expect(rows.bytes[242] == 1)
    }
}
