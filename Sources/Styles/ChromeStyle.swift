public import Geometry

/// What the system and the app draw around a list or a grid (SC-1): a status bar, a navigation bar, a tab bar. None
/// unless a platform or a part is given.
public struct ChromeStyle: Hashable, Sendable {
    /// The platform whose measures and shapes the parts have.
    public var platform: Platform
    /// The line of time, signal and battery at the top edge.
    public var statusBar: StatusBarStyle
    /// The bar with the screen's title under it.
    public var navigationBar: NavigationBarStyle
    /// The bar of the app's parts at the bottom edge.
    public var tabBar: TabBarStyle
    /// Whether the line at the bottom edge shows that one swipes from.
    public var hasHomeIndicator: Bool
    /// What the screen leaves open for a camera.
    public var cutout: Cutout
    /// Behind all bars; a colour that is not opaque lets what scrolls show through, a material blurs it.
    public var background: Fill
    /// Of titles.
    public var ink: Color
    /// Of what a finger works on: items, the chosen tab.
    public var tint: Color
    /// Of tabs that are not chosen, and of placeholders.
    public var secondaryInk: Color
    /// Of the line between bars and what scrolls.
    public var hairline: Color

    /// Nothing on the screen but list and grid.
    public init(
        platform: Platform = .none,
        statusBar: StatusBarStyle = StatusBarStyle(),
        navigationBar: NavigationBarStyle = NavigationBarStyle(),
        tabBar: TabBarStyle = TabBarStyle(),
        hasHomeIndicator: Bool = false,
        cutout: Cutout = .none,
        background: Fill = .color(Color(hex: 0xF7F7F7)),
        ink: Color = .black,
        tint: Color = .black,
        secondaryInk: Color = Color(hex: 0x68686C),
        hairline: Color = Color(hex: 0xC6C6C8)
    ) {
        self.platform = platform
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.tabBar = tabBar
        self.hasHomeIndicator = hasHomeIndicator
        self.cutout = cutout
        self.background = background
        self.ink = ink
        self.tint = tint
        self.secondaryInk = secondaryInk
        self.hairline = hairline
    }

    /// Takes a status bar, a navigation bar and the line at the bottom edge as a platform has them, in place of its own;
    /// colours stay.
    public mutating func adopt(_ platform: Platform) {
        self.platform = platform
        let isShown = platform != .none
        (statusBar.isShown, navigationBar.isShown, hasHomeIndicator) = (isShown, isShown, isShown)
        guard platform == .android else { return }
        (statusBar.font.size, statusBar.font.weight) = (14, 500)
        (navigationBar.titleFont.size, navigationBar.titleFont.weight) = (22, 400)
        (navigationBar.largeTitleFont.size, navigationBar.largeTitleFont.weight) = (28, 400)
        (navigationBar.itemFont.size, tabBar.font.size) = (16, 12)
    }

    /// Whether any part of it is there.
    public var isShown: Bool {
        statusBar.isShown || navigationBar.isShown || !tabBar.items.isEmpty || hasHomeIndicator || cutout != .none
    }

    /// Whether bars lie over what scrolls at the top edge.
    package var coversTop: Bool { statusBar.isShown || navigationBar.isShown }

    /// The fonts of what is there.
    var fonts: [FontStyle] {
        (statusBar.isShown ? [statusBar.font] : [])
            + (navigationBar.isShown
                ? [navigationBar.titleFont, navigationBar.largeTitleFont, navigationBar.itemFont] : [])
            + (tabBar.items.isEmpty ? [] : [tabBar.font])
    }

    /// A family of devices.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// No chrome.
        case none
        /// As on iPhone and iPad.
        case ios
        /// As on Android.
        case android
    }

    /// What a screen leaves open at its top.
    public enum Cutout: String, Hashable, Sendable, CaseIterable {
        /// A screen without one.
        case none
        /// A capsule below the upper edge.
        case island
        /// A bar that hangs from the upper edge.
        case notch
        /// A hole for a camera.
        case punchHole
    }
}

/// The line of time, signal and battery.
public struct StatusBarStyle: Hashable, Sendable {
    /// Whether it shows.
    public var isShown: Bool
    /// What the clock says.
    public var time: String
    /// The font of the clock.
    public var font: FontStyle
    /// How full the battery is, 0…1.
    public var battery: Double

    /// No bar; its clock would say 9:41, as in the platforms' own pictures.
    public init(
        isShown: Bool = false,
        time: String = "9:41",
        font: FontStyle = FontStyle(size: 16, weight: 600),
        battery: Double = 1
    ) {
        self.isShown = isShown
        self.time = time
        self.font = font
        self.battery = battery
    }
}

/// The bar with the screen's title.
public struct NavigationBarStyle: Hashable, Sendable {
    /// Whether it shows.
    public var isShown: Bool
    /// The screen's title.
    public var title: String
    /// Whether the title stands large under the bar until the list has scrolled by as much.
    public var hasLargeTitle: Bool
    /// The font of the title in the bar.
    public var titleFont: FontStyle
    /// The font of the large title.
    public var largeTitleFont: FontStyle
    /// What stands before the title: words, or `back`, `close`, `menu`, `add`, `search`, `more`.
    public var leading: [String]
    /// What stands after the title, likewise.
    public var trailing: [String]
    /// The font of words before and after the title.
    public var itemFont: FontStyle
    /// The placeholder of a search field under the title; empty for no field.
    public var search: String
    /// Whether the bars' background comes only while what scrolls goes under the bar, as the line under it does.
    public var isClearAtRest: Bool

    /// No bar.
    public init(
        isShown: Bool = false,
        title: String = "",
        hasLargeTitle: Bool = false,
        titleFont: FontStyle = FontStyle(size: 17, weight: 600),
        largeTitleFont: FontStyle = FontStyle(size: 34, weight: 700),
        leading: [String] = [],
        trailing: [String] = [],
        itemFont: FontStyle = FontStyle(size: 17),
        search: String = "",
        isClearAtRest: Bool = false
    ) {
        self.isShown = isShown
        self.title = title
        self.hasLargeTitle = hasLargeTitle
        self.titleFont = titleFont
        self.largeTitleFont = largeTitleFont
        self.leading = leading
        self.trailing = trailing
        self.itemFont = itemFont
        self.search = search
        self.isClearAtRest = isClearAtRest
    }
}

/// What a navigation bar's item can show in place of a word.
package enum NavigationGlyph: String {
    /// Glyphs by the words that a theme has for them.
    case back, close, menu, add, search, more
}

/// The bar of an app's parts.
public struct TabBarStyle: Hashable, Sendable {
    /// The names of the parts; none for no bar.
    public var items: [String]
    /// Which part is chosen, from 0.
    public var selected: Int
    /// The font of the names.
    public var font: FontStyle
    /// What stands over each name; for names without, another symbol for each of five.
    public var symbols: [Symbol]

    /// No bar.
    public init(
        items: [String] = [],
        selected: Int = 0,
        font: FontStyle = FontStyle(size: 10, weight: 500),
        symbols: [Symbol] = []
    ) {
        self.items = items
        self.selected = selected
        self.font = font
        self.symbols = symbols
    }

    /// The symbol of a part, from 0.
    package func symbol(of number: Int) -> Symbol {
        let usual: [Symbol] = [.star, .clock, .person, .keypad, .squares]
        return number < symbols.count ? symbols[number] : usual[number % usual.count]
    }

    /// A shape that stands for a part of an app.
    public enum Symbol: String, Hashable, Sendable, CaseIterable {
        /// A star with five points.
        case star
        /// A clock's face.
        case clock
        /// Head and shoulders.
        case person
        /// Two of them.
        case people
        /// Nine dots.
        case keypad
        /// Four squares.
        case squares
        /// A speech balloon.
        case chat
        /// A compass.
        case compass
        /// A house.
        case house
        /// A magnifying glass.
        case search
        /// A heart.
        case heart
        /// A frame with mountains.
        case picture
    }
}
