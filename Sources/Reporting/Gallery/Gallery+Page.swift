extension Gallery {
    /// The gallery as one page of HTML, which shows the pictures of the folder that it stands in.
    package var page: String {
        let axes = axes
        let cards = themes.flatMap(\.components).flatMap(\.cards)
        let rasters = cards.flatMap(\.looks).flatMap(\.files).filter(\.isRaster)
        let frame = GalleryFrame(
            cardCount: cards.count, themes: themes.map { ($0.name, $0.title) }, components: componentNames, axes: axes,
            scales: Set(rasters.map(\.scale)), hasBothAppearances: cards.contains { $0.looks.count > 1 })
        var markup = GalleryMarkup(varying: Set(axes.map(\.name)))
        for theme in themes {
            markup.begin(theme.heading)
            for component in theme.components {
                markup.begin(component: component.name)
                for card in component.cards { markup.add(card) }
            }
        }
        markup.end()
        let (head, tail) = frame.parts
        return head + String(decoding: markup.take(), as: UTF8.self) + tail
    }

    /// Each once, in the order in which they come first.
    private var componentNames: [String] {
        var seen: Set<String> = []
        return themes.flatMap(\.components).map(\.name).filter { seen.insert($0).inserted }
    }
}
