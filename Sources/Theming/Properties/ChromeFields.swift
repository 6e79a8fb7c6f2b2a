import Documents
import Geometry
import Styles

extension Field where Target == Theme, Reader == ThemeReader {
    static let chrome = group(
        "chrome",
        "What the system and the app draw around list and grid; `ios` or `android` alone brings a status bar, a navigation "
            + "bar and the line at the bottom edge (SC-1).",
        whole: FieldValue(platformWord, Place(get: { $0.chrome.platform }, set: { $1.chrome.adopt($0) })),
        [
            // First, so that what else is set goes over what the platform brings.
            value(
                "platform", Place(get: { $0.chrome.platform }, set: { $1.chrome.adopt($0) }), platformWord,
                "Whose measures and shapes the parts have (SC-1)."),
            group(
                "statusBar", "The line of time, signal and battery at the top edge (SC-1).",
                [
                    value("shown", \.chrome.statusBar.isShown, .onOff, "Whether it shows (SC-1)."),
                    value("time", \.chrome.statusBar.time, .text, "What the clock says (SC-1)."),
                    font("font", \.chrome.statusBar.font, "The font of the clock (SC-1)."),
                    value("battery", \.chrome.statusBar.battery, .unitFraction, "How full the battery is (SC-1)."),
                ]),
            navigationBar,
            value(
                "searchBar", \.chrome.navigationBar.search, .text,
                "The placeholder of a search field under the title, which scrolls into the bar; empty for no field (SC-1)."
            ).needing("`chrome.navigationBar.shown: true`"),
            group(
                "tabBar", "The bar of the app's parts at the bottom edge (SC-1).",
                [
                    value(
                        "items", \.chrome.tabBar.items, .barItems, "The names of the parts; none for no bar (SC-1)."),
                    value("selected", \.chrome.tabBar.selected, .count, "Which part is chosen, from 0 (SC-1)."),
                    font("font", \.chrome.tabBar.font, "The font of the names (SC-1)."),
                    value(
                        "symbols", \.chrome.tabBar.symbols, .tabSymbols,
                        "What stands over each name; over those without, a star, a clock, a person, dots and squares in turn "
                            + "(SC-1)."),
                ]),
            value(
                "homeIndicator", \.chrome.hasHomeIndicator, .onOff,
                "Whether the line that one swipes from shows, where the safe area leaves room for it (SC-1)."),
            value(
                "cutout", \.chrome.cutout, .words("cutout", "What a screen leaves open for a camera."),
                "What the screen leaves open for a camera (SC-1)."),
            value(
                "background", \.chrome.background, .fill,
                "What fills the bars; a colour that is not opaque lets what scrolls show through, a material blurs it "
                    + "(SC-1)."),
            value("ink", \.chrome.ink, .color, "The colour of titles (SC-1)."),
            value("tint", \.chrome.tint, .color, "The colour of items and of the chosen part (SC-1)."),
            value(
                "secondaryInk", \.chrome.secondaryInk, .color, "The colour of other parts and of placeholders (SC-1)."),
            value(
                "hairline", \.chrome.hairline, .color, "The colour of the line between bars and what scrolls (SC-1)."),
        ]
    )

    private static let navigationBar = group(
        "navigationBar", "The bar with the screen's title (SC-1).",
        [
            value("shown", \.chrome.navigationBar.isShown, .onOff, "Whether it shows (SC-1)."),
            value("title", \.chrome.navigationBar.title, .text, "The screen's title (SC-1)."),
            value(
                "largeTitle", \.chrome.navigationBar.hasLargeTitle, .onOff,
                "Whether the title stands large under the bar until the list has scrolled by as much (SC-1)."),
            font("titleFont", \.chrome.navigationBar.titleFont, "The font of the title in the bar (SC-1)."),
            font("largeTitleFont", \.chrome.navigationBar.largeTitleFont, "The font of the large title (SC-1)."),
            value(
                "clearAtRest", \.chrome.navigationBar.isClearAtRest, .onOff,
                "Whether `chrome.background` comes only while what scrolls goes under the bar, as its hairline does; at "
                    + "rest a large title stands on the canvas (SC-1)."),
            value(
                "leading", \.chrome.navigationBar.leading, .barItems,
                "What stands before the title: words, or `back`, `close`, `menu`, `add`, `search`, `more` (SC-1)."),
            value(
                "trailing", \.chrome.navigationBar.trailing, .barItems,
                "What stands after the title, likewise, the last nearest to it (SC-1)."),
            font("itemFont", \.chrome.navigationBar.itemFont, "The font of words before and after the title (SC-1)."),
        ])

    private static var platformWord: ThemeKind<ChromeStyle.Platform> {
        .words("platform", "A family of devices.")
    }
}

extension ThemeKind<[String]> {
    /// Words that stand in a bar.
    fileprivate static let barItems = list(of: .text, counts: 0...6, wanted: "a list of texts")
        .defined("barItems", "Words in a bar.", example: "[Favourites, Contacts]")
}

extension ThemeKind<[TabBarStyle.Symbol]> {
    /// Symbols of an app's parts.
    fileprivate static let tabSymbols = list(
        of: .words("tabSymbol", "A shape that stands for a part of an app."), counts: 0...6,
        wanted: "a list of symbols"
    ).defined("tabSymbols", "Symbols in a tab bar.", example: "[chat, person]")
}

extension TabBarStyle.Symbol: FileWord {
    package var meaning: String {
        switch self {
        case .star: "a star with five points"
        case .clock: "a clock's face"
        case .person: "head and shoulders"
        case .people: "two of them"
        case .keypad: "nine dots"
        case .squares: "four squares"
        case .chat: "a speech balloon"
        case .compass: "a compass"
        case .house: "a house"
        case .search: "a magnifying glass"
        case .heart: "a heart"
        case .picture: "a frame with mountains"
        }
    }
}

extension ChromeStyle.Platform: FileWord {
    package var meaning: String {
        switch self {
        case .none: "no chrome"
        case .ios: "as on iPhones and iPads"
        case .android: "as on Android"
        }
    }
}

extension ChromeStyle.Cutout: FileWord {
    package var meaning: String {
        switch self {
        case .none: "nothing"
        case .island: "a capsule of 126 × 37 points, 11 from the top edge"
        case .notch: "a strip of 162 × 32 points at the top edge"
        case .punchHole: "a disc of 22 points, 12 from the top edge or in the middle of a lower status bar"
        }
    }
}
