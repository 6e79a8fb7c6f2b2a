package import Rasters

/// The areas of a picture that have changed, as a page draws them: without loss, small, and decoded in one pass.
///
/// All numbers are 32-bit and little-endian. First come the kind (1), the number of the picture among those side by side,
/// its width and height in pixels, the number of the frame, the number of the latest input that it shows, the session's
/// time in microseconds as two numbers (the low one first), and the number of areas. Each area is its x, y, width and
/// height, how many colours and how many runs there are, the colours (`0xAABBGGRR`, as a canvas holds them), and the runs,
/// row by row without regard to where a row ends: the colour's number in the low 16 bits, and in the high ones how many
/// pixels have it. Where an area has more colours than that, there are none and no runs, and all of its pixels follow.
package struct PictureMessage {
    private var words: [UInt32]

    /// - Parameters:
    ///   - picture: the number of the picture among those side by side.
    ///   - frame: the number of the frame.
    ///   - input: of the latest input that it shows.
    ///   - time: the session's, in seconds.
    package init(of raster: Raster, areas: [PixelRect], picture: Int, frame: Int, input: Int, time: Double) {
        let microseconds = UInt64(max(time, 0) * 1e6)
        words = [
            1, UInt32(picture), UInt32(raster.width), UInt32(raster.height), UInt32(truncatingIfNeeded: frame),
            UInt32(truncatingIfNeeded: input), UInt32(truncatingIfNeeded: microseconds),
            UInt32(truncatingIfNeeded: microseconds >> 32), UInt32(areas.count),
        ]
        var table = ColorTable()
        for area in areas { append(area, of: raster, &table) }
    }

    /// The message.
    package var bytes: [UInt8] {
        unsafe words.withUnsafeBytes { unsafe Array($0) }
    }

    private mutating func append(_ area: PixelRect, of raster: Raster, _ table: inout ColorTable) {
        table.empty()
        var runs: [UInt32] = []
        runs.reserveCapacity(area.width * area.height / 8)
        let pixels = raster.pixels.span
        var (color, number, length): (UInt32, UInt32, UInt32) = (pixels[area.y * raster.width + area.x].argb, 0, 0)
        guard let first = table.number(of: color) else { return }
        number = first
        for row in area.rows {
            let start = row * raster.width
            for index in start + area.x..<start + area.x + area.width {
                let argb = pixels[index].argb
                if argb == color, length < 0xFFFF {
                    length += 1
                    continue
                }
                runs.append(length << 16 | number)
                (color, length) = (argb, 1)
                guard let next = table.number(of: argb) else { return appendPixels(of: area, raster) }
                number = next
            }
        }
        runs.append(length << 16 | number)
        append(area, colors: table.colors.count, runs: runs.count)
        words += table.colors.map { PremultipliedARGB(argb: $0).straight.abgr }
        words += runs
    }

    private mutating func appendPixels(of area: PixelRect, _ raster: Raster) {
        append(area, colors: 0, runs: 0)
        for row in area.rows {
            let start = row * raster.width + area.x
            words += raster.pixels[start..<start + area.width].map(\.straight.abgr)
        }
    }

    private mutating func append(_ area: PixelRect, colors: Int, runs: Int) {
        words += [area.x, area.y, area.width, area.height, colors, runs].map { UInt32($0) }
    }
}

/// The colours of an area by their numbers, found by their bits.
private struct ColorTable {
    private(set) var colors: [UInt32] = []
    /// Numbers from 1; 0 where there is none. A power of two of them, more than twice as many as there may be colours.
    private var places = [UInt16](repeating: 0, count: 1 << 16)
    private static let limit = 1 << 14

    mutating func empty() {
        if !colors.isEmpty { places = [UInt16](repeating: 0, count: places.count) }
        colors.removeAll(keepingCapacity: true)
    }

    /// The number of a colour from 0, which it may be given; `nil` where there are too many.
    mutating func number(of color: UInt32) -> UInt32? {
        let place = place(of: color)
        if places[place] != 0 { return UInt32(places[place]) - 1 }
        guard colors.count < Self.limit else { return nil }
        colors.append(color)
        places[place] = UInt16(colors.count)
        return UInt32(colors.count) - 1
    }

    private func place(of color: UInt32) -> Int {
        var place = Int((color &* 0x9E37_79B1) >> 16)
        while places[place] != 0, colors[Int(places[place]) - 1] != color { place = (place + 1) & 0xFFFF }
        return place
    }
}
