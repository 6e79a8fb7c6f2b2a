/// A colour without transparency, components in 0…255.
struct OpaqueColor: Hashable, Sendable {
    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(gray: Int) { self.init(red: gray, green: gray, blue: gray) }

    /// A pixel `0xAABBGGRR`, not premultiplied, over white.
    init(_ pixel: UInt32) {
        let alpha = Int(pixel >> 24)
        func over(_ shift: UInt32) -> Int {
            let value = Int(pixel >> shift & 0xFF)
            return alpha == 255 ? value : 255 + ((value - 255) * alpha - 127) / 255
        }
        self.init(red: over(0), green: over(8), blue: over(16))
    }

    /// `0xFFRRGGBB`, as rasters hold it.
    var premultiplied: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
