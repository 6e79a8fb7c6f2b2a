import Geometry
import Styles
import Theming

extension ThemeMeasure {
    /// All that are measured.
    package static let all =
        list + bar + grid + pressed + fonts.flatMap(\.self) + roundings + corners.flatMap(\.self)
        + shadows.flatMap(\.self)

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
            ThemeMeasure("list.row.separator.leadingInset", automatic: { $0.separatorInsets?.leading }) {
                $0.list.row.separator.leadingInset
            },
            ThemeMeasure("list.row.separator.trailingInset", automatic: { $0.separatorInsets?.trailing }) {
                $0.list.row.separator.trailingInset
            },
            ThemeMeasure("list.header.leadingInset") { $0.list.header.leadingInset },
            ThemeMeasure("list.header.trailingInset") { $0.list.header.trailingInset },
            ThemeMeasure("list.footer.height") { $0.list.footer.height },
            ThemeMeasure("list.footer.leadingInset") { $0.list.footer.leadingInset },
            ThemeMeasure("list.footer.trailingInset") { $0.list.footer.trailingInset },
            ThemeMeasure("list.bottomInset") { $0.list.bottomInset },
            ThemeMeasure("list.tableHeader.height") {
                $0.list.tableHeader.kind == .none ? nil : $0.list.tableHeader.height
            },
            ThemeMeasure("list.tableHeader.fieldPadding") {
                $0.list.tableHeader.alignment == .leading ? $0.list.tableHeader.fieldPadding : nil
            },
            ThemeMeasure("list.tableHeader.avatar.size") {
                !$0.list.tableHeader.avatar.letters.isEmpty ? $0.list.tableHeader.avatar.size : nil
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
            ThemeMeasure("bubble.size", part: "width", value: { $0.bubble.size.fixed?.width }) { theme, width in
                "[\(NumberText.exact(width)), \(NumberText.exact(theme.bubble.size.fixed?.height ?? width))]"
            },
            ThemeMeasure("bubble.size", part: "height", value: { $0.bubble.size.fixed?.height }) { theme, height in
                "[\(NumberText.exact(theme.bubble.size.fixed?.width ?? height)), \(NumberText.exact(height))]"
            },
            ThemeMeasure("indexBar.thumb.size", part: "width", value: { $0.indexBar.thumb.seen?.size.width }) {
                "[\(NumberText.exact($1)), \(NumberText.exact($0.indexBar.thumb.size.height))]"
            },
            ThemeMeasure("indexBar.thumb.size", part: "height", value: { $0.indexBar.thumb.seen?.size.height }) {
                "[\(NumberText.exact($0.indexBar.thumb.size.width)), \(NumberText.exact($1))]"
            },
            ThemeMeasure("bubble.gap") { $0.bubble.gap },
        ] + insets("indexBar.contentInsets") { $0.indexBar.contentInsets }

    /// What lies around items before how large they are, of which bare ones show nothing.
    private static let grid =
        insets("grid.insets") { $0.grid.insets } + [
            ThemeMeasure("grid.itemSize", part: "width", value: { $0.grid.itemSize.width }) { theme, width in
                "[\(NumberText.exact(width)), \(NumberText.exact(theme.grid.itemSize.height))]"
            },
            ThemeMeasure("grid.itemSize", part: "height", value: { $0.grid.itemSize.height }) { theme, height in
                "[\(NumberText.exact(theme.grid.itemSize.width)), \(NumberText.exact(height))]"
            },
            ThemeMeasure("grid.horizontalSpacing", automatic: { $0.gridLayout?.horizontalSpacing }) {
                if case .fixed(let points) = $0.grid.horizontalSpacing { points } else { nil }
            },
            ThemeMeasure("grid.verticalSpacing", automatic: { $0.gridLayout?.verticalSpacing }) {
                if case .fixed(let points) = $0.grid.verticalSpacing { points } else { nil }
            },
            ThemeMeasure("grid.pageControl.height") { $0.grid.pageControl.height },
            ThemeMeasure("grid.pageControl.dotDiameter") { $0.grid.pageControl.dotDiameter },
            ThemeMeasure("grid.pageControl.dotSpacing") { $0.grid.pageControl.dotSpacing },
            ThemeMeasure("grid.cell.label.height") { $0.grid.cell.labelHeight },
            // Of names in the middle it says only where they are shortened.
            ThemeMeasure("grid.cell.label.padding") {
                $0.grid.cell.labelAlignment == .center ? nil : $0.grid.cell.labelPadding
            },
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
            ThemeMeasure("grid.cell.selected", part: "width", value: { $0.grid.cell.selected.ring?.seen?.width }) {
                let color = $0.grid.cell.selected.ring?.color ?? .black
                return GridCellStyle.Selected.ring(Border(width: $1, color: color)).written
            },
        ] + insets("grid.cell.picture.insets") { $0.grid.cell.pictureInsets }

    /// What is pressed: its size, its opacity, or that of what lies over it.
    private static let pressed = [
        ThemeMeasure(
            "grid.cell.pressed", .share,
            value: {
                switch $0.grid.cell.pressed {
                case .dim(let opacity): opacity
                case .scale(let factor): factor
                case .overlay(let color): color.alpha
                case .none: nil
                }
            },
            written: { theme, share in
                switch theme.grid.cell.pressed {
                case .dim: GridCellStyle.Pressed.dim(share).written
                case .scale: GridCellStyle.Pressed.scale(share).written
                case .overlay(var color):
                    {
                        color.alpha = share
                        return GridCellStyle.Pressed.overlay(color).written
                    }()
                case .none: "none"
                }
            })
    ]

    private static let fonts = [
        font("list.row.titleFont") { $0.list.row.titleFont },
        font("list.row.subtitleFont") { $0.list.row.subtitleFont },
        font("list.header.font") { $0.list.header.font },
        // One letter or two, which other rasterisers draw larger by a part of a pixel.
        font("list.row.picture.monogramFont", least: 0.4) { $0.list.row.picture.monogramFont },
        font("list.footer.font") { $0.list.footer.font },
        font("list.tableHeader.placeholderFont") { $0.list.tableHeader.placeholderFont },
        font("list.tableHeader.avatar.font") { $0.list.tableHeader.avatar.font },
        font("indexBar.titleFont") { $0.indexBar.titleFont },
        font("indexBar.highlight.font") { $0.indexBar.highlight.font },
        font("indexBar.openFont") { $0.indexBar.openFont },
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
        rounding("indexBar.thumb.cornerRounding") { $0.indexBar.thumb.cornerRounding },
        rounding("grid.cell.cornerRounding") { $0.grid.cell.rounding },
        rounding("grid.cell.picture.cornerRounding") { $0.grid.cell.pictureRounding },
        rounding("grid.cell.badge.cornerRounding") { $0.grid.cell.badge.rounding },
    ]

    private static let corners = [
        corners("indexBar.cornerRounding") { $0.indexBar.cornerRounding },
        corners("bubble.cornerRounding") { $0.bubble.cornerRounding },
        corners("list.tableHeader.fieldRounding") { $0.list.tableHeader.fieldRounding },
        corners("grid.cell.cornerRounding") { $0.grid.cell.rounding },
        corners("grid.cell.picture.cornerRounding") { $0.grid.cell.pictureRounding },
        corners("grid.cell.badge.cornerRounding") { $0.grid.cell.badge.rounding },
    ]

    private static let shadows = [
        shadow("indexBar.shadow") { $0.indexBar.shadow }, shadow("indexBar.thumb.shadow") { $0.indexBar.thumb.shadow },
        shadow("bubble.shadow") { $0.bubble.shadow }, shadow("grid.cell.shadow") { $0.grid.cell.shadow },
    ]

    private static func insets(_ path: String, _ insets: @escaping @Sendable (Theme) -> Insets?) -> [ThemeMeasure] {
        [
            ThemeMeasure(path + ".top") { insets($0)?.top }, ThemeMeasure(path + ".leading") { insets($0)?.leading },
            ThemeMeasure(path + ".bottom") { insets($0)?.bottom },
            ThemeMeasure(path + ".trailing") { insets($0)?.trailing },
        ]
    }

    private static func font(
        _ path: String, least: Double? = nil, _ font: @escaping @Sendable (Theme) -> FontStyle
    ) -> [ThemeMeasure] {
        [
            ThemeMeasure(path + ".size", .fontSize, least: least) { font($0).size },
            ThemeMeasure(path + ".weight", .weight) { Double(font($0).weight) },
        ]
    }

    /// The numbers of a shadow that has one layer.
    private static func shadow(_ path: String, _ shadow: @escaping @Sendable (Theme) -> Shadow) -> [ThemeMeasure] {
        @Sendable func seen(_ theme: Theme) -> Shadow? {
            let shadow = shadow(theme)
            return shadow.color.alpha > 0 && shadow.below.isEmpty ? shadow : nil
        }
        return [
            ThemeMeasure(path + ".x", .shadow) { seen($0)?.x }, ThemeMeasure(path + ".y", .shadow) { seen($0)?.y },
            // Rasterisers blur by up to a point more or less.
            ThemeMeasure(path + ".blur", .shadow, least: 1.2) { seen($0)?.blur },
            ThemeMeasure(path + ".spread", .shadow) { seen($0)?.spread },
            ThemeMeasure(
                path + ".color", .opacity, part: "opacity", value: { seen($0)?.color.alpha },
                written: { theme, alpha in
                    var color = shadow(theme).color
                    color.alpha = alpha
                    return "\"\(color.hexadecimal)\""
                }),
        ]
    }

    /// The radii of corners of which each has its own.
    private static func corners(
        _ path: String, _ rounding: @escaping @Sendable (Theme) -> CornerRounding?
    ) -> [ThemeMeasure] {
        @Sendable func radii(_ theme: Theme) -> CornerRadii? {
            if case .corners(let radii) = rounding(theme) { radii } else { nil }
        }
        let corners: [(String, any WritableKeyPath<CornerRadii, Double> & Sendable)] = [
            ("top leading", \.topLeading), ("top trailing", \.topTrailing), ("bottom trailing", \.bottomTrailing),
            ("bottom leading", \.bottomLeading),
        ]
        let alike = ThemeMeasure(
            path, .radius, part: ThemeMeasure.alikeCorners, value: { radii($0)?.commonest },
            written: { theme, radius in
                var all = radii(theme) ?? CornerRadii()
                let common = all.commonest
                for (_, corner) in corners where all[keyPath: corner] == common { all[keyPath: corner] = radius }
                return CornerRounding.corners(all).written
            })
        return [alike]
            + corners.map { name, corner in
                ThemeMeasure(
                    path, .radius, part: name, value: { radii($0)?[keyPath: corner] },
                    written: { theme, radius in
                        var all = radii(theme) ?? CornerRadii()
                        all[keyPath: corner] = radius
                        return CornerRounding.corners(all).written
                    })
            }
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

extension CornerRadii {
    /// The radius that three corners have and the fourth has not.
    fileprivate var commonest: Double? {
        let all = [topLeading, topTrailing, bottomTrailing, bottomLeading]
        return all.first { radius in all.count { $0 == radius } == 3 }
    }
}

extension IndexThumbStyle {
    /// The same; `nil` where there is none.
    fileprivate var seen: IndexThumbStyle? { isShown ? self : nil }
}

extension BubbleStyle.Extent {
    /// Where it is said.
    fileprivate var fixed: Size? { if case .fixed(let size) = self { size } else { nil } }
}

extension GridCellStyle.Selected {
    /// Where it is one.
    fileprivate var ring: Border? { if case .ring(let border) = self { border } else { nil } }
}
