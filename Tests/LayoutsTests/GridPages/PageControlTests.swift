import Geometry
import Layouts
import Styles
import Testing

@Suite("Page controls")
struct PageControlTests {
    private func control(
        pages: Int, width: Double = 375, direction: LayoutDirection = .leftToRight,
        _ change: (inout PageControlStyle) -> Void = { _ in }
    ) -> PageControlLayout {
        var style = PageControlStyle()
        change(&style)
        return PageControlLayout(
            style: style, pageCount: pages, frame: Rect(x: 0, y: 600, width: width, height: 37), direction: direction)
    }

    /// `page:scale` of each dot.
    private func dump(_ dots: [PageDot]) -> String {
        dots.map { "\($0.page):\(($0.scale * 100).rounded() / 100)" }.joined(separator: " ")
    }

    @Test("GP-4, GP-5: dots of 7 points, 16 from centre to centre, in the middle of the band")
    func placement() {
        let dots = control(pages: 3).dots(atPage: 1)
        #expect(
            dots.map(\.frame) == [168.0, 184, 200].map { Rect(x: $0, y: 615, width: 7, height: 7) })
        #expect(dots.map(\.currentShare) == [0, 1, 0])
        #expect(dots.map(\.scale) == [1, 1, 1])
        #expect(dots.map(\.page) == [0, 1, 2])
    }

    @Test("GP-18: from right to left the first page's dot is at the right")
    func mirrored() {
        let dots = control(pages: 3, direction: .rightToLeft).dots(atPage: 0)
        #expect(dots.map(\.frame.minX) == [200, 184, 168])
    }

    @Test(
        "GP-17: as many dots fit as have room with their gaps, and a gap's 16 points at either edge",
        arguments: [(7.0, 1), (54.75, 1), (55, 2), (71, 3), (375, 22)])
    func capacity(width: Double, count: Int) {
        let control = control(pages: 100, width: width)
        #expect(control.capacity == count)
        #expect(count == 1 || control.dots(atPage: 50)[0].frame.midX >= 16 + 3.5)
    }

    @Test(
        "GP-17: dots at an edge with more beyond have 0.5 and 0.7 of their size",
        arguments: [
            (0.0, "0:1.0 1:1.0 2:1.0 3:1.0 4:1.0 5:0.7 6:0.5"), (3, "0:1.0 1:1.0 2:1.0 3:1.0 4:1.0 5:0.7 6:0.5"),
            (5, "2:0.5 3:0.7 4:1.0 5:1.0 6:1.0 7:0.7 8:0.5"), (8, "5:0.5 6:0.7 7:1.0 8:1.0 9:1.0 10:1.0 11:1.0"),
            (11, "5:0.5 6:0.7 7:1.0 8:1.0 9:1.0 10:1.0 11:1.0"),
            // The window is half a dot on; one comes, one goes.
            (4.5, "1:0.25 2:0.6 3:0.85 4:1.0 5:1.0 6:0.85 7:0.6 8:0.25"),
        ])
    func shrinking(page: Double, dots: String) {
        // 6 · 16 + 7 points, and 16 at either edge.
        #expect(dump(control(pages: 12, width: 135).dots(atPage: page)) == dots)
    }

    @Test("GP-17: with as many dots as fit none shrinks; with one more the edge does")
    func exactFit() {
        #expect(dump(control(pages: 7, width: 135).dots(atPage: 6)).contains("0.5") == false)
        #expect(dump(control(pages: 8, width: 135).dots(atPage: 6)).hasPrefix("1:0.5 2:0.7"))
    }

    @Test("GP-17: the current dot keeps its size in a window of few", arguments: [1, 2, 3, 4])
    func smallWindows(count: Int) {
        for page in 0..<12 {
            let dots = control(pages: 12, width: Double(16 * (count + 1) + 7)).dots(atPage: Double(page))
            #expect(dots.count == count)
            #expect(dots.first { $0.page == page }?.scale == 1)
        }
    }

    @Test("GP-14: the dots change without a jump from page to page")
    func continuous() {
        let control = control(pages: 30, width: 135)
        var last = control.dots(atPage: 0)
        for step in 1...2900 {
            let dots = control.dots(atPage: Double(step) / 100)
            for dot in dots {
                let before = last.first { $0.page == dot.page }
                #expect(abs(dot.scale - (before?.scale ?? 0)) < 0.02, "dot \(dot.page) at \(step)")
                #expect(abs(dot.currentShare - (before?.currentShare ?? 0)) < 0.011)
                if let before { #expect(abs(dot.frame.midX - before.frame.midX) < 0.17) }
            }
            last = dots
        }
    }

    @Test("GP-17: the number style has a number and no dots")
    func numbers() {
        let control = control(pages: 12) { $0.kind = .numbers }
        #expect(control.dots(atPage: 2) == [])
        #expect(
            [-1, 0, 2, 2.4, 2.5, 40, .nan].map { control.number(atPage: $0) } == [
                "1 / 12", "1 / 12", "3 / 12", "3 / 12", "4 / 12", "12 / 12", "1 / 12",
            ])
        #expect(control.turn(at: Point(x: 187, y: 610), page: 2) == .previous)
        #expect(control.turn(at: Point(x: 188, y: 610), page: 2) == .next)
    }

    @Test(
        "GP-16: beside the dots a tap leads to that side, on them to the side of the current one",
        arguments: [(10.0, PageTurn.previous), (170, .previous), (184, nil), (190.75, nil), (191, .next), (300, .next)])
    func turns(x: Double, turn: PageTurn?) {
        #expect(control(pages: 3).turn(at: Point(x: x, y: 601), page: 1) == turn)
        let mirrored = control(pages: 3, direction: .rightToLeft).turn(at: Point(x: x, y: 601), page: 1)
        #expect(mirrored == turn.map { $0 == .next ? .previous : .next })
    }

    @Test("dots without size, or next to nothing apart", arguments: [0, -3, .nan, .infinity, 1e-300])
    func degenerate(length: Double) {
        for control in [
            control(pages: 1_000_000) { $0.dotSpacing = length }, control(pages: 1_000_000) { $0.dotDiameter = length },
            control(pages: 1_000_000, width: 0) { $0.dotSpacing = length },
        ] {
            let dots = control.dots(atPage: 500_000)
            #expect(!dots.isEmpty && dots.count <= 1001)
            #expect(dots.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
        }
    }
}
