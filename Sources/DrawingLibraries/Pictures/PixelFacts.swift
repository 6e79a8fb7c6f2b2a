package import Rasters

/// What is true of all pixels of a part of a picture, and decides how a PNG file may hold them.
package struct PixelFacts: Hashable, Sendable {
    /// Whether no pixel lets anything show through.
    package var isOpaque = true
    /// Whether red, green and blue are equal everywhere.
    package var isGray = true
    package var colors = PixelColors.few([])

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
