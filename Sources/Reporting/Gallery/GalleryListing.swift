package import Files
import Interaction
package import Manifests

/// The gallery of a run as it comes about, however many pictures there are: the folder's sheets, states in the order of
/// ST-2, then timelines, whatever the order in which they are added.
package final class GalleryListing {
    private let folder: OutputFolder
    /// The pictures without boards.
    private let lines: SortedLines
    private var titles: [String: String] = [:]
    private var boards: [String: [GalleryPicture]] = [:]
    private var components: [String: Place] = [:]
    private var axes = GalleryAxes()
    /// Digests of what tells cards apart; `nil` where there are too many to hold.
    private var cards: Set<UInt64>? = []
    private var appearances: Set<String> = []
    private var scales: Set<Double> = []
    private var problem: FileSystemError?

    /// Where something comes first on the page.
    fileprivate typealias Place = [UInt8]

    /// Of more cards, not even digests are held.
    private static let largestCardSet = 1 << 16

    /// The gallery's place in the output folder.
    package static let path = "index.html"

    /// - Parameter folder: the run's; parts of the page wait there, too.
    package init(in folder: OutputFolder) {
        self.folder = folder
        lines = SortedLines(in: folder)
    }

    /// Adds a file of the run; one of which a manifest does not say what it shows is left out.
    package func add(_ entry: ManifestEntry) {
        guard let theme = entry.picture?.theme, let picture = GalleryPicture(entry) else { return }
        guard picture.path != "\(theme.name)/board.\(picture.format.fileExtension)" else {
            boards[theme.name, default: []].append(picture)
            titles[theme.name] = theme.title
            return
        }
        let card = picture.cardPlace
        if titles[theme.name] == nil { titles[theme.name] = theme.title }
        appearances.insert(picture.appearance)
        if picture.format.isRaster { scales.insert(picture.scale) }
        cards?.insert(Digest128(of: card.span).low)
        if let count = cards?.count, count > Self.largestCardSet { cards = nil }
        if components[picture.component].map({ card.lexicographicallyPrecedes($0) }) ?? true {
            components[picture.component] = card
        }
        axes.note(picture.axes, of: card)
        do throws(FileSystemError) {
            try lines.add(card + [GalleryPicture.placeEnd] + picture.path.utf8, picture.line)
        } catch {
            problem = problem ?? error
        }
    }

    /// Writes the page, with the folder's sheets before the states; throws where that cannot be done, or where a picture
    /// could not be noted.
    package func write() throws(FileSystemError) {
        if let problem { throw problem }
        let sheets = GallerySheets(in: folder)
        let (head, tail) = GalleryFrame(
            cardCount: try cardCount(), sheetCount: sheets.cards.count, themes: themes, components: orderedComponents,
            axes: axes.choices, scales: scales.union(sheets.pictures.filter(\.format.isRaster).map(\.scale)),
            hasBothAppearances: appearances.count > 1
        ).parts
        var body = GalleryBody(markup: GalleryMarkup(varying: axes.varying), titles: titles, boards: boards)
        body.markup.add(sheets: sheets.cards)
        try folder.write(to: Self.path) { file throws(FileSystemError) in
            try file.write(head.utf8)
            try lines.forEach { line throws(FileSystemError) in
                guard let picture = GalleryPicture(line: line) else { return }
                body.add(picture)
                try file.write(body.markup.take())
            }
            body.end()
            try file.write(body.markup.take())
            try file.write(tail.utf8)
        }
    }
}

extension GalleryListing {
    private var themes: [(name: String, title: String)] {
        titles.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { ($0, titles[$0] ?? $0) }
    }

    private var orderedComponents: [String] {
        components.sorted { ($0.value.lexicographicallyPrecedes($1.value)) }.map(\.key)
    }

    /// How many cards the page will have; very many are counted as they will be written.
    private func cardCount() throws(FileSystemError) -> Int {
        if let cards { return cards.count }
        var count = 0
        var last: GalleryPicture?
        try lines.forEach { line throws(FileSystemError) in
            guard let picture = GalleryPicture(line: line) else { return }
            if last?.sharesCard(with: picture) != true { count += 1 }
            last = picture
        }
        return count
    }
}

/// The axes by which cards are told, and where each of their values comes first on the page.
private struct GalleryAxes {
    private var values: [GalleryPicture.Axis: (place: GalleryListing.Place, number: Int)] = [:]
    /// How many values each axis has.
    private var counts: [String: Int] = [:]
    /// How many pictures were noted, and how many of them each axis tells something of.
    private var pictureCount = 0
    private var pictureCounts: [String: Int] = [:]
    /// Axes of which so many values are there that nobody would choose among them; none of those is held.
    private var crowded: Set<String> = []

    private static let largestChoice = 1000

    /// - Parameter axes: those of a card's picture, in their order.
    mutating func note(_ axes: [GalleryPicture.Axis], of card: GalleryListing.Place) {
        pictureCount += 1
        for axis in axes { pictureCounts[axis.name, default: 0] += 1 }
        for (number, axis) in axes.enumerated() where !crowded.contains(axis.name) {
            if let known = values[axis] {
                if card.lexicographicallyPrecedes(known.place) { values[axis] = (card, number) }
                continue
            }
            values[axis] = (card, number)
            counts[axis.name, default: 0] += 1
            guard let count = counts[axis.name], count > Self.largestChoice else { continue }
            crowded.insert(axis.name)
            values = values.filter { $0.key.name != axis.name }
        }
    }

    /// Those that cards can be told by, but for those of too many values, in the order in which they first come.
    var choices: [GalleryFrame.Axis] {
        let ordered = values.sorted { first, second in
            let (first, second) = (first.value, second.value)
            return first.place == second.place
                ? first.number < second.number : first.place.lexicographicallyPrecedes(second.place)
        }
        return ordered.map(\.key).grouped(by: \.name).map { ($0, $1.map(\.value)) }.filter { varying.contains($0.0) }
    }

    /// The names of those that have more than one value, or one that not all pictures have.
    var varying: Set<String> {
        Set(counts.filter { $0.value > 1 || pictureCounts[$0.key, default: 0] < pictureCount }.keys)
    }
}

/// Puts adjacent pictures into cards, those into components, and those into themes.
private struct GalleryBody {
    var markup: GalleryMarkup
    let titles: [String: String]
    let boards: [String: [GalleryPicture]]
    private var card: [GalleryPicture] = []
    private var theme: String?
    private var component: String?

    init(markup: GalleryMarkup, titles: [String: String], boards: [String: [GalleryPicture]]) {
        self.markup = markup
        self.titles = titles
        self.boards = boards
    }

    mutating func add(_ picture: GalleryPicture) {
        if let first = card.first, !first.sharesCard(with: picture) { endCard() }
        card.append(picture)
    }

    mutating func end() {
        endCard()
        markup.end()
    }

    private mutating func endCard() {
        guard let first = card.first, let whole = GalleryCard(card) else { return }
        if theme != first.theme {
            let boards = boards[first.theme]?.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            markup.begin(theme: first.theme, title: titles[first.theme] ?? first.theme, boards: boards ?? [])
            component = nil
        }
        if component != first.component { markup.begin(component: first.component) }
        (theme, component) = (first.theme, first.component)
        markup.add(whole)
        card = []
    }
}
