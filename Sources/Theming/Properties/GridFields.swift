import Documents
import Geometry
import Styles

extension Field where Target == Theme, Reader == ThemeReader {
    static let grid = group(
        "grid", "The paged grid: items of one size, page by page, with dots below (GP-1 … GP-19).",
        [
            value(
                "background", \.grid.background, .fill,
                "What the canvas under the grid is filled with, the safe area included."),
            insets("insets", \.grid.insets, "Room between the safe area and the grid."),
            value("itemSize", \.grid.itemSize, .itemSize, "The size of every item: [width, height] in points (GP-1)."),
            value("columns", \.grid.columns, .trackCount, "How many columns a page has (GP-2, GP-7)."),
            value("rows", \.grid.rows, .trackCount, "How many rows a page has (GP-2, GP-7)."),
            value(
                "horizontalSpacing", \.grid.horizontalSpacing, .spacing,
                "Points between columns and at the page's sides (GP-3, GP-8)."),
            value(
                "verticalSpacing", \.grid.verticalSpacing, .spacing,
                "Points between rows, above the first and below the last (GP-3, GP-8)."),
            value(
                "order", \.grid.order, .words("gridOrder", "Which item comes after another (GP-9)."),
                "Which neighbour of an item comes after it (GP-9)."),
            value(
                "overflow", \.grid.overflow, .words("gridOverflow", "What becomes of items that do not fit (GP-11)."),
                "What becomes of items that their page cannot hold; a warning tells it in any case (GP-11)."),
            pageControl, gridCell,
        ])

    private static let pageControl = group(
        "pageControl", "The page indicator below the grid (GP-4, GP-5, GP-14, GP-17).",
        [
            value("shown", \.grid.pageControl.isShown, .onOff, "Whether there is one (GP-4)."),
            value("height", \.grid.pageControl.height, .length, "The height of its band in points (GP-4)."),
            value(
                "singlePage", \.grid.pageControl.singlePage, .words("singlePage", "What becomes of an unused band."),
                "What becomes of the band where a single page needs no indicator (GP-4)."),
            value(
                "kind", \.grid.pageControl.kind, .words("pageControlKind", "How a page is indicated (GP-17)."),
                "What shows the current page (GP-17)."),
            value(
                "color", \.grid.pageControl.color, .color,
                "The colour of the other pages' dots, or of the track (GP-5)."
            ).needing("`grid.pageControl.kind: dots` or `capsule`"),
            value(
                "currentColor", \.grid.pageControl.currentColor, .color,
                "The colour of the current page's dot, and of numbers (GP-5)."),
            value(
                "dotDiameter", \.grid.pageControl.dotDiameter, .length,
                "The diameter of a dot, or the height of the track, in points (GP-5)."
            ).needing("`grid.pageControl.kind: dots` or `capsule`"),
            value(
                "dotSpacing", \.grid.pageControl.dotSpacing, .positiveLength,
                "Points from the centre of a dot to that of the next one; the pill's length, half of the track's (GP-5)."
            ).needing("`grid.pageControl.kind: dots` or `capsule`"),
            font("numberFont", \.grid.pageControl.numberFont, "The font of numbers (GP-17).")
                .needing("`grid.pageControl.kind: numbers`"),
            value(
                "update", \.grid.pageControl.update, .words("pageControlUpdate", "When the indicator changes (GP-14)."),
                "When a swipe changes the current dot (GP-14)."),
            value(
                "turning", \.grid.pageControl.turning,
                .words("pageControlTurning", "How a tap turns the page (GP-16)."),
                "How a tap on the indicator turns the page (GP-16); with `reduce-motion` it fades (AX-3)."),
        ])

    private static let gridCell = group(
        "cell", "An item: a picture on top, a label below (GP-12).",
        [
            value("background", \.grid.cell.background, .fill, "What the item is filled with (GP-12)."),
            value("cornerRounding", \.grid.cell.rounding, .rounding, "How the item's corners are rounded (GP-12)."),
            border("border", \.grid.cell.border, "A line inside the item's edge (GP-12)."),
            shadow(
                "shadow", \.grid.cell.shadow,
                "The shadow of the item, or of its picture where it has no background (GP-12)."),
            gridPicture, gridPlaceholder, gridLabel, gridSubtitle, gridBadge,
            value("pressed", \.grid.cell.pressed, .pressed, "The look of an item under a finger (GP-16)."),
            value(
                "selected", \.grid.cell.selected, .selected, "The look of an item after a tap, which stays (GP-12)."),
            value(
                "emphasis", \.grid.cell.emphasis, .words("emphasis", "What is emphasised (GP-12)."),
                "What the rings and overlays of pressed and selected items cover (GP-12)."),
        ])

    private static let gridPicture = group(
        "picture", "The picture of an item (GP-12, GP-13).",
        [
            value(
                "fit", \.grid.cell.pictureFit, .words("pictureFit", "How a picture is fitted to a square (GP-12)."),
                "How the picture is fitted to its square (GP-12)."),
            value(
                "cornerRounding", \.grid.cell.pictureRounding, .rounding,
                "How the picture's corners are rounded (GP-12)."),
            insets(
                "insets", \.grid.cell.pictureInsets,
                "Room around the picture, within a square as wide as the item (GP-12)."),
        ])

    private static let gridPlaceholder = group(
        "placeholder", "What stands for a picture that is missing or broken (GP-13).",
        [
            value("fill", \.grid.cell.placeholderFill, .fill, "What it is filled with (GP-13)."),
            value("color", \.grid.cell.placeholderColor, .color, "The colour of its symbol (GP-13)."),
        ])

    private static let gridLabel = group(
        "label", "The name of an item, below its picture (GP-12).",
        [
            value(
                "height", \.grid.cell.labelHeight, .length,
                "The height of the label in points; with 0 there is none (GP-12)."),
            font("font", \.grid.cell.labelFont, "The font of the name (GP-12)."),
            value("color", \.grid.cell.labelColor, .color, "The colour of the name (GP-12)."),
            value(
                "lines", \.grid.cell.labelLines, .lineCount,
                "The most lines that a name takes; a longer one ends in … (GP-12)."),
            value(
                "padding", \.grid.cell.labelPadding, .length,
                "Points between the item's sides and its texts (GP-12)."),
            value(
                "alignment", \.grid.cell.labelAlignment, .textAlignment,
                "Where the lines of name and subtitle stand between the paddings (TX-5)."),
        ])

    private static let gridSubtitle = group(
        "subtitle", "The line under the name of an item that has one, as a price (GP-12).",
        [
            font(
                "font", \.grid.cell.subtitleFont, like: \.grid.cell.labelFont, "that of `grid.cell.label.font`",
                "The font of the subtitle (GP-12)."),
            value(
                "color", \.grid.cell.subtitleColor, .color, like: \.grid.cell.labelColor,
                "that of `grid.cell.label.color`", "The colour of the subtitle (GP-12)."),
        ])

    private static let gridBadge = group(
        "badge",
        "A short text in a capsule over the upper trailing corner of an item's picture, where the content has one (GP-12).",
        [
            value("height", \.grid.cell.badge.height, .positiveLength, "The height of the capsule in points (GP-12)."),
            font("font", \.grid.cell.badge.font, "The font of the text (GP-12)."),
            value("color", \.grid.cell.badge.color, .color, "The colour of the text (GP-12)."),
            value("fill", \.grid.cell.badge.fill, .fill, "What the badge is filled with (GP-12)."),
            value("cornerRounding", \.grid.cell.badge.rounding, .rounding, "How its corners are rounded (GP-12)."),
            value(
                "padding", \.grid.cell.badge.padding, .length,
                "Points between the capsule's ends and its text (GP-12)."),
            value(
                "inset", \.grid.cell.badge.inset, .offset,
                "How far inside the corner the middle of a badge lies that is as wide as high: [x, y] in points; "
                    + "negative for outside (GP-12)."),
        ])
}
