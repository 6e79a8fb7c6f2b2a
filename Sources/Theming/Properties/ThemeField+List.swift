import Geometry
import Styles

extension ThemeField {
    static let list = group(
        "list", "The list under the bar (SL-1 … SL-8).",
        [
            value(
                "background", \.list.background, .color, like: \.canvas.background,
                "Colour of the list; that of the canvas unless it is set."),
            value("topInset", \.list.topInset, .length, "Points between the safe area and the resting content (SL-8)."),
            value("bottomInset", \.list.bottomInset, .length, "Points below the content (SL-8)."),
            value("emptySections", \.list.emptySections, .words("emptySections"), "Sections without rows (SL-6)."),
            listHeader, listRow, listFooter, listTableHeader,
        ])

    private static let listHeader = group(
        "header", "Section headers (SL-1 … SL-5).",
        [
            value("height", \.list.header.height, .length, "Height in points (SL-1)."),
            font("font", \.list.header.font, "Font of the title."),
            value("restingColor", \.list.header.restingColor, .color, "Colour of a resting title (SL-4)."),
            value("pinnedColor", \.list.header.pinnedColor, .color, "Colour of the pinned title (SL-4)."),
            value(
                "interpolation", \.list.header.interpolation, .words("interpolation"),
                "The space in which the two are mixed (SL-4)."),
            value("restingBackground", \.list.header.restingBackground, .fill, "Fill of a resting header."),
            value(
                "pinnedBackground", \.list.header.pinnedBackground, .fill, like: \.list.header.restingBackground,
                "Fill of the pinned header; restingBackground unless it is set."),
            value("leadingInset", \.list.header.leadingInset, .length, "Points before the title."),
            value("trailingInset", \.list.header.trailingInset, .length, "Points after the title."),
            separator("separator", \.list.header.separator, "Line along the bottom edge."),
        ])

    private static let listRow = group(
        "row", "Rows (SL-1).",
        [
            value("height", \.list.row.height, .positiveLength, "Height in points (SL-1)."),
            value("background", \.list.row.background, .fill, "Fill of a row."),
            font("titleFont", \.list.row.titleFont, "Font of the title."),
            value("titleColor", \.list.row.titleColor, .color, "Colour of the title."),
            font("subtitleFont", \.list.row.subtitleFont, "Font of the subtitle."),
            value("subtitleColor", \.list.row.subtitleColor, .color, "Colour of the subtitle."),
            value("subtitleGap", \.list.row.subtitleGap, .signedLength, "Points between title and subtitle."),
            value("leadingInset", \.list.row.leadingInset, .length, "Points before the content."),
            value("trailingInset", \.list.row.trailingInset, .length, "Points after the content."),
            listPicture,
            separator("separator", \.list.row.separator, "Line between rows."),
            value(
                "separatorAfterLast", \.list.row.separatorAfterLast, .flag,
                "Whether the last row of a section has a separator."),
        ])

    private static let listPicture = group(
        "picture", "The picture at the leading end of a row (SL-1).",
        [
            value("shape", \.list.row.picture.shape, .pictureShape, "Its outline (SL-1)."),
            value("size", \.list.row.picture.size, .length, "Side of its square in points."),
            value("gap", \.list.row.picture.gap, .length, "Points between the picture and the texts."),
            border("border", \.list.row.picture.border, "Line inside its edge."),
            value(
                "monogramColors", \.list.row.picture.monogramColors, .colors,
                "Colours of the tiles that stand for missing pictures; none for no tile."),
            font("monogramFont", \.list.row.picture.monogramFont, "Font of the tile's character."),
            value("monogramColor", \.list.row.picture.monogramColor, .color, "Colour of the tile's character."),
        ])

    private static let listFooter = group(
        "footer", "Section footers (SL-1, SL-7).",
        [
            value("height", \.list.footer.height, .length, "Height in points."),
            font("font", \.list.footer.font, "Font of the text."),
            value("color", \.list.footer.color, .color, "Colour of the text."),
            value("background", \.list.footer.background, .fill, "Fill of a footer."),
            value("leadingInset", \.list.footer.leadingInset, .length, "Points before the text."),
            value("trailingInset", \.list.footer.trailingInset, .length, "Points after the text."),
            value("position", \.list.footer.position, .words("footerPosition"), "Whether it stays in place (SL-7)."),
        ])

    private static let listTableHeader = group(
        "tableHeader", "The view above all sections (SL-1).",
        [
            value("kind", \.list.tableHeader.kind, .words("tableHeaderKind"), "What it is."),
            value("height", \.list.tableHeader.height, .length, "Height in points."),
            value("background", \.list.tableHeader.background, .fill, "Fill of the view."),
            insets("fieldInsets", \.list.tableHeader.fieldInsets, "Room around the search field."),
            value("fieldFill", \.list.tableHeader.fieldFill, .fill, "Fill of the search field."),
            value("fieldRounding", \.list.tableHeader.fieldRounding, .rounding, "Corners of the search field."),
            value(
                "fieldPadding", \.list.tableHeader.fieldPadding, .length,
                "Points between the field's end and its glyph."),
            value("placeholder", \.list.tableHeader.placeholder, .text, "Text of the empty search field."),
            font("placeholderFont", \.list.tableHeader.placeholderFont, "Font of that text."),
            value(
                "placeholderColor", \.list.tableHeader.placeholderColor, .color, "Colour of that text and the glyph."),
            value(
                "alignment", \.list.tableHeader.alignment, .words("fieldAlignment"),
                "Where the glyph and the text stand in the field."),
        ])
}
