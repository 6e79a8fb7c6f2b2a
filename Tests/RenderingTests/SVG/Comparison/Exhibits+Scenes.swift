import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles

extension Exhibit {
    /// Whole screens with everything on them: pinned and pushed headers, pictures, a highlight, a bubble.
    static func screens(_ measurer: any TextMeasuring, picture: String) -> [Exhibit] {
        [
            ("screen-teardrop", teardropTheme, LayoutDirection.leftToRight),
            ("screen-pin-dark", pinTheme, .rightToLeft), ("screen-rounded", roundedTheme, .leftToRight),
            ("screen-gradient", gradientTheme, .leftToRight),
        ].map { name, theme, direction in
            let layout = layout(theme, content(picture: picture), direction: direction, measurer: measurer)
            let state = IndexedListState(
                offset: 151.3, barOpacity: name == "screen-rounded" ? 0.7 : 1, highlight: 2,
                bubble: BubbleState(title: 2, opacity: name == "screen-pin-dark" ? 0.8 : 1))
            return Exhibit(name, scene: paint(layout, state))
        }
    }

    /// A list of eleven sections; Arabic only where there is a font for it.
    static func content(picture: String, hasArabic: Bool = true) -> ListContent {
        let titles = ["A", "B", "C", "曾", "D", "Å", hasArabic ? "ع" : "E", "F", "G", "H", "#"]
        let names = [
            "Alan Turing", "重庆市", "Ångström", hasArabic ? "عمر الخيام" : "Omar", "Zoë 😀", "曾国藩",
            "A name so long that it is cut off",
        ]
        let sections = titles.enumerated().map { index, title in
            let items = (0..<3).map { row in
                ContentItem(
                    name: names[(index + row) % names.count], subtitle: row == 1 ? "subtitle · 副标题" : nil,
                    picture: row == 2 ? picture : nil)
            }
            return ContentSection(title: title, items: items)
        }
        return ListContent(locale: "zh", sections: sections)
    }

    private static var theme: Theme {
        var theme = Theme()
        theme.canvas.size = Size(width: 320, height: 480)
        theme.indexBar.titleFont.families = families
        theme.indexBar.highlight.font = FontStyle(families: families, size: 13, weight: 700)
        theme.bubble.titleFont.families = families
        theme.list.header.font.families = families
        theme.list.row.titleFont.families = families
        theme.list.row.subtitleFont.families = families
        theme.list.row.picture.monogramFont.families = families
        return theme
    }

    private static var teardropTheme: Theme {
        var theme = theme
        theme.indexBar.slotHeight = 16
        theme.indexBar.highlight.shape = .circle
        theme.indexBar.highlight.fill = .color(green)
        theme.indexBar.highlight.color = .white
        theme.bubble.gap = 10
        theme.list.row.height = 56
        theme.list.row.picture.shape = .rounded(6)
        theme.list.row.picture.border = Border(width: 0.5, color: Color(hex: 0, alpha: 0.2))
        return theme
    }

    private static var pinTheme: Theme {
        var theme = theme
        theme.canvas.background = .color(Color(hex: 0x111111))
        theme.list.background = .color(Color(hex: 0x111111))
        theme.list.row.titleColor = .white
        theme.list.row.separator.color = Color(hex: 0x38383A)
        theme.list.header.restingBackground = .color(Color(hex: 0x1C1C1E))
        theme.list.header.pinnedBackground = .color(Color(hex: 0x2C2C2E, alpha: 0.9))
        theme.list.row.picture.shape = .circle
        theme.indexBar.titleColor = Color(hex: 0xEBEBF5)
        theme.indexBar.background = .color(Color(hex: 0x2C2C2E))
        theme.indexBar.cornerRounding = .capsule
        theme.indexBar.contentInsets = Insets(top: 10, bottom: 10)
        theme.indexBar.highlight.color = blue
        theme.bubble.shape = .pin
        theme.bubble.radius = 26
        theme.bubble.fill = .color(.black)
        theme.bubble.border = Border(width: 1, color: Color(hex: 0x373737))
        return theme
    }

    /// Gradients under everything, in the strip above the pin line too.
    private static var gradientTheme: Theme {
        var theme = theme
        theme.canvas.background = .linear(LinearGradient(angle: 160, stops: stops))
        theme.list.background = .radial(
            RadialGradient(
                stops: [
                    GradientStop(offset: 0, color: Color(hex: 0xFFFFFF, alpha: 0.9)),
                    GradientStop(offset: 1, color: Color(hex: 0xFFFFFF, alpha: 0.2)),
                ]))
        theme.list.topInset = 30
        return theme
    }

    private static var roundedTheme: Theme {
        var theme = theme
        theme.list.tableHeader.kind = .searchBar
        theme.list.row.picture.shape = .square
        theme.list.row.height = 49.5
        theme.indexBar.background = .linear(LinearGradient(angle: 135, stops: stops))
        theme.indexBar.cornerRounding = .continuous(9)
        theme.indexBar.border = Border(width: 1, color: ink)
        theme.indexBar.shadow = Shadow(color: Color(hex: 0, alpha: 0.3), x: 0, y: 2, blur: 8)
        theme.indexBar.highlight.shape = .capsule
        theme.indexBar.highlight.ring = Border(width: 1.5, color: blue)
        theme.bubble.shape = .roundedRect(12)
        theme.bubble.fill = .radial(RadialGradient(stops: stops))
        theme.bubble.shadow = Shadow(color: blue.multipliedAlpha(by: 0.5), x: 0, y: 6, blur: 16)
        return theme
    }
}
