import Documents
import Geometry
import Styles

extension Field where Target == Theme, Reader == ThemeReader {
    static let list = group(
        "list", "The list under the bar: sections with headers and rows (SL-1 … SL-8).",
        [
            value(
                "background", \.list.background, .fill, like: \.canvas.background, "that of `canvas.background`",
                "What the list is filled with."),
            value(
                "topInset", \.list.topInset, .length,
                "Points between the safe area and the content at rest: below them headers are pinned (SL-8)."),
            value("bottomInset", \.list.bottomInset, .length, "Points below the end of the content (SL-8)."),
            value(
                "emptySections", \.list.emptySections,
                .words("emptySections", "What becomes of sections without rows."),
                "What becomes of sections without rows (SL-6)."),
            value(
                "strip", \.list.strip, .words("strip", "What shows above the pin line (SL-11)."),
                "What shows in the strip that the safe area and `topInset` leave above the pinned header (SL-11)."),
            listHeader, listRow, listFooter, listTableHeader,
        ])

    private static let listHeader = group(
        "header", "Headers of sections, which stay at the top while their section passes (SL-1 … SL-5).",
        [
            value(
                "place", \.list.header.place, .words("headerPlace", "Where headers stand (LK-6)."),
                "Where headers stand (LK-6)."),
            value(
                "sticks", \.list.header.sticks, .onOff,
                "Whether a header stays at the top while its section passes (LK-7)."),
            value("height", \.list.header.height, .length, "The height of a header in points (SL-1)."),
            font("font", \.list.header.font, "The font of the title (SL-1)."),
            value(
                "restingColor", \.list.header.restingColor, .color,
                "The colour of a title that moves with its section (SL-4)."),
            value("pinnedColor", \.list.header.pinnedColor, .color, "The colour of the title that is pinned (SL-4)."),
            value(
                "interpolation", \.list.header.interpolation,
                .words("interpolation", "The space in which colours are mixed (SL-4)."),
                "How the two colours are mixed while the next header pushes the pinned one out (SL-4)."),
            value(
                "restingBackground", \.list.header.restingBackground, .fill,
                "What a header is filled with that moves with its section (SL-1)."),
            value(
                "pinnedBackground", \.list.header.pinnedBackground, .fill, like: \.list.header.restingBackground,
                "that of `list.header.restingBackground`", "What the pinned header is filled with (SL-1)."),
            value("leadingInset", \.list.header.leadingInset, .length, "Points before the title (SL-1)."),
            value("trailingInset", \.list.header.trailingInset, .length, "Points after the title (SL-1)."),
            value(
                "alignment", \.list.header.alignment, .textAlignment,
                "Where the title stands between its insets (TX-5)."),
            separator("separator", \.list.header.separator, "A line along the header's bottom edge (SL-1)."),
        ])

    private static let listRow = group(
        "row", "Rows: a picture, a title and a subtitle (SL-1).",
        [
            value("height", \.list.row.height, .positiveLength, "The height of a row in points (SL-1)."),
            value("background", \.list.row.background, .fill, "What a row is filled with (SL-1)."),
            font("titleFont", \.list.row.titleFont, "The font of the title (SL-1)."),
            value("titleColor", \.list.row.titleColor, .color, "The colour of the title (SL-1)."),
            font("subtitleFont", \.list.row.subtitleFont, "The font of the subtitle (SL-1)."),
            value("subtitleColor", \.list.row.subtitleColor, .color, "The colour of the subtitle (SL-1)."),
            value(
                "subtitleGap", \.list.row.subtitleGap, .signedLength,
                "Points between the title's line and the subtitle's (SL-1)."),
            value("leadingInset", \.list.row.leadingInset, .length, "Points before the row's content (SL-1)."),
            value(
                "trailingInset", \.list.row.trailingInset, .trailingInset,
                "Points after the row's content (SL-1); automatic is 16, and 8 before a bar that is always there (SL-12)."
            ),
            value(
                "alignment", \.list.row.alignment, .textAlignment,
                "Where the title and the subtitle stand in their room (TX-5)."),
            listPicture,
            separator("separator", \.list.row.separator, "A line between rows (SL-1)."),
            value(
                "separatorAfterLast", \.list.row.separatorAfterLast, .onOff,
                "Whether the last row of a section has a separator, too (SL-1)."),
        ])

    private static let listPicture = group(
        "picture", "The picture at the leading end of a row (SL-1).",
        [
            value("shape", \.list.row.picture.shape, .pictureShape, "The outline of the picture (SL-1)."),
            value("size", \.list.row.picture.size, .length, "The side of the picture's square in points (SL-1).")
                .needing("a shape in `list.row.picture.shape`"),
            value("gap", \.list.row.picture.gap, .length, "Points between the picture and the texts (SL-1).")
                .needing("a shape in `list.row.picture.shape`"),
            border("border", \.list.row.picture.border, "A line inside the picture's edge (SL-1).")
                .needing("a shape in `list.row.picture.shape`"),
            value(
                "monogramColors", \.list.row.picture.monogramColors, .colors,
                "Colours of the tiles that stand for missing pictures, of which an item's name chooses one; with an "
                    + "empty list there is no tile (SL-1)."
            ).needing("a shape in `list.row.picture.shape`"),
            value(
                "monogramFills", \.list.row.picture.monogramFills, .fills,
                "Fills of the tiles in place of `monogramColors`, as gradients (SL-1)."
            ).needing("a shape in `list.row.picture.shape`"),
            value(
                "monogramLetters", \.list.row.picture.monogramLetters, .monogramLetters,
                "How many letters stand on a tile: the first of the name, or with 2 those of its first and last word (TX-7)."
            ).needing("a colour in `list.row.picture.monogramColors`"),
            font(
                "monogramFont", \.list.row.picture.monogramFont, "The font of a tile's letters (SL-1)."
            ).needing("a colour in `list.row.picture.monogramColors`"),
            value(
                "monogramColor", \.list.row.picture.monogramColor, .color, "The colour of a tile's letters (SL-1)."
            ).needing("a colour in `list.row.picture.monogramColors`"),
        ])

    private static let listFooter = group(
        "footer", "Footers of sections that have one (SL-1, SL-7).",
        [
            value("height", \.list.footer.height, .length, "The height of a footer in points (SL-1)."),
            font("font", \.list.footer.font, "The font of the text (SL-1)."),
            value("color", \.list.footer.color, .color, "The colour of the text (SL-1)."),
            value("background", \.list.footer.background, .fill, "What a footer is filled with (SL-1)."),
            value("leadingInset", \.list.footer.leadingInset, .length, "Points before the text (SL-1)."),
            value("trailingInset", \.list.footer.trailingInset, .length, "Points after the text (SL-1)."),
            value(
                "alignment", \.list.footer.alignment, .textAlignment,
                "Where the text stands between its insets (TX-5)."),
            value(
                "position", \.list.footer.position, .words("footerPosition", "Where a footer stands (SL-7)."),
                "Where a footer stands while its section passes (SL-7)."),
        ])

    private static let listTableHeader = group(
        "tableHeader", "The view above all sections, which scrolls away with them (SL-1).",
        [
            value(
                "kind", \.list.tableHeader.kind, .words("tableHeaderKind", "What stands above all sections."),
                "What stands above all sections (SL-1)."),
            value("height", \.list.tableHeader.height, .length, "The height of the view in points (SL-1)."),
            value("background", \.list.tableHeader.background, .fill, "What the view is filled with (SL-1)."),
            insets("fieldInsets", \.list.tableHeader.fieldInsets, "Room around the search field (SL-1)."),
            value("fieldFill", \.list.tableHeader.fieldFill, .fill, "What the search field is filled with (SL-1)."),
            value(
                "fieldRounding", \.list.tableHeader.fieldRounding, .rounding,
                "How the search field's corners are rounded (SL-1)."),
            value(
                "fieldPadding", \.list.tableHeader.fieldPadding, .length,
                "Points between the field's leading end and its magnifying glass (SL-1)."
            ).needing("`list.tableHeader.alignment: leading`"),
            value("placeholder", \.list.tableHeader.placeholder, .text, "The text of the empty search field (SL-1)."),
            font("placeholderFont", \.list.tableHeader.placeholderFont, "The font of that text (SL-1)."),
            value(
                "placeholderColor", \.list.tableHeader.placeholderColor, .color,
                "The colour of that text and of the magnifying glass (SL-1)."),
            value(
                "alignment", \.list.tableHeader.alignment,
                .words("fieldAlignment", "Where something stands in the search field."),
                "Where the magnifying glass and the text stand in the field (SL-1)."),
            group(
                "avatar", "A disc with somebody's letters at the field's trailing end (LK-8).",
                [
                    value(
                        "letters", \.list.tableHeader.avatar.letters, .text, "Its letters; none for no disc (LK-8)."),
                    value("size", \.list.tableHeader.avatar.size, .positiveLength, "Its diameter in points (LK-8)."),
                    value("fill", \.list.tableHeader.avatar.fill, .fill, "What it is filled with (LK-8)."),
                    font("font", \.list.tableHeader.avatar.font, "The font of the letters (LK-8)."),
                    value("color", \.list.tableHeader.avatar.color, .color, "The colour of the letters (LK-8)."),
                ]),
        ]
    ).needing("`list.tableHeader.kind: searchBar`, for all but `kind`")
}
