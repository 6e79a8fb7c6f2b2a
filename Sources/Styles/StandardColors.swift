public import Geometry

/// The colours that a theme has where it sets none, for one appearance (TX-4): texts stand out from their grounds by
/// 4.5 : 1 at least, and none is an app's accent.
public struct StandardColors: Hashable, Sendable {
    /// Behind everything.
    public let ground: Color
    /// Behind headers of sections.
    public let headerGround: Color
    /// In a search field, and where a picture is missing.
    public let fieldGround: Color
    /// Names, index titles, the current page.
    public let text: Color
    /// What stands back: subtitles, resting headers, placeholders.
    public let secondaryText: Color
    /// Texts on bubbles, tiles and badges.
    public let textOnFill: Color
    /// Bubbles and tiles.
    public let fill: Color
    /// Badges.
    public let badge: Color
    /// Over an item under a finger, texts included.
    public let pressed: Color
    /// Lines between rows.
    public let separator: Color
    /// The dots of other pages, and the symbol of a missing picture (GP-5).
    public let mark: Color

    /// Dark on light.
    public static let light = StandardColors(
        ground: .white, headerGround: Color(hex: 0xF7F7F7), fieldGround: Color(hex: 0xEFEFF0), text: .black,
        secondaryText: Color(hex: 0x68686C), textOnFill: .white, fill: Color(hex: 0x6C6C70),
        badge: Color(hex: 0xC62828), pressed: Color(hex: 0x000000, alpha: 26.0 / 255),
        separator: Color(hex: 0xC6C6C8), mark: Color(hex: 0xBEBEBE))

    /// Light on dark.
    public static let dark = StandardColors(
        ground: Color(hex: 0x121212), headerGround: Color(hex: 0x1E1E20), fieldGround: Color(hex: 0x2A2A2C),
        text: .white,
        secondaryText: Color(hex: 0xA6A6AB), textOnFill: .white, fill: Color(hex: 0x5C5C60),
        badge: Color(hex: 0xB3261E), pressed: Color(hex: 0xFFFFFF, alpha: 31.0 / 255),
        separator: Color(hex: 0x38383A), mark: Color(hex: 0x636366))

    /// Dark on light with more contrast: texts stand out by 7 : 1, lines and marks by 3 : 1 (AX-3).
    public static let lightIncreased = StandardColors(
        ground: .white, headerGround: Color(hex: 0xF2F2F2), fieldGround: Color(hex: 0xEFEFF0), text: .black,
        secondaryText: Color(hex: 0x48484C), textOnFill: .white, fill: Color(hex: 0x48484C),
        badge: Color(hex: 0x9C1414), pressed: Color(hex: 0x000000, alpha: 0.2),
        separator: Color(hex: 0x7C7C80), mark: Color(hex: 0x7C7C80))

    /// Light on dark with more contrast.
    public static let darkIncreased = StandardColors(
        ground: .black, headerGround: Color(hex: 0x1E1E20), fieldGround: Color(hex: 0x2A2A2C), text: .white,
        secondaryText: Color(hex: 0xC6C6CB), textOnFill: .white, fill: Color(hex: 0x48484C),
        badge: Color(hex: 0x9C1414), pressed: Color(hex: 0xFFFFFF, alpha: 61.0 / 255),
        separator: Color(hex: 0x8E8E93), mark: Color(hex: 0x8E8E93))

    /// Those of an appearance.
    public static func standard(
        in appearance: Appearance, _ contrast: PlatformSettings.Contrast = .standard
    ) -> StandardColors {
        switch (appearance, contrast) {
        case (.light, .standard): light
        case (.dark, .standard): dark
        case (.light, .increased): lightIncreased
        case (.dark, .increased): darkIncreased
        }
    }
}

extension Theme {
    /// The theme that sets nothing, in an appearance: every colour is one of its standard colours (TX-4).
    public init(standardIn appearance: Appearance, _ contrast: PlatformSettings.Contrast = .standard) {
        self.init()
        let colors = StandardColors.standard(in: appearance, contrast)
        canvas.background = .color(colors.ground)
        chrome.background = .color(colors.headerGround)
        chrome.ink = colors.text
        chrome.tint = colors.text
        chrome.secondaryInk = colors.secondaryText
        chrome.hairline = colors.separator
        setList(colors)
        setGrid(colors)
    }

    private mutating func setList(_ colors: StandardColors) {
        indexBar.titleColor = colors.text
        indexBar.highlight.color = colors.text
        indexBar.thumb.fill = .color(colors.fill)
        bubble.fill = .color(colors.fill)
        bubble.titleColor = colors.textOnFill
        list.background = .color(colors.ground)
        list.header.restingColor = colors.secondaryText
        list.header.pinnedColor = colors.text
        list.header.restingBackground = .color(colors.headerGround)
        list.header.pinnedBackground = .color(colors.headerGround)
        list.header.separator.color = colors.separator
        list.row.titleColor = colors.text
        list.row.subtitleColor = colors.secondaryText
        list.row.picture.monogramColors = [colors.fill]
        list.row.picture.monogramColor = colors.textOnFill
        list.row.separator.color = colors.separator
        list.footer.color = colors.secondaryText
        list.tableHeader.fieldFill = .color(colors.fieldGround)
        list.tableHeader.placeholderColor = colors.secondaryText
        list.tableHeader.avatar.fill = .color(colors.fill)
        list.tableHeader.avatar.color = colors.textOnFill
    }

    private mutating func setGrid(_ colors: StandardColors) {
        grid.cell.placeholderFill = .color(colors.fieldGround)
        grid.cell.placeholderColor = colors.mark
        grid.cell.labelColor = colors.text
        grid.cell.subtitleColor = colors.text
        grid.cell.badge.color = colors.textOnFill
        grid.cell.badge.fill = .color(colors.badge)
        grid.cell.pressed = .overlay(colors.pressed)
        grid.pageControl.color = colors.mark
        grid.pageControl.currentColor = colors.text
    }
}
