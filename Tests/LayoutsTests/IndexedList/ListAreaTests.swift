import Geometry
import Layouts
import Styles
import Testing

@Suite struct ListAreaTests {
    @Test(arguments: [
        (44.0, 34.0, Rect(x: 10, y: 64, width: 300, height: 322)),
        (0, 0, Rect(x: 10, y: 20, width: 300, height: 400)),
        // Insets that leave nothing are cut, the bottom one first.
        (300, 300, Rect(x: 10, y: 320, width: 300, height: 0)),
        (500, 10, Rect(x: 10, y: 420, width: 300, height: 0)),
        (-5, -5, Rect(x: 10, y: 20, width: 300, height: 400)),
    ])
    func isVisibleBetweenItsInsets(top: Double, bottom: Double, visible: Rect) {
        let area = ListArea(frame: Rect(x: 10, y: 20, width: 300, height: 400), topInset: top, bottomInset: bottom)
        #expect(area.visible == visible)
    }

    @Test("SL-11: the safe area at the sides, which a mirror turns round")
    func staysClearOfTheSides() throws {
        let canvas = CanvasStyle(
            size: Size(width: 800, height: 400), safeArea: Insets(leading: 59, bottom: 21, trailing: 40))
        let area = ListArea(canvas: canvas, list: SectionListStyle())
        #expect(area.visible == Rect(x: 59, y: 0, width: 701, height: 379))
        #expect(area.strip == nil)
        let mirrored = ListArea(canvas: canvas, list: SectionListStyle(), direction: .rightToLeft)
        #expect(mirrored.visible == Rect(x: 40, y: 0, width: 701, height: 379))
        for (direction, area) in [(LayoutDirection.leftToRight, area), (.rightToLeft, mirrored)] {
            let bar = try #require(
                IndexBarLayout(
                    style: IndexBarStyle(), titleWidths: Array(repeating: 9, count: 12), area: area,
                    direction: direction)
            )
            // 5 points and the bar's 20 from the safe area's trailing side; touched up to the canvas' edge.
            #expect(bar.frame.minX == (direction == .leftToRight ? 735 : 45))
            #expect(bar.hitArea.minX == (direction == .leftToRight ? 735 : 0))
            #expect(bar.hitArea.maxX == (direction == .leftToRight ? 800 : 65))
        }
        let list = SectionListLayout(
            sections: [SectionMetrics(rowCount: 3)], style: SectionListStyle(), area: area)
        let section = list.visible(atOffset: 0).sections[0]
        #expect(section.header?.frame == Rect(x: 59, y: 0, width: 701, height: 28))
        #expect(section.rows.first?.frame == Rect(x: 59, y: 28, width: 701, height: 44))
    }

    @Test("SL-11: the strip above the pin line")
    func hasAStripAboveTheLine() {
        let area = ListArea(frame: Rect(x: 0, y: 0, width: 300, height: 400), topInset: 59)
        #expect(area.strip == Rect(x: 0, y: 0, width: 300, height: 59))
    }

    @Test func addsTheSafeAreaToTheInsetsOfTheList() {
        let canvas = CanvasStyle(
            size: Size(width: 393, height: 852), safeArea: Insets(top: 59, bottom: 34), background: .color(.white))
        var list = SectionListStyle()
        list.topInset = 44
        list.bottomInset = 49
        let area = ListArea(canvas: canvas, list: list)
        #expect(area.frame == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect((area.topInset, area.bottomInset) == (103, 83))
    }
}
