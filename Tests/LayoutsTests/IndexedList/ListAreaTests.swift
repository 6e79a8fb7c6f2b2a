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

    @Test func addsTheSafeAreaToTheInsetsOfTheList() {
        let canvas = CanvasStyle(
            size: Size(width: 393, height: 852), safeArea: Insets(top: 59, bottom: 34), background: .white)
        var list = SectionListStyle()
        list.topInset = 44
        list.bottomInset = 49
        let area = ListArea(canvas: canvas, list: list)
        #expect(area.frame == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect((area.topInset, area.bottomInset) == (103, 83))
    }
}
