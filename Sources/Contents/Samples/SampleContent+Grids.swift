extension SampleContent {
    /// Goods in the language of a locale, English where there are none in it: names, prices, some badges, no pictures.
    public static func grid(locale: String = "en") -> GridContent {
        let language = locale.lowercased().prefix { $0 != "-" && $0 != "_" }
        let sample = grids.first { $0.locale == language } ?? englishGoods
        return GridContent(title: sample.title, locale: sample.locale, items: sample.items)
    }

    /// Goods, as they stand in the sources.
    struct GridSample {
        let title: String
        let locale: String
        /// A line for each: its name, its price, and a badge or none, with bars between them.
        let lines: String

        var items: [ContentItem] {
            lines.split(separator: "\n").map { line in
                let parts = line.split(separator: "|").map { part in
                    String(Substring(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
                }
                return ContentItem(
                    name: parts.first ?? "", subtitle: parts.dropFirst().first, badge: parts.dropFirst(2).first)
            }
        }
    }

    static let grids = [englishGoods, chineseGoods, japaneseGoods, arabicGoods]
}
