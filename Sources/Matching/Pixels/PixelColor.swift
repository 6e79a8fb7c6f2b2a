import Geometry
import Rasters

/// A colour as it was measured: red, green, blue from 0 to 255.
typealias PixelColor = SIMD3<Float>

extension Raster {
    /// Whether all pixels are alike.
    var isBlank: Bool {
        let pixels = pixels.span
        let first = pixels[0]
        for index in pixels.indices where pixels[index] != first { return false }
        return true
    }

    /// The colour at a place; places outside show the nearest pixel inside.
    func color(_ x: Int, _ y: Int) -> PixelColor {
        let bits = pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)].argb
        return PixelColor(Float(bits >> 16 & 0xFF), Float(bits >> 8 & 0xFF), Float(bits & 0xFF))
    }

    /// The colour that most of some pixels have, and the share of them that have it.
    ///
    /// - Parameters:
    ///   - noise: by how much compression spreads a colour over its neighbours.
    ///   - others: colours that do not count.
    func commonColor(
        of places: some Sequence<(x: Int, y: Int)>, noise: Float, but others: [PixelColor] = []
    ) -> (color: PixelColor, share: Double)? {
        var counts: [UInt32: Int] = [:]
        var total = 0
        for place in places where 0..<width ~= place.x && 0..<height ~= place.y {
            counts[self[place.x, place.y].argb & 0xFF_FFFF, default: 0] += 1
            total += 1
        }
        for other in others { counts = counts.filter { (Self.color($0.key) - other).greatest > noise } }
        guard var most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        // What compression has spread most may have no single colour that is the most frequent one.
        if noise > 8 { most = Self.widest(counts, noise) ?? most }
        let center = Self.color(most.key)
        if noise > 8 { return Self.middle(of: counts, near: center, noise, total) }
        var (sum, count) = (PixelColor.zero, 0)
        for (bits, number) in counts {
            let color = Self.color(bits)
            guard (color - center).greatest <= noise else { continue }
            sum += color * Float(number)
            count += number
        }
        let isExact = most.value * 10 >= count * 9
        return (isExact ? center : sum / Float(count), Double(count) / Double(total))
    }

    /// Of the dozen most frequent colours that with most others around it.
    private static func widest(_ counts: [UInt32: Int], _ noise: Float) -> (key: UInt32, value: Int)? {
        let first = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(12)
        let sums = first.map { candidate in
            counts.reduce(0) { $0 + ((color($1.key) - color(candidate.key)).greatest <= noise ? $1.value : 0) }
        }
        return zip(first, sums).max { $0.1 < $1.1 }?.0
    }

    /// Of each component the value in the middle, of the colours near one.
    private static func middle(
        of counts: [UInt32: Int], near center: PixelColor, _ noise: Float, _ total: Int
    ) -> (color: PixelColor, share: Double) {
        let near = counts.filter { (color($0.key) - center).greatest <= noise }
        let count = near.values.reduce(0, +)
        func middle(_ bits: UInt32) -> Float {
            var levels = [Int](repeating: 0, count: 256)
            for (color, number) in near { levels[Int(color >> bits & 0xFF)] += number }
            var rest = count / 2
            let level = levels.firstIndex { number in
                rest -= number
                return rest < 0
            }
            return Float(level ?? 0)
        }
        return (PixelColor(middle(16), middle(8), middle(0)), Double(count) / Double(total))
    }

    private static func color(_ bits: UInt32) -> PixelColor {
        PixelColor(Float(bits >> 16 & 0xFF), Float(bits >> 8 & 0xFF), Float(bits & 0xFF))
    }
}

extension PixelColor {
    /// A theme's colour, without its alpha.
    init(_ color: Color) { self = PixelColor(Float(color.red), Float(color.green), Float(color.blue)) * 255 }

    /// The greatest of the components' amounts.
    var greatest: Float { Swift.max(abs(x), abs(y), abs(z)) }

    /// The square of its length.
    var square: Float { (self * self).sum() }

    /// Of each component the value in the middle; `nil` of none.
    static func middle(of colors: [PixelColor]) -> PixelColor? {
        guard !colors.isEmpty else { return nil }
        func middle(_ component: (PixelColor) -> Float) -> Float { colors.map(component).sorted()[colors.count / 2] }
        return PixelColor(middle(\.x), middle(\.y), middle(\.z))
    }

    /// The colour in the types of themes.
    var color: Color {
        func share(_ value: Float) -> Double { Double(Swift.min(Swift.max(value.rounded(), 0), 255)) / 255 }
        return Color(red: share(x), green: share(y), blue: share(z))
    }
}
