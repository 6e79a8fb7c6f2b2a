import Rasters

/// Turns pixels into the indices of a palette's colours.
struct ColorMapper {
    private let palette: ColorPalette
    private let search: NearestColor
    private let isDithered: Bool
    /// The pixels that were looked up last and their indices, by a hash of the pixel.
    private var pixels = [PremultipliedARGB](repeating: .clear, count: Self.size)
    private var indices = [UInt8](repeating: 0, count: Self.size)
    private var isKnown = [Bool](repeating: false, count: Self.size)

    private static let size = 1 << 16

    init(_ palette: ColorPalette, isDithered: Bool) {
        self.palette = palette
        self.isDithered = isDithered
        search = NearestColor(palette.colors)
    }

    /// The index for a pixel at a place; without dithering the place means nothing.
    mutating func index(of pixel: PremultipliedARGB, x: Int, y: Int) -> UInt8 {
        let nearest = nearestIndex(of: pixel)
        guard isDithered else { return nearest }
        let color = OpaqueColor(pixel)
        // What the palette has exactly stays as it is: dithering would only spoil plain grounds.
        guard palette.colors[Int(nearest)] != color else { return nearest }
        return nearestIndex(of: Self.shifted(color, x: x, y: y))
    }

    private mutating func nearestIndex(of pixel: PremultipliedARGB) -> UInt8 {
        let place = Int((pixel.argb &* 0x9E37_79B1) >> 16)
        if isKnown[place], pixels[place] == pixel { return indices[place] }
        let index = UInt8(search.index(of: OpaqueColor(pixel)))
        isKnown[place] = true
        pixels[place] = pixel
        indices[place] = index
        return index
    }

    /// The colour made lighter or darker by up to eight levels, by a fixed pattern (Bayer, 1973), so that what stands
    /// still does not flicker.
    private static func shifted(_ color: OpaqueColor, x: Int, y: Int) -> PremultipliedARGB {
        let shift = (bayer[(y & 7) * 8 + (x & 7)] * 2 - 63) / 8
        func shifted(_ component: Int) -> Int { min(max(component + shift, 0), 255) }
        return OpaqueColor(red: shifted(color.red), green: shifted(color.green), blue: shifted(color.blue)).pixel
    }

    /// Each bit of a threshold is decided by a bit of the row and of the column, the lowest bits deciding the highest.
    private static let bayer: [Int] = (0..<64).map { place in
        let (x, y) = (place & 7, place >> 3)
        return (0..<3).reduce(0) { threshold, bit in
            let (column, row) = (x >> bit & 1, y >> bit & 1)
            return threshold << 2 | (column ^ row) << 1 | row
        }
    }
}
