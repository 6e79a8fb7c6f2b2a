import Codecs
import Comparing
import Foundation
import PictureFiles
import RandomNumbers
import Rasters
import Rendering
import Testing

/// Tall pictures, of which only a window is in memory at a time.
@Suite("Plain PNG files are compared while they are decoded")
struct RowwisePairTests {
    private let pair: PairFolder
    private static let width = 23
    private static let height = 9001

    init() throws { pair = try PairFolder() }

    /// Rows of few colours and every filter, with changes in the first pixel and some others of some rows.
    private func file(colorType: UInt8, isChanged: Bool, changedRows: Range<Int>) -> StoredPNG {
        var random = SeededNumbers(seed: 77)
        let length = Self.width * (colorType == 6 ? 4 : 3)
        var rows: [UInt8] = []
        for row in 0..<Self.height {
            // Changes show below a row too, as far as the next one without a look at the row above.
            rows.append(row % 64 == 0 ? UInt8(row / 64 % 2) : UInt8(random.next(below: 5)))
            for place in 0..<length {
                let byte: UInt8 = random.next(below: 3) == 0 ? 60 : 0
                let change = random.next(below: 40)
                let isAlpha = colorType == 6 && place % 4 == 3
                let isHere = isChanged && changedRows.contains(row) && (change == 0 || place == 0)
                rows.append(isAlpha ? UInt8(place == 3 ? 255 : 0) : isHere ? byte &+ 90 : byte)
            }
        }
        return StoredPNG(width: Self.width, height: Self.height, colorType: colorType, rows: rows)
    }

    /// Without its map, which options may ask for or not.
    private func compare(_ options: ComparisonOptions, threadCount: Int) async throws -> PixelComparison? {
        try await pair.compare(PairComparer(options: options, threadCount: threadCount)).first?.result.comparison?
            .withoutMap
    }

    @Test(
        "with the results that whole pictures give",
        arguments: [
            (6, 0..<9001), (2, 0..<9001), (2, 0..<1), (6, 9000..<9001), (2, 500..<530), (6, 4090..<4100), (2, 0..<0),
        ] as [(UInt8, Range<Int>)])
    func results(colorType: UInt8, changedRows: Range<Int>) async throws {
        var files = [false, true].map { file(colorType: colorType, isChanged: $0, changedRows: changedRows) }
        // Other data, also where nothing is changed: its second byte tells of another level.
        files[1].flaw = (place: 1, bits: 0x01 ^ 0x5E)
        files[1].chunkLength = 1 << 12
        try pair.write("old/a.png", files[0].bytes)
        try pair.write("new/a.png", files[1].bytes)
        let ignored = [PixelRect(x: 3, y: 100, width: 5, height: 6000)]
        for metric in [PixelMetric.standard, .perceptual(threshold: 0, countsAntialiasing: true), .exact] {
            var options = ComparisonOptions(metric: metric, ignoredRegions: ignored, mapsDifferences: true)
            let whole = try #require(try await compare(options, threadCount: 1))
            if metric == .exact { #expect(whole.isEqual == changedRows.isEmpty) }
            #expect(whole.hasSamePixels == changedRows.isEmpty)
            #expect(whole.size == PixelSize(width: Self.width, height: Self.height))
            options.mapsDifferences = false
            for threadCount in [1, 2, 5] {
                #expect(try await compare(options, threadCount: threadCount) == whole)
            }
        }
    }

    /// Few rows at a time, so that those decoded take the places of others.
    @Test("wide pictures too, whose rows take turns in memory", arguments: [1, 2])
    func widePictures(threadCount: Int) async throws {
        let (width, height) = (2100, 700)
        var random = SeededNumbers(seed: 4)
        let colors: [PremultipliedARGB] = [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF20_2020, 0xFF80_8080, 0xFF30_60A0]
        var pixels = (0..<width * height).map { _ in colors[Int(random.next() % 5)] }
        try pair.write("old/a.png", Self.png(Raster(width: width, height: height, pixels: pixels)))
        for place in stride(from: 17, to: pixels.count, by: 61) { pixels[place] = colors[Int(random.next() % 5)] }
        try pair.write("new/a.png", Self.png(Raster(width: width, height: height, pixels: pixels)))
        let whole = try await compare(ComparisonOptions(mapsDifferences: true), threadCount: threadCount)
        let rowwise = try await compare(ComparisonOptions(), threadCount: threadCount)
        #expect(rowwise == whole)
        #expect(try #require(rowwise).differentPixels > 5000)
        #expect(try #require(rowwise).antialiasedPixels > 50)
    }

    private static func png(_ raster: Raster) throws -> [UInt8] {
        var encoder = PNGEncoder()
        return try encoder.encode(raster)
    }

    @Test("a stream that is broken at its end is a file that cannot be read", arguments: [1, 2])
    func brokenEnd(threadCount: Int) async throws {
        let sound = file(colorType: 2, isChanged: false, changedRows: 0..<0)
        var broken = sound
        broken.flaw = (broken.stream.count - 1, 1)
        var unknownFilter = sound
        unknownFilter.rows[(Self.width * 3 + 1) * 8999] = 5
        for (name, candidate) in [("checksum", broken), ("filter", unknownFilter)] {
            try pair.write("old/\(name).png", sound.bytes)
            try pair.write("new/\(name).png", candidate.bytes)
        }
        let compared = try await pair.compare(PairComparer(threadCount: threadCount))
        #expect(compared.map(\.result.kind) == [.unreadable, .unreadable])
    }

    /// States' JSON files beside both want to know which pixels differ, but no pixel.
    @Test("pixels are handed out where their map is asked for, and nowhere else", arguments: [false, true])
    func contents(hasStates: Bool) async throws {
        try pair.write("old/a.png", PairFolder.picture().bytes)
        try pair.write("new/a.png", PairFolder.picture(first: 0xFF00_0000).bytes)
        if hasStates { for side in ["old", "new"] { try pair.write("\(side)/a.json", Array("{}".utf8)) } }
        let pairs = try FoundPairs(baseline: pair.old, candidate: pair.new).pairs
        var maps: [DifferenceMap?] = []
        for isMapped in [true, false] {
            let comparer = PairComparer(options: ComparisonOptions(mapsDifferences: isMapped))
            let (compared, contents) = comparer.compare(pairs[0]) { ($0, $1) }
            #expect((contents.rasters != nil) == isMapped)
            #expect(contents.rasters?.candidate[0, 0] == (isMapped ? StraightRGBA(red: 0, green: 0, blue: 0) : nil))
            maps.append(compared.result.comparison?.map)
        }
        #expect(maps[0]?[0, 0] == .different)
        #expect(maps[1] == (hasStates ? maps[0] : nil))
    }
}
