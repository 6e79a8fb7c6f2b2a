import Geometry
import RealModule
import Styles
import Testing
import Theming

/// What a theme looks like that sets no colours (TX-4).
@Suite struct StandardColorsTests {
    @Test(arguments: Appearance.allCases)
    func textsStandOutFromTheirGrounds(appearance: Appearance) throws {
        let theme = try bare(appearance)
        let (canvas, header) = (try #require(theme.canvas.background.color), theme.list.header)
        let grounds = [canvas, try #require(theme.list.background.color)]
        var pairs: [(String, Color, Color)] = []
        for ground in grounds {
            pairs += [
                ("index title", theme.indexBar.titleColor, ground),
                ("highlight", theme.indexBar.highlight.color, ground), ("row", theme.list.row.titleColor, ground),
                ("subtitle", theme.list.row.subtitleColor, ground), ("footer", theme.list.footer.color, ground),
                ("label", theme.grid.cell.labelColor, ground), ("price", theme.grid.cell.subtitleColor, ground),
                ("page number", theme.grid.pageControl.currentColor, ground),
            ]
        }
        for share in stride(from: 0.0, through: 1, by: 0.125) {
            let color = header.restingColor.mixed(with: header.pinnedColor, by: share, in: header.interpolation)
            pairs.append(("header at \(share)", color, try #require(header.restingBackground.color)))
        }
        pairs += [
            (
                "placeholder", theme.list.tableHeader.placeholderColor,
                try #require(theme.list.tableHeader.fieldFill.color)
            ),
            ("bubble", theme.bubble.titleColor, try #require(theme.bubble.fill.color)),
            ("badge", theme.grid.cell.badge.color, try #require(theme.grid.cell.badge.fill.color)),
        ]
        pairs += theme.list.row.picture.monogramColors.map { ("monogram", theme.list.row.picture.monogramColor, $0) }
        for (name, text, ground) in pairs {
            let contrast = contrast(text, ground)
            #expect(contrast >= 4.5, "\(name) in \(appearance): \(contrast)")
        }
        let isDark = grounds.allSatisfy { luminance($0) < 0.05 }
        #expect(isDark == (appearance == .dark))
    }

    @Test func theLightThemeIsTheDefaultOne() throws {
        #expect(Theme(standardIn: .light) == Theme())
        #expect(try bare(.light) == Theme())
        #expect(try bare(.dark) == Theme(standardIn: .dark))
    }

    @Test func whatIsSetHoldsInBothHalvesAndTheRestFollowsTheAppearance() throws {
        let text = "list: {row: {titleColor: \"#FF0000\"}}"
        let dark = try theme(text, .dark)
        #expect(dark.list.row.titleColor == Color(hex: 0xFF0000))
        #expect(dark.list.row.subtitleColor == StandardColors.dark.secondaryText)
        #expect(dark.list.background == .color(StandardColors.dark.ground))
    }

    private func bare(_ appearance: Appearance) throws -> Theme { try theme("{}", appearance) }

    /// WCAG 2.2, relative luminance.
    private func luminance(_ color: Color) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : Double.pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func contrast(_ first: Color, _ second: Color) -> Double {
        let values = [luminance(first), luminance(second)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }
}

extension Fill {
    fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
}
