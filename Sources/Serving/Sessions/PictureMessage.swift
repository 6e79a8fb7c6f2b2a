package import Rasters

/// The areas of a picture that have changed, as a page draws them: without loss, small, and decoded in one pass.
///
/// All numbers are little-endian, and of 32 bits but where it is said. First come the kind (1), the number of the picture
/// among those side by side, its width and height in pixels, the number of the frame, the number of the latest input that
/// it shows, the session's time in microseconds as two numbers (the low one first), and the number of areas. Each area is
/// its x, y, width and height, how many colours there are and how many numbers of 16 bits follow them, the colours
/// (`0xAABBGGRR`, as a canvas holds them), and then the runs, row by row without regard to where a row ends: the colour's
/// number in the low 12 bits, and how many pixels have it in the high ones, or 0 there where that is the next number. Zero
/// fills the last word up. Where an area has more colours than that, there are none and no runs, and all of its pixels
/// follow.
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
        for area in areas { append(area, of: raster) }
    }

    /// The message.
    package var bytes: [UInt8] {
        unsafe words.withUnsafeBytes { unsafe Array($0) }
    }

    private mutating func append(_ area: PixelRect, of raster: Raster) {
        guard let runs = ColorRuns(of: area, in: raster) else { return appendPixels(of: area, raster) }
        append(area, colors: runs.colors.count, runs: runs.words.count)
        words += runs.colors.map { PremultipliedARGB(argb: $0).straight.abgr }
        words += stride(from: 0, to: runs.words.count, by: 2).map { place in
            let next = place + 1 < runs.words.count ? runs.words[place + 1] : 0
            return UInt32(runs.words[place]) | UInt32(next) << 16
        }
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

/// The pixels of an area as runs of the same colour.
private struct ColorRuns {
    /// In the order of their first appearance.
    let colors: [UInt32]
    /// As a message has them.
    let words: [UInt16]

    private static let longestShort = 15

    /// `nil` where there are too many colours.
    init?(of area: PixelRect, in raster: Raster) {
        var table = ColorTable()
        // A run has at least as many pixels as words. Places stay within the area, which lies within the raster.
        words = unsafe [UInt16](unsafeUninitializedCapacity: area.width * area.height) { words, count in
            unsafe raster.withUnsafeNumbers { pixels in
                var color = unsafe pixels[area.y * raster.width + area.x]
                var length = 0
                for row in area.rows {
                    var place = row * raster.width + area.x
                    let end = place + area.width
                    while place < end {
                        let start = place
                        unsafe place = Self.end(ofRunOf: color, in: pixels, places: place..<end)
                        length += place - start
                        guard place < end else { break }
                        unsafe Self.store(length, of: table.number(of: color), in: words, &count)
                        unsafe (color, length) = (pixels[place], 0)
                        if table.isFull { return }
                    }
                }
                unsafe Self.store(length, of: table.number(of: color), in: words, &count)
            }
        }
        guard !table.isFull else { return nil }
        colors = table.colors
    }

    private static func store(
        _ length: Int, of number: UInt16, in words: UnsafeMutableBufferPointer<UInt16>, _ count: inout Int
    ) {
        var rest = length
        while rest > longestShort {
            unsafe (words[count], words[count + 1]) = (number, UInt16(min(rest, 0xFFFF)))
            (count, rest) = (count + 2, rest - min(rest, 0xFFFF))
        }
        guard rest > 0 else { return }
        unsafe words[count] = number | UInt16(rest) << UInt16(ColorTable.bits)
        count += 1
    }

    /// The first of the places that has another colour, or where they end.
    private static func end(ofRunOf color: UInt32, in pixels: UnsafePointer<UInt32>, places: Range<Int>) -> Int {
        let start = unsafe UnsafeRawPointer(pixels)
        let pair = UInt64(color) << 32 | UInt64(color)
        var place = places.lowerBound
        while place + 4 <= places.upperBound,
            unsafe start.loadUnaligned(fromByteOffset: 4 * place, as: UInt64.self) == pair,
            unsafe start.loadUnaligned(fromByteOffset: 4 * place + 8, as: UInt64.self) == pair
        { place += 4 }
        while place < places.upperBound, unsafe pixels[place] == color { place += 1 }
        return place
    }
}

/// The colours of an area by their numbers, found by their bits.
private struct ColorTable {
    private(set) var colors: [UInt32] = []
    /// Whether there were more colours than numbers.
    private(set) var isFull = false
    /// For each place, the number of its colour from 1; 0 where there is none.
    private var places = [UInt16](repeating: 0, count: 1 << Self.placeBits)

    /// Of a number.
    static let bits = 12
    /// Twice as many places as there may be colours.
    private static let placeBits = bits + 1

    /// The number of a colour from 0, which it may be given; 0 where there is none left.
    mutating func number(of color: UInt32) -> UInt16 {
        var place = Int((color &* 0x9E37_79B1) >> UInt32(32 - Self.placeBits))
        while places[place] != 0 {
            if colors[Int(places[place]) - 1] == color { return places[place] - 1 }
            place = (place + 1) & ((1 << Self.placeBits) - 1)
        }
        isFull = colors.count == 1 << Self.bits
        guard !isFull else { return 0 }
        colors.append(color)
        places[place] = UInt16(colors.count)
        return UInt16(colors.count) - 1
    }
}
