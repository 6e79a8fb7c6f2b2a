public import Geometry

/// A whole theme for one appearance: every value that layout, interaction and painting need.
///
/// An app can fill one by hand; what it leaves out has the default of its rule.
public struct Theme: Hashable, Sendable {
    /// What the theme is for: the parts whose states are drawn.
    public var components: Set<Component>
    /// The way in which it is read, whatever the locale; `nil` for that of the locale's script (TX-3).
    public var direction: LayoutDirection?
    /// What the reader has set on the device; fonts and heights follow it already (AX).
    public var platform: PlatformSettings
    /// The screen, its size and its safe area.
    public var canvas: CanvasStyle
    /// The families that its texts are set in, where their styles name none; every style holds them already (TX-1).
    public var fontFamilies: [String]
    /// What the system and the app draw around list and grid (SC-1).
    @CopyOnWrite public var chrome: ChromeStyle
    /// The bar at the side of the list (IB-1 … IB-20).
    @CopyOnWrite public var indexBar: IndexBarStyle
    /// What shows the touched title beside the bar (IB-21 … IB-25).
    @CopyOnWrite public var bubble: BubbleStyle
    /// The list under the bar (SL-1 … SL-8).
    @CopyOnWrite public var list: SectionListStyle
    /// The paged grid (GP-1 … GP-19).
    @CopyOnWrite public var grid: GridStyle

    /// A theme for a list with its index bar unless other components are given.
    public init(
        components: Set<Component> = [.indexBar, .sectionList], direction: LayoutDirection? = nil,
        platform: PlatformSettings = PlatformSettings(),
        canvas: CanvasStyle = CanvasStyle(),
        fontFamilies: [String] = FontStyle.defaultFamilies, chrome: ChromeStyle = ChromeStyle(),
        indexBar: IndexBarStyle = IndexBarStyle(),
        bubble: BubbleStyle = BubbleStyle(),
        list: SectionListStyle = SectionListStyle(), grid: GridStyle = GridStyle()
    ) {
        self.components = components
        self.direction = direction
        self.platform = platform
        self.canvas = canvas
        self.fontFamilies = fontFamilies
        self.chrome = chrome
        self.indexBar = indexBar
        self.bubble = bubble
        self.list = list
        self.grid = grid
    }
}

/// A part of a theme that has states of its own (ST-2), in the order in which they are listed.
public enum Component: String, Hashable, Sendable, CaseIterable {
    /// The bar at the side of a list, with its bubble.
    case indexBar = "index-bar"
    /// The list, with its sections and table header.
    case sectionList = "section-list"
    /// The paged grid, with its page control.
    case grid
}

/// Which of a theme's paired values hold.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

extension Theme {
    /// Every font that something is drawn in, each once: from the bar down to the list's table header, then the grid's.
    public var fonts: [FontStyle] {
        var seen: Set<FontStyle> = []
        return (listFonts + gridFonts + chrome.fonts).filter { seen.insert($0).inserted }
    }

    private var listFonts: [FontStyle] {
        guard components.contains(.indexBar) || components.contains(.sectionList) else { return [] }
        return Self.listFontPaths.map { self[keyPath: $0] } + (indexBar.opens ? [indexBar.openFont] : [])
            + (list.tableHeader.avatar.letters.isEmpty ? [] : [list.tableHeader.avatar.font])
    }

    private var gridFonts: [FontStyle] {
        components.contains(.grid) ? Self.gridFontPaths.map { self[keyPath: $0] } : []
    }

    /// Every text that the theme itself brings, whatever it shows: of the bar, the search field and the chrome.
    package var texts: [String] {
        let titles = (indexBar.titles + indexBar.leadingTitles).map(\.name)
        let header = [list.tableHeader.placeholder, list.tableHeader.avatar.letters]
        let bar = chrome.navigationBar
        return (components == [.grid] ? [] : titles + header)
            + (chrome.statusBar.isShown ? [chrome.statusBar.time] : [])
            + (bar.isShown ? [bar.title, bar.search] + bar.leading + bar.trailing : []) + chrome.tabBar.items
    }

    /// Where a theme has its fonts.
    package static let fontPaths = listFontPaths + rareFontPaths + gridFontPaths + chromeFontPaths

    private static let listFontPaths: [any WritableKeyPath<Theme, FontStyle> & Sendable] = [
        \.indexBar.titleFont, \.indexBar.highlight.font, \.bubble.titleFont, \.list.header.font, \.list.row.titleFont,
        \.list.row.subtitleFont, \.list.row.picture.monogramFont, \.list.footer.font,
        \.list.tableHeader.placeholderFont,
    ]

    /// Of what few lists have.
    private static let rareFontPaths: [any WritableKeyPath<Theme, FontStyle> & Sendable] = [
        \.indexBar.openFont, \.list.tableHeader.avatar.font,
    ]

    private static let chromeFontPaths: [any WritableKeyPath<Theme, FontStyle> & Sendable] = [
        \.chrome.statusBar.font, \.chrome.navigationBar.titleFont, \.chrome.navigationBar.largeTitleFont,
        \.chrome.navigationBar.itemFont, \.chrome.tabBar.font,
    ]

    private static let gridFontPaths: [any WritableKeyPath<Theme, FontStyle> & Sendable] = [
        \.grid.cell.labelFont, \.grid.cell.subtitleFont, \.grid.cell.badge.font, \.grid.pageControl.numberFont,
    ]
}
