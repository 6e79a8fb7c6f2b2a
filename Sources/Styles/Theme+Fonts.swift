extension Theme {
    /// Every font that something is drawn in, each once: from the bar down to the list's table header, then the grid's.
    public var fonts: [FontStyle] {
        var seen: Set<FontStyle> = []
        return (listFonts + gridFonts).filter { seen.insert($0).inserted }
    }

    private var listFonts: [FontStyle] {
        guard components.contains(.indexBar) || components.contains(.sectionList) else { return [] }
        return [
            indexBar.titleFont, indexBar.highlight.font, bubble.titleFont, list.header.font, list.row.titleFont,
            list.row.subtitleFont, list.row.picture.monogramFont, list.footer.font, list.tableHeader.placeholderFont,
        ]
    }

    private var gridFonts: [FontStyle] {
        guard components.contains(.grid) else { return [] }
        let cell = grid.cell
        return [cell.labelFont, cell.subtitleFont, cell.badge.font, grid.pageControl.numberFont]
    }
}
