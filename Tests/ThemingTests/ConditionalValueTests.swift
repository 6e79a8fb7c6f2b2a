import Geometry
import Styles
import Testing
import Theming

/// AX-5: values that depend on what the reader has set.
@Suite struct ConditionalValueTests {
    @Test(arguments: [
        ("text-size>=AX1", PlatformSettings(textSize: .accessibility1), true),
        ("text-size>=AX1", PlatformSettings(textSize: .extraExtraExtraLarge), false),
        ("text-size > ax1", PlatformSettings(textSize: .accessibility1), false),
        ("text-size<L", PlatformSettings(textSize: .medium), true),
        ("text-size<=M", PlatformSettings(), false), ("text-size=XL", PlatformSettings(textSize: .extraLarge), true),
        ("font-scale>1.15", PlatformSettings(fontScale: 1.3), true), ("font-scale>1.15", PlatformSettings(), false),
        ("bold-text", PlatformSettings(boldText: true), true), ("bold-text", PlatformSettings(), false),
        ("bold-text=false", PlatformSettings(), true),
        ("contrast=increased", PlatformSettings(contrast: .increased), true),
        ("contrast=increased", PlatformSettings(), false),
        ("reduce-motion", PlatformSettings(reduceMotion: true), true),
        ("reduce-transparency", PlatformSettings(reduceTransparency: true), true),
        ("zoom", PlatformSettings(zoom: true), true), ("pseudo=en-XA", PlatformSettings(pseudo: .accents), true),
        ("bold-text and zoom", PlatformSettings(boldText: true, zoom: true), true),
        ("bold-text and zoom", PlatformSettings(boldText: true), false),
    ])
    func conditionsHold(condition: String, settings: PlatformSettings, expected: Bool) throws {
        let lines = [
            "text-size: \(settings.textSize.rawValue)", "font-scale: \(settings.fontScale)",
            "bold-text: \(settings.boldText)", "contrast: \(settings.contrast.rawValue)",
            "reduce-motion: \(settings.reduceMotion)", "reduce-transparency: \(settings.reduceTransparency)",
            "zoom: \(settings.zoom)", "pseudo: \(settings.pseudo.rawValue)",
            "indexBar: {slotHeight: {default: 10, \"\(condition)\": 12}}",
        ]
        #expect(try theme(lines.joined(separator: "\n")).indexBar.slotHeight == (expected ? 12 : 10))
    }

    @Test func lastOfThoseThatHoldCounts() throws {
        let text =
            "indexBar: {slotHeight: {\"text-size>=XL\": 22, default: 20, \"text-size>=AX1\": 26, bold-text: 21}}\n"
        #expect(try theme(text).indexBar.slotHeight == 20)
        #expect(try theme("text-size: XXL\n" + text).indexBar.slotHeight == 22)
        #expect(try theme("text-size: AX3\n" + text).indexBar.slotHeight == 26)
        #expect(try theme("text-size: AX3\nbold-text: true\n" + text).indexBar.slotHeight == 21)
    }

    @Test func casesMayBePairs() throws {
        let text = """
            list:
              row:
                subtitleColor:
                  default: {light: "#777777", dark: "#888888"}
                  contrast=increased: {light: "#444444", dark: "#CCCCCC"}

            """
        #expect(try theme(text, .dark).list.row.subtitleColor == Color(hex: 0x888888))
        let increased = "contrast: increased\n" + text
        #expect(try theme(increased).list.row.subtitleColor == Color(hex: 0x444444))
        #expect(try theme(increased, .dark).list.row.subtitleColor == Color(hex: 0xCCCCCC))
    }

    @Test func groupsDependOnSettingsToo() throws {
        let text = """
            indexBar:
              highlight:
                default: {shape: circle, fill: "#07C160"}
                contrast=increased: {fill: "#006030", ring: {width: 2}}
                reduce-motion: {shape: none}

            """
        let usual = try theme(text).indexBar.highlight
        #expect(usual.shape == .circle)
        #expect(usual.fill == .color(Color(hex: 0x07C160)))
        #expect(usual.ring.width == 0)
        let increased = try theme("contrast: increased\n" + text).indexBar.highlight
        #expect(increased.shape == .circle)
        #expect(increased.fill == .color(Color(hex: 0x006030)))
        #expect(increased.ring.width == 2)
        #expect(try theme("reduce-motion: true\n" + text).indexBar.highlight.shape == .none)
    }

    @Test func whatIsSetOverABaseHoldsWhereItHolds() throws {
        let folder = try ThemeFolder([
            "look.theme.yaml": "extends: base.theme.yaml\nbubble: {default: {}, zoom: {gap: 3}}\n",
            "base.theme.yaml": "bubble: {gap: 9}\n",
        ])
        let file = try folder.load()
        #expect(file.theme(in: .light).bubble.gap == 9)
    }

    @Test func whatDoesNotHoldIsCheckedToo() throws {
        let text = """
            indexBar:
              slotHeight: {default: 20, "text-size>=AX1": tall}
              titleColor: {default: "#000", bold-txt: "#111"}
              width: {zoom: 12}
              highlight: {default: {shape: circle}, contrast=increased: {shape: round}}
            text-size: {default: L, zoom: XL}
            """
        #expect(
            try ThemeFolder(text).messages() == [
                "indexBar.slotHeight must be a length in points, not the string 'tall'",
                "indexBar.titleColor depends on 'bold-txt', which is no condition | did you mean 'bold-text'? | "
                    + "conditions are text-size>=AX1, font-scale>1.3, bold-text, contrast=increased, reduce-motion, "
                    + "reduce-transparency, zoom, pseudo=en-XA, and several joined by 'and'",
                "indexBar.width has no default value | a value that depends on settings is "
                    + "{default: …, \"text-size>=AX1\": …}",
                "indexBar.highlight.shape must be none, circle, capsule or roundedRect(radius), not the string 'round'",
                "text-size is what the reader has set, and cannot depend on it",
            ])
    }
}

/// AX-3: what the reader's settings make of a theme.
@Suite struct AccessibilitySettingsTests {
    @Test func reducedMotionFades() throws {
        let calm = try theme("reduce-motion: true")
        #expect(calm.indexBar.scrolling == .fade)
        #expect(calm.grid.pageControl.turning == .fade)
        #expect(calm.bubble.fadeIn == Theme().bubble.fadeIn)
        #expect(try theme("reduce-motion: true\nindexBar: {scrolling: immediate}").indexBar.scrolling == .immediate)
    }

    @Test func reducedTransparencyGivesSolidColors() throws {
        let solid = try theme(
            """
            reduce-transparency: true
            canvas: {background: "#FFFFFF"}
            indexBar: {background: "#00000080"}
            bubble: {fill: {linear: {stops: [[0, "#FF000000"], [1, "#FF0000"]]}}}
            list: {header: {pinnedBackground: none}}
            """)
        #expect(solid.indexBar.background.hexadecimal == "#7F7F7F")
        guard case .linear(let gradient) = solid.bubble.fill else {
            Issue.record("the gradient is gone")
            return
        }
        #expect(gradient.stops.map(\.color) == [.white, Color(hex: 0xFF0000)])
        #expect(solid.list.header.pinnedBackground == .none)
    }

    @Test func reducedTransparencyLeavesNoMaterial() throws {
        let fill = "{material: {tint: \"#FF000080\", blur: 10}}"
        let solid = try theme(
            """
            reduce-transparency: true
            canvas: {background: "#FFFFFF"}
            indexBar: {highlight: {shape: circle, fill: \(fill)}}
            list: {row: {background: \(fill)}, tableHeader: {fieldFill: \(fill)}}
            grid: {background: \(fill), cell: {background: \(fill), badge: {fill: \(fill)}}}
            """)
        let fills = [
            solid.indexBar.highlight.fill, solid.list.row.background, solid.list.tableHeader.fieldFill,
            solid.grid.background, solid.grid.cell.background, solid.grid.cell.badge.fill,
        ]
        for fill in fills { #expect(fill.hexadecimal == "#FF7F7F") }
    }

    @Test(arguments: [
        ("iphone-x", Size(width: 320, height: 693), 38.0), ("iphone-xr", Size(width: 375, height: 812), 43),
        ("iphone-16", Size(width: 320, height: 694), 48), ("iphone-16-pro-max", Size(width: 375, height: 815), 53),
        ("ipad-9", Size(width: 734, height: 979), 18),
    ])
    func zoomedDisplaysHaveFewerPoints(preset: String, size: Size, top: Double) throws {
        let canvas = try theme("zoom: true\ncanvas: {preset: \(preset)}").canvas
        #expect(canvas.size == size)
        #expect(canvas.safeArea.top == top)
    }

    @Test(arguments: Appearance.allCases) func increasedContrastIsThatOfItsWords(appearance: Appearance) {
        let colors = StandardColors.standard(in: appearance, .increased)
        for ground in [colors.ground, colors.headerGround] {
            #expect(ratio(colors.text, ground) >= 7)
            #expect(ratio(colors.secondaryText, ground) >= 7)
        }
        #expect(ratio(colors.secondaryText, colors.fieldGround) >= 7)
        #expect(ratio(colors.textOnFill, colors.fill) >= 7)
        #expect(ratio(colors.textOnFill, colors.badge) >= 7)
        #expect(ratio(colors.separator, colors.ground) >= 3)
        #expect(ratio(colors.mark, colors.fieldGround) >= 3)
    }

    /// WCAG 2.2, contrast ratio.
    private func ratio(_ first: Color, _ second: Color) -> Double {
        let values = [first, second].map { color in
            let light = color.linearLight
            return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        }.sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }
}

extension Fill {
    fileprivate var hexadecimal: String? { if case .color(let color) = self { color.hexadecimal } else { nil } }
}
