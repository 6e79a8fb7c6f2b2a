import RandomNumbers

/// What drawn pictures are made of, and what they are not.
enum Pattern: CaseIterable {
    case clear, plain, noise, twoColors, tiles, slopes, rowsAbove, runs, glyphs
}

/// A picture of a pattern: pixels `0xAARRGGBB`, not multiplied by alpha, the same for the same seed.
struct FlatPicture {
    let width: Int
    let height: Int
    /// Pixels between the end of a row and the next.
    let gap: Int
    /// Row by row, with the gaps.
    private(set) var stored: [UInt32] = []

    init(_ pattern: Pattern, width: Int, height: Int, gap: Int = 0, seed: UInt64, isOpaque: Bool = false) {
        self.width = width
        self.height = height
        self.gap = gap
        var numbers = SeededNumbers(seed: seed)
        func color() -> UInt32 {
            let color = UInt32.random(in: 0...UInt32.max, using: &numbers)
            return isOpaque || color & 1 == 0 ? 0xFF00_0000 | color : color
        }
        let colors = (0..<64).map { _ in color() }
        let pitch = width + gap
        stored.reserveCapacity(pitch * height)
        for place in 0..<pitch * height {
            let (x, y) = (place % pitch, place / pitch)
            let pixel: UInt32 =
                switch pattern {
                case .clear: isOpaque ? 0xFF00_0000 : 0
                case .plain: colors[0]
                case .noise: color()
                case .twoColors: colors[numbers.next(below: 2)]
                case .tiles: colors[(x / 3 + y / 5) % 64]
                case .slopes: 0xFF00_0000 | UInt32(x * 255 / width) << 16 | UInt32(y & 255)
                case .rowsAbove:
                    y > 0 && numbers.next(below: 50) > 0 ? stored[place - pitch] : colors[numbers.next(below: 64)]
                case .runs: x > 0 && numbers.next(below: 20) > 0 ? stored[place - 1] : color()
                case .glyphs: colors[(x % 23 * (y % 11) + x % 23 / 4) % 9]
                }
            stored.append(pixel)
        }
    }

    /// Without the gaps.
    var pixels: [UInt32] {
        (0..<height).flatMap { row in
            let start = row * (width + gap)
            return stored[start..<start + width]
        }
    }
}
