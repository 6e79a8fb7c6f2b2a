package import Geometry
package import Styles
import Theming

/// A colour of a theme that a picture can tell.
package struct ThemeColor: Sendable {
    /// Its path, as `list.row.titleColor`.
    package let path: String
    /// Which of the value's colours, where it may have several: `stop 2` of a gradient.
    package let part: String?
    /// What the theme has; `nil` for none.
    package let value: @Sendable (Theme) -> Color?
    /// How a file writes the value with another colour.
    package let written: @Sendable (Theme, Color) -> String
    /// Other colours that the same may have by what it shows, as tiles by their names: these are no departures.
    let palette: @Sendable (Theme) -> [Color]

    init(
        _ path: String, part: String? = nil, value: @escaping @Sendable (Theme) -> Color?,
        written: @escaping @Sendable (Theme, Color) -> String = { "\"\($1.hexadecimal)\"" },
        palette: @escaping @Sendable (Theme) -> [Color] = { _ in [] }
    ) {
        (self.path, self.part, self.value, self.written, self.palette) = (path, part, value, written, palette)
    }

    /// What tells it from all others: `grid.background stop 2`.
    var name: String { part.map { "\(path) \($0)" } ?? path }

    /// Whether it is of the gradient of a tile.
    var isOfTileFill: Bool { path == Self.tileFillPath }

    private static let tileFillPath = "list.row.picture.monogramFills"

    /// Whether other things stand on it.
    var isOfGround: Bool { path.hasSuffix("ackground") }
}

extension ThemeColor {
    /// All that are measured.
    package static let all = colors + fills.flatMap(\.self) + selected + tiles + tileFills

    private static let colors = [
        ThemeColor("list.row.titleColor") { $0.list.row.titleColor },
        ThemeColor("list.row.subtitleColor") { $0.list.row.subtitleColor },
        ThemeColor("list.row.separator.color") { $0.list.row.separator.color },
        ThemeColor("list.row.picture.monogramColor") { $0.list.row.picture.monogramColor },
        ThemeColor("list.header.restingColor") { $0.list.header.restingColor },
        ThemeColor("list.header.pinnedColor") { $0.list.header.pinnedColor },
        ThemeColor("list.header.separator.color") { $0.list.header.separator.color },
        ThemeColor("list.footer.color") { $0.list.footer.color },
        ThemeColor("list.tableHeader.placeholderColor") { $0.list.tableHeader.placeholderColor },
        ThemeColor("indexBar.titleColor") { $0.indexBar.titleColor },
        ThemeColor("indexBar.highlight.color") { $0.indexBar.highlight.color },
        ThemeColor("bubble.titleColor") { $0.bubble.titleColor },
        ThemeColor("grid.pageControl.color") { $0.grid.pageControl.color },
        ThemeColor("grid.pageControl.currentColor") { $0.grid.pageControl.currentColor },
        ThemeColor("grid.cell.label.color") { $0.grid.cell.labelColor },
        ThemeColor("grid.cell.subtitle.color") { $0.grid.cell.subtitleColor },
        ThemeColor("grid.cell.badge.color") { $0.grid.cell.badge.color },
        ThemeColor("indexBar.border.color") { $0.indexBar.border.seen?.color },
        ThemeColor("indexBar.thumb.border.color") { $0.indexBar.thumb.border.seen?.color },
        ThemeColor("indexBar.highlight.ring.color") { $0.indexBar.highlight.ring.seen?.color },
        ThemeColor("bubble.border.color") { $0.bubble.border.seen?.color },
        ThemeColor("list.row.picture.border.color") { $0.list.row.picture.border.seen?.color },
        ThemeColor("grid.cell.border.color") { $0.grid.cell.border.seen?.color },
        ThemeColor("chrome.ink") { $0.chrome.ink },
        ThemeColor("chrome.tint") { $0.chrome.tint },
        ThemeColor("chrome.secondaryInk") { $0.chrome.secondaryInk },
        ThemeColor("list.tableHeader.avatar.color") { $0.list.tableHeader.avatar.color },
        ThemeColor("grid.cell.placeholder.color") { $0.grid.cell.placeholderColor },
        ThemeColor("chrome.hairline") { $0.chrome.hairline },
    ]

    private static let fills = [
        fill("canvas.background") { $0.canvas.background },
        fill("list.background") { $0.list.background },
        fill("list.row.background") { $0.list.row.background },
        fill("list.header.restingBackground") { $0.list.header.restingBackground },
        fill("list.header.pinnedBackground") { $0.list.header.pinnedBackground },
        fill("list.footer.background") { $0.list.footer.background },
        fill("list.tableHeader.background") { $0.list.tableHeader.background },
        fill("list.tableHeader.fieldFill") { $0.list.tableHeader.fieldFill },
        fill("indexBar.background") { $0.indexBar.background },
        fill("indexBar.highlight.fill") { $0.indexBar.highlight.fill },
        fill("bubble.fill") { $0.bubble.fill },
        fill("grid.background") { $0.grid.background },
        fill("grid.cell.background") { $0.grid.cell.background },
        fill("grid.cell.placeholder.fill") { $0.grid.cell.placeholderFill },
        fill("grid.cell.badge.fill") { $0.grid.cell.badge.fill },
        fill("chrome.background") { $0.chrome.background },
        fill("indexBar.thumb.fill") { $0.indexBar.thumb.fill },
        fill("list.tableHeader.avatar.fill") { $0.list.tableHeader.avatar.fill },
    ]

    /// The ring about a selected item, or what lies over it.
    private static let selected = [
        ThemeColor(
            "grid.cell.selected",
            value: {
                switch $0.grid.cell.selected {
                case .ring(let border): border.width > 0 ? border.color : nil
                case .overlay(let color): color
                case .none: nil
                }
            },
            written: { theme, color in
                switch theme.grid.cell.selected {
                case .ring(let border): GridCellStyle.Selected.ring(Border(width: border.width, color: color)).written
                case .overlay, .none: GridCellStyle.Selected.overlay(color).written
                }
            })
    ]

    /// The first sixteen tiles of pictures with letters.
    private static let tiles = (0..<16).map { index in
        ThemeColor(
            "list.row.picture.monogramColors", part: "\(index + 1)",
            value: {
                let picture = $0.list.row.picture
                guard picture.shape != .none, picture.monogramFills.isEmpty else { return nil }
                return index < picture.monogramColors.count ? picture.monogramColors[index] : nil
            },
            written: { theme, color in
                var colors = theme.list.row.picture.monogramColors.map(\.hexadecimal)
                colors[index] = color.hexadecimal
                return "[" + colors.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
            }, palette: { $0.list.row.picture.monogramColors })
    }

    /// The first five stops of the gradients of the first sixteen tiles.
    private static let tileFills = (0..<16).flatMap { index in
        (0..<5).map { stop in
            ThemeColor(
                tileFillPath, part: "\(index + 1), stop \(stop + 1)",
                value: {
                    let picture = $0.list.row.picture
                    guard picture.shape != .none, index < picture.monogramFills.count else { return nil }
                    return picture.monogramFills[index].color(atStop: stop)
                },
                written: { theme, color in
                    var fills = theme.list.row.picture.monogramFills
                    fills[index] = fills[index].recolored(stop, color: color)
                    return "[" + fills.map(\.written).joined(separator: ", ") + "]"
                }, palette: { $0.list.row.picture.monogramFills.compactMap { $0.color(atStop: stop) } })
        }
    }

    /// The one colour of a fill, or the first five stops of its gradient.
    private static func fill(_ path: String, _ fill: @escaping @Sendable (Theme) -> Fill) -> [ThemeColor] {
        [ThemeColor(path) { fill($0).plain }]
            + (0..<5).map { index in
                ThemeColor(
                    path, part: "stop \(index + 1)",
                    value: { fill($0).color(atStop: index) },
                    written: { fill($0).recolored(index, color: $1).written })
            }
    }
}

extension Fill {
    /// The colour of a fill of one colour.
    fileprivate var plain: Color? { if case .color(let color) = self { color } else { nil } }

    /// The colour of a gradient's stop; `nil` where it has fewer, and of what is no gradient.
    fileprivate func color(atStop index: Int) -> Color? { index < stops.count ? stops[index].color : nil }

    private var stops: [GradientStop] {
        switch self {
        case .linear(let gradient): gradient.stops
        case .radial(let gradient): gradient.stops
        case .none, .color, .material: []
        }
    }

    /// A gradient with another colour at a stop.
    fileprivate func recolored(_ index: Int, color: Color) -> Fill {
        switch self {
        case .linear(var gradient):
            gradient.stops[index].color = color
            return .linear(gradient)
        case .radial(var gradient):
            gradient.stops[index].color = color
            return .radial(gradient)
        case .none, .color, .material: return self
        }
    }
}

extension Border {
    /// The same; `nil` where it has no width.
    var seen: Border? { width > 0 ? self : nil }
}
