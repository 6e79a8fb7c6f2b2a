/// How a file stores a pixel of three or four components.
protocol StoredPixels {
    /// In bytes.
    static var length: Int { get }
    /// A pixel to the left of a row, and what a missing alpha is.
    static var opaque: UInt32 { get }
    /// What of four stored bytes belongs to the pixel.
    static var mask: UInt32 { get }
}

enum RGBAPixels: StoredPixels {
    static var length: Int { 4 }
    static var opaque: UInt32 { 0 }
    static var mask: UInt32 { 0xFFFF_FFFF }
}

enum RGBPixels: StoredPixels {
    static var length: Int { 3 }
    static var opaque: UInt32 { 0xFF00_0000 }
    static var mask: UInt32 { 0x00FF_FFFF }
}

/// A row of colours whose filter is undone while its pixels are widened to four bytes, all components at once.
///
/// An alpha that is not stored is 255 in every neighbour and 0 in what is added to them, and so comes out as 255.
struct WidePixelRow<Stored: StoredPixels> {
    /// Up to four bytes are read for each pixel.
    let stored: UnsafeRawPointer
    let above: UnsafeRawPointer
    let pixels: UnsafeMutableRawPointer
    let width: Int

    func undo(_ filter: PNGFilter) {
        switch filter {
        case .none: copy()
        case .left: addLeft()
        case .above: addAbove()
        case .average: addAverage()
        case .paeth: addNearest()
        }
    }

    private func copy() {
        if Stored.length == 4 { return pixels.copyMemory(from: stored, byteCount: width * 4) }
        for column in 0..<width { store(component(column) | Stored.opaque, column) }
    }

    private func addLeft() {
        var left = bytes(Stored.opaque)
        for column in 0..<width {
            left &+= bytes(component(column))
            store(left, column)
        }
    }

    private func addAbove() {
        var column = 0
        if Stored.length == 4 {
            while column + 16 <= width {
                let sum =
                    stored.loadUnaligned(fromByteOffset: 4 * column, as: SIMD64<UInt8>.self)
                    &+ above.loadUnaligned(fromByteOffset: 4 * column, as: SIMD64<UInt8>.self)
                pixels.storeBytes(of: sum, toByteOffset: 4 * column, as: SIMD64<UInt8>.self)
                column += 16
            }
        }
        for column in column..<width {
            store(bytes(component(column)) &+ bytes(pixelAbove(column)), column)
        }
    }

    private func addAverage() {
        var left = bytes(Stored.opaque)
        for column in 0..<width {
            let above = bytes(pixelAbove(column))
            // Half the sum without a ninth bit: what both share, and half of where they differ.
            left = bytes(component(column)) &+ (left & above) &+ ((left ^ above) &>> 1)
            store(left, column)
        }
    }

    private func addNearest() {
        var left = wide(Stored.opaque)
        var corner = left
        for column in 0..<width {
            let above = wide(pixelAbove(column))
            let toLeft = above &- corner
            let toAbove = left &- corner
            let distances = (magnitude(toLeft), magnitude(toAbove), magnitude(toLeft &+ toAbove))
            let nearer = corner.replacing(with: above, where: distances.1 .<= distances.2)
            let isLeftNearest = (distances.0 .<= distances.1) .& (distances.0 .<= distances.2)
            let nearest = nearer.replacing(with: left, where: isLeftNearest)
            left = (nearest &+ wide(component(column))) & 0xFF
            corner = above
            store(SIMD4<UInt8>(truncatingIfNeeded: left), column)
        }
    }
}

extension WidePixelRow {
    @inline(__always)
    private func component(_ column: Int) -> UInt32 {
        UInt32(littleEndian: stored.loadUnaligned(fromByteOffset: Stored.length * column, as: UInt32.self))
            & Stored.mask
    }

    @inline(__always)
    private func pixelAbove(_ column: Int) -> UInt32 {
        UInt32(littleEndian: above.load(fromByteOffset: 4 * column, as: UInt32.self))
    }

    @inline(__always)
    private func store(_ pixel: UInt32, _ column: Int) {
        pixels.storeBytes(of: pixel.littleEndian, toByteOffset: 4 * column, as: UInt32.self)
    }

    @inline(__always)
    private func store(_ pixel: SIMD4<UInt8>, _ column: Int) {
        pixels.storeBytes(of: pixel, toByteOffset: 4 * column, as: SIMD4<UInt8>.self)
    }

    @inline(__always)
    private func bytes(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self) }

    @inline(__always)
    private func wide(_ pixel: UInt32) -> SIMD4<Int16> { SIMD4<Int16>(truncatingIfNeeded: bytes(pixel)) }

    @inline(__always)
    private func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(value, 0 &- value) }
}
