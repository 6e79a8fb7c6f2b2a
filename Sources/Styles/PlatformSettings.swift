/// What a reader has set on the device for all apps (AX): a theme is resolved for it, and its texts are drawn so.
public struct PlatformSettings: Hashable, Sendable {
    /// How large text is on iOS (AX-1).
    public var textSize: TextSize
    /// How large text is on Android, 1 for the usual size (AX-2).
    public var fontScale: Double
    /// Whether text is drawn bolder than its style says (AX-3).
    public var boldText: Bool
    /// What stands for a translation of all texts (AX-4).
    public var pseudo: PseudoLocale

    /// The settings of a device that nobody has changed, unless others are given.
    public init(
        textSize: TextSize = .large, fontScale: Double = 1, boldText: Bool = false, pseudo: PseudoLocale = .none
    ) {
        self.textSize = textSize
        self.fontScale = fontScale
        self.boldText = boldText
        self.pseudo = pseudo
    }
}

extension PlatformSettings {
    /// The font that these settings make of a theme's: in the size that the platform has for its text style or, without
    /// one, by the ratio of body; then by the font scale.
    func font(_ font: FontStyle) -> FontStyle {
        var scaled = font
        let style = font.style ?? .body
        scaled.size *= style.points(at: textSize) / style.points(at: .large)
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
    public func applying(_ settings: PlatformSettings) -> Theme {
        var theme = self
        theme.platform = settings
        for path in Self.fontPaths { theme[keyPath: path] = settings.font(self[keyPath: path]) }
        theme.keepBar(of: self, by: settings)
        theme.grow(from: self)
        theme.list.tableHeader.placeholder = settings.pseudo.text(of: list.tableHeader.placeholder)
        return theme
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
        bubble.titleFont.size = theme.bubble.titleFont.size
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
