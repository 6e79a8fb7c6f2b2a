import Contents
import Timelines

/// A row, an item or a section that the screenshot does not have, has in another's place, or has beyond the theme's (MT-3).
package enum ContentEdit: Hashable {
    /// What stands there is gone.
    case removal(ContentPlace)
    /// Another one stands there, of which nothing is known, and what stood there comes after it.
    case insertion(ContentPlace)
    /// What stands there and what stands at the other place, which comes after it, stand the other way about.
    case exchange(ContentPlace, with: ContentPlace)
    /// The section with a number is gone, and with it a title of the index bar, where titles follow sections.
    case sectionRemoval(Int, title: Int?)
    /// Another section has that number, of which nothing is known but how many rows it has, and perhaps its own title in the
    /// index bar; what had the number comes after it.
    case sectionInsertion(Int, rows: Int, title: Int?)

    /// What stands there and the next one stand the other way about.
    package static func exchange(_ place: ContentPlace) -> ContentEdit {
        .exchange(place, with: place.offset(by: 1))
    }

    /// Whether something is gone.
    var isRemoval: Bool {
        switch self {
        case .removal, .sectionRemoval: true
        case .insertion, .exchange, .sectionInsertion: false
        }
    }

    /// Whether something is extra.
    var isInsertion: Bool {
        switch self {
        case .insertion, .sectionInsertion: true
        case .removal, .exchange, .sectionRemoval: false
        }
    }

    /// Whether a whole section is gone or extra.
    var isOfSection: Bool {
        switch self {
        case .sectionRemoval, .sectionInsertion: true
        case .removal, .insertion, .exchange: false
        }
    }

    /// The title of the index bar that is gone or extra with a section; `nil` of what has none.
    var title: Int? {
        switch self {
        case .sectionRemoval(_, let title), .sectionInsertion(_, _, let title): title
        case .removal, .insertion, .exchange: nil
        }
    }

    /// The places of what is gone or exchanged.
    fileprivate var places: [ContentPlace] {
        switch self {
        case .removal(let place): [place]
        case .exchange(let place, let other): [place, other]
        case .insertion, .sectionRemoval, .sectionInsertion: []
        }
    }
}

extension ContentEdit {
    /// What becomes of the numbers of what stands in order.
    fileprivate enum Renumbering {
        case none
        /// The one with the number is gone.
        case removal(Int)
        /// Another one has the number.
        case insertion(Int)

        /// The number that one had before; `nil` of what is extra.
        func before(_ number: Int) -> Int? {
            switch self {
            case .none: number
            case .removal(let gone): number >= gone ? number + 1 : number
            case .insertion(let extra): number == extra ? nil : number > extra ? number - 1 : number
            }
        }

        /// The number that one has then; `nil` of what is gone.
        func after(_ number: Int) -> Int? {
            switch self {
            case .none: number
            case .removal(let gone): number == gone ? nil : number > gone ? number - 1 : number
            case .insertion(let extra): number >= extra ? number + 1 : number
            }
        }
    }

    fileprivate func ofRows(in section: Int?) -> Renumbering {
        switch self {
        case .removal(let place) where place.section == section: .removal(place.index)
        case .insertion(let place) where place.section == section: .insertion(place.index)
        default: .none
        }
    }

    fileprivate var ofSections: Renumbering {
        switch self {
        case .sectionRemoval(let number, _): .removal(number)
        case .sectionInsertion(let number, _, _): .insertion(number)
        default: .none
        }
    }

    fileprivate var ofTitles: Renumbering {
        switch self {
        case .sectionRemoval(_, let title?): .removal(title)
        case .sectionInsertion(_, _, let title?): .insertion(title)
        default: .none
        }
    }
}

extension [ContentEdit] {
    /// The same with one more; `nil` where it exchanges what was exchanged before, which makes a move of many steps, or takes
    /// away or exchanges what is not the theme's.
    package func with(_ edit: ContentEdit) -> [ContentEdit]? {
        let places = edit.places.compactMap { $0.before(self) }
        guard places.count == edit.places.count else { return nil }
        let exchanged = indices.flatMap { self[$0].exchanged(after: prefix($0)) }
        return edit.exchanged(after: prefix(count)).isDisjoint(with: exchanged) ? self + [edit] : nil
    }

    /// The place that the theme's own content has for what comes first of it from a node on.
    func placeOfTheme(from node: String) -> ContentPlace? {
        guard let place = ContentPlace(node: node) else { return nil }
        return (0...count).lazy.compactMap { place.offset(by: $0).before(self) }.first
    }

    /// Where those stand in the end that are not the theme's.
    package var extras: [ContentPlace] {
        indices.compactMap { index in
            guard case .insertion(let place) = self[index] else { return nil }
            return place.after(self[(index + 1)...])
        }
    }

    /// Which sections in the end are not the theme's, each with its title in the index bar.
    var extraSections: [(section: Int, title: Int?)] {
        indices.compactMap { index in
            guard case .sectionInsertion(let number, _, let title) = self[index] else { return nil }
            let later = self[(index + 1)...]
            let section = later.reduce(number as Int?) { number, edit in number.flatMap(edit.ofSections.after) }
            return section.map { ($0, later.reduce(title) { title, edit in title.flatMap(edit.ofTitles.after) }) }
        }
    }
}

extension ContentEdit {
    /// Where what it exchanges stood before all edits.
    fileprivate func exchanged(after edits: some BidirectionalCollection<ContentEdit>) -> Set<ContentPlace> {
        guard case .exchange = self else { return [] }
        return Set(places.compactMap { $0.before(edits) })
    }
}

/// A row of a section, or an item of a grid.
package struct ContentPlace: Hashable, Comparable {
    /// `nil` for an item of a grid.
    package let section: Int?
    /// Counted from 0.
    package let index: Int

    /// The place with an index of a section, or of a grid.
    package init(section: Int?, index: Int) { (self.section, self.index) = (section, index) }

    /// The place that a node shows something of, as `section/2/row/4/title` of the fifth row; `nil` for other nodes.
    init?(node id: String) {
        let parts = id.split(separator: "/")
        if parts.count >= 4, parts[0] == "section", parts[2] == "row", let section = Int(parts[1]),
            let row = Int(parts[3])
        {
            self.init(section: section, index: row)
        } else if parts.count >= 3, parts[0] == "grid", parts[1] == "item", let item = Int(parts[2]) {
            self.init(section: nil, index: item)
        } else {
            return nil
        }
    }

    /// The place by so many after it, or before it where that is negative.
    func offset(by distance: Int) -> ContentPlace { ContentPlace(section: section, index: index + distance) }

    /// Whether it comes before another one.
    package static func < (one: ContentPlace, other: ContentPlace) -> Bool {
        (one.section ?? 0, one.index) < (other.section ?? 0, other.index)
    }

    /// The id of the node that stands there.
    package var node: String { section.map { "section/\($0)/row/\(index)" } ?? "grid/item/\(index)" }

    /// Where what stands there stood before some edits, since a theme's own content numbers what is told; `nil` for what is
    /// not the theme's.
    package func before(_ edits: some BidirectionalCollection<ContentEdit>) -> ContentPlace? {
        edits.reversed().reduce(self as ContentPlace?) { place, edit in
            place?.renumbered(by: edit) { numbering, number in numbering.before(number) }
        }
    }

    /// Where what stands there stands after some edits; `nil` for what is gone.
    fileprivate func after(_ edits: some Sequence<ContentEdit>) -> ContentPlace? {
        edits.reduce(self as ContentPlace?) { place, edit in
            place?.renumbered(by: edit) { numbering, number in numbering.after(number) }
        }
    }

    private func renumbered(
        by edit: ContentEdit, _ renumbered: (ContentEdit.Renumbering, Int) -> Int?
    ) -> ContentPlace? {
        if case .exchange(let first, let second) = edit { return self == first ? second : self == second ? first : self }
        guard let index = renumbered(edit.ofRows(in: section), index) else { return nil }
        guard let section else { return ContentPlace(section: nil, index: index) }
        return renumbered(edit.ofSections, section).map { ContentPlace(section: $0, index: index) }
    }

    /// The id of a node as it was before some edits: of a row or an item, a header or a footer, or a title of the index bar.
    static func node(_ id: String, before edits: [ContentEdit]) -> String {
        guard !edits.isEmpty else { return id }
        if let place = ContentPlace(node: id) {
            return place.before(edits).map { $0.node + id.dropFirst(place.node.count) } ?? id
        }
        var parts = id.split(separator: "/").map(String.init)
        func renumber(_ part: Int, by numbering: (ContentEdit) -> ContentEdit.Renumbering) {
            guard parts.count > part, let number = Int(parts[part]) else { return }
            let before = edits.reversed().reduce(number as Int?) { number, edit in
                number.flatMap(numbering(edit).before)
            }
            if let before { parts[part] = String(before) }
        }
        if id.hasPrefix("section/") { renumber(1) { $0.ofSections } }
        if id.hasPrefix("index-bar/title/") { renumber(2) { $0.ofTitles } }
        return parts.joined(separator: "/")
    }
}

extension MatchSubject {
    /// The same with an edit made; `nil` where one of its places is none of the content's, or it goes against those before.
    func edited(by edit: ContentEdit) -> MatchSubject? {
        guard let edits = contentEdits.with(edit) else { return nil }
        var subject = holdingStage
        subject.contentEdits = edits
        // Others have the ids of nodes that were gone or elsewhere.
        subject.nodeEdits = NodeEdits()
        switch edit {
        case .removal(let place):
            guard var items = subject.items(of: place.section), items.indices.contains(place.index), items.count > 1
            else { return nil }
            items.remove(at: place.index)
            subject.set(items, of: place.section)
        case .insertion(let place):
            guard var items = subject.items(of: place.section), (0...items.count).contains(place.index) else {
                return nil
            }
            items.insert(ContentItem(name: ""), at: place.index)
            // A page that is the only one stays so.
            if case .grid(let state) = state, state.stage == .singlePage {
                items = Array(items.prefix(studio(of: theme).gridLayout.geometry.itemsPerPage))
            }
            subject.set(items, of: place.section)
        case .exchange(let first, let second):
            guard let one = subject.item(at: first), let other = subject.item(at: second) else { return nil }
            subject.set(other, at: first)
            subject.set(one, at: second)
        case .sectionRemoval(let number, let title):
            guard subject.list.sections.indices.contains(number), subject.list.sections.count > 1 else { return nil }
            let section = subject.list.sections.remove(at: number)
            if title != nil { subject.list.indexTitles?.removeAll { $0 == section.indexTitle } }
        case .sectionInsertion(let number, let rows, let title):
            guard subject.list.sections.indices.contains(number) else { return nil }
            let next = subject.list.sections[number].indexTitle
            if title != nil, let place = subject.list.indexTitles?.firstIndex(of: next) {
                subject.list.indexTitles?.insert("", at: place)
            }
            let items = Array(repeating: ContentItem(name: ""), count: rows)
            subject.list.sections.insert(ContentSection(title: "", items: items), at: number)
        }
        return subject
    }

    /// The ways in which a section may be gone, or another be before it: the index bar may keep its titles.
    func sectionEdits(at number: Int) -> (removals: [ContentEdit], insertions: [ContentEdit]) {
        guard list.sections.indices.contains(number) else { return ([], []) }
        let bar = theme.theme(in: appearance).indexBar
        var titles: (own: [Int?], extra: [Int?]) = ([nil], [nil])
        if bar.titles.isEmpty {
            let leading = bar.leadingTitles.count
            let section = list.sections[number].indexTitle
            if let place = list.indexTitles?.firstIndex(of: section) {
                titles.own.append(leading + place)
                titles.extra.append(leading + place)
            } else if list.indexTitles == nil {
                // Sections that follow one of the same title have none of their own.
                let shown = list.sections.indices.filter {
                    $0 == 0 || list.sections[$0].indexTitle != list.sections[$0 - 1].indexTitle
                }
                let before = leading + shown.count { $0 < number }
                let isOwn = shown.contains(number) && (shown.contains(number + 1) || number + 1 == list.sections.count)
                titles = ([isOwn ? before : nil], shown.contains(number) ? [before] : [])
            }
        }
        return (
            titles.own.map { .sectionRemoval(number, title: $0) },
            titles.extra.flatMap { title in
                (1...Self.mostOfExtraRows).map { .sectionInsertion(number, rows: $0, title: title) }
            }
        )
    }

    /// How many rows an extra section may have.
    private static let mostOfExtraRows = 6

    /// The ids of what is extra of a content, as far as it is shown.
    var extraIDs: Set<String> {
        let sections = contentEdits.extraSections.flatMap { section, title in
            ["section/\(section)/header", "section/\(section)/footer"]
                + list.sections[section].items.indices.map { ContentPlace(section: section, index: $0).node }
                + (title.map { ["index-bar/title/\($0)"] } ?? [])
        }
        return Set(contentEdits.extras.map(\.node) + sections)
    }

    /// The same with the items that the state's stage makes of the content: the one whose picture it takes goes where an edit
    /// brings it, and no other follows onto a page that is the only one.
    private var holdingStage: MatchSubject {
        guard case .grid(let state) = state, state.stage != .asThemed else { return self }
        let staged = state.stage.staged(studio(of: theme).gridLayout).content
        var subject = [.singlePage, .missingPicture].contains(state.stage) ? showing(.grid(.firstPage)) : self
        subject.grid = staged
        guard let items = subject.items(of: nil) else { return self }
        subject.set(items, of: nil)
        return subject
    }

    /// The place after all rows or items.
    var end: ContentPlace {
        if state.component == .grid { return ContentPlace(section: nil, index: grid.count) }
        return ContentPlace(
            section: max(list.sections.count - 1, 0), index: list.sections.last?.items.count ?? 0)
    }

    /// The last row of the section before the one that a row is the first of; `nil` for other rows.
    func lastOfSection(before place: ContentPlace) -> ContentPlace? {
        guard place.index == 0, let section = place.section, section > 0 else { return nil }
        return ContentPlace(section: section - 1, index: list.sections[section - 1].items.count - 1)
    }

    /// The first row of the section after the one that a row is the last of; `nil` for other rows.
    func firstOfSection(after place: ContentPlace) -> ContentPlace? {
        guard let section = place.section, section + 1 < list.sections.count,
            place.index == list.sections[section].items.count - 1
        else { return nil }
        return ContentPlace(section: section + 1, index: 0)
    }

    /// The rows of a section, or the items of a grid; `nil` where there is none, and of grids that are too long to be searched
    /// for what is gone.
    private func items(of section: Int?) -> [ContentItem]? {
        guard let section else { return grid.count <= 500 ? (0..<grid.count).map { grid[$0] } : nil }
        return list.sections.indices.contains(section) ? list.sections[section].items : nil
    }

    private func item(at place: ContentPlace) -> ContentItem? {
        items(of: place.section).flatMap { $0.indices.contains(place.index) ? $0[place.index] : nil }
    }

    private mutating func set(_ items: [ContentItem], of section: Int?) {
        if let section {
            list.sections[section].items = items
        } else {
            grid = GridContent(title: grid.title, locale: grid.locale, items: items)
        }
    }

    private mutating func set(_ item: ContentItem, at place: ContentPlace) {
        guard var items = items(of: place.section) else { return }
        items[place.index] = item
        set(items, of: place.section)
    }
}
