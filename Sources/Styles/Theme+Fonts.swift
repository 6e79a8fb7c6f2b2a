extension Theme {
    /// Every font that something is drawn in, each once, from the bar down to the list's table header.
    public var fonts: [FontStyle] {
        let all = [
            indexBar.titleFont, indexBar.highlight.font, bubble.titleFont, list.header.font, list.row.titleFont,
            list.row.subtitleFont, list.row.picture.monogramFont, list.footer.font, list.tableHeader.placeholderFont,
        ]
        var seen: Set<FontStyle> = []
        return all.filter { seen.insert($0).inserted }
    }
}
