import Rasters
import Testing

@Suite struct PixelRectTests {
    static let rect = PixelRect(x: 2, y: 3, width: 4, height: 5)

    @Test func rowsAndColumnsAreHalfOpen() {
        #expect(Self.rect.columns == 2..<6 && Self.rect.rows == 3..<8)
        #expect(PixelRect(columns: 2..<6, rows: 3..<8) == Self.rect)
        #expect(PixelRect(x: 1, y: 1, width: -3, height: 0).columns.isEmpty)
    }

    @Test(arguments: [
        (PixelRect(x: 0, y: 0, width: 3, height: 4), PixelRect(x: 2, y: 3, width: 1, height: 1)),
        (PixelRect(x: 0, y: 0, width: 99, height: 99), rect),
        (PixelRect(x: 3, y: 4, width: 1, height: 1), PixelRect(x: 3, y: 4, width: 1, height: 1)),
        (rect, rect),
    ])
    func theIntersectionIsWhatBothCover(other: PixelRect, shared: PixelRect) {
        #expect(Self.rect.intersection(other) == shared)
        #expect(other.intersection(Self.rect) == shared)
    }

    @Test(arguments: [
        PixelRect(x: 6, y: 3, width: 4, height: 5), PixelRect(x: 2, y: 8, width: 4, height: 5),
        PixelRect(x: -9, y: -9, width: 3, height: 3), PixelRect(x: 3, y: 4, width: 0, height: 2),
    ])
    func rectanglesThatOnlyTouchShareNothing(other: PixelRect) {
        #expect(Self.rect.intersection(other).isEmpty && other.intersection(Self.rect).isEmpty)
    }

    @Test(arguments: [
        (PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 6, height: 8)),
        (PixelRect(x: 9, y: 9, width: 1, height: 1), PixelRect(x: 2, y: 3, width: 8, height: 7)),
        (PixelRect(x: 99, y: 99, width: 0, height: 7), rect),
    ])
    func theUnionHoldsBoth(other: PixelRect, union: PixelRect) {
        #expect(Self.rect.union(other) == union && other.union(Self.rect) == union)
        #expect(union.contains(Self.rect))
    }

    @Test func movingAndGrowingAreByWholePixels() {
        #expect(Self.rect.moved(dx: -2, dy: 1) == PixelRect(x: 0, y: 4, width: 4, height: 5))
        #expect(Self.rect.outset(by: 2) == PixelRect(x: 0, y: 1, width: 8, height: 9))
        #expect(Self.rect.outset(by: -3).isEmpty)
        #expect(!Self.rect.contains(Self.rect.moved(dx: 1, dy: 0)))
    }
}
