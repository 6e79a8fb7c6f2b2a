import Geometry
package import Styles

/// A number of a theme that a picture can tell: a length, a size of a font, a weight, a radius.
package struct ThemeMeasure: Sendable {
    /// Its path, as `list.row.height`.
    package let path: String
    /// Which of the value's numbers, where it has two: `width`.
    package let part: String?
    /// What sort of number it is.
    package let kind: Kind
    /// What the theme has; `nil` where it has another kind of value there, as an automatic width.
    package let value: @Sendable (Theme) -> Double?
    /// What a drawing has of it where the theme leaves it open; `nil` where that cannot be told.
    let automatic: (@Sendable (FittedTheme) -> Double?)?
    /// What is noise of it, where that is more than of others.
    private let least: Double?
    /// How a file writes the value.
    package let written: @Sendable (Theme, Double) -> String

    /// What sort of number a measure is.
    package enum Kind: Sendable {
        /// In points.
        case length
        /// In points.
        case fontSize
        /// From 1 to 1000.
        case weight
        /// Of a corner, in points.
        case radius
        /// Of a shadow, in points: how far it is moved, and how wide it is.
        case shadow
        /// How dark a shadow is, from 0 to 1.
        case opacity
        /// Of what is pressed, how much of it is left, or how much of what lies over it shows, from 0 to 1.
        case share
    }

    init(
        _ path: String, _ kind: Kind = .length, part: String? = nil, least: Double? = nil,
        automatic: (@Sendable (FittedTheme) -> Double?)? = nil,
        value: @escaping @Sendable (Theme) -> Double?,
        written: @escaping @Sendable (Theme, Double) -> String = { NumberText.exact($1) }
    ) {
        self.path = path
        self.part = part
        self.least = least
        self.kind = kind
        self.automatic = automatic
        self.value = value
        self.written = written
    }

    /// Whether more of it does something else than less, as the padding of what is at least as wide as high, the height of
    /// slots whose highlight is no wider than the bar, or the size of a title whose bar has a least height.
    var bends: Bool {
        path.hasPrefix("grid.cell.badge.") && kind == .length
            || ["chrome.navigationBar.largeTitleFont.size", "indexBar.width", "indexBar.slotHeight"].contains(path)
    }

    /// What tells it from all others: `grid.itemSize width`.
    var name: String { part.map { "\(path) \($0)" } ?? path }

    /// How far the value is moved to see what it moves; small enough that nothing wraps or is cut.
    var step: Double { kind == .weight ? 100 : kind == .share ? 0.05 : 1 }

    /// Below this, in its unit, a departure is noise.
    var leastDeparture: Double {
        if let least { return least }
        return switch kind {
        case .length: 0.45
        case .shadow: 0.7
        case .opacity: 0.03
        case .fontSize: 0.2
        case .radius: 0.7
        case .share: 0.015
        case .weight: 50
        }
    }

    /// What is left of a departure once it was fitted has to be more than this, in its unit: other rasterisers draw corners
    /// otherwise by a point.
    var leastTold: Double { kind == .radius ? 1.2 : 0.6 * leastDeparture }

    /// What a departure is given in.
    var unit: String { [.weight, .opacity, .share].contains(kind) ? "" : "pt" }

    /// Whether it moves nothing, and shows beside what casts a shadow alone.
    var isOfShadow: Bool { kind == .shadow || kind == .opacity }

    /// Whether nothing but a drawing with it tells it, before what it moves is taken for other measures' doing: the width of
    /// a border, one of several radii, the disc of a bubble with a tip, the look of what is pressed, the size of a badge
    /// whose gradient has no edges, the letters of a bubble that fades.
    var isDrawnFirst: Bool {
        isBorder || kind == .share || isCorner || isOfDisc || isOfBadge || isOfBubbleTitle
    }

    /// Whether it is the radius of a bubble's disc.
    var isOfDisc: Bool { path == "bubble.radius" }

    /// Whether it is of the letters in the bubble, which is over lines of text.
    var isOfBubbleTitle: Bool { path.hasPrefix("bubble.titleFont.") }

    /// Whether a badge is larger with more of it.
    var isOfBadge: Bool { ["grid.cell.badge.padding", "grid.cell.badge.font.size"].contains(path) }

    /// Whether it says how large dots of a page control are, or how far apart.
    var isOfDots: Bool { path.hasPrefix("grid.pageControl.dot") }

    /// Whether it moves what is drawn, by an amount that can be told from where that is.
    var movesThings: Bool { kind != .weight && kind != .share && !isOfShadow }

    /// Whether it is the width of a line around something.
    var isBorder: Bool { path.hasSuffix("border.width") || path.hasSuffix("ring.width") }

    /// Whether it is of one corner, or of three that are alike.
    var isCorner: Bool { kind == .radius && part != nil }

    /// Whether it is the radius of three of them.
    var isOfAlikeCorners: Bool { part == Self.alikeCorners }

    /// What of a list of radii is that of three corners.
    static let alikeCorners = "alike corners"
}
