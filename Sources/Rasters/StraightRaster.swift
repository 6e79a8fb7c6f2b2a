#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A picture as its file holds it: rows of pixels whose colours are not multiplied by alpha.
///
/// A copy shares the pixels.
public struct StraightRaster: Sendable {
    public let width: Int
    public let height: Int
    private let storage: PixelStorage
    private let start: Int
    private let rowLength: Int

    /// - Parameter pixels: `0xAABBGGRR`, 8 bits a component: in memory red, green, blue, alpha, as PNG orders them; row
    ///   by row from the top without gaps.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a raster has width × height pixels")
        let storage = PixelStorage(byteCount: pixels.count * 4)
        for (index, pixel) in pixels.enumerated() {
            storage.bytes.storeBytes(of: pixel.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
        self.init(width: width, height: height, storage: storage, rowLength: width * 4)
    }

    /// A picture whose rows lie in memory already.
    ///
    /// - Parameters:
    ///   - start: where the first row begins in the storage, in bytes.
    ///   - rowLength: from a row's beginning to the next one's, in bytes, at least four for each pixel.
    package init(width: Int, height: Int, storage: PixelStorage, start: Int = 0, rowLength: Int) {
        precondition(
            width > 0 && height > 0 && start >= 0 && rowLength >= width * 4
                && start + rowLength * (height - 1) + width * 4 <= storage.bytes.count,
            "the rows of a raster lie in its storage")
        self.width = width
        self.height = height
        self.storage = storage
        self.start = start
        self.rowLength = rowLength
    }
}

extension StraightRaster {
    /// The pixel at a place inside the bounds, `0xAABBGGRR`.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(0..<width ~= x && 0..<height ~= y, "a pixel outside of the raster")
        return UInt32(
            littleEndian: storage.bytes.loadUnaligned(fromByteOffset: start + y * rowLength + x * 4, as: UInt32.self))
    }

    /// The pixels of a row.
    public func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }

    /// Hands out the rows' memory; a pixel is four bytes: red, green, blue, alpha, at any address.
    package func withRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(storage) {} }
        return try body(
            PixelRows(
                start: UnsafeRawPointer(storage.bytes.baseAddress.unsafelyUnwrapped) + start, length: rowLength,
                places: .max))
    }

    /// The picture with its colours multiplied by alpha.
    package var premultiplied: Raster {
        let pixels = (0..<height).flatMap { row($0).map(\.premultiplied) }
        return Raster(width: width, height: height, pixels: pixels)
    }
}

extension StraightRaster: Equatable {
    public static func == (first: StraightRaster, second: StraightRaster) -> Bool {
        guard first.width == second.width, first.height == second.height else { return false }
        return first.withRows { rows in
            second.withRows { others in
                (0..<first.height).allSatisfy { memcmp(rows[$0], others[$0], first.width * 4) == 0 }
            }
        }
    }
}

extension UInt32 {
    /// `0xAABBGGRR`, straight, as `0xAARRGGBB`, multiplied by alpha.
    fileprivate var premultiplied: UInt32 {
        let (red, green, blue, alpha) = (self & 0xFF, self >> 8 & 0xFF, self >> 16 & 0xFF, self >> 24)
        func scaled(_ component: UInt32) -> UInt32 {
            let product = component * alpha + 128
            return (product + product >> 8) >> 8
        }
        return alpha << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
    }
}
