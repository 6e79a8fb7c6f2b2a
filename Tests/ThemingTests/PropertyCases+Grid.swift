import Geometry
import Styles

extension EveryPropertyTests {
    static let components = [Case("components", "[grid, index-bar]") { $0.components = [.indexBar, .grid] }]

    /// GP-1 … GP-17. What is styled is drawn: each makes the theme a grid's.
    static let grid = (gridPage + pageControl + cell + label + badge).map { example in
        Case(example.path, example.value) {
            example.change(&$0)
            $0.components = [.grid]
        }
    }

    private static let gridPage =
        [
            Case("grid.background", "\"#ABC\"") { $0.grid.background = .color(Color(hex: 0xAABBCC)) },
            // GP-1, GP-2, GP-3
            Case("grid.itemSize", "[60, 80.5]") { $0.grid.itemSize = Size(width: 60, height: 80.5) },
            Case("grid.columns", "4") { $0.grid.columns = .fixed(4) },
            Case("grid.rows", "5") { $0.grid.rows = .fixed(5) },
            Case("grid.horizontalSpacing", "24") { $0.grid.horizontalSpacing = .fixed(24) },
            Case("grid.verticalSpacing", "8") { $0.grid.verticalSpacing = .fixed(8) },
            // GP-9, GP-11
            Case("grid.order", "columnMajor") { $0.grid.order = .columnMajor },
            Case("grid.overflow", "scale") { $0.grid.overflow = .scale },
        ] + insets("grid.insets", \.grid.insets)

    private static let pageControl =
        [
            // GP-4
            Case("grid.pageControl.shown", "false") { $0.grid.pageControl.isShown = false },
            Case("grid.pageControl.height", "20") { $0.grid.pageControl.height = 20 },
            Case("grid.pageControl.singlePage", "collapse") { $0.grid.pageControl.singlePage = .collapse },
            // GP-5
            Case("grid.pageControl.color", "\"#ABC\"") { $0.grid.pageControl.color = Color(hex: 0xAABBCC) },
            Case("grid.pageControl.currentColor", "\"#ABC\"") {
                $0.grid.pageControl.currentColor = Color(hex: 0xAABBCC)
            },
            Case("grid.pageControl.dotDiameter", "6") { $0.grid.pageControl.dotDiameter = 6 },
            Case("grid.pageControl.dotSpacing", "12") { $0.grid.pageControl.dotSpacing = 12 },
            // GP-14, GP-17
            Case("grid.pageControl.kind", "numbers") { $0.grid.pageControl.kind = .numbers },
            Case("grid.pageControl.update", "gradual") { $0.grid.pageControl.update = .gradual },
            Case("grid.pageControl.turning", "fade") { $0.grid.pageControl.turning = .fade },
        ] + font("grid.pageControl.numberFont", \.grid.pageControl.numberFont)

    /// GP-12, GP-13, GP-16.
    private static let cell =
        [
            Case("grid.cell.background", "\"#ABC\"") { $0.grid.cell.background = .color(Color(hex: 0xAABBCC)) },
            Case("grid.cell.cornerRounding", "continuous(8)") { $0.grid.cell.rounding = .continuous(8) },
            Case("grid.cell.picture.fit", "stretch") { $0.grid.cell.pictureFit = .stretch },
            Case("grid.cell.picture.cornerRounding", "radius(8)") { $0.grid.cell.pictureRounding = .radius(8) },
            Case("grid.cell.placeholder.fill", "none") { $0.grid.cell.placeholderFill = .none },
            Case("grid.cell.placeholder.color", "\"#ABC\"") {
                $0.grid.cell.placeholderColor = Color(hex: 0xAABBCC)
            },
            Case("grid.cell.pressed", "{overlay: \"#00000033\"}") {
                $0.grid.cell.pressed = .overlay(Color(hex: 0, alpha: 0.2))
            },
            Case("grid.cell.selected", "{ring: {width: 2, color: \"#ABC\"}}") {
                $0.grid.cell.selected = .ring(Border(width: 2, color: Color(hex: 0xAABBCC)))
            },
            Case("grid.cell.emphasis", "picture") { $0.grid.cell.emphasis = .picture },
        ] + border("grid.cell.border", \.grid.cell.border) + shadow("grid.cell.shadow", \.grid.cell.shadow)
        + insets("grid.cell.picture.insets", \.grid.cell.pictureInsets)

    private static let label =
        [
            Case("grid.cell.label.height", "40") { $0.grid.cell.labelHeight = 40 },
            // The subtitle follows.
            Case("grid.cell.label.color", "\"#ABC\"") {
                $0.grid.cell.labelColor = Color(hex: 0xAABBCC)
                $0.grid.cell.subtitleColor = Color(hex: 0xAABBCC)
            },
            Case("grid.cell.label.lines", "2") { $0.grid.cell.labelLines = 2 },
            Case("grid.cell.label.padding", "4") { $0.grid.cell.labelPadding = 4 },
            Case("grid.cell.label.alignment", "leading") { $0.grid.cell.labelAlignment = .leading },
            Case("grid.cell.subtitle.color", "\"#ABC\"") { $0.grid.cell.subtitleColor = Color(hex: 0xAABBCC) },
        ] + font("grid.cell.label.font", \.grid.cell.labelFont, \.grid.cell.subtitleFont)
        + font("grid.cell.subtitle.font", \.grid.cell.subtitleFont)

    private static let badge =
        [
            Case("grid.cell.badge.height", "18") { $0.grid.cell.badge.height = 18 },
            Case("grid.cell.badge.color", "\"#ABC\"") { $0.grid.cell.badge.color = Color(hex: 0xAABBCC) },
            Case("grid.cell.badge.fill", "none") { $0.grid.cell.badge.fill = .none },
            Case("grid.cell.badge.cornerRounding", "[1, 2, 3, 4]") {
                $0.grid.cell.badge.rounding = .corners(
                    CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
            },
            Case("grid.cell.badge.padding", "3") { $0.grid.cell.badge.padding = 3 },
            Case("grid.cell.badge.inset", "[-2, 4.5]") { $0.grid.cell.badge.inset = Point(x: -2, y: 4.5) },
        ] + font("grid.cell.badge.font", \.grid.cell.badge.font)
}
