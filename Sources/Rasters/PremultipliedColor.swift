/// A colour as pixels hold it: 8 bits a component, multiplied by alpha.
public struct PremultipliedColor: Hashable, Sendable {
    /// `0xAARRGGBB`
    public let pixel: UInt32

    @inlinable public init(pixel: UInt32) { self.pixel = pixel }

    /// - Parameters: components in 0…1, not multiplied by alpha; what lies outside is clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = min(max(alpha, 0), 1)
        pixel = byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }

    @inlinable public var alpha: UInt32 { pixel >> 24 }

    /// The colour laid over a pixel of which it covers a part, 255 being all.
    @inlinable public func blended(over pixel: UInt32, coverage: UInt8) -> UInt32 {
        if coverage == 0 { return pixel }
        let source = coverage == 255 ? self.pixel : Self.multiply(self.pixel, by: UInt32(coverage))
        let alpha = source >> 24
        return alpha == 255 ? source : source &+ Self.multiply(pixel, by: 255 - alpha)
    }

    /// Every component times `factor` / 255, rounded; two components at a time.
    @inlinable static func multiply(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        var low = (pixel & mask) &* factor &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & mask)) >> 8) & mask
        var high = ((pixel >> 8) & mask) &* factor &+ 0x0080_0080
        high = (high &+ ((high >> 8) & mask)) & ~mask
        return low | high
    }
}
