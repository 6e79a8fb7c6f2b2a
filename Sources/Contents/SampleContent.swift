/// Invented names and goods for themes that name no content.
public enum SampleContent {
    /// The sample in the language of a locale, English where there is none in it.
    public static func list(locale: String = "en") -> ListContent {
        let language = locale.lowercased().prefix { $0 != "-" && $0 != "_" }
        let sample = all.first { $0.locale == language } ?? english
        return sample.locale == english.locale ? usualList : sample.list
    }

    // Made once: a batch has many themes that name no content.
    private static let usualList = english.list

    /// Names by section, as they stand in the sources.
    struct Sample {
        let title: String
        let locale: String
        /// A line for each section: its title, a colon, names separated by commas.
        let lines: String

        fileprivate var list: ListContent { ListContent(title: title, locale: locale, sections: sections) }

        var sections: [ContentSection] {
            lines.split(separator: "\n").map { line in
                let title = line.prefix { $0 != ":" }
                let names = line.dropFirst(title.count + 1).split(separator: ",")
                return ContentSection(
                    title: String(title),
                    items: names.map { ContentItem(name: String($0.drop { $0 == " " })) })
            }
        }
    }

    static let all = [english, chinese, japanese, arabic]

    /// The languages that samples are in, as BCP 47 tags.
    public static let locales = all.map(\.locale)
}

extension SampleContent {
    /// Goods in the language of a locale, English where there are none in it: names, prices, some badges, no pictures.
    public static func grid(locale: String = "en") -> GridContent {
        let language = locale.lowercased().prefix { $0 != "-" && $0 != "_" }
        let sample = grids.first { $0.locale == language } ?? englishGoods
        return sample.locale == englishGoods.locale ? usualGoods : sample.grid
    }

    private static let usualGoods = englishGoods.grid

    /// Goods, as they stand in the sources.
    struct GridSample {
        let title: String
        let locale: String
        /// A line for each: its name, its price, and a badge or none, with bars between them.
        let lines: String

        fileprivate var grid: GridContent { GridContent(title: title, locale: locale, items: items) }

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
