import Contents
import Documents
import Geometry
import Layouts
import Styles
import Thumbindex

/// A page that shows a theme's list, bar and grid by CSS alone, at rest: the browser lays out, and elements are named as
/// the nodes of a state's JSON are (`data-node`).
struct StylePage {
    /// What of the layout the rules do not say.
    private(set) var unsaid: [String] = ["Where letters stand in their lines, which browsers measure by themselves."]
    private let theme: Theme
    private let list: Layout<ListContent>?
    private let grid: Layout<GridContent>?

    /// - Throws: where the theme's content cannot be read.
    init(of file: ThemeFile) throws(DiagnosticError) {
        theme = file.theme(in: .light)
        let content = try file.readContent()
        let showsList = theme.components.contains(.indexBar) || theme.components.contains(.sectionList)
        // Nothing of what is taken from the layouts depends on how texts measure.
        list = showsList ? layout(theme, try content.list(), measurer: NoMeasurer()) : nil
        grid = theme.components.contains(.grid) ? layout(theme, content.grid(), measurer: NoMeasurer()) : nil
        if let bar = list?.geometry.bar {
            if bar.isCondensed { unsaid.append("Which titles a condensed bar leaves out: all of them are shown.") }
            if case .automatic = theme.indexBar.width {
                unsaid.append("The width of the bar's widest title, and that rows keep clear of it.")
            }
        }
        if let grid = grid?.geometry {
            if grid.scale < 1 { unsaid.append("That items shrink where they do not fit.") }
            if grid.pageControl?.kind == .numbers { unsaid.append("The page control's numbers.") }
            if grid.pageControl?.kind == .capsule { unsaid.append("The page control's capsule.") }
        }
    }
}

extension StylePage {
    /// What the layout puts in the place of values that a theme leaves to it.
    var automaticLeaves: [StyleLeaf] {
        guard let list else { return [] }
        return [
            StyleLeaf(
                path: ["list", "row", "separator", "leadingInset"], value: .points(list.rowSeparatorLeadingInset)),
            StyleLeaf(path: ["list", "row", "trailingInset"], value: .points(list.rowTrailingInset)),
            StyleLeaf(
                path: ["list", "row", "separator", "trailingInset"], value: .points(list.rowSeparatorTrailingInset)),
        ]
    }
}

/// The style sheet's rules.
extension StylePage {
    /// The rules that lay out and draw with the custom properties.
    var rules: String {
        [Self.canvasRules, list == nil ? nil : listRules, list?.geometry.bar == nil ? nil : barRules, gridRules]
            .compactMap(\.self).joined(separator: "\n")
    }

    private static let canvasRules = """
        .thumbindex { --direction: 1; position: relative; overflow: hidden; width: var(--canvas-size-width);
            height: var(--canvas-size-height); background: var(--canvas-background); line-height: 1; }
        .thumbindex:dir(rtl) { --direction: -1; }
        .thumbindex * { box-sizing: border-box; margin: 0; padding: 0; list-style: none; }

        """

    private var listRules: String {
        """
        .thumbindex-list { position: absolute; inset: 0; overflow: hidden auto; scrollbar-width: none;
            background: var(--list-background);
            padding-block: calc(var(--canvas-safe-area-top) + var(--list-top-inset))
                calc(var(--canvas-safe-area-bottom) + var(--list-bottom-inset)); }
        .thumbindex-table-header { height: var(--list-table-header-height); background: var(--list-table-header-background);
            padding-block: var(--list-table-header-field-insets-top) var(--list-table-header-field-insets-bottom);
            padding-inline: var(--list-table-header-field-insets-leading) var(--list-table-header-field-insets-trailing); }
        .thumbindex-field { display: flex; height: 100%; align-items: center; justify-content: \(searchAlignment);
            padding-inline: var(--list-table-header-field-padding); background: var(--list-table-header-field-fill);
            border-radius: \(Self.radius(theme.list.tableHeader.fieldRounding, "--list-table-header-field-rounding"));
            font: var(--list-table-header-placeholder-font); color: var(--list-table-header-placeholder-color); }
        .thumbindex-header { display: flex; align-items: center; justify-content: \(theme.list.header.alignment.css);
            height: var(--list-header-height);
            padding-inline: var(--list-header-leading-inset) var(--list-header-trailing-inset);
            position: sticky; top: calc(var(--list-top-inset) + var(--canvas-safe-area-top));
            font: var(--list-header-font); color: var(--list-header-resting-color);
            background: var(--list-header-resting-background); }
        .thumbindex-row { display: flex; align-items: center; position: relative; height: var(--list-row-height);
            padding-inline: var(--list-row-leading-inset) var(--list-row-trailing-inset);
            gap: var(--list-row-picture-gap); background: var(--list-row-background);
            font: var(--list-row-title-font); color: var(--list-row-title-color); white-space: nowrap; }
        .thumbindex-row + .thumbindex-row::before { content: ""; position: absolute; top: 0;
            inset-inline: var(--list-row-separator-leading-inset) var(--list-row-separator-trailing-inset);
            height: \(separatorHeight); background: var(--list-row-separator-color); }
        .thumbindex-row-picture { flex: none; width: var(--list-row-picture-size); height: var(--list-row-picture-size);
            display: grid; place-items: center; border-radius: \(rowPictureRadius);
            font: var(--list-row-picture-monogram-font); color: var(--list-row-picture-monogram-color);
            background: var(--list-row-picture-monogram-colors-0, transparent); }
        .thumbindex-row small { display: block; margin-top: var(--list-row-subtitle-gap);
            font: var(--list-row-subtitle-font); color: var(--list-row-subtitle-color); }
        .thumbindex-row > :last-child { flex: 1; text-align: \(theme.list.row.alignment.css); }
        .thumbindex-footer { display: flex; align-items: center; justify-content: \(theme.list.footer.alignment.css);
            height: var(--list-footer-height);
            padding-inline: var(--list-footer-leading-inset) var(--list-footer-trailing-inset);
            font: var(--list-footer-font); color: var(--list-footer-color); background: var(--list-footer-background); }

        """
    }

    private var searchAlignment: String { theme.list.tableHeader.alignment == .center ? "center" : "start" }

    private var separatorHeight: String {
        switch theme.list.row.separator.thickness {
        case .hairline: "0.5px"
        case .points: "var(--list-row-separator-thickness-value)"
        }
    }

    private var rowPictureRadius: String {
        switch theme.list.row.picture.shape {
        case .circle: "50%"
        case .rounded: "var(--list-row-picture-shape-value)"
        case .none, .square: "0"
        }
    }

    private static func radius(_ rounding: CornerRounding, _ name: String) -> String {
        switch rounding {
        case .none: "0"
        case .capsule: "9999px"
        case .radius, .continuous: "var(\(name)-value)"
        case .corners(let radii):
            [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
                .map { NumberText.exact($0) + "px" }.joined(separator: " ")
        }
    }

    private var barRules: String {
        """
        .thumbindex-bar { position: absolute; \(barPlace)
            padding-block: var(--index-bar-content-insets-top) var(--index-bar-content-insets-bottom);
            padding-inline: var(--index-bar-content-insets-leading) var(--index-bar-content-insets-trailing);
            background: var(--index-bar-background);
            border-radius: \(Self.radius(theme.indexBar.cornerRounding, "--index-bar-corner-rounding"));
            font: var(--index-bar-title-font); color: var(--index-bar-title-color); }
        .thumbindex-title { display: grid; place-items: center; height: var(--index-bar-slot-height);
            position: relative; white-space: nowrap; overflow: hidden; }
        .thumbindex-title[aria-current] { font: var(--index-bar-highlight-font); color: var(--index-bar-highlight-color); }
        .thumbindex-title[aria-current]::before { content: ""; position: absolute; z-index: -1; inset: 0; margin: auto;
            \(highlightShape) background: var(--index-bar-highlight-fill); }

        """
    }

    private var barPlace: String {
        var width = "width: auto;"
        if case .fixed = theme.indexBar.width { width = "width: var(--index-bar-width-value);" }
        switch theme.indexBar.placement {
        case .frame:
            let place = "--index-bar-placement-value"
            return """
                inset-inline-start: var(\(place)-origin-x); width: var(\(place)-size-width);
                    top: calc(var(\(place)-origin-y) + var(\(place)-size-height) / 2); transform: translateY(-50%);
                """
        case .edge(let edge, _, let alignment):
            let side = edge == .leading ? "start" : "end"
            let margins =
                switch alignment {
                case .top: "0 auto"
                case .center: "auto"
                case .bottom: "auto 0"
                }
            return """
                inset-inline-\(side): var(--index-bar-placement-margin); \(width) height: fit-content;
                    top: calc(var(--canvas-safe-area-top) + var(--list-top-inset));
                    bottom: calc(var(--canvas-safe-area-bottom) + var(--list-bottom-inset)); margin-block: \(margins);
                """
        }
    }

    private var highlightShape: String {
        switch theme.indexBar.highlight.shape {
        case .none: "display: none;"
        case .circle: "aspect-ratio: 1; max-width: 100%; height: 100%; border-radius: 50%;"
        case .capsule: "border-radius: 9999px;"
        case .roundedRect: "border-radius: var(--index-bar-highlight-shape-value);"
        }
    }

    private var gridRules: String? {
        guard let layout = grid?.geometry else { return nil }
        let isByColumns = layout.order == .columnMajor
        return """
            .thumbindex-pages { background: linear-gradient(var(--grid-background), var(--grid-background)),
                var(--canvas-background); }
            .thumbindex-page { position: absolute; display: grid;
                inset-block: calc(var(--canvas-safe-area-top) + var(--grid-insets-top))
                    calc(var(--canvas-safe-area-bottom) + var(--grid-insets-bottom) + \(bandHeight));
                inset-inline: calc(var(--canvas-safe-area-leading) + var(--grid-insets-leading))
                    calc(var(--canvas-safe-area-trailing) + var(--grid-insets-trailing));
                grid-template: repeat(\(layout.rows), var(--grid-item-size-height))
                    / repeat(\(layout.columns), var(--grid-item-size-width));
                grid-auto-flow: \(isByColumns ? "column" : "row");
                \(Self.tracks("justify-content", "column-gap", "padding-inline", theme.grid.horizontalSpacing, "--grid-horizontal-spacing"))
                \(Self.tracks("align-content", "row-gap", "padding-block", theme.grid.verticalSpacing, "--grid-vertical-spacing")) }
            .thumbindex-item { background: var(--grid-cell-background); overflow: hidden;
                border-radius: \(Self.radius(theme.grid.cell.rounding, "--grid-cell-rounding")); }
            .thumbindex-picture { height: calc(var(--grid-item-size-height) - var(--grid-cell-label-height));
                background: var(--grid-cell-placeholder-fill);
                border-radius: \(Self.radius(theme.grid.cell.pictureRounding, "--grid-cell-picture-rounding")); }
            .thumbindex-label { display: grid; place-items: center \(theme.grid.cell.labelAlignment.css);
                height: var(--grid-cell-label-height);
                padding-inline: var(--grid-cell-label-padding); font: var(--grid-cell-label-font);
                color: var(--grid-cell-label-color); white-space: nowrap; }
            .thumbindex-dots { position: absolute; display: flex; align-items: center; justify-content: center;
                inset-block-end: calc(var(--canvas-safe-area-bottom) + var(--grid-insets-bottom));
                inset-inline: calc(var(--canvas-safe-area-leading) + var(--grid-insets-leading))
                    calc(var(--canvas-safe-area-trailing) + var(--grid-insets-trailing));
                height: var(--grid-page-control-height);
                gap: calc(var(--grid-page-control-dot-spacing) - var(--grid-page-control-dot-diameter)); }
            .thumbindex-dot { width: var(--grid-page-control-dot-diameter); height: var(--grid-page-control-dot-diameter);
                border-radius: 50%; background: var(--grid-page-control-color); }
            .thumbindex-dot[aria-current] { background: var(--grid-page-control-current-color); }

            """
    }

    private var bandHeight: String {
        guard let layout = grid?.geometry, layout.frame.height > layout.pageSize.height else { return "0px" }
        return "var(--grid-page-control-height)"
    }

    /// Room that items leave goes between and around them; set room stands before each.
    private static func tracks(
        _ distribution: String, _ gap: String, _ padding: String, _ spacing: GridStyle.Spacing, _ name: String
    ) -> String {
        switch spacing {
        case .automatic: "\(distribution): space-evenly;"
        case .fixed: "\(distribution): start; \(gap): var(\(name)-value); \(padding): var(\(name)-value) 0;"
        }
    }
}

/// The page itself.
extension StylePage {
    /// A page beside the style sheet of that name.
    func html(named name: String) -> String {
        """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>\(Self.escaped(name))</title>
        <link rel="stylesheet" href="\(Self.escaped(name)).css">
        </head>
        <body>
        \(list.map(html) ?? "")\(grid.map(html) ?? "")</body>
        </html>

        """
    }

    private func html(of list: Layout<ListContent>) -> String {
        let content = list.shownContent
        var room = 2 * theme.canvas.size.height
        var sections: [String] = []
        for (number, section) in content.sections.enumerated() where room > 0 {
            let count = min(section.items.count, Int(room / max(theme.list.row.height, 1)) + 1)
            sections.append(html(of: section, number: number, rowCount: count))
            room -= theme.list.header.height + Double(count) * theme.list.row.height
        }
        let header = theme.list.tableHeader
        let search =
            header.kind == .searchBar
            ? "<div class=\"thumbindex-table-header\" data-node=\"table-header\"><div class=\"thumbindex-field\" "
                + "data-node=\"search-field\">\(Self.escaped(header.placeholder))</div></div>\n" : ""
        let titles = list.geometry.titles.enumerated().map { number, title in
            "<li class=\"thumbindex-title\" data-node=\"index-bar/title/\(number)\">\(Self.text(of: title))</li>\n"
        }
        let bar =
            list.geometry.bar == nil
            ? "" : "<ol class=\"thumbindex-bar\" data-node=\"index-bar\">\n\(titles.joined())</ol>\n"
        return "<div class=\"thumbindex\" lang=\"\(Self.escaped(content.locale))\">\n<div class=\"thumbindex-list\">\n"
            + search + sections.joined() + "</div>\n\(bar)</div>\n"
    }

    private func html(of section: ContentSection, number: Int, rowCount: Int) -> String {
        let rows = section.items.prefix(rowCount).enumerated().map { row, item in
            let picture =
                theme.list.row.picture.shape == .none
                ? "" : "<span class=\"thumbindex-row-picture\">\(Self.escaped(String(item.name.prefix(1))))</span>"
            let subtitle = item.subtitle.map { "<small>\(Self.escaped($0))</small>" } ?? ""
            return "<div class=\"thumbindex-row\" data-node=\"section/\(number)/row/\(row)\">\(picture)"
                + "<span>\(Self.escaped(item.name))\(subtitle)</span></div>\n"
        }
        let footer = section.footer.map {
            "<div class=\"thumbindex-footer\" data-node=\"section/\(number)/footer\">\(Self.escaped($0))</div>\n"
        }
        return "<section>\n<div class=\"thumbindex-header\" data-node=\"section/\(number)/header\">"
            + "\(Self.escaped(section.title))</div>\n" + rows.joined()
            + (rowCount == section.items.count ? footer ?? "" : "") + "</section>\n"
    }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(text, for: .page) }

    private static func text(of title: IndexTitle) -> String {
        switch title {
        case .text(let text): Self.escaped(text)
        case .search: "⌕"
        case .star: "★"
        case .image(let path): Self.escaped(path.split(separator: "/").last.map(String.init) ?? path)
        }
    }

    private func html(of grid: Layout<GridContent>) -> String {
        let content = grid.content
        let items = (0..<min(content.count, grid.geometry.itemsPerPage)).map { number in
            "<div class=\"thumbindex-item\" data-node=\"grid/item/\(number)\"><div class=\"thumbindex-picture\"></div>"
                + "<div class=\"thumbindex-label\">\(Self.escaped(content[number].name))</div></div>\n"
        }
        let dots = grid.geometry.pageControl?.dots(atPage: 0).map { dot in
            "<span class=\"thumbindex-dot\" data-node=\"page-control/dot/\(dot.page)\""
                + "\(dot.currentShare == 1 ? " aria-current=\"page\"" : "")></span>\n"
        }
        let control = dots.map {
            "<div class=\"thumbindex-dots\" data-node=\"page-control\">\n\($0.joined())</div>\n"
        }
        return "<div class=\"thumbindex thumbindex-pages\" lang=\"\(Self.escaped(content.locale))\">\n"
            + "<div class=\"thumbindex-page\">\n"
            + items.joined() + "</div>\n\(control ?? "")</div>\n"
    }
}

extension TextAlignment {
    /// As CSS says it, which follows `dir` too.
    fileprivate var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}

/// Measures nothing.
private final class NoMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics { TextMetrics(advance: 0, ascent: 0, descent: 0, capHeight: 0) }

    func ink(of run: TextRun) -> Rect { .zero }
}
