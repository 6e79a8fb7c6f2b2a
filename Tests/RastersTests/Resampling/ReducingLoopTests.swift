import CPixels
import RandomNumbers
import Rasters
import Testing

/// Loops that take several rows and places at a time, against what they stand for, bit by bit.
@Suite struct ReducingLoopTests {
    private static let lanes = Int(thumbindex_reduced_rows)

    @Test("rows side by side are filtered as each alone", arguments: 1...40)
    func rowsAreFilteredAlike(count: Int) {
        var numbers = SeededNumbers(seed: UInt64(count))
        let pixels = 60
        let values = (0..<pixels * Self.lanes * 4).map { _ in Float.random(in: -300...300, using: &numbers) }
        var (firsts, starts): ([Int], [Int]) = ([], [0])
        for _ in 0..<count {
            let taps = Int.random(in: 1...20, using: &numbers)
            firsts.append(Int.random(in: 0...pixels - taps, using: &numbers))
            starts.append(starts[starts.count - 1] + taps)
        }
        let weights = (0..<starts[count]).map { _ in Float.random(in: -1...1, using: &numbers) }
        var result = [Float](repeating: 0, count: count * Self.lanes * 4)
        thumbindex_filter_rows(values, firsts, starts, weights, count, &result)
        for place in 0..<count {
            for number in 0..<Self.lanes * 4 {
                var sum: Float = 0
                for tap in starts[place]..<starts[place + 1] {
                    sum += values[(firsts[place] + tap - starts[place]) * Self.lanes * 4 + number] * weights[tap]
                }
                #expect(result[(number / 4 * count + place) * 4 + number % 4] == sum)
            }
        }
    }

    @Test("rows are added in their order", arguments: 1...lanes, [true, false])
    func rowsAreAddedInOrder(count: Int, isFirst: Bool) {
        var numbers = SeededNumbers(seed: 7)
        let length = 52
        let rows = (0..<count * length).map { _ in Float.random(in: -300...300, using: &numbers) }
        let weights = (0..<count).map { _ in Float.random(in: -1...1, using: &numbers) }
        let before = (0..<length).map { _ in Float.random(in: -300...300, using: &numbers) }
        var sums = before
        thumbindex_add_rows(rows, weights, count, length, isFirst ? 1 : 0, &sums)
        for place in 0..<length {
            var expected = before[place]
            for row in 0..<count {
                let value = rows[row * length + place] * weights[row]
                expected = isFirst && row == 0 ? value : expected + value
            }
            #expect(sums[place] == expected)
        }
    }

    @Test("sums are stored as the nearest bytes, divided by alpha where there is one", arguments: [false, true])
    func sumsAreStored(hasAlpha: Bool) {
        var numbers = SeededNumbers(seed: 11)
        let edges: [Float] = [-3, 0, 0.5, 1.5, 2.5, 254.5, 255, 255.5, 300, 0.49]
        var sums: [Float] = []
        for index in 0..<400 {
            let edge = edges[(index * 7 + index / 10) % 10]
            sums.append(index < 40 ? edge : Float.random(in: -20...280, using: &numbers))
        }
        var bytes = [UInt8](repeating: 1, count: 400)
        thumbindex_store_sums(sums, 100, 4, hasAlpha ? 1 : 0, &bytes)
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255).rounded(.toNearestOrEven)) }
        for pixel in 0..<100 {
            let (colors, alpha) = (sums[pixel * 4..<pixel * 4 + 3], sums[pixel * 4 + 3])
            var expected = (Array(colors) + [alpha]).map(byte)
            if hasAlpha { expected = colors.map { byte($0 * (255 / alpha)) } + [byte(alpha)] }
            if hasAlpha, alpha < 0.5 { expected = [0, 0, 0, 0] }
            #expect(Array(bytes[pixel * 4..<pixel * 4 + 4]) == expected)
        }
    }

    @Test("blocks are sums of their pixels", arguments: [1, 2, 3, 8], [false, true])
    func blocksAreSums(side: Int, hasAlpha: Bool) {
        var numbers = SeededNumbers(seed: UInt64(side))
        let width = 21
        let rows = (0..<2).map { _ in (0..<width * 4).map { _ in UInt8.random(in: 0...255, using: &numbers) } }
        let count = (width + side - 1) / side
        var sums = [Float](repeating: -1, count: count * 8)
        for (number, row) in rows.enumerated() {
            thumbindex_add_blocks(row, width, side, hasAlpha ? 1 : 0, number == 0 ? 1 : 0, &sums, 8)
        }
        for block in 0..<count {
            var expected: [Float] = [0, 0, 0, 0]
            for row in rows {
                for column in block * side..<min(block * side + side, width) {
                    let pixel = row[column * 4..<column * 4 + 4].map(Float.init)
                    let factor = hasAlpha && pixel[3] < 255 ? pixel[3] / 255 : 1
                    for number in 0..<3 { expected[number] += pixel[number] * factor }
                    expected[3] += pixel[3]
                }
            }
            #expect(Array(sums[block * 8..<block * 8 + 4]) == expected)
            #expect(Array(sums[block * 8 + 4..<block * 8 + 8]) == [-1, -1, -1, -1])
        }
    }

    @Test("colours are multiplied by alpha as pixels are")
    func alphaIsMultiplied() {
        for alpha in stride(from: 0, through: 255, by: 15) {
            var bytes: [UInt8] = []
            for level in 0...255 { bytes += [UInt8(level), UInt8(255 - level), 77, UInt8(alpha)] }
            var pixels = [UInt32](repeating: 0, count: 256)
            thumbindex_multiply_by_alpha(bytes, 256, &pixels)
            for level in 0...255 {
                let straight = StraightRGBA(
                    red: UInt8(level), green: UInt8(255 - level), blue: 77, alpha: UInt8(alpha))
                #expect(pixels[level] == straight.premultiplied.argb)
            }
        }
    }
}
