public import DisplayLists
public import Documents
import Geometry
import Layouts
import Rendering

extension Studio {
    /// What could not be drawn in a scene as it was asked for, each once: characters that no font of their list has,
    /// and pictures that a placeholder stands for.
    public func warnings(of scene: Scene) -> [Diagnostic] {
        warnings(of: scene) { _ in [:] }
    }

    /// The same, at the places where files name the pictures, as far as `places` knows them by their absolute paths.
    package func warnings(of scene: Scene, places: (Set<String>) -> [String: WrittenPath]) -> [Diagnostic] {
        scene.displayList.warnings(text: tools.text, pictures: tools.pictures, places: places)
    }

    /// What of the theme and its content does not fit its canvas, whatever the state: the bar (IB-16), the items of the
    /// grid (GP-11), their labels (GP-12).
    public var layoutWarnings: [Diagnostic] { layoutWarnings { _ in nil } }

    /// The same, each at the first of the keys that could cure it which a file has.
    ///
    /// - Parameter place: where a key's value is written.
    package func layoutWarnings(place: (_ key: String) -> DocumentNode?) -> [Diagnostic] {
        var found: [(warning: Diagnostic?, keys: [String])] = []
        if theme.components != [.grid] {
            found.append((overflowWarning, ["indexBar.slotHeight", "indexBar.placement.frame"]))
            found.append((wideTitlesWarning, ["indexBar.width", "indexBar.wideTitles", "indexBar.titleFont.size"]))
        }
        if theme.components.contains(.grid) {
            found += gridLayout.geometry.findings.map { (warning(of: $0), $0.keys) }
            let keys = ["height", "lines", "font.size"].map { "grid.cell.label.\($0)" }
            found.append((cutLabelWarning, keys + ["grid.itemSize"]))
        }
        return found.compactMap { warning, keys in warning?.placed(at: keys.lazy.compactMap(place).first) }
    }

    private func warning(of finding: GridFinding) -> Diagnostic {
        let layout = gridLayout.geometry
        let drawn =
            layout.scale < 1
            ? "items are drawn at \(Self.readable(layout.scale)) of their size"
            : "\(Self.counted(layout.columns, "column")) and \(Self.counted(layout.rows, "row")) are drawn"
        return Diagnostic(
            .warning, finding.message, hints: [drawn] + [largestItemSize(for: finding)].compactMap(\.self))
    }

    /// What to set where so many columns or rows do not fit.
    private func largestItemSize(for finding: GridFinding) -> String? {
        switch finding {
        case .unusableItemSize, .itemLargerThanPage: return nil
        case .negativeSpacing, .itemsLeavePage: break
        }
        let (grid, page) = (theme.grid, gridLayout.geometry.pageSize)
        func largest(_ extent: Double, _ count: GridStyle.Count, _ spacing: GridStyle.Spacing, _ item: Double) -> Double
        {
            guard case .fixed(let count) = count else { return item }
            let between = if case .fixed(let points) = spacing { max(points, 0) } else { 0.0 }
            return min(((extent / Double(count) - between) * 100).rounded(.down) / 100, item)
        }
        let size = Size(
            width: largest(page.width, grid.columns, grid.horizontalSpacing, grid.itemSize.width),
            height: largest(page.height, grid.rows, grid.verticalSpacing, grid.itemSize.height))
        guard size.width > 0, size.height > 0 else { return nil }
        return "set grid.itemSize to at most [\(Self.readable(size.width)), \(Self.readable(size.height))]"
    }

    /// The first item whose name and subtitle are higher than what its label has room for (GP-12).
    private var cutLabelWarning: Diagnostic? {
        guard let cut = cutLabel else { return nil }
        let (item, label) = (theme.grid.itemSize, theme.grid.cell.labelHeight)
        func enough(_ length: Double) -> String { Self.readable((length * 100).rounded(.up) / 100) }
        let room = "grid.cell.label.height: \(enough(max(cut.height, label)))"
        let wanted = item.width + cut.height
        // The item may end before its label does.
        let whole = item.height < wanted ? " and grid.itemSize: [\(enough(item.width)), \(enough(wanted))]" : ""
        return Diagnostic(
            .warning,
            "the label of '\(cut.name.excerpt)' is \(Self.readable(cut.height)) points high, and "
                + "\(Self.readable(cut.room)) of them show",
            hints: ["\(room)\(whole) show\(whole.isEmpty ? "s" : "") all of it"])
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// How the bar was made to fit the canvas of the theme (IB-16), where it was too long.
    public var overflowWarning: Diagnostic? {
        guard let bar = listLayout.geometry.bar else { return nil }
        let text: String? =
            switch bar.overflow {
            case .fits: nil
            case .condensed(let drawn, let count): "the index bar is condensed to \(drawn) of its \(count) titles"
            case .shrunk(let height): "the slots of the index bar shrink to \(Self.readable(height)) points"
            case .clipped(let length): "the index bar runs \(Self.readable(length)) points off its area"
            }
        return text.map { Diagnostic(.warning, $0) }
    }

    /// What became of titles that are too wide for their slots, where shrinking them was not enough (IB-8).
    private var wideTitlesWarning: Diagnostic? {
        guard let bar = listLayout.geometry.bar else { return nil }
        if bar.widening > 0, theme.indexBar.wideTitles == .shrink {
            return Diagnostic(
                .warning,
                "the index bar is \(Self.readable(bar.widening)) points wider, for titles too wide for their slots",
                hints: ["indexBar.width: automatic makes it as wide as its titles"])
        }
        guard theme.indexBar.wideTitles == .clip else { return nil }
        let cut = listLayout.geometry.titles.compactMap { title in
            if case .text(let text) = title { text } else { nil }
        }
        .filter { listLayout.texts.advance(of: $0, font: theme.indexBar.titleFont) > bar.slotsFrame.width + 1e-6 }
        guard !cut.isEmpty else { return nil }
        let named = cut.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .warning, "the index bar cuts \(named)\(cut.count > 5 ? " and \(cut.count - 5) more" : "")",
            hints: ["indexBar.wideTitles: shrink or widen keeps them whole"])
    }

    fileprivate static func readable(_ length: Double) -> String { NumberText.rounded(length, places: 2) }
}

extension Studio {
    /// A label of the grid that is cut (GP-12).
    struct CutLabel {
        let name: String
        /// Of all its lines, in points.
        let height: Double
        /// How much of that shows.
        let room: Double
    }

    /// The first label that is cut; looked for among as many items as anybody looks at, and only where the theme allows
    /// more lines than there is room for.
    func findCutLabel() -> CutLabel? {
        let layout = gridLayout
        guard layout.content.count > 0 else { return nil }
        let cell = layout.cell(in: layout.geometry.frame(ofItem: 0, atOffset: 0))
        guard let room = cell.label?.height else { return nil }
        let style = cell.style
        let most =
            layout.texts.lineHeight(of: style.labelFont) * Double(style.labelLines)
            + layout.texts.lineHeight(of: style.subtitleFont)
        guard most > room else { return nil }
        for number in 0..<min(layout.content.count, 1000) {
            let item = layout.shown(layout.content[number])
            guard let label = layout.label(of: item, in: cell), label.isCut else { continue }
            let height = (label.name.height + (label.subtitle?.height ?? 0)) / layout.geometry.scale
            return CutLabel(name: item.name, height: height, room: room / layout.geometry.scale)
        }
        return nil
    }
}

extension GridFinding {
    /// What could cure it, the likeliest first.
    fileprivate var keys: [String] {
        switch self {
        case .unusableItemSize, .itemLargerThanPage: ["grid.itemSize"]
        case .negativeSpacing(let axis, _, _): ["grid.\(axis.tracks)", "grid.itemSize"]
        case .itemsLeavePage(let axis, _, _):
            ["grid.\(axis.tracks)", "grid.\(axis.rawValue)Spacing", "grid.itemSize"]
        }
    }

    /// As `grid.columns: 5 leave -16.25 points between them`.
    fileprivate var message: String {
        switch self {
        case .unusableItemSize(let size): "grid.itemSize must be greater than 0, not \(size.readable)"
        case .itemLargerThanPage(let item, let page):
            "grid.itemSize \(item.readable) is larger than the page, which has \(page.readable) points"
        case .negativeSpacing(let axis, let spacing, let count):
            "grid.\(axis.tracks): \(count) leave \(Studio.readable(spacing)) points between them"
        case .itemsLeavePage(let axis, let excess, let count):
            "grid.\(axis.tracks): \(count) with grid.\(axis.rawValue)Spacing reach "
                + "\(Studio.readable(excess)) points beyond the page"
        }
    }
}

extension GridAxis {
    fileprivate var tracks: String { self == .horizontal ? "columns" : "rows" }
}

extension Size {
    fileprivate var readable: String { "\(Studio.readable(width)) × \(Studio.readable(height))" }
}
