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
    /// grid (GP-11).
    public var layoutWarnings: [Diagnostic] {
        let ofBar = theme.components == [.grid] ? [] : [overflowWarning, wideTitlesWarning]
        let ofGrid = theme.components.contains(.grid) ? gridLayout.geometry.findings.map(warning) : []
        return ofBar.compactMap(\.self) + ofGrid
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

extension GridFinding {
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
