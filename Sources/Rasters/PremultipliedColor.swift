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

    /// `0xAARRGGBB` with the components not multiplied by alpha: multiplied again, they are what they were.
    @inlinable public var straight: UInt32 {
        let alpha = pixel >> 24
        guard alpha != 0 else { return 0 }
        guard alpha != 255 else { return pixel }
        func divided(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | divided(pixel >> 16 & 0xFF) << 16 | divided(pixel >> 8 & 0xFF) << 8
            | divided(pixel & 0xFF)
    }

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
