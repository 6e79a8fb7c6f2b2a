import DisplayLists
import Geometry
import Layouts
import Styles

extension GridPainter {
    /// Dots, or `3 / 12` (GP-4, GP-5, GP-17).
    func paint(_ control: PageControlLayout, atPage page: Double, into builder: inout SceneBuilder) {
        switch control.kind {
        case .dots:
            let node = SceneNode(id: "page-control", role: .pageControl, frame: control.frame)
            builder.add(node) { builder in
                for dot in control.dots(atPage: page) { paint(dot, into: &builder) }
            }
        case .numbers: paintNumber(of: control, atPage: page, into: &builder)
        }
    }

    private func paint(_ dot: PageDot, into builder: inout SceneBuilder) {
        let style = theme.grid.pageControl
        let color = style.color.mixed(with: style.currentColor, by: dot.currentShare, in: .oklab)
        let node = SceneNode(
            id: "page-control/dot/\(dot.page)", role: .pageDot, frame: dot.frame, color: color,
            state: dot.currentShare == 1 ? "current" : nil)
        builder.add(node) { $0.draw(Box(shape: .ellipse(dot.frame), fill: .color(color)).commands) }
    }

    private func paintNumber(of control: PageControlLayout, atPage page: Double, into builder: inout SceneBuilder) {
        let style = theme.grid.pageControl
        let text = control.number(atPage: page)
        let node = SceneNode(
            id: "page-control", role: .pageControl, frame: control.frame, text: text, font: style.numberFont,
            color: style.currentColor)
        builder.add(node) { builder in
            builder.draw(
                setter.title(
                    text, font: style.numberFont, color: style.currentColor, center: control.frame.center,
                    maximumWidth: control.frame.width))
        }
    }
}
