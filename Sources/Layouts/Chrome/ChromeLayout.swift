public import Geometry
public import Styles

/// Where the parts of the chrome are on a canvas (SC-1), and how much of the canvas they take.
///
/// A large title and a search field under it belong to what scrolls: while the list scrolls, they go into the bar above
/// the list's own speed, and what is left of them ends where the list begins.
public struct ChromeLayout: Hashable, Sendable {
    /// The canvas.
    public let canvas: Rect
    /// `nil` for no status bar.
    public let statusBar: Rect?
    /// The navigation bar without what scrolls into it; `nil` for none.
    public let navigationBar: Rect?
    /// The height in points of a large title; 0 for none.
    public let largeTitleHeight: Double
    /// The height in points of the strip with the search field; 0 for none.
    public let searchHeight: Double
    /// With the room under it that the device covers; `nil` for none.
    public let tabBar: Rect?
    /// The names' places in the tab bar, from the leading end.
    public let tabs: [Rect]
    /// The line that one swipes from; `nil` for none.
    public let homeIndicator: Rect?
    /// What the screen leaves open for a camera; `nil` for nothing.
    public let cutout: Rect?
    /// What of the canvas is covered: the safe area, and bars within it.
    public let insets: Insets

    /// Measures of the platforms (see `docs/behaviour.md`, SC-1): an iOS bar is 44 high, a large title 52 more, a search
    /// field's strip 52, a tab bar 49; an Android bar is 64, a navigation bar 80.
    public init(style: ChromeStyle, canvas: CanvasStyle, direction: LayoutDirection = .leftToRight) {
        let page = Rect(origin: .zero, size: canvas.size)
        let isAndroid = style.platform == .android
        let safe = canvas.safeArea
        let statusHeight = style.statusBar.isShown ? max(safe.top, isAndroid ? 24 : 20) : safe.top
        let navigationHeight: Double = style.navigationBar.isShown ? (isAndroid ? 64 : 44) : 0
        self.canvas = page
        statusBar =
            style.statusBar.isShown ? Rect(x: 0, y: 0, width: page.width, height: statusHeight) : nil
        navigationBar =
            style.navigationBar.isShown
            ? Rect(x: 0, y: statusHeight, width: page.width, height: navigationHeight) : nil
        let hasLargeTitle = style.navigationBar.isShown && style.navigationBar.hasLargeTitle
        // A title larger than the platform's usual 34 points takes about 1.2 times as much more (AX-1).
        let growth = max(style.navigationBar.largeTitleFont.size - 34, 0) * 1.2
        largeTitleHeight = hasLargeTitle ? (isAndroid ? 88 : 52 + growth) : 0
        searchHeight = style.navigationBar.isShown && !style.navigationBar.search.isEmpty ? (isAndroid ? 72 : 52) : 0
        let tabHeight: Double = style.tabBar.items.isEmpty ? 0 : (isAndroid ? 80 : 49)
        let tabBar =
            tabHeight > 0
            ? Rect(
                x: 0, y: page.maxY - safe.bottom - tabHeight, width: page.width, height: safe.bottom + tabHeight) : nil
        self.tabBar = tabBar
        tabs =
            tabBar.map {
                Self.tabs(
                    count: style.tabBar.items.count, in: $0, height: tabHeight, isMirrored: direction == .rightToLeft)
            } ?? []
        // As wide and as far from the edge as on devices, where the device leaves room for it.
        homeIndicator =
            style.hasHomeIndicator && safe.bottom > 0
            ? Rect(
                x: page.midX - (isAndroid ? 54 : 67), y: page.maxY - (isAndroid ? 10 : 8) - (isAndroid ? 4 : 5),
                width: isAndroid ? 108 : 134, height: isAndroid ? 4 : 5) : nil
        cutout = Self.cutout(style.cutout, in: page, statusHeight: statusHeight)
        insets = Insets(
            top: statusHeight + navigationHeight, leading: safe.leading, bottom: safe.bottom + tabHeight,
            trailing: safe.trailing)
    }

    private static func tabs(count: Int, in bar: Rect, height: Double, isMirrored: Bool) -> [Rect] {
        let width = bar.width / Double(count)
        return (0..<count).map { number in
            let place = isMirrored ? count - 1 - number : number
            return Rect(x: bar.minX + Double(place) * width, y: bar.minY, width: width, height: height)
        }
    }

    private static func cutout(_ cutout: ChromeStyle.Cutout, in page: Rect, statusHeight: Double) -> Rect? {
        switch cutout {
        case .none: nil
        case .island: Rect(x: page.midX - 63, y: 11, width: 126, height: 37)
        case .notch: Rect(x: page.midX - 81, y: 0, width: 162, height: 32)
        case .punchHole: punchHole(atX: page.midX, statusHeight: statusHeight)
        }
    }

    /// 22 wide and 12 from the edge, or in the middle of a status bar that is lower.
    private static func punchHole(atX x: Double, statusHeight: Double) -> Rect {
        guard statusHeight > 0, statusHeight < 46 else { return Rect(x: x - 11, y: 12, width: 22, height: 22) }
        let side = min(22, max(statusHeight - 6, 1))
        return Rect(center: Point(x: x, y: statusHeight / 2), size: Size(width: side, height: side))
    }
}

extension ChromeLayout {
    /// What goes into the bar while the list scrolls, in points: what a list's content begins with.
    public var collapsibleHeight: Double { largeTitleHeight + searchHeight }

    /// The bars at the top while the list is scrolled by a distance from its resting top, which is negative while it is
    /// pulled down.
    public func top(scrolledBy distance: Double) -> Top {
        let start = navigationBar?.maxY ?? statusBar?.maxY ?? 0
        let pulled = max(-distance, 0)
        // The search field goes first, from below; then the title moves up behind the bar.
        let search = min(max(searchHeight - max(distance, 0), 0), searchHeight)
        let title = min(max(collapsibleHeight - max(distance, searchHeight), 0), largeTitleHeight)
        let bottom = start + title + search + (collapsibleHeight > 0 ? pulled : 0)
        let titleRect = Rect(
            x: canvas.minX, y: start + title - largeTitleHeight + (collapsibleHeight > 0 ? pulled : 0),
            width: canvas.width, height: largeTitleHeight)
        return Top(
            background: Rect(minX: canvas.minX, minY: 0, maxX: canvas.maxX, maxY: bottom),
            largeTitle: title > 0 ? titleRect : nil,
            search: search > 0 ? Rect(x: canvas.minX, y: bottom - search, width: canvas.width, height: search) : nil,
            titleOpacity: largeTitleHeight > 0 ? min(max(1 - title / Self.titleFade, 0), 1) : 1,
            hairlineOpacity: min(
                max((distance - collapsibleHeight) / Self.hairlineFade + (collapsibleHeight > 0 ? 1 : 0), 0), 1)
        )
    }

    /// Over the last points of a large title's way, the title in the bar comes.
    private static let titleFade = 12.0
    /// Over as many points the line under the bar comes.
    private static let hairlineFade = 8.0

    /// The bars at the top at an instant.
    public struct Top: Hashable, Sendable {
        /// From the canvas' top edge to where the list begins.
        public let background: Rect
        /// Where the large title is, behind the bar as far as it has gone; `nil` once it is gone.
        public let largeTitle: Rect?
        /// What is left of the search field's strip; `nil` once it is gone.
        public let search: Rect?
        /// Of the title in the bar, 0…1.
        public let titleOpacity: Double
        /// Of the line under the bar, 0…1: at rest under a large title there is none.
        public let hairlineOpacity: Double
    }
}

extension Theme {
    /// The canvas with what the chrome covers of it as its safe area.
    func coveredCanvas(in direction: LayoutDirection) -> CanvasStyle {
        guard chrome.isShown else { return canvas }
        var covered = canvas
        covered.safeArea = chromeLayout(in: direction).insets
        return covered
    }

    /// Where the chrome is on the canvas.
    public func chromeLayout(in direction: LayoutDirection = .leftToRight) -> ChromeLayout {
        ChromeLayout(style: chrome, canvas: canvas, direction: direction)
    }
}
