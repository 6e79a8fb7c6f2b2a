import Geometry
import Styles

extension ThemeField {
    static let grid = group(
        "grid", "The paged grid (GP-1 … GP-19).",
        [
            value("background", \.grid.background, .fill, "Fill of the canvas under the grid, safe area included."),
            insets("insets", \.grid.insets, "Room between the safe area and the grid."),
            value("itemSize", \.grid.itemSize, .itemSize, "[width, height] of every item in points (GP-1)."),
            value("columns", \.grid.columns, .trackCount, "How many; automatic for as many as fit (GP-2, GP-7)."),
            value("rows", \.grid.rows, .trackCount, "How many; automatic for as many as fit (GP-2, GP-7)."),
            value(
                "horizontalSpacing", \.grid.horizontalSpacing, .spacing,
                "Points between columns and at the edges; automatic for what is left, spread evenly (GP-3, GP-8)."),
            value(
                "verticalSpacing", \.grid.verticalSpacing, .spacing,
                "Points between rows and at the edges; automatic for what is left, spread evenly (GP-3, GP-8)."),
            value("order", \.grid.order, .words("gridOrder"), "Which neighbour of an item comes after it (GP-9)."),
            value(
                "overflow", \.grid.overflow, .words("gridOverflow"),
                "What becomes of items that their page cannot hold (GP-11)."),
            pageControl, gridCell,
        ])

    private static let pageControl = group(
        "pageControl", "The page indicator (GP-4, GP-5, GP-14, GP-17).",
        [
            value("shown", \.grid.pageControl.isShown, .flag, "Whether there is one (GP-4)."),
            value("height", \.grid.pageControl.height, .length, "Height of its band in points (GP-4)."),
            value(
                "singlePage", \.grid.pageControl.singlePage, .words("singlePage"),
                "What becomes of the band where one page needs no indicator (GP-4)."),
            value("kind", \.grid.pageControl.kind, .words("pageControlKind"), "Dots, or numbers as 3 / 12 (GP-17)."),
            value("color", \.grid.pageControl.color, .color, "Colour of the other pages' dots (GP-5)."),
            value(
                "currentColor", \.grid.pageControl.currentColor, .color,
                "Colour of the current page's dot, and of numbers (GP-5)."),
            value("dotDiameter", \.grid.pageControl.dotDiameter, .length, "Diameter of a dot in points (GP-5)."),
            value(
                "dotSpacing", \.grid.pageControl.dotSpacing, .positiveLength,
                "Points from a dot's centre to the next one's (GP-5)."),
            font("numberFont", \.grid.pageControl.numberFont, "Font of numbers (GP-17)."),
            value(
                "update", \.grid.pageControl.update, .words("pageControlUpdate"),
                "When a swipe changes the current dot (GP-14)."),
        ])

    private static let gridCell = group(
        "cell", "An item: a picture on top, a label below (GP-12).",
        [
            value("background", \.grid.cell.background, .fill, "Fill of the item (GP-12)."),
            value("cornerRounding", \.grid.cell.rounding, .rounding, "Corners of the item (GP-12)."),
            border("border", \.grid.cell.border, "Line inside the item's edge (GP-12)."),
            shadow(
                "shadow", \.grid.cell.shadow,
                "Shadow of the item, or of its picture where it has no background (GP-12)."),
            gridPicture, gridPlaceholder, gridLabel, gridSubtitle, gridBadge,
            value("pressed", \.grid.cell.pressed, .pressed, "The look of an item under a finger (GP-16)."),
            value("selected", \.grid.cell.selected, .selected, "The look of an item after a tap (GP-12)."),
            value(
                "emphasis", \.grid.cell.emphasis, .words("emphasis"),
                "What the rings and overlays of pressed and selected items cover."),
        ])

    private static let gridPicture = group(
        "picture", "An item's picture (GP-12, GP-13).",
        [
            value("fit", \.grid.cell.pictureFit, .words("pictureFit"), "How it is fitted to its square (GP-12)."),
            value("cornerRounding", \.grid.cell.pictureRounding, .rounding, "Corners of the picture (GP-12)."),
            insets("insets", \.grid.cell.pictureInsets, "Room around it, within a square as wide as the item."),
        ])

    private static let gridPlaceholder = group(
        "placeholder", "What stands for a picture that is missing or broken (GP-13).",
        [
            value("fill", \.grid.cell.placeholderFill, .fill, "Its fill."),
            value("color", \.grid.cell.placeholderColor, .color, "Colour of its symbol."),
        ])

    private static let gridLabel = group(
        "label", "An item's name (GP-12).",
        [
            value(
                "height", \.grid.cell.labelHeight, .length,
                "Height in points of the label below the picture; 0 for none (GP-12)."),
            font("font", \.grid.cell.labelFont, "Font of the name (GP-12)."),
            value("color", \.grid.cell.labelColor, .color, "Colour of the name (GP-12)."),
            value("lines", \.grid.cell.labelLines, .lineCount, "The most lines that a name takes (GP-12)."),
            value("padding", \.grid.cell.labelPadding, .length, "Points between the item's sides and its texts."),
        ])

    private static let gridSubtitle = group(
        "subtitle", "The line under an item's name, as a price (GP-12).",
        [
            font(
                "font", \.grid.cell.subtitleFont, like: \.grid.cell.labelFont,
                "Font of the subtitle; what is not set is as in the label."),
            value(
                "color", \.grid.cell.subtitleColor, .color, like: \.grid.cell.labelColor,
                "Colour of the subtitle; the label's unless it is set."),
        ])

    private static let gridBadge = group(
        "badge", "A short text in a capsule over a picture's upper trailing corner (GP-12).",
        [
            value("height", \.grid.cell.badge.height, .positiveLength, "Height in points."),
            font("font", \.grid.cell.badge.font, "Font of the text."),
            value("color", \.grid.cell.badge.color, .color, "Colour of the text."),
            value("fill", \.grid.cell.badge.fill, .fill, "Fill of the capsule."),
            value("padding", \.grid.cell.badge.padding, .length, "Points between the capsule's ends and its text."),
            value(
                "inset", \.grid.cell.badge.inset, .offset,
                "[x, y] in points: how far inside the corner the middle of a badge as wide as high lies."),
        ])
}
