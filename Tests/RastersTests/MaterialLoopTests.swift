import CPixels
import RandomNumbers
import Testing

/// What shows through a material, against what it stands for, pixel by pixel and bit by bit (LK-1).
@Suite struct MaterialLoopTests {
    @Test("cells, their blur and what lies between them are as they are reckoned one by one", arguments: 1...200)
    func pixelsAreAsReckoned(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let (width, height) = (1 + numbers.next(below: 90), 1 + numbers.next(below: 90))
        let (left, top) = (numbers.next(below: width), numbers.next(below: height))
        let columns = left..<left + 1 + numbers.next(below: width - left)
        let rows = top..<top + 1 + numbers.next(below: height - top)
        let pixels = (0..<width * height).map { _ in Self.pixel(&numbers) }
        let material = Material(
            shift: numbers.next(below: 7), radii: (0..<3).map { _ in numbers.next(below: 6) },
            saturation: [0, 256, 460][numbers.next(below: 3)], tint: Self.pixel(&numbers))
        var result = [UInt32](repeating: 0, count: columns.count * rows.count)
        let isDone = thumbindex_material(
            pixels, width, height, UInt32(material.shift), material.radii.map { UInt32($0) },
            UInt32(material.saturation), material.tint, left, top, columns.count, rows.count, &result)
        #expect(isDone == 1)
        let cells = material.cells(of: pixels, width: width, height: height)
        let expected = rows.flatMap { y in columns.map { x in material.pixel(x, y, of: cells) } }
        #expect(result == expected)
    }

    private static func pixel(_ numbers: inout SeededNumbers) -> UInt32 {
        let alpha = numbers.next(below: 3) > 0 ? 255 : numbers.next(below: 256)
        return (0..<3).reduce(UInt32(alpha) << 24) { pixel, index in
            pixel | UInt32(numbers.next(below: alpha + 1)) << (8 * index)
        }
    }

    private struct Material {
        let shift: Int
        let radii: [Int]
        let saturation: Int
        let tint: UInt32
        var side: Int { 1 << shift }

        /// Rows of cells, each of four components with eight bits behind the point: means, blurred and coloured.
        func cells(of pixels: [UInt32], width: Int, height: Int) -> [[[Int]]] {
            var cells = stride(from: 0, to: height, by: side).map { top in
                stride(from: 0, to: width, by: side).map { left in
                    let all = (top..<min(top + side, height)).flatMap { row in
                        (left..<min(left + side, width)).map { components(of: pixels[row * width + $0]) }
                    }
                    return (0..<4).map { index in mean(all.map { 256 * $0[index] }) }
                }
            }
            for radius in radii {
                cells = cells.map { blurred($0, by: radius) }
                let turned = cells[0].indices.map { column in blurred(cells.map { $0[column] }, by: radius) }
                cells = cells.indices.map { row in turned.map { $0[row] } }
            }
            return cells.map { $0.map(coloured) }
        }

        private func components(of pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> (8 * $0) & 0xFF) } }

        private func mean(_ values: [Int]) -> Int { (values.reduce(0, +) + values.count / 2) / values.count }

        private func blurred(_ line: [[Int]], by radius: Int) -> [[Int]] {
            line.indices.map { place in
                let around = (place - radius...place + radius).map { line[min(max($0, 0), line.count - 1)] }
                return (0..<4).map { index in mean(around.map { $0[index] }) }
            }
        }

        private func coloured(_ cell: [Int]) -> [Int] {
            let gray = (19 * cell[0] + 183 * cell[1] + 54 * cell[2] + 128) >> 8
            let saturated = cell.enumerated().map { index, value in
                index == 3 || saturation == 256
                    ? value : min(max(gray + (((value - gray) * saturation) >> 8), 0), cell[3])
            }
            let tint = components(of: tint)
            return zip(tint, saturated).map { 256 * $0 + ($1 * (255 - tint[3]) + 127) / 255 }
        }

        /// Between the centres of four cells, by shares of 256.
        func pixel(_ x: Int, _ y: Int, of cells: [[[Int]]]) -> UInt32 {
            let (column, along) = place(of: x, among: cells[0].count)
            let (row, down) = place(of: y, among: cells.count)
            let (right, below) = (min(column + 1, cells[0].count - 1), min(row + 1, cells.count - 1))
            return (0..<4).reduce(0) { pixel, index in
                func mixed(_ column: Int) -> Int {
                    (cells[row][column][index] * (256 - down) + cells[below][column][index] * down) >> 8
                }
                let value = (mixed(column) * (256 - along) + mixed(right) * along + (1 << 15)) >> 16
                return pixel | UInt32(value) << (8 * index)
            }
        }

        private func place(of pixel: Int, among count: Int) -> (cell: Int, share: Int) {
            let place = (((2 * pixel + 1) * 256) >> (shift + 1)) - 128
            if place <= 0 { return (0, 0) }
            return place >> 8 >= count - 1 ? (count - 1, 0) : (place >> 8, place & 0xFF)
        }
    }
}
