import PictureFiles
import RandomNumbers

/// Two pictures of one size, made up so that a comparison has something to decide.
struct PicturePair {
    let name: String
    let width: Int
    let height: Int
    /// `0xAABBGGRR`, not multiplied by alpha.
    var baseline: [UInt32]
    var candidate: [UInt32]

    init(_ name: String, width: Int, height: Int, pixels: (Bool, Int, Int) -> UInt32) {
        self.name = name
        self.width = width
        self.height = height
        let places = (0..<height).flatMap { y in (0..<width).map { x in (x, y) } }
        baseline = places.map { pixels(false, $0.0, $0.1) }
        candidate = places.map { pixels(true, $0.0, $0.1) }
    }

    func file(isCandidate: Bool) -> [UInt8] {
        StoredPNG(width: width, height: height, pixels: isCandidate ? candidate : baseline).bytes
    }
}

extension PicturePair {
    /// 68 pairs from one seed.
    static func all(seed: UInt64) -> [PicturePair] {
        var random = SeededNumbers(seed: seed)
        let sizes = [
            (1, 1), (1, 2), (2, 1), (2, 2), (1, 9), (9, 1), (3, 3), (2, 7), (7, 2), (4, 5), (11, 11), (12, 10),
        ]
        let tiny = sizes.enumerated().map { index, size in
            fewColors("tiny-\(index)", size.0, size.1, &random)
        }
        return tiny
            + (0..<8).flatMap { index in
                [
                    noise("noise-\(index)", &random), fewColors("few-colors-\(index)", 26, 23, &random),
                    translucent("translucent-\(index)", &random), discs("discs-\(index)", &random),
                    strokes("strokes-\(index)", &random), gradient("gradient-\(index)", &random),
                    nearThreshold("near-threshold-\(index)", &random),
                ]
            }
    }

    /// Ten pairs from one seed, of few colours that are nearly as bright as each other, opaque or not.
    static func large(seed: UInt64) -> [PicturePair] {
        var random = SeededNumbers(seed: seed)
        return (0..<10).map { index in
            let (width, height) = (61 + index, 150)
            let palette = (0..<3 + index).map { _ in
                let level = UInt32(random.next(below: 200))
                let color = level << 16 | (level + UInt32(random.next(below: 40))) << 8 | level
                return color | (index > 7 ? 0xF000_0000 | UInt32(random.next(below: 16)) << 24 : 0xFF00_0000)
            }
            let base = (0..<width * height).map { _ in palette[min(random.next(below: 11), palette.count - 1)] }
            let changed = base.map { random.next(below: 4) == 0 ? palette[random.next(below: palette.count)] : $0 }
            return PicturePair("large-\(index)", width: width, height: height) {
                ($0 ? changed : base)[$2 * width + $1]
            }
        }
    }

    /// Any colour, of which some change a little, and some fully.
    private static func noise(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let base = (0..<400).map { _ in random.opaqueColor() }
        let changed = base.map { pixel -> UInt32 in
            switch random.next(below: 4) {
            case 0: random.opaqueColor()
            case 1: pixel ^ 0x0007_0B05
            default: pixel
            }
        }
        return PicturePair(name, width: 20, height: 20) { ($0 ? changed : base)[$2 * 20 + $1] }
    }

    /// Plain areas with neighbours that are the same, a little brighter or darker.
    private static func fewColors(_ name: String, _ width: Int, _ height: Int, _ random: inout SeededNumbers)
        -> PicturePair
    {
        let palette = (0..<4).map { _ in random.opaqueColor() }
        let base = (0..<width * height).map { _ in palette[min(random.next(below: 9), 3)] }
        let changed = base.map { random.next(below: 5) == 0 ? palette[random.next(below: 4)] : $0 }
        return PicturePair(name, width: width, height: height) { ($0 ? changed : base)[$2 * width + $1] }
    }

    /// Alpha that changes, with and without the colour.
    private static func translucent(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let palette = (0..<5).map { _ in random.color() } + [0, 0x00FF_00FF]
        let base = (0..<24 * 18).map { _ in palette[random.next(below: 7)] }
        let changed = base.map { random.next(below: 3) == 0 ? $0 ^ UInt32(random.next(below: 256)) << 24 : $0 }
        return PicturePair(name, width: 24, height: 18) { ($0 ? changed : base)[$2 * 24 + $1] }
    }

    /// A smooth-edged disc that moves by parts of a pixel.
    private static func discs(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let (ink, paper) = (random.opaqueColor(), random.opaqueColor())
        let center = (x: 12 + random.fraction(), y: 14 + random.fraction())
        let (shift, radius) = (random.fraction() * 1.5, 5 + 5 * random.fraction())
        return PicturePair(name, width: 28, height: 29) { isCandidate, x, y in
            blend(
                ink, over: paper,
                coverage: coverage(x, y) { x, y in
                    let (dx, dy) = (x - center.x - (isCandidate ? shift : 0), y - center.y)
                    return dx * dx + dy * dy < radius * radius
                })
        }
    }

    /// Thin strokes at an angle, as in small letters.
    private static func strokes(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let slopes = (0..<3).map { _ in random.fraction() * 4 - 2 }
        let (shift, width) = (random.fraction(), 0.8 + random.fraction() * 1.5)
        return PicturePair(name, width: 30, height: 24) { isCandidate, x, y in
            blend(
                0xFF20_2020, over: 0xFFFF_FFFF,
                coverage: coverage(x, y) { x, y in
                    slopes.enumerated().contains { index, slope in
                        abs(x - Double(6 + 9 * index) - slope * (y - 12) - (isCandidate ? shift : 0)) < width
                    }
                })
        }
    }

    /// A gradient with a plain rectangle, which moves.
    private static func gradient(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let (steep, shift) = (1 + random.next(below: 6), random.next(below: 9))
        let left = random.next(below: 12)
        return PicturePair(name, width: 32, height: 20) { isCandidate, x, y in
            if (left..<left + 8) ~= x - (isCandidate ? 1 : 0), 5..<15 ~= y { return 0xFF00_80FF }
            let level = UInt32(min(x * steep + y + (isCandidate ? shift : 0), 255))
            return 0xFF00_0000 | level << 16 | (255 - level) << 8 | level
        }
    }

    /// Greys whose distance lies about a threshold of 0.1: 26 steps.
    private static func nearThreshold(_ name: String, _ random: inout SeededNumbers) -> PicturePair {
        let base = (0..<16 * 16).map { _ in random.next(below: 200) }
        let steps = base.map { _ in 22 + random.next(below: 9) }
        let alphas = base.map { _ in random.next(below: 3) == 0 ? 250 + random.next(below: 6) : 255 }
        return PicturePair(name, width: 16, height: 16) { isCandidate, x, y in
            let place = y * 16 + x
            let level = UInt32(base[place] + (isCandidate ? steps[place] : 0))
            return UInt32(alphas[place]) << 24 | level << 16 | level << 8 | level
        }
    }

    /// The share of a pixel that a shape covers, by 4 × 4 samples, in sixteenths.
    private static func coverage(_ x: Int, _ y: Int, isInside: (Double, Double) -> Bool) -> UInt32 {
        (0..<16).reduce(0) { count, sample in
            let place = (Double(x) + (Double(sample % 4) + 0.5) / 4, Double(y) + (Double(sample / 4) + 0.5) / 4)
            return count + (isInside(place.0, place.1) ? 1 : 0)
        }
    }

    private static func blend(_ ink: UInt32, over paper: UInt32, coverage: UInt32) -> UInt32 {
        [0, 8, 16, 24].reduce(0) { pixel, shift in
            let (one, other) = (ink >> shift & 255, paper >> shift & 255)
            return pixel | (one * coverage + other * (16 - coverage)) / 16 << shift
        }
    }
}
