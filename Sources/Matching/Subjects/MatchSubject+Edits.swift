import Contents
import Timelines

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
        case .detail(let place, let detail, let isExtra):
            guard subject.item(at: place) != nil else { return nil }
            subject.set(detail, to: isExtra ? "nnnn" : nil, at: place)
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

    /// The edit that takes a detail, or brings one; `nil` where nothing stands.
    func edit(of detail: ContentEdit.Detail, at place: ContentPlace) -> ContentEdit? {
        item(at: place).map { item in
            let own = detail == .badge ? item.badge : item.subtitle
            return .detail(place, detail, isExtra: own == nil)
        }
    }

    /// Sets what is beside the name at a place; does nothing where nothing stands.
    mutating func set(_ detail: ContentEdit.Detail, to text: String?, at place: ContentPlace) {
        guard var item = item(at: place) else { return }
        switch detail {
        case .subtitle: item.subtitle = text
        case .badge: item.badge = text
        }
        set(item, at: place)
    }

    /// How many rows an extra section may have.
    private static let mostOfExtraRows = 6

    /// The ids of what is extra of a content, as far as it is shown.
    var extraIDs: Set<String> {
        let sections = contentEdits.extraSections.flatMap { section, title in
            ["section/\(section)/header", "section/\(section)/footer"]
                + (items(of: section) ?? []).indices.map { ContentPlace(section: section, index: $0).node }
                + (title.map { ["index-bar/title/\($0)"] } ?? [])
        }
        let details = contentEdits.extraDetails.map { $0.detail.node(at: $0.place) }
        return Set(contentEdits.extras.map(\.node) + sections + details)
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
