import Geometry

/// What a reader has set on the device for all apps (AX): a theme is resolved for it, and its texts are drawn so.
public struct PlatformSettings: Hashable, Sendable {
    /// How large text is on iOS (AX-1).
    public var textSize: TextSize
    /// How large text is on Android, 1 for the usual size (AX-2).
    public var fontScale: Double
    /// Whether text is drawn bolder than its style says (AX-3).
    public var boldText: Bool
    /// Whether colours are to stand out from each other more than usual (AX-3).
    public var contrast: Contrast
    /// Whether movement is to be avoided; fades stay (AX-3).
    public var reduceMotion: Bool
    /// Whether nothing is to show through bars, headers and bubbles (AX-3).
    public var reduceTransparency: Bool
    /// Whether the display is zoomed: the same screen has fewer points (AX-3).
    public var zoom: Bool
    /// What stands for a translation of all texts (AX-4).
    public var pseudo: PseudoLocale

    /// The settings of a device that nobody has changed, unless others are given.
    public init(
        textSize: TextSize = .large, fontScale: Double = 1, boldText: Bool = false, contrast: Contrast = .standard,
        reduceMotion: Bool = false, reduceTransparency: Bool = false, zoom: Bool = false, pseudo: PseudoLocale = .none
    ) {
        self.textSize = textSize
        self.fontScale = fontScale
        self.boldText = boldText
        self.contrast = contrast
        self.reduceMotion = reduceMotion
        self.reduceTransparency = reduceTransparency
        self.zoom = zoom
        self.pseudo = pseudo
    }

    /// How far colours are to stand out from each other (AX-3).
    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        /// As usual.
        case standard
        /// More than usual: what a theme leaves to the standard colours is at least 7 : 1 for texts, 3 : 1 for lines.
        case increased
    }
}

extension PlatformSettings {
    /// The font that these settings make of a theme's: in the size that the platform has for its text style or, without
    /// one, by the ratio of body; then by the font scale.
    func font(_ font: FontStyle) -> FontStyle {
        var scaled = font
        let style = font.style ?? .body
        let (usual, points) = (style.points(at: .large), style.points(at: textSize))
        // A size of the style's own becomes exactly another of its sizes.
        scaled.size = font.size == usual ? points : font.size * (points / usual)
        scaled.size = fontScale == 1 ? scaled.size : FontScale.size(scaled.size, at: fontScale)
        scaled.style = nil
        if boldText { scaled.weight = min(font.weight + Self.boldStep, 1000) }
        return scaled
    }

    /// How much bolder text becomes, as Android's bold text and about as iOS'.
    private static let boldStep = 300
}

extension Theme {
    /// The theme as the platform's settings show it: its fonts in the reader's size; rows, headers and cells grown by what
    /// their lines have grown; the bar as it was, unless it scales with text (AX-1 … AX-3).
    ///
    /// Colours for more contrast are the theme's own, or the standard ones; nothing here makes them.
    public func applying(_ settings: PlatformSettings) -> Theme {
        var theme = self
        theme.platform = settings
        guard settings != PlatformSettings() else { return theme.withoutTextStyles }
        for path in Self.fontPaths { theme[keyPath: path] = settings.font(self[keyPath: path]) }
        theme.keepBar(of: self, by: settings)
        theme.keepChrome(of: self, by: settings)
        theme.grow(from: self)
        theme.list.tableHeader.placeholder = settings.pseudo.text(of: list.tableHeader.placeholder)
        if settings.pseudo != .none { theme.chrome.translate(into: settings.pseudo) }
        if settings.reduceMotion { theme.stopMoving() }
        if settings.reduceTransparency { theme.makeOpaque() }
        if settings.zoom { theme.canvas = canvas.zoomed }
        return theme
    }

    /// On a device that nobody has changed everything keeps its size, and no size follows a text style any more.
    private var withoutTextStyles: Theme {
        var theme = self
        for path in Self.fontPaths where self[keyPath: path].style != nil { theme[keyPath: path].style = nil }
        return theme
    }

    /// What would scroll by itself fades instead; what is under a finger follows it as before.
    private mutating func stopMoving() {
        if indexBar.scrolling == .animated { indexBar.scrolling = .fade }
        grid.pageControl.turning = .fade
    }

    /// What bars, headers and bubbles are filled with becomes the solid colour that it has over what lies beneath, and so
    /// does every other material.
    private mutating func makeOpaque() {
        let ground = canvas.background.representative ?? .clear
        if case .material = canvas.background { canvas.background = .color(ground) }
        indexBar.background = indexBar.background.solid(over: ground)
        bubble.fill = bubble.fill.solid(over: ground)
        list.header.restingBackground = list.header.restingBackground.solid(over: ground)
        list.header.pinnedBackground = list.header.pinnedBackground.solid(over: ground)
        chrome.background = chrome.background.solid(over: ground)
        let others: [WritableKeyPath<Theme, Fill>] = [
            \.indexBar.highlight.fill, \.indexBar.thumb.fill, \.list.background, \.list.row.background,
            \.list.footer.background, \.list.tableHeader.background, \.list.tableHeader.fieldFill,
            \.list.tableHeader.avatar.fill, \.grid.background, \.grid.cell.background, \.grid.cell.placeholderFill,
            \.grid.cell.badge.fill,
        ]
        for path in others {
            if case .material = self[keyPath: path] { self[keyPath: path] = self[keyPath: path].solid(over: ground) }
        }
        list.row.picture.monogramFills = list.row.picture.monogramFills.map { fill in
            if case .material = fill { fill.solid(over: ground) } else { fill }
        }
    }

    /// The bar and its bubble are read beside a finger, and keep their size unless the style says otherwise.
    private mutating func keepBar(of theme: Theme, by settings: PlatformSettings) {
        let ratio = indexBar.titleFont.size / max(theme.indexBar.titleFont.size, .leastNonzeroMagnitude)
        guard !indexBar.scalesWithText else {
            indexBar.slotHeight *= ratio
            if case .fixed(let width) = indexBar.width { indexBar.width = .fixed(width * ratio) }
            return
        }
        indexBar.titleFont.size = theme.indexBar.titleFont.size
        indexBar.highlight.font.size = theme.indexBar.highlight.font.size
        indexBar.openFont.size = theme.indexBar.openFont.size
        bubble.titleFont.size = theme.bubble.titleFont.size
    }

    /// The clock, whose bar has the device's height, and words in the bars of iOS keep their size, as UIKit's do, unless
    /// they are bound to a text style; a large title is of the style that is called so.
    private mutating func keepChrome(of theme: Theme, by settings: PlatformSettings) {
        let usual = theme.chrome
        guard settings.textSize != .large || settings.fontScale != 1 else { return }
        if usual.statusBar.font.style == nil { chrome.statusBar.font.size = usual.statusBar.font.size }
        guard usual.platform != .android else { return }
        if usual.navigationBar.titleFont.style == nil {
            chrome.navigationBar.titleFont.size = usual.navigationBar.titleFont.size
        }
        if usual.navigationBar.itemFont.style == nil {
            chrome.navigationBar.itemFont.size = usual.navigationBar.itemFont.size
        }
        if usual.tabBar.font.style == nil { chrome.tabBar.font.size = usual.tabBar.font.size }
        var title = usual.navigationBar.largeTitleFont
        title.style = title.style ?? .largeTitle
        chrome.navigationBar.largeTitleFont = settings.font(title)
    }

    /// Margins stay, lines take what they need: of each font about 1.2 times its size.
    private mutating func grow(from theme: Theme) {
        func growth(_ paths: KeyPath<Theme, FontStyle>...) -> Double {
            paths.reduce(0) { $0 + max(self[keyPath: $1].size - theme[keyPath: $1].size, 0) } * 1.2
        }
        list.row.height += growth(\.list.row.titleFont, \.list.row.subtitleFont)
        list.header.height += growth(\.list.header.font)
        list.footer.height += growth(\.list.footer.font)
        list.tableHeader.height += growth(\.list.tableHeader.placeholderFont)
        let lines = growth(\.grid.cell.labelFont) * Double(grid.cell.labelLines) + growth(\.grid.cell.subtitleFont)
        if grid.cell.labelHeight > 0 {
            grid.cell.labelHeight += lines
            grid.itemSize.height += lines
        }
        grid.cell.badge.height += growth(\.grid.cell.badge.font)
        if grid.pageControl.kind == .numbers { grid.pageControl.height += growth(\.grid.pageControl.numberFont) }
    }
}

extension ChromeStyle {
    /// Titles and names as a pseudo-locale has them; what stands for a glyph stays (AX-4).
    fileprivate mutating func translate(into pseudo: PseudoLocale) {
        func shown(_ items: [String]) -> [String] {
            items.map { NavigationGlyph(rawValue: $0) == nil ? pseudo.text(of: $0) : $0 }
        }
        navigationBar.title = pseudo.text(of: navigationBar.title)
        navigationBar.search = pseudo.text(of: navigationBar.search)
        navigationBar.leading = shown(navigationBar.leading)
        navigationBar.trailing = shown(navigationBar.trailing)
        tabBar.items = tabBar.items.map { pseudo.text(of: $0) }
    }
}

extension Fill {
    /// The fill as it looks over a colour, with nothing of what else lies beneath; none stays none.
    fileprivate func solid(over ground: Color) -> Fill {
        func solid(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(offset: $0.offset, color: $0.color.laid(over: ground)) }
        }
        switch self {
        case .none: return self
        case .color(let color): return .color(color.solid(over: ground))
        case .linear(var gradient):
            gradient.stops = solid(gradient.stops)
            return .linear(gradient)
        case .radial(var gradient):
            gradient.stops = solid(gradient.stops)
            return .radial(gradient)
        case .material(let material): return .color(material.tint.laid(over: ground))
        }
    }
}

extension Color {
    /// A clear colour is no ground, and stays.
    fileprivate func solid(over ground: Color) -> Color { alpha > 0 ? laid(over: ground) : self }
}
