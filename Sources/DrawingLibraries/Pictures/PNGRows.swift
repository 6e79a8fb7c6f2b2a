package import Rasters

/// Rows of pixels as PNG filters them: the first as it is, each other as its difference to the row above, which makes
/// what does not change downward zero.
package struct PNGRows {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Replaces the rows by others; the memory is used again.
    package mutating func fill(with rows: Range<Int>, of raster: Raster, format: PNGFormat) {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= raster.height, "rows must lie in the raster")
        let rowLength = 1 + raster.width * format.bytesPerPixel
        resize(to: rows.count * rowLength)
        bytes.withUnsafeMutableBytes { bytes in
            raster.pixels.withUnsafeBufferPointer { pixels in
                guard var target = bytes.baseAddress, let start = pixels.baseAddress else { return }
                for row in rows {
                    let line = PixelLine(
                        pixels: start + row * raster.width, count: raster.width,
                        above: row == rows.lowerBound ? nil : start + (row - 1) * raster.width)
                    target.storeBytes(of: line.filterType, as: UInt8.self)
                    switch format {
                    case .rgb: line.storeColors(to: target + 1)
                    case .rgba: line.storeStraightColors(to: target + 1)
                    }
                    target += rowLength
                }
            }
        }
    }

    private mutating func resize(to count: Int) {
        if bytes.count > count { bytes.removeLast(bytes.count - count) }
        if bytes.count < count { bytes.append(contentsOf: repeatElement(0, count: count - bytes.count)) }
    }
}

/// A row of pixels and the one above it, if the filter may look at it.
private struct PixelLine {
    let pixels: UnsafePointer<UInt32>
    let count: Int
    let above: UnsafePointer<UInt32>?

    /// None, or Up.
    var filterType: UInt8 { above == nil ? 0 : 2 }

    /// Stores red, green and blue, four pixels at a time, and as many as are equal to those above at once.
    func storeColors(to target: UnsafeMutableRawPointer) {
        var column = 0
        while column + 4 <= count {
            if column + 16 <= count, equalsAbove(from: column) {
                (target + 3 * column).initializeMemory(as: UInt8.self, repeating: 0, count: 48)
                column += 16
            } else {
                storeFourColors(from: column, to: target + 3 * column)
                column += 4
            }
        }
        for column in column..<count {
            let color = difference(at: column).rgb
            for byte in 0..<3 {
                (target + 3 * column + byte).storeBytes(
                    of: UInt8(truncatingIfNeeded: color >> (8 * byte)), as: UInt8.self)
            }
        }
    }

    func storeStraightColors(to target: UnsafeMutableRawPointer) {
        for column in 0..<count {
            let straight = pixels[column].straight
            let pixel = above.map { straight.differences(to: $0[column].straight) } ?? straight
            (target + 4 * column).storeBytes(of: pixel.rgba.littleEndian, as: UInt32.self)
        }
    }

    private func equalsAbove(from column: Int) -> Bool {
        guard let above else { return false }
        let (here, there) = (UnsafeRawPointer(pixels + column), UnsafeRawPointer(above + column))
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: 64, by: 8) {
            difference |=
                here.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ there.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return difference == 0
    }

    private func storeFourColors(from column: Int, to target: UnsafeMutableRawPointer) {
        let (first, second) = (difference(at: column).rgb, difference(at: column + 1).rgb)
        let (third, fourth) = (difference(at: column + 2).rgb, difference(at: column + 3).rgb)
        target.storeBytes(of: (first | second << 24).littleEndian, as: UInt32.self)
        (target + 4).storeBytes(of: (second >> 8 | third << 16).littleEndian, as: UInt32.self)
        (target + 8).storeBytes(of: (third >> 16 | fourth << 8).littleEndian, as: UInt32.self)
    }

    private func difference(at column: Int) -> UInt32 {
        guard let above else { return pixels[column] }
        return pixels[column].differences(to: above[column])
    }
}

extension UInt32 {
    /// Each byte's difference to that of `other`, modulo 256.
    fileprivate func differences(to other: UInt32) -> UInt32 {
        // The top bits are kept out of the subtraction, so that no byte borrows from the next.
        ((self | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((self ^ ~other) & 0x8080_8080)
    }

    /// `0xAARRGGBB` with red in the lowest byte: `0x00BBGGRR`.
    fileprivate var rgb: UInt32 { (self >> 16 & 0xFF) | (self & 0xFF00) | (self & 0xFF) << 16 }

    /// `0xAARRGGBB` with red in the lowest byte: `0xAABBGGRR`.
    fileprivate var rgba: UInt32 { rgb | self & 0xFF00_0000 }

    /// The pixel with its colours not multiplied by alpha: multiplied again, they are what they were.
    fileprivate var straight: UInt32 {
        let alpha = self >> 24
        guard alpha != 0 else { return 0 }
        guard alpha != 255 else { return self }
        func divided(_ component: UInt32) -> UInt32 { Swift.min((component * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | divided(self >> 16 & 0xFF) << 16 | divided(self >> 8 & 0xFF) << 8 | divided(self & 0xFF)
    }
}
