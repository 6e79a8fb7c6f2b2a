extension Gallery {
    /// The gallery as one page of HTML, which shows the pictures of the folder that it stands in.
    package var page: String { Self.pageTemplate.page(for: GalleryView(self)) }

    private static let pageTemplate = PageTemplate(PackageResources.gallery_mustache)
}

/// What the template of the page names.
private struct GalleryView: Sendable {
    let headline: String
    let style: String
    let script: String
    let selects: [Select]
    let hasBothAppearances: Bool
    let themes: [ThemeView]

    struct Select: Sendable {
        let name: String
        let label: String
        let values: [Option]
    }

    struct Option: Sendable {
        let value: String
        let label: String
    }

    init(_ gallery: Gallery) {
        let components = gallery.themes.flatMap(\.components)
        let cards = components.flatMap(\.cards)
        headline = "\(counted(cards.count, "state")) of \(counted(gallery.themes.count, "theme"))"
        style = Self.text([PackageResources.page_css, PackageResources.gallery_css])
        script = Self.text([PackageResources.page_js, PackageResources.gallery_js])
        selects =
            [
                Select(
                    name: "theme", label: "Theme",
                    values: gallery.themes.map { Option(value: $0.name, label: $0.title) }),
                Select(name: "component", label: "Component", values: options(components.map(\.name).unique)),
            ].filter { $0.values.count > 1 }
            + gallery.axes.map {
                Select(
                    name: "axis-\($0.name)", label: $0.name.prefix(1).uppercased() + $0.name.dropFirst(),
                    values: options($0.values))
            }
        hasBothAppearances = cards.contains { $0.looks.count > 1 }
        let varying = Set(gallery.axes.map(\.name))
        themes = gallery.themes.enumerated().map { ThemeView($1, number: $0, varying: varying) }
    }

    private static func text(_ resources: [[UInt8]]) -> String {
        resources.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}

private func options(_ values: [String]) -> [GalleryView.Option] {
    values.map { GalleryView.Option(value: $0, label: $0) }
}

private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

extension Sequence<String> {
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

private struct ThemeView: Sendable {
    let number: Int
    let name: String
    let title: String
    let boards: [FileView]
    let components: [ComponentView]

    init(_ theme: Gallery.Theme, number: Int, varying: Set<String>) {
        self.number = number
        name = theme.name
        title = theme.title
        boards = theme.boards.map(FileView.init)
        components = theme.components.map { ComponentView($0, varying: varying) }
    }
}

private struct ComponentView: Sendable {
    let name: String
    let cards: [CardView]

    init(_ component: Gallery.Component, varying: Set<String>) {
        name = component.name
        cards = component.cards.map { CardView($0, varying: varying) }
    }
}

private struct CardView: Sendable {
    let state: String
    /// The values of the axes that have more than one, for people.
    let variant: String?
    /// The same for the page's script: names and values, a line each.
    let axes: String
    let looks: [LookView]

    init(_ card: Gallery.Card, varying: Set<String>) {
        let told = card.axes.filter { varying.contains($0.name) }.map(\.value)
        state = card.state
        variant = told.isEmpty ? nil : told.joined(separator: " · ")
        axes = card.axes.map { "\($0.name)\n\($0.value)" }.joined(separator: "\n")
        looks = card.looks.map { LookView($0, state: card.state) }
    }
}

private struct LookView: Sendable {
    let appearance: String
    let shown: ShownView?
    let files: [FileView]

    init(_ look: Gallery.Look, state: String) {
        appearance = look.appearance
        shown = look.shown.map { ShownView($0, alternative: "\(state), \(look.appearance)") }
        files = look.files.map(FileView.init)
    }
}

private struct ShownView: Sendable {
    let link: String
    let path: String
    let alternative: String
    /// In whole pixels of the page: what the picture would measure at one pixel a point.
    let width: Int
    let height: Int

    init(_ picture: GalleryPicture, alternative: String) {
        link = picture.link
        path = picture.path
        self.alternative = alternative
        width = Self.pixels(picture.width / picture.scale)
        height = Self.pixels(picture.height / picture.scale)
    }

    private static func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(), 1), 100_000)) }
}

private struct FileView: Sendable {
    let link: String
    let path: String
    let label: String

    init(_ picture: GalleryPicture) {
        link = picture.link
        path = picture.path
        label = picture.fileLabel
    }
}
