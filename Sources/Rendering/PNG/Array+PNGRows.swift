import Rasters

extension [UInt8] {
    /// Replaces the bytes by a band's rows as PNG filters them: the first as it is, each other as its difference to the
    /// row above, which makes what does not change downward zero.
    mutating func fill(withRows rows: Range<Int>, of raster: Raster, format: PNGFormat) {
        let rowLength = 1 + raster.width * format.bytesPerPixel
        resize(to: rows.count * rowLength)
        var span = mutableSpan
        var bytes = span.mutableBytes
        let pixels = raster.pixels.span
        for (index, row) in rows.enumerated() {
            let offset = index * rowLength
            bytes.storeBytes(of: index == 0 ? 0 : 2, toByteOffset: offset, as: UInt8.self)
            let line = pixels.extracting(row * raster.width..<(row + 1) * raster.width)
            let above = index == 0 ? nil : (row - 1) * raster.width
            switch format {
            case .rgb:
                if let above {
                    let above = pixels.extracting(above..<above + raster.width)
                    bytes.storeColors(at: offset + 1, count: raster.width) { line[$0].differences(to: above[$0]) }
                } else {
                    bytes.storeColors(at: offset + 1, count: raster.width) { line[$0] }
                }
            case .rgba:
                for column in 0..<raster.width {
                    let straight = line[column].straight
                    let pixel = above.map { straight.differences(to: pixels[$0 + column].straight) } ?? straight
                    bytes.storeBytes(
                        of: pixel.rgba.littleEndian, toByteOffset: offset + 1 + 4 * column, as: UInt32.self)
                }
            }
        }
    }

    private mutating func resize(to count: Int) {
        if self.count > count { removeLast(self.count - count) }
        if self.count < count { append(contentsOf: repeatElement(0, count: count - self.count)) }
    }
}

extension PNGFormat {
    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}

extension MutableRawSpan {
    /// Stores red, green and blue of `count` pixels, four of them at a time.
    fileprivate mutating func storeColors(at start: Int, count: Int, pixel: (Int) -> UInt32) {
        var column = 0
        var offset = start
        while column + 4 <= count {
            let (first, second) = (pixel(column).rgb, pixel(column + 1).rgb)
            let (third, fourth) = (pixel(column + 2).rgb, pixel(column + 3).rgb)
            storeBytes(of: (first | second << 24).littleEndian, toByteOffset: offset, as: UInt32.self)
            storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: offset + 4, as: UInt32.self)
            storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: offset + 8, as: UInt32.self)
            column += 4
            offset += 12
        }
        while column < count {
            let color = pixel(column).rgb
            storeBytes(of: UInt8(truncatingIfNeeded: color), toByteOffset: offset, as: UInt8.self)
            storeBytes(of: UInt8(truncatingIfNeeded: color >> 8), toByteOffset: offset + 1, as: UInt8.self)
            storeBytes(of: UInt8(truncatingIfNeeded: color >> 16), toByteOffset: offset + 2, as: UInt8.self)
            column += 1
            offset += 3
        }
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
