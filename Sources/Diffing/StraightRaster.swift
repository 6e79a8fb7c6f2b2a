/// A picture to compare: rows of pixels whose colours are not multiplied by alpha, as picture files hold them.
public struct StraightRaster: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `0xAARRGGBB`, 8 bits a component, row by row from the top without gaps.
    public let pixels: [UInt32]

    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a raster has width × height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
