import Geometry
import Styles

extension ThemeMeasure {
    /// All that are measured.
    package static let all = list + bar + grid + fonts.flatMap(\.self) + roundings

    private static let list =
        [
            ThemeMeasure("list.row.height") { $0.list.row.height },
            ThemeMeasure("list.header.height") { $0.list.header.height },
            ThemeMeasure("list.topInset") { $0.list.topInset },
            ThemeMeasure("list.row.leadingInset") { $0.list.row.leadingInset },
            ThemeMeasure("list.row.trailingInset") { $0.list.row.trailingInset },
            ThemeMeasure("list.row.picture.size") {
                $0.list.row.picture.shape == .none ? nil : $0.list.row.picture.size
            },
            ThemeMeasure("list.row.picture.gap") { $0.list.row.picture.shape == .none ? nil : $0.list.row.picture.gap },
            // Rasterisers set lines of text on whole pixels.
            ThemeMeasure("list.row.subtitleGap", least: 1.6) { $0.list.row.subtitleGap },
            ThemeMeasure("list.row.separator.leadingInset") { $0.list.row.separator.leadingInset },
            ThemeMeasure("list.row.separator.trailingInset") { $0.list.row.separator.trailingInset },
            ThemeMeasure("list.header.leadingInset") { $0.list.header.leadingInset },
            ThemeMeasure("list.footer.height") { $0.list.footer.height },
            ThemeMeasure("list.footer.leadingInset") { $0.list.footer.leadingInset },
            ThemeMeasure("list.tableHeader.height") {
                $0.list.tableHeader.kind == .none ? nil : $0.list.tableHeader.height
            },
            ThemeMeasure("list.tableHeader.fieldPadding") {
                $0.list.tableHeader.alignment == .leading ? $0.list.tableHeader.fieldPadding : nil
            },
        ]
        + insets("list.tableHeader.fieldInsets") {
            $0.list.tableHeader.kind == .none ? nil : $0.list.tableHeader.fieldInsets
        }

    private static let bar =
        [
            ThemeMeasure("indexBar.slotHeight") { $0.indexBar.slotHeight },
            ThemeMeasure("indexBar.placement.margin") {
                if case .edge(_, let margin, _) = $0.indexBar.placement { margin } else { nil }
            },
            ThemeMeasure("indexBar.width") { if case .fixed(let width) = $0.indexBar.width { width } else { nil } },
            ThemeMeasure("bubble.radius") { $0.bubble.radius },
            ThemeMeasure("bubble.gap") { $0.bubble.gap },
        ] + insets("indexBar.contentInsets") { $0.indexBar.contentInsets }

    private static let grid =
        [
            ThemeMeasure("grid.itemSize", part: "width", value: { $0.grid.itemSize.width }) { theme, width in
                "[\(NumberText.exact(width)), \(NumberText.exact(theme.grid.itemSize.height))]"
            },
            ThemeMeasure("grid.itemSize", part: "height", value: { $0.grid.itemSize.height }) { theme, height in
                "[\(NumberText.exact(theme.grid.itemSize.width)), \(NumberText.exact(height))]"
            },
            ThemeMeasure("grid.horizontalSpacing") {
                if case .fixed(let points) = $0.grid.horizontalSpacing { points } else { nil }
            },
            ThemeMeasure("grid.verticalSpacing") {
                if case .fixed(let points) = $0.grid.verticalSpacing { points } else { nil }
            },
            ThemeMeasure("grid.pageControl.height") { $0.grid.pageControl.height },
            ThemeMeasure("grid.pageControl.dotDiameter") { $0.grid.pageControl.dotDiameter },
            ThemeMeasure("grid.pageControl.dotSpacing") { $0.grid.pageControl.dotSpacing },
            ThemeMeasure("grid.cell.label.height") { $0.grid.cell.labelHeight },
            ThemeMeasure("grid.cell.badge.height") { $0.grid.cell.badge.height },
            ThemeMeasure("grid.cell.badge.padding") { $0.grid.cell.badge.padding },
            ThemeMeasure("grid.cell.badge.inset", part: "x", value: { $0.grid.cell.badge.inset.x }) { theme, x in
                "[\(NumberText.exact(x)), \(NumberText.exact(theme.grid.cell.badge.inset.y))]"
            },
            ThemeMeasure("grid.cell.badge.inset", part: "y", value: { $0.grid.cell.badge.inset.y }) { theme, y in
                "[\(NumberText.exact(theme.grid.cell.badge.inset.x)), \(NumberText.exact(y))]"
            },
            ThemeMeasure("indexBar.border.width") { $0.indexBar.border.seen?.width },
            ThemeMeasure("indexBar.thumb.border.width") { $0.indexBar.thumb.border.seen?.width },
            ThemeMeasure("indexBar.highlight.ring.width") { $0.indexBar.highlight.ring.seen?.width },
            ThemeMeasure("bubble.border.width") { $0.bubble.border.seen?.width },
            ThemeMeasure("list.row.picture.border.width") { $0.list.row.picture.border.seen?.width },
            ThemeMeasure("grid.cell.border.width") { $0.grid.cell.border.seen?.width },
        ] + insets("grid.insets") { $0.grid.insets } + insets("grid.cell.picture.insets") { $0.grid.cell.pictureInsets }

    private static let fonts = [
        font("list.row.titleFont") { $0.list.row.titleFont },
        font("list.row.subtitleFont") { $0.list.row.subtitleFont },
        font("list.header.font") { $0.list.header.font },
        font("list.row.picture.monogramFont") { $0.list.row.picture.monogramFont },
        font("list.footer.font") { $0.list.footer.font },
        font("list.tableHeader.placeholderFont") { $0.list.tableHeader.placeholderFont },
        font("indexBar.titleFont") { $0.indexBar.titleFont },
        font("indexBar.highlight.font") { $0.indexBar.highlight.font },
        font("bubble.titleFont") { $0.bubble.titleFont },
        font("grid.cell.label.font") { $0.grid.cell.labelFont },
        font("grid.cell.subtitle.font") { $0.grid.cell.subtitleFont },
        font("grid.cell.badge.font") { $0.grid.cell.badge.font },
        font("grid.pageControl.numberFont") { $0.grid.pageControl.numberFont },
        font("chrome.navigationBar.titleFont") { $0.chrome.navigationBar.titleFont },
        font("chrome.navigationBar.largeTitleFont") { $0.chrome.navigationBar.largeTitleFont },
        font("chrome.navigationBar.itemFont") { $0.chrome.navigationBar.itemFont },
        font("chrome.tabBar.font") { $0.chrome.tabBar.font },
    ]

    private static let roundings = [
        ThemeMeasure(
            "list.row.picture.shape", .radius,
            value: { if case .rounded(let radius) = $0.list.row.picture.shape { radius } else { nil } },
            written: { "rounded(\(NumberText.exact($1)))" }),
        ThemeMeasure(
            "bubble.shape", .radius,
            value: { if case .roundedRect(let radius) = $0.bubble.shape { radius } else { nil } },
            written: { "roundedRect(\(NumberText.exact($1)))" }),
        ThemeMeasure(
            "indexBar.highlight.shape", .radius,
            value: { if case .roundedRect(let radius) = $0.indexBar.highlight.shape { radius } else { nil } },
            written: { "roundedRect(\(NumberText.exact($1)))" }),
        rounding("list.tableHeader.fieldRounding") { $0.list.tableHeader.fieldRounding },
        rounding("indexBar.cornerRounding") { $0.indexBar.cornerRounding },
        rounding("grid.cell.cornerRounding") { $0.grid.cell.rounding },
        rounding("grid.cell.picture.cornerRounding") { $0.grid.cell.pictureRounding },
    ]

    private static func insets(_ path: String, _ insets: @escaping @Sendable (Theme) -> Insets?) -> [ThemeMeasure] {
        [
            ThemeMeasure(path + ".top") { insets($0)?.top }, ThemeMeasure(path + ".leading") { insets($0)?.leading },
            ThemeMeasure(path + ".bottom") { insets($0)?.bottom },
            ThemeMeasure(path + ".trailing") { insets($0)?.trailing },
        ]
    }

    private static func font(_ path: String, _ font: @escaping @Sendable (Theme) -> FontStyle) -> [ThemeMeasure] {
        [
            ThemeMeasure(path + ".size", .fontSize) { font($0).size },
            ThemeMeasure(path + ".weight", .weight) { Double(font($0).weight) },
        ]
    }

    private static func rounding(
        _ path: String, _ rounding: @escaping @Sendable (Theme) -> CornerRounding
    ) -> ThemeMeasure {
        ThemeMeasure(
            path, .radius,
            value: {
                switch rounding($0) {
                case .radius(let radius), .continuous(let radius): radius
                case .none, .capsule, .corners: nil
                }
            },
            written: { theme, radius in
                let word = if case .continuous = rounding(theme) { "continuous" } else { "radius" }
                return "\(word)(\(NumberText.exact(radius)))"
            })
    }
}

extension ThemeColor {
    /// All that are measured.
    package static let all = [
        ThemeColor(path: "canvas.background") { $0.canvas.background.plain },
        ThemeColor(path: "list.background") { $0.list.background.plain },
        ThemeColor(path: "list.row.titleColor") { $0.list.row.titleColor },
        ThemeColor(path: "list.row.subtitleColor") { $0.list.row.subtitleColor },
        ThemeColor(path: "list.row.background") { $0.list.row.background.plain },
        ThemeColor(path: "list.row.separator.color") { $0.list.row.separator.color },
        ThemeColor(path: "list.row.picture.monogramColor") { $0.list.row.picture.monogramColor },
        ThemeColor(path: "list.header.restingColor") { $0.list.header.restingColor },
        ThemeColor(path: "list.header.pinnedColor") { $0.list.header.pinnedColor },
        ThemeColor(path: "list.header.restingBackground") { $0.list.header.restingBackground.plain },
        ThemeColor(path: "list.header.pinnedBackground") { $0.list.header.pinnedBackground.plain },
        ThemeColor(path: "list.header.separator.color") { $0.list.header.separator.color },
        ThemeColor(path: "list.footer.color") { $0.list.footer.color },
        ThemeColor(path: "list.footer.background") { $0.list.footer.background.plain },
        ThemeColor(path: "list.tableHeader.background") { $0.list.tableHeader.background.plain },
        ThemeColor(path: "list.tableHeader.fieldFill") { $0.list.tableHeader.fieldFill.plain },
        ThemeColor(path: "list.tableHeader.placeholderColor") { $0.list.tableHeader.placeholderColor },
        ThemeColor(path: "indexBar.titleColor") { $0.indexBar.titleColor },
        ThemeColor(path: "indexBar.background") { $0.indexBar.background.plain },
        ThemeColor(path: "indexBar.highlight.color") { $0.indexBar.highlight.color },
        ThemeColor(path: "indexBar.highlight.fill") { $0.indexBar.highlight.fill.plain },
        ThemeColor(path: "bubble.fill") { $0.bubble.fill.plain },
        ThemeColor(path: "bubble.titleColor") { $0.bubble.titleColor },
        ThemeColor(path: "grid.background") { $0.grid.background.plain },
        ThemeColor(path: "grid.pageControl.color") { $0.grid.pageControl.color },
        ThemeColor(path: "grid.pageControl.currentColor") { $0.grid.pageControl.currentColor },
        ThemeColor(path: "grid.cell.background") { $0.grid.cell.background.plain },
        ThemeColor(path: "grid.cell.label.color") { $0.grid.cell.labelColor },
        ThemeColor(path: "grid.cell.subtitle.color") { $0.grid.cell.subtitleColor },
        ThemeColor(path: "grid.cell.placeholder.fill") { $0.grid.cell.placeholderFill.plain },
        ThemeColor(path: "grid.cell.badge.color") { $0.grid.cell.badge.color },
        ThemeColor(path: "grid.cell.badge.fill") { $0.grid.cell.badge.fill.plain },
        ThemeColor(path: "indexBar.border.color") { $0.indexBar.border.seen?.color },
        ThemeColor(path: "indexBar.thumb.border.color") { $0.indexBar.thumb.border.seen?.color },
        ThemeColor(path: "indexBar.highlight.ring.color") { $0.indexBar.highlight.ring.seen?.color },
        ThemeColor(path: "bubble.border.color") { $0.bubble.border.seen?.color },
        ThemeColor(path: "list.row.picture.border.color") { $0.list.row.picture.border.seen?.color },
        ThemeColor(path: "grid.cell.border.color") { $0.grid.cell.border.seen?.color },
        ThemeColor(path: "chrome.background") { $0.chrome.background.plain },
        ThemeColor(path: "chrome.ink") { $0.chrome.ink },
        ThemeColor(path: "chrome.tint") { $0.chrome.tint },
        ThemeColor(path: "chrome.secondaryInk") { $0.chrome.secondaryInk },
    ]
}

extension Fill {
    /// The colour of a fill of one colour.
    fileprivate var plain: Color? { if case .color(let color) = self { color } else { nil } }
}

extension Border {
    /// The same; `nil` where it has no width.
    fileprivate var seen: Border? { width > 0 ? self : nil }
}
