package import Rasters

/// How a PNG file holds its pixels.
package enum PNGFormat: Hashable, Sendable {
    /// Colour type 2, for pictures that let nothing show through.
    case rgb
    /// Colour type 6, colours not multiplied by alpha.
    case rgba

    package init(for raster: Raster) { self = raster.isOpaque ? .rgb : .rgba }

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}
