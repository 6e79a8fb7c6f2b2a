import Documents
import Geometry
import Styles

extension Field where Target == Theme, Reader == ThemeReader {
    static let indexBar = group(
        "indexBar", "The index bar: a column of short titles by which one jumps through the list (IB-1 … IB-20).",
        indexBarTitles + indexBarBox + [indexBarHighlight, indexBarThumb, indexBarPlacement] + indexBarBehavior)

    private static let indexBarTitles: [ThemeField] = [
        value("titles", \.indexBar.titles, .titles, "What stands in the slots, from the top down (IB-1)."),
        value(
            "leadingTitles", \.indexBar.leadingTitles, .titles,
            "What stands before the titles of the content, as a magnifying glass (IB-1)."
        ).usually("none").example("[search]").needing("`indexBar.titles: automatic`"),
        value(
            "minimumCount", \.indexBar.minimumCount, .count,
            "The fewest titles with which the bar shows; with fewer it is absent, and the list is drawn alone (IB-2)."),
        value("showStyle", \.indexBar.showStyle, .showStyle, "When the bar shows (IB-3)."),
        font("titleFont", \.indexBar.titleFont, "The font of the titles (IB-4)."),
        value("titleColor", \.indexBar.titleColor, .color, "The colour of the titles (IB-4)."),
        font(
            "openFont", \.indexBar.openFont, like: \.indexBar.titleFont, "that of `indexBar.titleFont`",
            "The font of what a touched title opens into (LK-5)."
        ).needing("`indexBar.opens: true`"),
        value(
            "wideTitles", \.indexBar.wideTitles, .words("wideTitles", "What becomes of a title wider than its slot."),
            "What becomes of a title that is wider than its slot (IB-8)."),
    ]

    private static let indexBarBox: [ThemeField] = [
        value(
            "slots", \.indexBar.slots, .words("slots", "How long slots are (LK-3)."), "How long the slots are (LK-3)."),
        value(
            "showsTitles", \.indexBar.showsTitles, .onOff,
            "Whether titles show in the slots; a bar without them is a track (LK-3)."
        ).needing("`indexBar.slots: proportional`"),
        value(
            "opens", \.indexBar.opens, .onOff,
            "Whether the title under a finger opens into the titles of its sections, as a year into months (LK-5)."
        ).needing("`indexBar.slots: proportional`"),
        value(
            "slotHeight", \.indexBar.slotHeight, .positiveLength,
            "The height of a slot in points; of what a title takes where slots are proportional (IB-8, LK-3)."),
        value("width", \.indexBar.width, .width, "The width of the bar in points (IB-8)."),
        insets(
            "contentInsets", \.indexBar.contentInsets,
            "Room around the slots: at the top and the bottom it makes the bar longer, at the sides the slots narrower (IB-9)."
        ),
        value("background", \.indexBar.background, .fill, "What the bar is filled with (IB-10)."),
        border("border", \.indexBar.border, "A line inside the bar's edge (IB-10)."),
        shadow("shadow", \.indexBar.shadow, "The shadow of the bar (IB-10)."),
        value("cornerRounding", \.indexBar.cornerRounding, .rounding, "How the bar's corners are rounded (IB-11)."),
    ]

    private static let indexBarHighlight = group(
        "highlight", "The look of the current title, that of the section at the list's top (IB-5 … IB-7).",
        [
            font(
                "font", \.indexBar.highlight.font, like: \.indexBar.titleFont, "that of `indexBar.titleFont`",
                "The font of the current title, centred in its slot, whose size does not change (IB-6)."),
            value(
                "color", \.indexBar.highlight.color, .color, like: \.indexBar.titleColor,
                "that of `indexBar.titleColor`", "The colour of the current title (IB-5)."),
            value("shape", \.indexBar.highlight.shape, .highlightShape, "The shape behind the current title (IB-7)."),
            value("fill", \.indexBar.highlight.fill, .fill, "What the shape is filled with (IB-7).")
                .needing("a shape in `indexBar.highlight.shape`"),
            border(
                "ring", \.indexBar.highlight.ring,
                "A line inside the shape's edge; without a fill it is drawn alone (IB-7)."
            ).needing("a shape in `indexBar.highlight.shape`"),
        ])

    private static let indexBarThumb = group(
        "thumb", "What stands on the bar where the list is scrolled to, and goes with a finger (LK-4).",
        [
            value(
                "size", \.indexBar.thumb.size, .thumbSize,
                "Its size, [width, height] in points; none with a side of 0 (LK-4)."
            ).example("[8, 48]").needing("`indexBar.slots: proportional`"),
            value("fill", \.indexBar.thumb.fill, .fill, "What it is filled with (LK-4)."),
            value("cornerRounding", \.indexBar.thumb.cornerRounding, .rounding, "How its corners are rounded (LK-4)."),
            border("border", \.indexBar.thumb.border, "A line inside its edge (LK-4)."),
            shadow("shadow", \.indexBar.thumb.shadow, "Its shadow (LK-4)."),
        ])

    private static let indexBarPlacement = group(
        "placement", "Where the bar is (IB-12).",
        [
            value(
                "edge", \.indexBar.placement.edge, .words("edge", "A side of the list."),
                "The side of the list at which the bar stands (IB-12)."),
            value(
                "margin", \.indexBar.placement.margin, .signedLength, "Points between the bar and that side (IB-12)."),
            value(
                "alignment", \.indexBar.placement.alignment, .words("alignment", "A place along an edge."),
                "Where the bar is along that side, in the visible area of the list (IB-12, IB-14)."),
            value(
                "frame", Place(get: { $0.indexBar.placement.frame }, set: { $1.indexBar.placement.frame = $0 }),
                .frame,
                "A frame in canvas coordinates in place of edge, margin and alignment; the height that the titles "
                    + "take is laid about its centre (IB-12)."),
        ])

    private static let indexBarBehavior: [ThemeField] = [
        value(
            "overflow", \.indexBar.overflow, .overflow, "What becomes of a bar that is taller than its area (IB-16)."),
        value(
            "touchPadding", \.indexBar.touchPadding, .length,
            "Points beyond the bar's side that faces the list which take touches too (IB-15)."),
        value(
            "scalesWithText", \.indexBar.scalesWithText, .onOff,
            "Whether titles, slots and width grow with the reader's text size (AX-1)."),
        value(
            "outOfRange", \.indexBar.outOfRange, .words("outOfRange", "What a finger beyond the slots does."),
            "What a finger above the first slot or below the last one does (IB-17)."),
        value(
            "outside", \.indexBar.outside, .words("outside", "What a finger beside the bar does."),
            "What a finger does that has left the bar sideways (IB-18)."),
        value(
            "scrolling", \.indexBar.scrolling, .words("scrolling", "How the list reaches a section."),
            "How the list reaches the section of a touched title (IB-19)."),
        value(
            "reselection", \.indexBar.reselection, .words("reselection", "What the same title again does."),
            "What happens when the finger meets the title that is current already (IB-19)."),
        fade("fadeIn", \.indexBar.fadeIn, "How the bar comes when the list begins to move (IB-20).")
            .needing("`indexBar.showStyle: onScroll`"),
        fade("fadeOut", \.indexBar.fadeOut, "How the bar goes when the list has come to rest (IB-20).")
            .needing("`indexBar.showStyle: onScroll`"),
    ]
}

extension ThemeKind<IndexBarStyle.ShowStyle> {
    fileprivate static let showStyle = words("showStyle", "When the bar shows (IB-3).")
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

    /// The explicit frame; setting none leaves a placement at an edge as it is.
    fileprivate var frame: Rect? {
        get { if case .frame(let frame) = self { frame } else { nil } }
        set { if let newValue { self = .frame(newValue) } }
    }
}
