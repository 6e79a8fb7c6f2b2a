import Documents
import Styles
import Theming

/// What the contents that a theme is linted with have, and so what of its looks can be seen at all.
package struct ShownContents {
    /// Whether any section has a footer.
    let hasFooters: Bool

    /// What one or several contents have together.
    package init(hasFooters: Bool) { self.hasFooters = hasFooters }
}

/// LN `unused-key`: keys that a theme sets and that change nothing, because of another one.
struct UnusedKeyCheck {
    private(set) var observations: [Observation] = []

    init(_ theme: LintedTheme, _ contents: ShownContents) {
        for (key, reason) in Self.unused(theme.light, contents) where theme.entry(ofKey: key) != nil {
            guard Self.unused(theme.dark, contents).contains(where: { $0.key == key }) else { continue }
            add(key, reason, theme)
        }
    }

    private mutating func add(_ key: String, _ reason: String, _ theme: LintedTheme) {
        guard let entry = theme.entry(ofKey: key)?.entry else { return }
        // A group is told once, not each of its keys.
        guard !observations.contains(where: { key.hasPrefix($0.key + ".") }) else { return }
        let place = DocumentNode(entry.value.value, range: entry.keyRange, source: entry.value.source)
        observations.append(
            Observation(rule: .unusedKey, key: key, message: "\(key) changes nothing: \(reason)", node: place))
    }

    /// Properties and groups without an effect, and why, a group before what is in it.
    private static func unused(_ theme: Theme, _ contents: ShownContents) -> [(key: String, reason: String)] {
        let hasList = theme.components.contains(.indexBar) || theme.components.contains(.sectionList)
        let hasGrid = theme.components.contains(.grid)
        var found: [(String, String)] = []
        func add(_ isUnused: Bool, _ keys: [String], _ reason: String) {
            if isUnused { found += keys.map { ($0, reason) } }
        }
        add(!hasList, ["indexBar", "bubble", "list"], "components has no list")
        add(!hasGrid, ["grid"], "components has no grid")
        if hasList {
            addBar(theme.indexBar, add)
            addBubble(theme.bubble, add)
            addList(theme.list, contents, add)
        }
        if hasGrid { addGrid(theme.grid, add) }
        return found
    }

    private typealias Adding = (_ isUnused: Bool, _ keys: [String], _ reason: String) -> Void

    private static func addBar(_ style: IndexBarStyle, _ add: Adding) {
        add(
            style.highlight.shape == .none, ["fill", "ring"].map { "indexBar.highlight.\($0)" },
            "the highlight has no shape")
        add(!style.titles.isEmpty, ["indexBar.leadingTitles"], "indexBar.titles names all titles")
        add(
            style.showStyle == .permanent, ["indexBar.fadeIn", "indexBar.fadeOut"],
            "the bar is there all the time")
        if case .frame = style.placement {
            add(true, ["edge", "margin", "alignment"].map { "indexBar.placement.\($0)" }, "the placement is a frame")
        }
    }

    private static func addBubble(_ style: BubbleStyle, _ add: Adding) {
        let all = ["fill", "border", "shadow", "size", "radius", "gap", "titleFont", "titleColor"]
        let keys = { (names: [String]) in names.map { "bubble.\($0)" } }
        switch style.shape {
        case .none: add(true, keys(all + ["fadeIn", "fadeOut"]), "the bubble has no shape")
        case .wave: add(true, keys(all), "a wave has no bubble")
        case .image: add(true, keys(["fill", "border", "shadow", "radius"]), "the bubble is a picture")
        case .toast: add(true, keys(["gap", "radius"]), "a toast stands in the middle of the canvas")
        case .roundedRect: break
        case .circle, .teardrop, .pin:
            if case .fixed = style.size { add(true, keys(["radius"]), "bubble.size says it") }
        }
        if style.shape != .wave { add(true, ["bubble.wave"], "the bubble is no wave") }
    }

    private static func addList(_ style: SectionListStyle, _ contents: ShownContents, _ add: Adding) {
        add(
            style.row.picture.shape == .none,
            ["size", "gap", "border", "monogramColors", "monogramFont", "monogramColor"].map {
                "list.row.picture.\($0)"
            },
            "rows have no picture")
        add(
            style.row.picture.monogramColors.isEmpty && style.row.picture.monogramFills.isEmpty,
            ["list.row.picture.monogramFont", "list.row.picture.monogramColor"], "there are no monograms")
        let fieldKeys = [
            "height", "background", "fieldInsets", "fieldFill", "fieldRounding", "fieldPadding", "placeholder",
            "placeholderFont", "placeholderColor", "alignment",
        ]
        add(
            style.tableHeader.kind == .none, fieldKeys.map { "list.tableHeader.\($0)" }, "the list has no table header")
        add(
            style.tableHeader.alignment == .center, ["list.tableHeader.fieldPadding"],
            "the placeholder stands in the middle")
        add(!contents.hasFooters, ["list.footer"], "no section of the content has a footer")
    }

    private static func addGrid(_ style: GridStyle, _ add: Adding) {
        let control = style.pageControl
        let keys = { (names: [String]) in names.map { "grid.pageControl.\($0)" } }
        add(
            !control.isShown,
            keys([
                "height", "singlePage", "kind", "color", "currentColor", "dotDiameter", "dotSpacing", "numberFont",
                "update",
            ]), "there is no page control")
        add(control.kind != .numbers, keys(["numberFont"]), "pages are shown by \(control.kind.rawValue)")
        add(control.kind == .numbers, keys(["color", "dotDiameter", "dotSpacing"]), "pages are shown by numbers")
        add(
            style.cell.labelHeight <= 0,
            ["font", "color", "lines", "padding", "alignment"].map { "grid.cell.label.\($0)" } + ["grid.cell.subtitle"],
            "items have no label")
        add(
            style.cell.pressed == .none && style.cell.selected == .none, ["grid.cell.emphasis"],
            "nothing is emphasised")
    }
}
