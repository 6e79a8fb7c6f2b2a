import DisplayLists
import Geometry
import Layouts
import Styles

/// Paints what stands around a list or a grid (SC-1): bars over what scrolls, and what the device leaves open.
struct ChromePainter {
    let style: ChromeStyle
    let layout: ChromeLayout
    let texts: TextSetter

    /// - Parameter distance: how far the list is scrolled from its resting top, in points; negative while it is pulled
    ///   down.
    func paint(scrolledBy distance: Double, into builder: inout SceneBuilder) {
        let top = layout.top(scrolledBy: distance)
        if layout.navigationBar != nil { paintNavigationBar(top, into: &builder) }
        if let bar = layout.statusBar { paintStatusBar(bar, into: &builder) }
        if let bar = layout.tabBar { paintTabBar(bar, into: &builder) }
        if let frame = layout.homeIndicator {
            builder.addNode(SceneNode(id: "home-indicator", role: .homeIndicator, frame: frame, color: systemInk)) {
                $0.drawBox(Box(shape: Shape(frame, rounding: .capsule), fill: .color(systemInk)))
            }
        }
        if let frame = layout.cutout { paintCutout(frame, into: &builder) }
    }

    /// Black or white, whichever is seen on the bars.
    private var systemInk: Color { ground.map { $0.oklab.lightness > 0.6 ? .black : .white } ?? style.ink }

    /// What bars tell of their ground.
    private var ground: Color? { style.background.representative }

    private var isAndroid: Bool { style.platform == .android }

    private var isMirrored: Bool { texts.direction == .rightToLeft }

    /// A rectangle of a canvas that is read from the left, where it is on this one.
    private func mirrored(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: layout.canvas) : rect }
}

/// The status bar.
extension ChromePainter {
    private func paintStatusBar(_ bar: Rect, into builder: inout SceneBuilder) {
        let clock = style.statusBar
        builder.addNode(SceneNode(id: "status-bar", role: .statusBar, frame: bar)) { builder in
            // Without a navigation bar, the list scrolls under nothing but the clock.
            if layout.navigationBar == nil { builder.drawBox(Box(shape: .rect(bar), fill: style.background)) }
            let parts = StatusBarParts(bar: bar, platform: style.platform)
            let font = clock.font.resized(to: parts.timeSize(usual: clock.font.size))
            let line = texts.title(clock.time, font: font, center: mirrored(parts.time).center)
            let node = SceneNode(
                id: "status-bar/time", role: .statusTime, frame: mirrored(parts.time), text: clock.time, font: font,
                color: systemInk)
            builder.addNode(node) { $0.drawText(line, systemInk) }
            builder.drawSymbol(.signal(in: mirrored(parts.signal), platform: style.platform, color: systemInk))
            builder.drawSymbol(.wireless(in: mirrored(parts.wireless), platform: style.platform, color: systemInk))
            builder.drawSymbol(
                .battery(in: mirrored(parts.battery), charge: clock.battery, platform: style.platform, color: systemInk)
            )
        }
    }

    private func paintCutout(_ frame: Rect, into builder: inout SceneBuilder) {
        builder.addNode(SceneNode(id: "cutout", role: .cutout, frame: frame, color: .black)) { builder in
            guard style.cutout == .notch else {
                return builder.drawBox(Box(shape: Shape(frame, rounding: .capsule), fill: .color(.black)))
            }
            // It hangs from the edge, above which nothing is drawn.
            let rect = Rect(minX: frame.minX, minY: frame.minY - frame.height, maxX: frame.maxX, maxY: frame.maxY)
            builder.drawBox(Box(shape: Shape(rect, rounding: .continuous(20)), fill: .color(.black)))
        }
    }
}

/// The navigation bar, with what scrolls into it.
extension ChromePainter {
    private func paintNavigationBar(_ top: ChromeLayout.Top, into builder: inout SceneBuilder) {
        guard let bar = layout.navigationBar else { return }
        let style = style.navigationBar
        // At rest as little of it shows as of its line.
        let fill = self.style.background.faded(to: style.isClearAtRest ? top.hairlineOpacity : 1)
        let node = SceneNode(
            id: "navigation-bar", role: .navigationBar, frame: top.background, text: style.title,
            color: fill == .none ? nil : ground)
        builder.addNode(node) { builder in
            builder.drawBox(Box(shape: .rect(top.background), fill: fill))
            let line = self.style.hairline.multipliedAlpha(by: top.hairlineOpacity)
            if line.alpha > 0 { builder.drawHairline(top.background, line) }
            if let frame = top.largeTitle { paintLargeTitle(in: frame, of: top, below: bar, into: &builder) }
            if let strip = top.search { paintSearch(in: strip, below: bar, into: &builder) }
            let sides = paintItems(in: bar, into: &builder)
            paintTitle(in: bar, between: sides, opacity: top.titleOpacity, into: &builder)
        }
    }

    /// Cut off at the bar, behind which it goes.
    private func paintLargeTitle(
        in frame: Rect, of top: ChromeLayout.Top, below bar: Rect, into builder: inout SceneBuilder
    ) {
        let style = style.navigationBar
        let room = Rect(minX: bar.minX, minY: bar.maxY, maxX: bar.maxX, maxY: top.background.maxY)
        let node = SceneNode(
            id: "navigation-bar/large-title", role: .navigationTitle, frame: frame, text: style.title,
            font: style.largeTitleFont, color: self.style.ink)
        let box = frame.inset(
            by: Insets(top: isAndroid ? 24 : 3, leading: 16, bottom: isAndroid ? 16 : 8, trailing: 16))
        builder.addNode(node, clip: .rect(room)) { builder in
            builder.drawText(texts.line(style.title, font: style.largeTitleFont, in: box), self.style.ink)
        }
    }

    /// The field keeps its height until it is cut off from below, and fades meanwhile.
    private func paintSearch(in strip: Rect, below bar: Rect, into builder: inout SceneBuilder) {
        let (font, text) = (style.navigationBar.itemFont, style.navigationBar.search)
        let height: Double = isAndroid ? 56 : 36
        let whole = Rect(x: strip.x, y: strip.y, width: strip.width, height: layout.searchHeight)
        let field = Rect(
            x: whole.minX + 16, y: whole.minY + (isAndroid ? 4 : 1), width: whole.width - 32,
            height: max(height - (layout.searchHeight - strip.height), 0))
        let share = field.height / height
        let node = SceneNode(
            id: "navigation-bar/search-field", role: .searchField, frame: field, text: text, font: font,
            color: style.secondaryInk, opacity: share)
        builder.addNode(node) { builder in
            let fill = systemInk.multipliedAlpha(by: 0.06)
            builder.drawBox(
                Box(shape: Shape(field, rounding: isAndroid ? .capsule : .continuous(10)), fill: .color(fill)))
            let ink = style.secondaryInk.multipliedAlpha(by: max(2 * share - 1, 0))
            guard ink.alpha > 0 else { return }
            // Material's symbol is 24 wide with 16 before and after it.
            let (before, side, after) = isAndroid ? (16.0, 24.0, 16.0) : (8, 16, 6)
            let glyph = mirrored(Rect(x: field.minX + before, y: field.midY - side / 2, width: side, height: side))
            builder.drawSymbol(.search(center: glyph.center, side: isAndroid ? 18 : 15, color: ink))
            let start = field.minX + before + side + after
            let box = mirrored(Rect(minX: start, minY: field.minY, maxX: field.maxX - before, maxY: field.maxY))
            builder.drawText(texts.line(text, font: font, in: box), ink)
        }
    }

    private func paintTitle(
        in bar: Rect, between sides: (leading: Double, trailing: Double), opacity: Double,
        into builder: inout SceneBuilder
    ) {
        let style = style.navigationBar
        guard !style.title.isEmpty, opacity > 0 else { return }
        let color = self.style.ink.multipliedAlpha(by: opacity)
        let line: SetLine?
        let frame: Rect
        if isAndroid {
            // Material's title begins 4 beyond a button's room of 48, or 16 from the edge.
            frame = mirrored(
                Rect(
                    minX: bar.minX + max(sides.leading + (style.leading.isEmpty ? 0 : 4), 16), minY: bar.minY,
                    maxX: bar.maxX - max(sides.trailing, 16), maxY: bar.maxY))
            line = texts.line(style.title, font: style.titleFont, in: frame)
        } else {
            let side = max(sides.leading, sides.trailing, 16)
            frame = bar.inset(dx: side, dy: 0)
            line = texts.line(style.title, font: style.titleFont, in: frame, aligned: .center)
        }
        let node = SceneNode(
            id: "navigation-bar/title", role: .navigationTitle, frame: frame, text: style.title, font: style.titleFont,
            color: self.style.ink, opacity: opacity)
        builder.addNode(node) { $0.drawText(line, color) }
    }

    /// Draws what stands at both ends; gives how much of the bar each end takes.
    private func paintItems(in bar: Rect, into builder: inout SceneBuilder) -> (leading: Double, trailing: Double) {
        let style = style.navigationBar
        var number = 0
        func paint(_ items: [String], atTrailing: Bool, _ builder: inout SceneBuilder) -> Double {
            var taken = 4.0
            for item in items {
                let glyph = NavigationGlyph(rawValue: item)
                let width = max(
                    glyph == nil ? texts.advance(of: item, font: style.itemFont) + 20 : 0, isAndroid ? 48 : 44)
                let x = atTrailing ? bar.maxX - taken - width : bar.minX + taken
                let frame = mirrored(Rect(x: x, y: bar.minY, width: width, height: bar.height))
                taken += width
                let node = SceneNode(
                    id: "navigation-bar/item/\(number)", role: .navigationItem, frame: frame, text: item,
                    font: glyph == nil ? style.itemFont : nil, color: self.style.tint)
                number += 1
                builder.addNode(node) { builder in
                    if let glyph {
                        builder.drawSymbol(
                            .navigation(
                                glyph, on: self.style.platform, center: frame.center, isMirrored: isMirrored,
                                color: self.style.tint))
                    } else {
                        builder.drawText(
                            texts.line(item, font: style.itemFont, in: frame, aligned: .center), self.style.tint)
                    }
                }
            }
            return taken
        }
        let leading = paint(style.leading, atTrailing: false, &builder)
        return (leading, paint(style.trailing, atTrailing: true, &builder))
    }
}

/// The tab bar.
extension ChromePainter {
    private func paintTabBar(_ bar: Rect, into builder: inout SceneBuilder) {
        let style = style.tabBar
        builder.addNode(SceneNode(id: "tab-bar", role: .tabBar, frame: bar, color: ground)) { builder in
            builder.drawBox(Box(shape: .rect(bar), fill: self.style.background))
            if self.style.hairline.alpha > 0 {
                builder.drawHairline(
                    Rect(x: bar.minX, y: bar.minY - 1, width: bar.width, height: 1), self.style.hairline)
            }
            for (number, (item, frame)) in zip(style.items, layout.tabs).enumerated() {
                let isSelected = number == style.selected
                let color = isSelected ? self.style.tint : self.style.secondaryInk
                let node = SceneNode(
                    id: "tab-bar/item/\(number)", role: .tabItem, frame: frame, text: item, font: style.font,
                    color: color, state: isSelected ? "selected" : nil)
                builder.addNode(node) { builder in
                    let center = Point(x: frame.midX, y: frame.minY + (isAndroid ? 28 : 18))
                    if isAndroid, isSelected {
                        let pill = Rect(center: center, size: Size(width: 64, height: 32))
                        builder.drawBox(
                            Box(
                                shape: Shape(pill, rounding: .capsule),
                                fill: .color(self.style.tint.multipliedAlpha(by: 0.14))))
                    }
                    builder.drawSymbol(.tab(style.symbol(of: number), center: center, side: 24, color: color))
                    let label = Rect(
                        x: frame.minX, y: frame.minY + (isAndroid ? 46 : 33), width: frame.width,
                        height: isAndroid ? 20 : 14)
                    builder.drawText(texts.line(item, font: style.font, in: label, aligned: .center), color)
                }
            }
        }
    }
}

extension Layout {
    /// Paints the chrome that the theme has, over what was painted before.
    func paintChrome(scrolledBy distance: Double, into builder: inout SceneBuilder) {
        guard theme.chrome.isShown else { return }
        ChromePainter(style: theme.chrome, layout: theme.chromeLayout(in: direction), texts: texts)
            .paint(scrolledBy: distance, into: &builder)
    }
}
