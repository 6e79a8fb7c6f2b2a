/// Premultiplied pixels as PNG files hold them: bytes red, green, blue, alpha, the colours not multiplied by alpha.
enum StraightPixels {
    /// Stores `count` pixels; eight at a time, and quickly where none lets anything show through.
    static func store(_ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>) {
        let (source, result) = (UnsafeRawPointer(pixels), UnsafeMutableRawPointer(target))
        var index = 0
        while index + 8 <= count {
            let eight = source.loadUnaligned(fromByteOffset: 4 * index, as: SIMD8<UInt32>.self)
            let isOpaque = eight.min() >= 0xFF00_0000
            result.storeBytes(
                of: (isOpaque ? eight : eight.straight).rgba, toByteOffset: 4 * index, as: SIMD8<UInt32>.self)
            index += 8
        }
        for index in index..<count { target[index] = SIMD8(repeating: pixels[index]).straight.rgba[0] }
    }
}

extension SIMD8<UInt32> {
    /// `0xAARRGGBB` with the bytes in the order red, green, blue, alpha in memory.
    fileprivate var rgba: Self {
        let swapped = self & 0xFF00_FF00 | (self &>> 16) & 0xFF | (self & 0xFF) &<< 16
        #if _endian(big)
            return Self(swapped.indices.map { swapped[$0].byteSwapped })
        #else
            return swapped
        #endif
    }

    /// The pixels with their colours divided by alpha, rounded: multiplied again, they are what they were.
    fileprivate var straight: Self {
        let alpha = self &>> 24
        let isVisible = alpha .> 0
        let divisor = alpha.replacing(with: 1, where: .!isVisible)
        func divided(_ component: Self) -> Self {
            let dividend = SIMD8<Float>(component &* 255 &+ (divisor &>> 1))
            // Both are below 2^16, so that the quotient's error is less than its distance to the next whole number.
            let quotient = Self((dividend / SIMD8<Float>(divisor)).rounded(.towardZero))
            return quotient.replacing(with: 255, where: quotient .> 255)
        }
        let (red, green, blue) = ((self &>> 16) & 0xFF, (self &>> 8) & 0xFF, self & 0xFF)
        let straight = alpha &<< 24 | divided(red) &<< 16 | divided(green) &<< 8 | divided(blue)
        return Self.zero.replacing(with: straight, where: isVisible)
    }

}
