/// A pixel as pictures are drawn: sRGB, 8 bits a component, red, green and blue multiplied by alpha.
public struct PremultipliedARGB: Hashable, Sendable {
    /// `0xAARRGGBB`, as Cairo's ARGB32 has it.
    public let argb: UInt32

    /// A pixel from its bits, of which alpha are the highest.
    @inlinable public init(argb: UInt32) { self.argb = argb }

    /// - Parameters: components in 0…1, not multiplied by alpha; what lies outside is clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = min(max(alpha, 0), 1)
        argb = byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }

    /// Nothing at all.
    public static let clear = PremultipliedARGB(argb: 0)
}

extension PremultipliedARGB: ExpressibleByIntegerLiteral {
    /// `0xAARRGGBB`
    @inlinable public init(integerLiteral argb: UInt32) { self.init(argb: argb) }
}

extension PremultipliedARGB {
    /// Its opacity, from 0 to 255.
    @inlinable public var alpha: UInt32 { argb >> 24 }

    /// The pixel with its colours divided by alpha and rounded: multiplied again, they are what they were.
    @inlinable public var straight: StraightRGBA {
        guard alpha != 0 else { return .clear }
        func divided(_ component: UInt32) -> UInt32 {
            alpha == 255 ? component : min((component * 255 + alpha / 2) / alpha, 255)
        }
        return StraightRGBA(
            abgr: alpha << 24 | divided(argb & 0xFF) << 16 | divided(argb >> 8 & 0xFF) << 8
                | divided(argb >> 16 & 0xFF))
    }

    /// The pixel laid over another of which it covers a part, 255 being all.
    @inlinable public func blended(over pixel: PremultipliedARGB, coverage: UInt8) -> PremultipliedARGB {
        if coverage == 0 { return pixel }
        let source = coverage == 255 ? argb : Self.multiply(argb, by: UInt32(coverage))
        let alpha = source >> 24
        return PremultipliedARGB(
            argb: alpha == 255 ? source : source &+ Self.multiply(pixel.argb, by: 255 - alpha))
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

/// A pixel as picture files hold it: 8 bits a component, red, green and blue not multiplied by alpha; in memory the
/// bytes red, green, blue, alpha.
public struct StraightRGBA: Hashable, Sendable {
    /// `0xAABBGGRR`: the bytes in memory as a little-endian number.
    public let abgr: UInt32

    /// A pixel from its bits, of which alpha are the highest and red the lowest.
    @inlinable public init(abgr: UInt32) { self.abgr = abgr }

    /// A pixel from its components, opaque unless said otherwise.
    @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        abgr = UInt32(alpha) << 24 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
    }

    /// Nothing at all, of black.
    public static let clear = StraightRGBA(abgr: 0)
}

extension StraightRGBA {
    /// From 0 to 255.
    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: abgr) }
    /// From 0 to 255.
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: abgr >> 8) }
    /// From 0 to 255.
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: abgr >> 16) }
    /// From 0 to 255.
    @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: abgr >> 24) }

    /// The pixel with its colours multiplied by alpha and rounded.
    @inlinable public var premultiplied: PremultipliedARGB {
        let factor = abgr >> 24
        func scaled(_ component: UInt8) -> UInt32 {
            let product = UInt32(component) &* factor &+ 128
            return (product &+ product >> 8) >> 8
        }
        return PremultipliedARGB(argb: factor << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue))
    }
}

extension StraightRGBA: Comparable {
    /// By alpha first, so that pixels that let something show through come before opaque ones.
    @inlinable public static func < (first: StraightRGBA, second: StraightRGBA) -> Bool { first.abgr < second.abgr }
}

/// A colour without transparency, components in 0…255.
public struct OpaqueColor: Hashable, Sendable {
    /// From 0 to 255.
    public var red: Int
    /// From 0 to 255.
    public var green: Int
    /// From 0 to 255.
    public var blue: Int

    /// A colour from components from 0 to 255.
    public init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A grey from 0 to 255.
    public init(gray: Int) { self.init(red: gray, green: gray, blue: gray) }

    /// A pixel over white.
    public init(_ pixel: PremultipliedARGB) {
        let white = 255 - Int(pixel.alpha)
        self.init(
            red: Int(pixel.argb >> 16 & 0xFF) + white, green: Int(pixel.argb >> 8 & 0xFF) + white,
            blue: Int(pixel.argb & 0xFF) + white)
    }

    /// A pixel over white.
    public init(_ pixel: StraightRGBA) {
        let alpha = Int(pixel.alpha)
        func over(_ value: UInt8) -> Int {
            alpha == 255 ? Int(value) : 255 + ((Int(value) - 255) * alpha - 127) / 255
        }
        self.init(red: over(pixel.red), green: over(pixel.green), blue: over(pixel.blue))
    }

    /// The colour as a pixel of a raster.
    public var pixel: PremultipliedARGB {
        PremultipliedARGB(argb: 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
}
