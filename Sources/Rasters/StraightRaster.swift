import CPixels

/// A picture as its file holds it: rows of pixels whose colours are not multiplied by alpha.
///
/// A copy shares the pixels.
public struct StraightRaster: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let storage: PixelStorage
    private let start: Int
    private let rowLength: Int

    /// - Parameter pixels: `width` × `height` of them, row by row from the top without gaps.
    public init(width: Int, height: Int, pixels: [StraightRGBA]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "a raster has width × height pixels")
        let storage = PixelStorage(byteCount: pixels.count * 4)
        for (index, pixel) in pixels.enumerated() {
            unsafe storage.bytes.storeBytes(of: pixel.abgr.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
        self.init(width: width, height: height, storage: storage, rowLength: width * 4)
    }

    /// A picture whose rows lie in memory already.
    ///
    /// - Parameters:
    ///   - start: where the first row begins in the storage, in bytes.
    ///   - rowLength: from a row's beginning to the next one's, in bytes, at least four for each pixel.
    package init(width: Int, height: Int, storage: PixelStorage, start: Int = 0, rowLength: Int) {
        unsafe precondition(
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
    /// Its width and height.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The pixel at a place inside the bounds.
    public subscript(x: Int, y: Int) -> StraightRGBA {
        precondition(0..<width ~= x && 0..<height ~= y, "a pixel outside of the raster")
        let bits = unsafe storage.bytes.loadUnaligned(fromByteOffset: start + y * rowLength + x * 4, as: UInt32.self)
        return StraightRGBA(abgr: UInt32(littleEndian: bits))
    }

    /// The pixels of a row.
    public func row(_ y: Int) -> [StraightRGBA] { (0..<width).map { self[$0, y] } }

    /// Hands out the rows' memory; a pixel is four bytes: red, green, blue, alpha, at any address.
    package func withRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(storage) {} }
        return unsafe try body(
            PixelRows(
                start: UnsafeRawPointer(storage.bytes.baseAddress.unsafelyUnwrapped) + start, length: rowLength,
                places: .max))
    }

    /// Four bytes a pixel, red, green, blue, alpha, row by row from the top without gaps.
    public var rgba: [UInt8] {
        withRows { rows in
            unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
                for y in 0..<height {
                    unsafe UnsafeMutableRawBufferPointer(bytes).baseAddress?.advanced(by: y * width * 4)
                        .copyMemory(from: rows[y], byteCount: width * 4)
                }
                count = width * height * 4
            }
        }
    }

    /// The picture with its colours multiplied by alpha.
    package var premultiplied: Raster {
        let pixels = withRows { rows in
            unsafe [PremultipliedARGB](unsafeUninitializedCapacity: width * height) { pixels, count in
                for y in 0..<height {
                    let row = unsafe rows[y]
                    for x in 0..<width {
                        let bits = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                        unsafe pixels[y * width + x] = StraightRGBA(abgr: UInt32(littleEndian: bits)).premultiplied
                    }
                }
                count = width * height
            }
        }
        return Raster(width: width, height: height, pixels: pixels)
    }
}

extension StraightRaster: Equatable {
    public static func == (first: StraightRaster, second: StraightRaster) -> Bool {
        guard first.width == second.width, first.height == second.height else { return false }
        return first.withRows { rows in
            second.withRows { others in
                (0..<first.height).allSatisfy { unsafe areEqual(rows[$0], others[$0], byteCount: first.width * 4) }
            }
        }
    }
}

/// Whether two places in memory hold the same bytes.
///
/// - Parameter byteCount: how many bytes may be read at both places.
package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, byteCount: Int) -> Bool {
    unsafe thumbindex_are_equal(first, second, byteCount)
}

/// Whether a byte is among others.
package func contains(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Bool {
    unsafe thumbindex_holds(bytes.baseAddress, bytes.count, byte)
}

/// Memory for the pixels of a picture, written once and then only read.
///
/// Large pictures lie on large pages where the system has them: filling a screenshot's memory for the first time
/// costs more than decoding into it otherwise.
///
/// Unchecked, since it is written by one thread before others see it. Safe to hold: it owns its memory, which lives as
/// long as it does; whoever reads or writes through its pointer marks that as unsafe, and stays within its length.
@safe package final class PixelStorage: @unchecked Sendable {
    /// No one writes here once the storage is shared.
    package let bytes: UnsafeMutableRawBufferPointer

    /// - Parameter byteCount: the contents are arbitrary until written.
    package init(byteCount: Int) {
        precondition(byteCount > 0, "a picture has at least one pixel")
        let isLarge = byteCount >= Self.largePage
        unsafe bytes = .allocate(byteCount: byteCount, alignment: isLarge ? Self.largePage : 64)
        if isLarge { unsafe thumbindex_advise_large_pages(bytes.baseAddress, byteCount) }
    }

    deinit { unsafe bytes.deallocate() }

    private static let largePage = 2 << 20
}
