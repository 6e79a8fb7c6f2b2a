import Geometry
import Styles

extension ThemeField {
    static let indexBar = group(
        "indexBar", "The index bar (IB-1 … IB-20).",
        indexBarTitles + indexBarBox + [indexBarHighlight, indexBarPlacement] + indexBarBehavior)

    private static let indexBarTitles = [
        value("titles", \.indexBar.titles, .titles, "Titles of the slots; automatic for those of the content (IB-1)."),
        value(
            "leadingTitles", \.indexBar.leadingTitles, .titles,
            "What stands before the titles of the content, as search (IB-1)."),
        value("minimumCount", \.indexBar.minimumCount, .count, "With fewer titles the bar is absent (IB-2)."),
        value("showStyle", \.indexBar.showStyle, .words("showStyle"), "Whether it shows at rest (IB-3)."),
        font("titleFont", \.indexBar.titleFont, "Font of the titles (IB-4)."),
        value("titleColor", \.indexBar.titleColor, .color, "Colour of the titles (IB-4)."),
        value(
            "wideTitles", \.indexBar.wideTitles, .words("wideTitles"),
            "What becomes of a title wider than its slot (IB-8)."),
    ]

    private static let indexBarBox = [
        value("slotHeight", \.indexBar.slotHeight, .positiveLength, "Height of a slot in points (IB-8)."),
        value("width", \.indexBar.width, .width, "Width of the bar in points, or automatic (IB-8)."),
        insets("contentInsets", \.indexBar.contentInsets, "Room around the slots (IB-9)."),
        value("background", \.indexBar.background, .fill, "Fill of the bar (IB-10)."),
        border("border", \.indexBar.border, "Line inside the bar's edge."),
        shadow("shadow", \.indexBar.shadow, "Shadow of the bar."),
        value("cornerRounding", \.indexBar.cornerRounding, .rounding, "Corners of the bar (IB-11)."),
    ]

    private static let indexBarHighlight = group(
        "highlight", "The look of the current title (IB-5 … IB-7).",
        [
            font(
                "font", \.indexBar.highlight.font, like: \.indexBar.titleFont,
                "Font of the current title; what is not set is as in titleFont (IB-6)."),
            value(
                "color", \.indexBar.highlight.color, .color, like: \.indexBar.titleColor,
                "Colour of the current title; titleColor unless it is set (IB-5)."),
            value("shape", \.indexBar.highlight.shape, .highlightShape, "Shape behind the current title (IB-7)."),
            value("fill", \.indexBar.highlight.fill, .fill, "Fill of the shape (IB-7)."),
            border("ring", \.indexBar.highlight.ring, "Line inside the shape's edge (IB-7)."),
        ])

    private static let indexBarPlacement = group(
        "placement", "Where the bar is (IB-12).",
        [
            value("edge", .words("edge"), "Side of the list.") { $1.indexBar.placement.edge = $0 },
            value("margin", .signedLength, "Points from that side.") { $1.indexBar.placement.margin = $0 },
            value("alignment", .words("alignment"), "Where it is in the list's visible area.") {
                $1.indexBar.placement.alignment = $0
            },
            value("frame", .frame, "A frame in canvas coordinates instead; the height is computed about its centre.") {
                if let frame = $0 { $1.indexBar.placement = .frame(frame) }
            },
        ])

    private static let indexBarBehavior = [
        value("overflow", \.indexBar.overflow, .overflow, "What becomes of a bar taller than its area (IB-16)."),
        value(
            "touchPadding", \.indexBar.touchPadding, .length,
            "Points beyond the side that faces the list which take touches (IB-15)."),
        value("outOfRange", \.indexBar.outOfRange, .words("outOfRange"), "A finger above or below the slots (IB-17)."),
        value("outside", \.indexBar.outside, .words("outside"), "A finger that has left the bar sideways (IB-18)."),
        value("scrolling", \.indexBar.scrolling, .words("scrolling"), "How the list reaches a section (IB-19)."),
        value("reselection", \.indexBar.reselection, .words("reselection"), "What the same index again does (IB-19)."),
        fade("fadeIn", \.indexBar.fadeIn, "How the bar comes (IB-20)."),
        fade("fadeOut", \.indexBar.fadeOut, "How the bar goes after the list came to rest (IB-20)."),
    ]
}

extension IndexBarStyle.Placement {
    /// The parts of a placement at an edge; those of an explicit frame are the default's, and setting one leaves it.
    fileprivate var parts: (edge: IndexBarStyle.Edge, margin: Double, alignment: IndexBarStyle.Alignment) {
        get {
            if case .edge(let edge, let margin, let alignment) = self { return (edge, margin, alignment) }
            return (.trailing, 5, .center)
        }
        set { self = .edge(newValue.edge, margin: newValue.margin, alignment: newValue.alignment) }
    }

    fileprivate var edge: IndexBarStyle.Edge {
        get { parts.edge }
        set { parts.edge = newValue }
    }

    fileprivate var margin: Double {
        get { parts.margin }
        set { parts.margin = newValue }
    }

    fileprivate var alignment: IndexBarStyle.Alignment {
        get { parts.alignment }
        set { parts.alignment = newValue }
    }
}
