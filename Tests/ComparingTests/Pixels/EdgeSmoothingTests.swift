import CPixels
import RandomNumbers
import Testing

/// Marks that are made in whole numbers, held against the rule in numbers of full precision.
@Suite("Pixels that smooth an edge")
struct EdgeSmoothingTests {
    private static let (width, height) = (24, 5)

    /// Five rows, of which the middle one is looked at.
    private struct Picture {
        let pixels: [UInt32]

        subscript(x: Int, y: Int) -> UInt32 { pixels[y * EdgeSmoothingTests.width + x] }

        /// The eight around a pixel, column by column.
        func places(around x: Int, _ y: Int) -> [(x: Int, y: Int)] {
            (x - 1...x + 1).flatMap { column in (y - 1...y + 1).map { (column, $0) } }.filter { $0 != (x, y) }
        }

        func isPlain(_ x: Int, _ y: Int) -> Bool { places(around: x, y).count { self[$0.x, $0.y] == self[x, y] } > 2 }

        func brightness(_ x: Int, _ y: Int) -> Double {
            let parts = [0, 8, 16].map { Double(self[x, y] >> $0 & 0xFF) }
            return parts[0] * 0.29889531 + parts[1] * 0.58662247 + parts[2] * 0.11448223
        }

        func smoothsEdge(_ x: Int, beside other: Picture) -> Bool {
            let around = places(around: x, 2)
            let deltas = around.map { brightness(x, 2) - brightness($0.x, $0.y) }
            guard deltas.count(where: { $0 == 0 }) <= 2, let darkest = deltas.min(), let brightest = deltas.max(),
                darkest < 0, brightest > 0
            else { return false }
            return [darkest, brightest].contains { delta in
                let place = around[deltas.firstIndex(of: delta) ?? 0]
                return isPlain(place.x, place.y) && other.isPlain(place.x, place.y)
            }
        }
    }

    @Test("marks follow the rule, or are left undecided", arguments: 1...20 as ClosedRange<UInt64>)
    func marks(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var (marked, undecided) = (0, 0)
        for round in 0..<300 {
            let palette = (0..<2 + round % 5).map { _ in color(ofKind: round % 3, &numbers) }
            let one = (0..<Self.width * Self.height).map { _ in palette[numbers.next(below: palette.count)] }
            let other = one.map { numbers.next(below: 3) == 0 ? palette[numbers.next(below: palette.count)] : $0 }
            let pictures = (Picture(pixels: one), Picture(pixels: other))
            for (x, column) in columns(one, other).enumerated().dropFirst(2).dropLast(3) {
                if column & THUMBINDEX_UNDECIDED != 0 {
                    undecided += 1
                    continue
                }
                let isExpected =
                    pictures.0.smoothsEdge(x, beside: pictures.1) || pictures.1.smoothsEdge(x, beside: pictures.0)
                #expect((column & THUMBINDEX_ANTIALIASED != 0) == isExpected, "seed \(seed), round \(round), \(x)")
                marked += isExpected ? 1 : 0
            }
        }
        #expect(marked > 100 && undecided < 10, "\(marked) marked, \(undecided) undecided")
    }

    /// Any colour, a grey, or one that is hardly brighter than others of its kind.
    private func color(ofKind kind: Int, _ numbers: inout SeededNumbers) -> UInt32 {
        switch kind {
        case 0: 0xFF00_0000 | UInt32(numbers.next(below: 1 << 24))
        case 1: 0xFF00_0000 | UInt32(numbers.next(below: 256)) * 0x1_0101
        default: [0, 8, 16].reduce(0xFF80_8080) { $0 + UInt32(numbers.next(below: 5)) << $1 }
        }
    }

    /// Those of the middle row with their marks.
    private func columns(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var columns = (0..<UInt32(Self.width)).map(\.self)
        one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                let rows = [one, other].map { bytes in
                    thumbindex_rows(
                        start: bytes.bindMemory(to: UInt8.self).baseAddress, length: 4 * Self.width, places: .max)
                }
                thumbindex_mark_antialiased(rows[0], rows[1], Self.width, 2, &columns, Self.width)
            }
        }
        return columns
    }
}
