/// A picture as rows of pixels.
public struct Raster: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `0xAARRGGBB`, sRGB, the colours multiplied by alpha, row by row from the top without gaps.
    ///
    /// They keep their number, `width` × `height`. It is checked where it is relied on: an observer here would copy
    /// all of them at each change.
    public var pixels: [UInt32]

    /// A picture whose pixels are all the same, transparent unless said otherwise.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        precondition(width > 0 && height > 0, "a raster has at least one pixel")
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: pixel, count: width * height)
    }

    /// A picture of `width` × `height` given pixels.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a raster has width × height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

extension Raster {
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The pixel at a place inside the bounds.
    public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Whether no pixel lets anything show through.
    public var isOpaque: Bool {
        pixels.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000
    }
}
