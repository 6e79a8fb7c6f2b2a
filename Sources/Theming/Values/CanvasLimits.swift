/// How large a canvas may be.
package enum CanvasLimits {
    /// The longest side of a canvas in points.
    package static let longestSide = 16_384.0
    /// The longest side of a raster picture in pixels: what an image surface of the drawing library holds.
    package static let longestPixelSide = 32_767
    /// The number of pixels of a raster picture, half a gibibyte of memory at four bytes each.
    package static let mostPixels = 1 << 27
}
