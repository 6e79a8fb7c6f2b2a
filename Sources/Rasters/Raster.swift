/// A picture as rows of pixels.
public struct Raster: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Row by row from the top without gaps.
    ///
    /// They keep their number, `width` × `height`. It is checked where it is relied on: an observer here would copy
    /// all of them at each change.
    public var pixels: [PremultipliedARGB]

    /// A picture whose pixels are all the same, transparent unless said otherwise.
    public init(width: Int, height: Int, filledWith pixel: PremultipliedARGB = .clear) {
        precondition(width > 0 && height > 0, "a raster has at least one pixel")
        self.width = width
        self.height = height
        pixels = [PremultipliedARGB](repeating: pixel, count: width * height)
    }

    /// A picture of `width` × `height` given pixels.
    public init(width: Int, height: Int, pixels: [PremultipliedARGB]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a raster has width × height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

extension Raster {
    /// All of the pixels.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The pixel at a place inside the bounds.
    public subscript(x: Int, y: Int) -> PremultipliedARGB { pixels[y * width + x] }

    /// Whether no pixel lets anything show through.
    public var isOpaque: Bool {
        pixels.reduce(0xFF00_0000) { $0 & $1.argb } == 0xFF00_0000
    }

    /// Hands out the pixels as numbers, `0xAARRGGBB`, as C reads them.
    @inlinable
    package func withUnsafeNumbers<Result, Failure: Error>(
        _ body: (UnsafePointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        unsafe try pixels.withUnsafeBufferPointer { (pixels) throws(Failure) -> Result in
            // A pixel is nothing but its number, and a raster has at least one.
            let start = unsafe UnsafeRawPointer(pixels.baseAddress.unsafelyUnwrapped)
            return unsafe try body(start.assumingMemoryBound(to: UInt32.self))
        }
    }

    /// The picture as files hold it, its colours not multiplied by alpha.
    public var straight: StraightRaster { StraightRaster(width: width, height: height, pixels: pixels.map(\.straight)) }
}

extension Raster {
    /// The smallest rectangle that holds every pixel in which two rasters of the same size differ; `nil` where they
    /// are equal.
    public func changes(from other: Raster) -> PixelRect? {
        precondition(width == other.width && height == other.height, "rasters of the same size")
        return changes(inRows: 0..<height, from: other.pixels)
    }

    /// The same for some rows, of which `other` has all pixels as they were.
    package func changes(inRows rows: Range<Int>, from other: [PremultipliedARGB]) -> PixelRect? {
        precondition(other.count == rows.count * width, "as many pixels as the rows have")
        var (left, right, top, bottom) = (width, 0, rows.upperBound, rows.lowerBound)
        unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe other.withUnsafeBufferPointer { others in
                // Neither is empty: a raster has at least one pixel, and there are as many others as the rows have.
                for row in rows {
                    let here = unsafe pixels.baseAddress.unsafelyUnwrapped + row * width
                    let there = unsafe others.baseAddress.unsafelyUnwrapped + (row - rows.lowerBound) * width
                    guard unsafe !areEqual(here, there, byteCount: 4 * width) else { continue }
                    left = (0..<left).first { unsafe here[$0] != there[$0] } ?? left
                    right = (right..<width).last { unsafe here[$0] != there[$0] }.map { $0 + 1 } ?? right
                    (top, bottom) = (min(top, row), row + 1)
                }
            }
        }
        return top < bottom ? PixelRect(columns: left..<right, rows: top..<bottom) : nil
    }

    /// Takes the pixels of another over, its left top one at a place from where on it lies in this one.
    package mutating func replacePixels(with other: Raster, x: Int, y: Int) {
        precondition(bounds.contains(other.bounds.moved(dx: x, dy: y)), "a part of the raster")
        let width = width
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe other.pixels.withUnsafeBufferPointer { others in
                // Neither is empty, since a raster has at least one pixel.
                let target = unsafe pixels.baseAddress.unsafelyUnwrapped + y * width + x
                let source = unsafe others.baseAddress.unsafelyUnwrapped
                for row in 0..<other.height {
                    unsafe (target + row * width).update(from: source + row * other.width, count: other.width)
                }
            }
        }
    }

    /// The pixels of an area inside the bounds.
    public func cropped(to area: PixelRect) -> Raster {
        precondition(bounds.contains(area) && !area.isEmpty, "an area of the raster")
        var cropped: [PremultipliedARGB] = []
        cropped.reserveCapacity(area.width * area.height)
        for row in area.rows {
            cropped += pixels[(row * width + area.x)..<(row * width + area.x + area.width)]
        }
        return Raster(width: area.width, height: area.height, pixels: cropped)
    }
}
