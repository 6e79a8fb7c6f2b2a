import CPixels
import Foundation
import RandomNumbers
import Testing

/// What is after a picture's last pixel may be nobody's memory.
@Suite("Pictures that end where memory does")
struct PictureEndTests {
    @Test("edges are looked for in a picture's own pixels", arguments: 5...40)
    func smoothedEdges(width: Int) throws {
        let (height, pageLength) = (8, Int(getpagesize()))
        let length = 4 * width * height
        let pages = (length + pageLength - 1) / pageLength
        let sides = try (0..<2).map { _ in
            let start = mmap(nil, (pages + 1) * pageLength, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
            let memory = try #require(start != MAP_FAILED ? start : nil)
            try #require(mprotect(memory + pages * pageLength, pageLength, PROT_NONE) == 0)
            return (memory: memory, pixels: memory + pages * pageLength - length)
        }
        defer { for side in sides { munmap(side.memory, (pages + 1) * pageLength) } }
        for seed in 1...200 as ClosedRange<UInt64> {
            var numbers = SeededNumbers(seed: seed)
            let rows = sides.map { side in
                // Few shades, so that there are plain areas, and edges between them.
                let pixels = side.pixels.bindMemory(to: UInt32.self, capacity: width * height)
                for place in 0..<width * height {
                    pixels[place] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF80_8080][numbers.next(below: 4)]
                }
                return thumbindex_rows(
                    start: side.pixels.assumingMemoryBound(to: UInt8.self), length: 4 * width, places: .max)
            }
            for y in 2..<height - 2 {
                var columns = (0..<UInt32(width)).map(\.self)
                thumbindex_mark_antialiased(rows[0], rows[1], width, y, &columns, width)
                #expect(columns.map { Int($0 & 0x0FFF_FFFF) } == Array(0..<width), "seed \(seed)")
            }
        }
    }
}
