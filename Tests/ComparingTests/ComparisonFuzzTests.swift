import Codecs
import Comparing
import Foundation
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// Spoilt files get a result each, which is the one that decoding both files whole gives, and the others are compared.
///
/// `FuzzSeeds` says which variants of each file; a failure names the number that leads to the file.
@Suite("Spoilt files in a comparison", .timeLimit(.minutes(10)))
struct ComparisonFuzzTests {
    /// How many pairs are compared in one run.
    private static let pairsAtOnce = 60
    private static let pixelLimit = 40_000

    @Test(
        "never crash or hang it",
        arguments: [
            ("png", "type6-8-33x18.png"), ("png", "type2-8-33x18.png"), ("png", "type3-4-transparent-33x18.png"),
            ("png", "type2-16-interlaced-33x18.png"), ("png", "type4-8-33x18.png"), ("tall", "rgb.png"),
            ("tall", "rgba.png"), ("jpeg", "420-37x21.jpg"), ("jpeg", "444-progressive-37x21.jpg"),
            ("jpeg", "cmyk-37x21.jpg"), ("webp", "rgba-lossy-37x21.webp"), ("webp", "rgb-lossless-37x21.webp"),
            ("webp", "animation-16x16.webp"),
        ])
    func spoiltFiles(kind: String, name: String) async throws {
        let file = kind == "tall" ? Self.tallPNG(name) : try PictureFiles(kind).bytes(of: name)
        let seeds = FuzzSeeds.range(usually: 120)
        for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Self.pairsAtOnce) {
            let numbers = start..<min(start + UInt64(Self.pairsAtOnce), seeds.upperBound)
            try await compare(file, numbers: numbers, mayAnimate: kind == "webp")
        }
    }

    /// Several windows of rows, with every filter.
    private static func tallPNG(_ name: String) -> [UInt8] {
        var random = SeededNumbers(seed: 5)
        let (width, height, isOpaque) = (7, 5000, name == "rgb.png")
        let length = width * (isOpaque ? 3 : 4)
        let rows = (0..<height).flatMap { row -> [UInt8] in
            let filter = UInt8(row % 5)
            return [filter] + (0..<length).map { _ in UInt8(random.next(below: 3) * 40) }
        }
        return StoredPNG(width: width, height: height, colorType: isOpaque ? 2 : 6, rows: rows).bytes
    }

    /// Compares the file with variants of itself, and two files that are sound.
    ///
    /// - Parameter mayAnimate: whether a bit makes it an animation, which is never decoded for comparing.
    private func compare(_ file: [UInt8], numbers: Range<UInt64>, mayAnimate: Bool) async throws {
        let pair = try PairFolder()
        try pair.write("old/sound.png", PairFolder.picture().bytes)
        try pair.write("new/sound.png", PairFolder.picture(first: 0xFF00_0000).bytes)
        for number in numbers {
            var random = SeededNumbers(seed: number)
            var spoilt = SpoiltPicture(file)
            for _ in 0...random.next(below: 3) { spoilt.spoil(by: &random) }
            let sides = random.next(below: 4) == 0 ? ["new", "old"] : ["old", "new"]
            try pair.write("\(sides[0])/\(number).png", file)
            try pair.write("\(sides[1])/\(number).png", spoilt.bytes)
        }
        let isEven = numbers.lowerBound / UInt64(Self.pairsAtOnce) % 2 == 0
        let metric: PixelMetric = isEven ? .exact : .standard
        let comparer = PairComparer(options: ComparisonOptions(metric: metric), pixelLimit: Self.pixelLimit)
        let compared = try await pair.compare(comparer)
        #expect(compared.count == numbers.count + 1)
        #expect(compared.last?.result.kind == .different)
        for each in compared where !mayAnimate || each.result.kind != .unreadable { check(each, metric) }
    }

    private func check(_ compared: ComparedPair, _ metric: PixelMetric) {
        guard compared.result != .differentBytes else { return }
        let sides = [compared.pair.baseline, compared.pair.candidate].map { $0.flatMap { Self.raster($0.path) } }
        guard let baseline = sides[0], let candidate = sides[1] else {
            #expect(compared.result.kind == .unreadable, "\(compared.pair.path)")
            return
        }
        let whole = RasterComparison(
            baseline: baseline, candidate: candidate, options: ComparisonOptions(metric: metric))
        switch whole {
        case .sizeMismatch(let sizes): #expect(compared.result == .sizeMismatch(sizes), "\(compared.pair.path)")
        case .compared(let comparison):
            #expect(
                comparison.isEqual ? compared.result.kind == .equal : compared.result == .different(comparison),
                "\(compared.pair.path)")
        }
    }

    /// The pixels, if they can be decoded as a whole.
    private static func raster(_ path: String) -> StraightRaster? {
        guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init) else { return nil }
        return try? PictureDecoder(limits: PictureLimits(pixels: pixelLimit)).straightRaster(of: bytes)
    }
}
