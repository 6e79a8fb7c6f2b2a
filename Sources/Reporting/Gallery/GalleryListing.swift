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
    /// The digests of each theme's pictures, by the theme as their lines have it.
    private var pictures: [String: UnorderedDigest] = [:]
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
        let line = picture.line
        let name = String(decoding: GalleryPicture.theme(ofLine: line[...]), as: UTF8.self)
        pictures[name, default: UnorderedDigest()].add(Digest128(of: line.span))
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
            try lines.add(card + [GalleryPicture.placeEnd] + picture.path.utf8, line)
        } catch {
            problem = problem ?? error
        }
    }

    /// Writes the page, with the folder's sheets before the states; throws where that cannot be done, or where a picture
    /// could not be noted.
    ///
    /// - Parameter known: what this program noted of the page when it wrote it last; a page that is still as it was then
    ///   and would be the same again stays. `nil` where nothing is known.
    /// - Returns: what is to be noted of the page.
    @discardableResult
    package func write(unlessAs known: PageNote? = nil) throws(FileSystemError) -> PageNote {
        if let problem { throw problem }
        let sheets = GallerySheets(in: folder)
        let shown = shown(beside: sheets)
        if let known, known.shown == shown, OldPage(in: folder, known) != nil { return known }
        return try write(beside: sheets, shown, known)
    }

    /// - Parameter known: what was noted of the page that is there.
    private func write(
        beside sheets: GallerySheets, _ shown: Digest128, _ known: PageNote?
    ) throws(FileSystemError) -> PageNote {
        let (head, tail) = GalleryFrame(
            cardCount: try cardCount(), sheetCount: sheets.cards.count, themes: themes, components: orderedComponents,
            axes: axes.choices, scales: scales.union(sheets.pictures.filter(\.format.isRaster).map(\.scale)),
            hasBothAppearances: appearances.count > 1
        ).parts
        var body = GalleryBody(markup: GalleryMarkup(varying: axes.varying), titles: titles, boards: boards)
        let old = OldPage(in: folder, known, frame: frame)
        var note = PageNote(shown: shown, page: shown, frame: frame, sections: [:])
        let digest = DigestStream()
        try folder.write(to: Self.path) { file throws(FileSystemError) in
            var length = 0
            func write(_ bytes: [UInt8]) throws(FileSystemError) {
                unsafe digest.update(bytes.span.bytes)
                length += bytes.count
                try file.write(bytes)
            }
            try write(Array(head.utf8))
            body.markup.add(sheets: sheets.cards)
            try write(body.markup.take())
            var section: (theme: [UInt8], shown: Digest128, start: Int, isOld: Bool)?
            func end() throws(FileSystemError) {
                body.end()
                try write(body.markup.take())
                if let section { note.sections[section.shown] = section.start..<length }
            }
            try lines.forEach { line throws(FileSystemError) in
                let theme = GalleryPicture.theme(ofLine: line)
                if section?.theme.elementsEqual(theme) != true {
                    try end()
                    let told = self.shown(of: String(decoding: theme, as: UTF8.self), number: body.markup.themeCount)
                    let bytes = old?.section(told)
                    section = (Array(theme), told, length, bytes != nil)
                    if let bytes {
                        try write(bytes)
                        body.markup.skipTheme()
                    }
                }
                guard section?.isOld == false, let picture = GalleryPicture(line: line) else { return }
                body.add(picture)
                try write(body.markup.take())
            }
            try end()
            try write(Array(tail.utf8))
        }
        note.page = digest.digest
        return note
    }
}

/// What of a page can be told to be as it would be written again.
extension GalleryListing {
    /// The digest of all that decides the page's bytes but the program.
    private func shown(beside sheets: GallerySheets) -> Digest128 {
        let ofThemes = pictures.keys.sorted().map { shown(of: $0, number: 0) }
        let called = themes.flatMap { [$0.name, $0.title] }.map { Digest128(of: Array($0.utf8).span) }
        return Digest128(ofAll: ofThemes + called + sheets.pictures.map { Digest128(of: $0.line.span) })
    }

    /// The digest of what decides a theme's section beside the frame.
    private func shown(of theme: String, number: Int) -> Digest128 {
        let title = Array((titles[theme] ?? theme).utf8)
        let words = (pictures[theme] ?? UnorderedDigest()).words + [UInt64(number)]
        return Digest128(ofAll: [Digest128(of: title.span), Digest128(of: words.span)])
    }

    /// The digest of what decides every section.
    private var frame: Digest128 {
        Digest128(ofAll: axes.varying.sorted().map { Digest128(of: Array($0.utf8).span) })
    }

    /// A page of which sections are taken over.
    private struct OldPage {
        private let file: OpenFile
        private let sections: [Digest128: Range<Int>]

        /// `nil` where the page is not what was noted, or its sections would be written otherwise now.
        init?(in folder: OutputFolder, _ known: PageNote?, frame: Digest128? = nil) {
            guard let known, frame == nil || frame == known.frame,
                let file = try? OpenFile(folder.join(path), followingLinks: false), Digest128(of: file) == known.page
            else { return nil }
            self.file = file
            sections = known.sections
        }

        func section(_ shown: Digest128) -> [UInt8]? {
            guard let place = sections[shown], let bytes = try? file.bytes(place), bytes.count == place.count else {
                return nil
            }
            return bytes
        }
    }
}

extension Digest128 {
    fileprivate init(ofAll digests: [Digest128]) {
        let words = digests.flatMap { [$0.high, $0.low] }
        self.init(of: words.span)
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

    /// Ends a theme.
    mutating func end() {
        endCard()
        markup.end()
        (theme, component) = (nil, nil)
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
