import Geometry
import Mustache

/// What stands on the gallery's page around its pictures.
struct GalleryFrame: Sendable {
    private let headline: String
    private let style = PageTemplate.text(of: [PackageResources.page_css, PackageResources.gallery_css])
    private let dialogs = PageTemplate.text(of: [PackageResources.gallery_dialogs_html])
    private let script = PageTemplate.text(of: [PackageResources.page_js, PackageResources.gallery_js])
    private let selects: [Select]
    private let hasBothAppearances: Bool
    /// Other pages of the folder.
    private let others: [Option]

    private struct Select: Sendable {
        let name: String
        let label: String
        let values: [Option]
    }

    private struct Option: Sendable {
        let value: String
        let label: String
    }

    typealias Axis = (name: String, values: [String])

    /// - Parameters:
    ///   - cardCount: how many states are shown, in all their variants.
    ///   - themes: the names that their pictures are filed under, and what people call them.
    ///   - axes: those that cards can be told by.
    ///   - scales: of the pictures of pixels.
    ///   - others: the folder's other pages, and what they show.
    init(
        cardCount: Int, themes: [(name: String, title: String)], components: [String], axes: [Axis],
        scales: Set<Double>, hasBothAppearances: Bool, others: [(page: String, label: String)] = []
    ) {
        self.others = others.map { Option(value: $0.page, label: $0.label) }
        headline =
            components == [Self.sheets]
            ? Self.counted(cardCount, "sheet")
            : "\(Self.counted(cardCount, "state")) of \(Self.counted(themes.count, "theme"))"
        let usual = [
            Select(
                name: "theme", label: "Theme", values: themes.map { Option(value: $0.name, label: $0.title) }),
            Select(name: "component", label: "Component", values: Self.options(components)),
        ]
        let scale = Select(
            name: "scale", label: "Scale",
            values: scales.sorted().map(NumberText.exact).map { Option(value: $0, label: "@\($0)x") })
        let further = axes.map { axis in
            Select(
                name: "axis-\(axis.name)", label: Self.usualLabels[axis.name] ?? axis.name,
                values: Self.options(axis.values))
        }
        selects = usual.filter { $0.values.count > 1 } + further + [scale].filter { $0.values.count > 1 }
        self.hasBothAppearances = hasBothAppearances
    }

    /// The page up to its pictures, and what follows them.
    var parts: (head: Substring, tail: Substring) {
        let page = Self.template.page(for: self)
        let place = Self.placeOfPictures.utf8
        // By hand, since the library takes a millisecond to search a page; few tags stand before the pictures.
        var rest = page.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: place) { return (page[..<start], page[rest.index(start, offsetBy: place.count)...]) }
            rest.removeFirst()
        }
        return (page[...], "")
    }

    /// The component of sheets, which no run draws.
    private static let sheets = "sheet"

    /// Modifiers and properties are called as they are written.
    private static let usualLabels = ["locale": "Locale", "direction": "Direction", "content": "Content"]

    private static let template = PageTemplate(PackageResources.gallery_mustache)
    private static let placeOfPictures = "<!-- pictures -->\n"

    private static func options(_ values: [String]) -> [Option] { values.map { Option(value: $0, label: $0) } }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}

/// What the template shows, by its names for it: to look that up by reflection takes longer than a page's text.
extension GalleryFrame: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "headline": headline
        case "style": style
        case "selects": selects
        case "others": others
        case "hasBothAppearances": hasBothAppearances
        case "dialogs": dialogs
        case "script": script
        default: nil
        }
    }
}
