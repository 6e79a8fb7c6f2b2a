package import Rasters

/// How a PNG file holds its pixels.
package enum PNGFormat: Hashable, Sendable {
    /// Colour type 0, 8 bits, for opaque greys.
    case gray
    /// Colour type 2, for pictures that let nothing show through.
    case rgb
    /// Colour type 3, for at most 256 different pixels.
    case palette(PNGPalette)
    /// Colour type 4, for greys.
    case grayAlpha
    /// Colour type 6, colours not multiplied by alpha.
    case rgba

    /// That of all pictures that are as opaque as this one.
    package init(for raster: Raster) { self = raster.isOpaque ? .rgb : .rgba }

    /// The one in which a picture with such pixels takes the fewest bytes, as far as can be told before they are
    /// deflated.
    package init(for facts: PixelFacts, width: Int, height: Int) {
        let formats = Self.all(for: facts)
        self = formats.min { $0.estimate(width, height) < $1.estimate(width, height) } ?? .rgba
    }

    /// The formats that hold such pixels without loss and that no other does in fewer bits; the simplest come first.
    package static func all(for facts: PixelFacts) -> [PNGFormat] {
        var palette: [PNGFormat] = []
        if case .few(let colors) = facts.colors { palette = [.palette(PNGPalette(colors: colors))] }
        switch (facts.isOpaque, facts.isGray) {
        case (true, true): return [.gray] + palette
        case (true, false): return [.rgb] + palette
        case (false, true): return [.grayAlpha] + palette
        case (false, false): return [.rgba] + palette
        }
    }

    /// Whether it holds such pixels without loss.
    package func holds(_ facts: PixelFacts) -> Bool {
        switch self {
        case .rgba: true
        case .rgb: facts.isOpaque
        case .grayAlpha: facts.isGray
        case .gray: facts.isGray && facts.isOpaque
        case .palette(let palette): palette.holds(facts.colors)
        }
    }

    /// Rows deflate to a quarter at least, mostly; a palette hardly does.
    private func estimate(_ width: Int, _ height: Int) -> Int {
        let rows = height * (1 + rowLength(width: width)) / 4
        guard case .palette(let palette) = self else { return rows }
        let transparency = palette.transparentCount > 0 ? 12 + palette.transparentCount : 0
        return rows + 12 + 3 * palette.colors.count + transparency
    }

    /// The bits of a pixel.
    package var bitsPerPixel: Int {
        switch self {
        case .gray: 8
        case .grayAlpha: 16
        case .rgb: 24
        case .rgba: 32
        case .palette(let palette): palette.bitDepth
        }
    }

    /// The distance in bytes at which filters compare; at least one.
    var bytesPerPixel: Int { max(bitsPerPixel / 8, 1) }

    /// The bytes of a row, without the one that names its filter.
    func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

/// The different pixels of a picture.
package struct PNGPalette: Hashable, Sendable {
    /// In ascending order, those that let something show through first.
    package let colors: [StraightRGBA]

    /// - Parameter colors: at most 256, in ascending order.
    package init(colors: [StraightRGBA]) {
        precondition(colors.count <= 256, "a palette has at most 256 colours")
        self.colors = colors
    }

    func holds(_ pixels: PixelColors) -> Bool {
        guard case .few(let pixels) = pixels else { return false }
        return pixels == colors || Set(colors).isSuperset(of: pixels)
    }

    /// The bits that a place among them takes: 1, 2, 4 or 8.
    package var bitDepth: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// How many of them, from the first, let something show through.
    package var transparentCount: Int { colors.firstIndex { $0.alpha == 255 } ?? colors.count }
}

/// What is true of all pixels of a part of a picture, and decides how a PNG file may hold them.
package struct PixelFacts: Hashable, Sendable {
    /// Whether no pixel lets anything show through.
    package var isOpaque = true
    /// Whether red, green and blue are equal everywhere.
    package var isGray = true
    /// Which there are, while they are few.
    package var colors = PixelColors.few([])

    /// The facts of no pixels at all.
    package init() {}

    init(isOpaque: Bool, isGray: Bool, colors: PixelColors) {
        self.isOpaque = isOpaque
        self.isGray = isGray
        self.colors = colors
    }

    /// Adds what is true of another part.
    package mutating func formUnion(_ other: PixelFacts) {
        isOpaque = isOpaque && other.isOpaque
        isGray = isGray && other.isGray
        colors.formUnion(other.colors)
    }
}

/// The different pixels of a part of a picture.
package enum PixelColors: Hashable, Sendable {
    /// At most 256, in ascending order, so that those that let something show through come first.
    case few([StraightRGBA])
    /// More than 256.
    case many
    /// Nobody has counted them.
    case unknown

    /// What is known to be many stays so, whatever the rest.
    package mutating func formUnion(_ other: PixelColors) {
        switch (self, other) {
        case (.few(let colors), .few(let others)):
            if colors == others { return }
            let union = Set(colors).union(others).sorted()
            self = union.count <= 256 ? .few(union) : .many
        case (.many, _), (_, .many): self = .many
        case (.unknown, _), (_, .unknown): self = .unknown
        }
    }
}
