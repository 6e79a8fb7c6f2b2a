/// Values of theme properties, right and wrong ones, which the program and the schema must judge alike.
enum ValueExamples {
    static func theme(_ path: String, _ value: String) -> String {
        let keys = path.split(separator: ".")
        return keys.enumerated().map { String(repeating: " ", count: $0.offset) + $0.element + ":" }
            .joined(separator: "\n") + " " + value + "\n"
    }

    static let good: [(path: String, value: String)] =
        [
            ("name", "Look"), ("$schema", "theme.schema.json"),
            ("canvas.preset", "iphone-x"), ("canvas.size", "[300, 500]"), ("canvas.width", "1"),
            ("canvas.height", "16384"), ("canvas.safeArea", "10"), ("canvas.safeArea", "[1, 2, 3, 4]"),
            ("canvas.safeArea", "{top: 44}"), ("canvas.background", "\"#fff\""), ("canvas.background", "\"#0a0B0c\""),
            ("canvas.background", "\"#00000080\""), ("canvas.background", "{light: \"#fff\", dark: \"#000\"}"),
            ("canvas.background", "{colorSpace: srgb, components: [0.5, 0, 1], alpha: 0.5}"),
            ("indexBar", ""), ("indexBar.titles", "automatic"), ("indexBar.titles", "[]"),
            ("indexBar.titles", "[search, star, A, image(a.png), {image: b.png}, {text: search}]"),
            ("indexBar.minimumCount", "0"), ("indexBar.showStyle", "onScroll"),
            ("indexBar.titleFont.families", "Inter"),
            ("indexBar.titleFont.families", "[Inter, Noto Sans]"), ("indexBar.titleFont.weight", "semi-bold"),
            ("indexBar.titleFont.weight", "1000"), ("indexBar.titleFont.size", "0.1"),
            ("indexBar.titleFont", "{light: {size: 12}, dark: {weight: 500}}"), ("indexBar.wideTitles", "shrink"),
            ("indexBar.slotHeight", "20.5"), ("indexBar.width", "automatic"), ("indexBar.width", "18"),
            ("indexBar.background", "none"), ("indexBar.border", "none"), ("indexBar.border", "{width: 1}"),
            ("indexBar.shadow", "none"), ("indexBar.shadow", "{x: -1, y: 2, blur: 3, color: \"#000\"}"),
            ("indexBar.shadow", "[{color: \"#000\", spread: -1}, {color: \"#fff\", y: 2}]"),
            ("indexBar.titleFont", "{letterSpacing: -0.2, lineHeight: 1.4}"),
            ("indexBar.cornerRounding", "none"), ("indexBar.cornerRounding", "capsule"),
            ("indexBar.cornerRounding", "radius(8)"), ("indexBar.cornerRounding", "{continuous: 10}"),
            ("indexBar.highlight.shape", "roundedRect( 4.5 )"),
            ("indexBar.highlight.ring", "{width: 1, color: \"#123\"}"),
            ("indexBar.placement.edge", "leading"), ("indexBar.placement.alignment", "centre"),
            ("indexBar.placement.alignment", "center"), ("indexBar.placement.margin", "-3"),
            ("indexBar.placement.frame", "[0, 10, 20, 300]"), ("indexBar.placement.frame", "none"),
            ("indexBar.overflow", "condense"), ("indexBar.overflow", "shrink"), ("indexBar.overflow", "shrink(12)"),
            ("indexBar.overflow", "{shrink: 12}"), ("indexBar.outOfRange", "ignore"), ("indexBar.outside", "follow"),
            ("indexBar.slotHeight", "{default: 20, \"text-size>=AX1\": 26}"),
            (
                "indexBar.titleColor",
                "{default: \"#000\", contrast=increased and bold-text: {light: \"#111\", dark: \"#eee\"}}"
            ),
            ("indexBar.highlight", "{default: {shape: circle}, reduce-motion: {shape: none}}"),
            ("contrast", "increased"), ("zoom", "true"), ("indexBar.scrolling", "fade"),
            ("indexBar.scrolling", "immediate"), ("indexBar.reselection", "scroll"),
            ("indexBar.fadeIn.duration", "0.5"),
            ("indexBar.fadeOut.curve", "easeIn"), ("indexBar.fadeOut.curve", "[0.1, -0.5, 0.2, 1.5]"),
            ("bubble.shape", "toast"), ("bubble.shape", "toast(12)"), ("bubble.shape", "{image: a.png}"),
            ("bubble.shape", "image(a.png)"), ("bubble.shape", "wave"), ("bubble.size", "automatic"),
            ("bubble.size", "[80, 52]"), ("bubble.gap", "-4"), ("bubble.wave.reach", "4"),
            ("bubble.fill", "{linear: {angle: 90, stops: [[0, \"#fff\"], {offset: 1, color: \"#000\"}]}}"),
            (
                "bubble.fill",
                "{radial: {center: [0.5, 0], radius: 2, stops: [[0, {light: \"#fff\", dark: \"#000\"}], [1, \"#000\"]]}}"
            ),
            ("list.header.interpolation", "srgb"), ("list.header.separator", "none"),
            ("list.row.separator.thickness", "hairline"), ("list.row.separator.thickness", "0.5"),
            ("list.row.separatorAfterLast", "true"), ("list.row.picture.shape", "rounded(5)"),
            ("list.row.picture.monogramColors", "[]"), ("list.row.picture.monogramColors", "[\"#123\", \"#456789\"]"),
            ("list.footer.position", "sticky"), ("list.emptySections", "keep"), ("list.tableHeader.kind", "searchBar"),
            ("list.tableHeader.placeholder", "\"\""), ("list.tableHeader.placeholder", "Suche nach …"),
        ] + grid

    private static let grid: [(path: String, value: String)] = [
        ("components", "[grid]"), ("components", "[section-list, index-bar, grid]"), ("components", "[grid, grid]"),
        ("grid", ""), ("grid.itemSize", "[1, 16384]"), ("grid.itemSize", "[88, 120.5]"), ("grid.columns", "automatic"),
        ("grid.columns", "1"), ("grid.rows", "1000"), ("grid.horizontalSpacing", "0"),
        ("grid.verticalSpacing", "automatic"), ("grid.order", "columnMajor"), ("grid.overflow", "scale"),
        ("grid.insets", "[8, 0, 8, 0]"), ("grid.pageControl.shown", "false"), ("grid.pageControl.kind", "numbers"),
        ("grid.pageControl.singlePage", "collapse"), ("grid.pageControl.update", "halfway"),
        ("grid.pageControl.dotDiameter", "0"), ("grid.cell.picture.fit", "fill"), ("grid.cell.label.lines", "20"),
        ("grid.cell.label.height", "0"), ("grid.cell.pressed", "none"), ("grid.cell.pressed", "dim"),
        ("grid.cell.pressed", "dim(0.5)"), ("grid.cell.pressed", "{scale: 0.9}"),
        ("grid.cell.pressed", "overlay(#00000033)"),
        ("grid.cell.pressed", "{overlay: {light: \"#00000033\", dark: \"#FFFFFF33\"}}"),
        ("grid.cell.selected", "none"), ("grid.cell.selected", "{ring: {width: 2, color: \"#07C160\"}}"),
        ("grid.cell.selected", "{overlay: \"#123\"}"), ("grid.cell.badge.inset", "[-4, 0]"),
        ("grid.cell.emphasis", "picture"),
    ]

    static let bad: [(path: String, value: String)] =
        [
            ("nam", "Look"), ("name", "[a]"), ("fonts", "{}"), ("extends", "1"),
            ("canvas.preset", "iphone-99"), ("canvas.size", "[300]"), ("canvas.width", "0"), ("canvas.width", "20000"),
            ("canvas.width", "wide"), ("canvas.safeArea", "-1"), ("canvas.safeArea", "[1, 2, 3]"),
            ("canvas.safeArea", "{left: 1}"), ("canvas.background", "white"), ("canvas.background", "\"#ff\""),
            ("indexBar.slotHeight", "{default: 20, bold: 2}"), ("indexBar.slotHeight", "{zoom: 2}"),
            ("indexBar.slotHeight", "{default: 20, \"text-size>=AX9\": 2}"), ("contrast", "more"),
            ("canvas.background", "\"#ffff\""), ("canvas.background", "\"#ggg\""), ("canvas.background", "123456"),
            ("canvas.background", ""), ("canvas.background", "{light: \"#fff\"}"),
            ("canvas.background", "{light: \"#fff\", dark: {light: \"#fff\", dark: \"#000\"}}"),
            ("canvas.background", "{light: \"#fff\", dark: \"#000\", dusk: \"#777\"}"), ("indexBar", "none"),
            ("indexBar.titles", "A"), ("indexBar.titles", "[1]"), ("indexBar.titles", "[{glyph: a}]"),
            ("indexBar.minimumCount", "1.5"), ("indexBar.minimumCount", "-1"), ("indexBar.showStyle", "sometimes"),
            ("indexBar.titleFont", "Inter"), ("indexBar.titleFont.families", "[]"),
            ("indexBar.titleFont.families", "\"\""),
            ("indexBar.titleFont.families", "{light: Inter, dark: {default: Inter}}"),
            ("indexBar.titleFont.families", "{light: Inter, dark: {light: Inter, dark: Inter}}"),
            ("indexBar.titleFont.weight", "0"), ("indexBar.titleFont.weight", "boldish"),
            ("indexBar.titleFont.size", "0"),
            ("indexBar.titleFont.colour", "1"), ("indexBar.slotHeight", "-4"), ("indexBar.slotHeight", "20px"),
            ("indexBar.slotHeight", ".nan"), ("indexBar.width", "wide"), ("indexBar.background", "[1]"),
            ("indexBar.border", "thick"), ("indexBar.shadow", "{blur: -1}"), ("indexBar.cornerRounding", "radius"),
            ("indexBar.cornerRounding", "radius(x)"), ("indexBar.cornerRounding", "capsule(3)"),
            ("indexBar.cornerRounding", "{radius: 1, continuous: 2}"), ("indexBar.cornerRounding", "8"),
            ("indexBar.highlight.shape", "square"), ("indexBar.placement.edge", "left"),
            ("indexBar.placement.frame", "[0, 10, 20]"), ("indexBar.overflow", "{condense: 1}"),
            ("indexBar.fadeIn.duration", "-1"), ("indexBar.fadeIn", "0.5"), ("indexBar.fadeOut.curve", "fast"),
            ("indexBar.fadeOut.curve", "[2, 0, 0, 1]"), ("bubble.shape", "blob"), ("bubble.shape", "image"),
            ("bubble.size", "[0, 52]"), ("bubble.fill", "{linear: {stops: [[0, \"#fff\"]]}}"),
            ("bubble.fill", "{linear: {angle: 90}}"), ("bubble.fill", "{conic: {}}"),
            ("bubble.fill", "{linear: {stops: [[0, \"#fff\"], [2, \"#fff\"]]}}"),
            ("bubble.fill", "{linear: {stops: [[0, \"#fff\"], [1]], speed: 1}}"),
            ("list.row.separatorAfterLast", "yes"), ("list.row.picture.monogramColors", "[1]"),
            ("list.tableHeader.placeholder", "1"),
        ] + badGrid

    private static let badGrid: [(path: String, value: String)] = [
        ("components", "[]"), ("components", "grid"), ("components", "[bubble]"), ("components", "{grid: true}"),
        ("components", "[grid, grid, grid, grid]"), ("grid", "none"), ("grid.itemSize", "88"),
        ("grid.itemSize", "[88]"), ("grid.itemSize", "[88, tall]"), ("grid.itemSize", "[88, 120pt]"),
        ("grid.columns", "0"), ("grid.columns", "-1"), ("grid.columns", "2.5"), ("grid.rows", "1001"),
        ("grid.rows", "many"), ("grid.horizontalSpacing", "-1"), ("grid.verticalSpacing", "16385"),
        ("grid.verticalSpacing", ".inf"), ("grid.order", "rows"), ("grid.overflow", "clip"),
        ("grid.pageControl", "none"), ("grid.pageControl.dotSpacing", "0"), ("grid.pageControl.height", "-37"),
        ("grid.pageControl.shown", "1"), ("grid.cell.picture.fit", "cover"), ("grid.cell.label.lines", "0"),
        ("grid.cell.label.lines", "21"), ("grid.cell.pressed", "{dim: 2}"), ("grid.cell.pressed", "{scale: 0}"),
        ("grid.cell.pressed", "overlay"), ("grid.cell.pressed", "{overlay: red}"), ("grid.cell.selected", "ring"),
        ("grid.cell.selected", "{ring: 2}"), ("grid.cell.selected", "{ring: {width: 2}}"),
        ("grid.cell.selected", "{ring: {width: -2, color: \"#123\"}}"), ("grid.cell.badge.inset", "4"),
        ("grid.cell.badge.height", "0"), ("grid.cell.price", "{}"),
    ]
}
