import Comparing
import PictureFiles
import Rasters
import Testing

/// What differs outside some rectangles, gathered in regions anew.
@Suite struct DifferenceMapRegionTests {
    /// The map of two pictures of 200 × 100 pixels that differ in some rectangles.
    static func map(_ different: [PixelRect]) throws -> DifferenceMap {
        let white = [UInt32](repeating: 0xFFFF_FFFF, count: 200 * 100)
        var pixels = white
        for rect in different {
            for y in rect.rows { for x in rect.columns { pixels[y * 200 + x] = 0xFF00_0000 } }
        }
        let options = ComparisonOptions(metric: .exact, mapsDifferences: true)
        let comparison = RasterComparison(
            baseline: StraightRaster(width: 200, height: 100, bgrNumbers: white),
            candidate: StraightRaster(width: 200, height: 100, bgrNumbers: pixels), options: options)
        guard case .compared(let result) = comparison else { throw MapError() }
        return try #require(result.map)
    }

    struct MapError: Error {}

    static let whole = PixelRect(x: 0, y: 0, width: 200, height: 100)
    static let square = PixelRect(x: 40, y: 40, width: 60, height: 20)

    static let remainders: [([PixelRect], [PixelRect])] = [
        ([], [square]),
        ([whole], []),
        ([square], []),
        ([PixelRect(x: -900, y: -900, width: 9000, height: 9000)], []),
        ([PixelRect(x: 0, y: 0, width: 0, height: 100), PixelRect(x: 500, y: 0, width: 9, height: 9)], [square]),
        ([PixelRect(x: 0, y: 0, width: 60, height: 100)], [PixelRect(x: 60, y: 40, width: 40, height: 20)]),
        ([PixelRect(x: 0, y: 0, width: 200, height: 50)], [PixelRect(x: 40, y: 50, width: 60, height: 10)]),
        // Two that overlap, of which one ends first.
        (
            [PixelRect(x: 0, y: 0, width: 80, height: 50), PixelRect(x: 30, y: 30, width: 70, height: 25)],
            [PixelRect(x: 40, y: 55, width: 60, height: 5)]
        ),
        // The middle is left out: far enough apart, what remains are two regions.
        (
            [PixelRect(x: 47, y: 0, width: 48, height: 100)],
            [PixelRect(x: 40, y: 40, width: 7, height: 20), PixelRect(x: 95, y: 40, width: 5, height: 20)]
        ),
    ]

    @Test(arguments: remainders.indices)
    func onlyWhatLiesOutsideIsLeft(index: Int) throws {
        let (rects, expected) = Self.remainders[index]
        #expect(try Self.map([Self.square]).regions(outside: rects) == expected)
    }

    @Test func aMapWithoutDifferencesHasNoRegions() throws {
        #expect(try Self.map([]).regions(outside: []) == [])
    }

    /// A pixel at a time agrees with rows and edges.
    @Test(arguments: 1...20)
    func manyRectanglesLeaveWhatNoneCovers(seed: UInt64) throws {
        var state = seed
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let rects = (0..<30).map { _ in
            PixelRect(x: random(200) - 10, y: random(100) - 10, width: random(40), height: random(30))
        }
        let left = Self.whole.rows.flatMap { y in
            Self.whole.columns.map { PixelRect(x: $0, y: y, width: 1, height: 1) }
        }
        .filter { pixel in !rects.contains { $0.contains(pixel) } }
        let found = try Self.map([Self.whole]).regions(outside: rects)
        #expect(found == (try Self.map(left).regions(outside: [])), "seed \(seed)")
    }
}
