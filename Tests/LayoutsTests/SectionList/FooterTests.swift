import Layouts
import Styles
import Testing

/// SL-7: one section of 20 rows, whose footer is at 820, and one of one row, at 850 … 940, with its own at 910.
@Suite struct FooterTests {
    static let list = ListCase(20, 1) { $0.hasFooters = true }

    @Test(arguments: [0.0, 300, 455, 500])
    func staysInPlace(offset: Double) {
        let layout = Self.list.layout
        #expect(layout.footerY(ofSection: 0, atOffset: offset) == 820)
        #expect(layout.footerY(ofSection: 1, atOffset: offset) == 910)
    }

    @Test(arguments: [
        // Held at the bottom edge, 400 below the offset; never above its own header, at 20 and 870.
        (0.0, 0.0, [370.0, 870.0]), (300, 0, [670, 870]), (449, 0, [819, 870]),
        // At its own place from where that is above the edge.
        (450, 0, [820, 870]), (455, 0, [820, 870]), (520, 0, [820, 890]), (540, 0, [820, 910]),
        // The edge is higher by the bottom inset.
        (0, 34, [336, 870]), (500, 34, [820, 870]), (540, 34, [820, 876]),
        // A bounce at the top.
        (-500, 0, [20, 870]),
    ])
    func sticks(offset: Double, bottomInset: Double, expected: [Double]) {
        let layout = Self.list.with {
            $0.style.footer.position = .sticky
            $0.bottomInset = bottomInset
        }.layout
        #expect((0..<2).map { layout.footerY(ofSection: $0, atOffset: offset) } == expected)
    }
}
