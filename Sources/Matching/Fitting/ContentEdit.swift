import Contents
import Timelines

/// A row or an item that the screenshot does not have, or has in another's place (MT-3).
package enum ContentEdit: Hashable {
    /// What stands there is gone.
    case removal(ContentPlace)
    /// What stands there and what stands at the other place, which comes after it, stand the other way about.
    case exchange(ContentPlace, with: ContentPlace)

    /// What stands there and the next one stand the other way about.
    package static func exchange(_ place: ContentPlace) -> ContentEdit {
        .exchange(place, with: place.offset(by: 1))
    }

    /// The place of what is gone, or of the first of the two.
    var place: ContentPlace {
        switch self {
        case .removal(let place), .exchange(let place, with: _): place
        }
    }

    /// Whether something is gone.
    var isRemoval: Bool { if case .removal = self { true } else { false } }
}

extension [ContentEdit] {
    /// The same with one more; `nil` where it exchanges what was exchanged before, which makes a move of many steps.
    package func with(_ edit: ContentEdit) -> [ContentEdit]? {
        let isRepeated = indices.contains { index in
            let earlier = self[index].exchanged(after: prefix(index))
            return !earlier.isDisjoint(with: edit.exchanged(after: prefix(count)))
        }
        return isRepeated ? nil : self + [edit]
    }
}

extension ContentEdit {
    /// Where what it exchanges stood before all edits.
    fileprivate func exchanged(after edits: some BidirectionalCollection<ContentEdit>) -> Set<ContentPlace> {
        guard case .exchange(let place, let other) = self else { return [] }
        return [place.before(edits), other.before(edits)]
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
    var node: String { section.map { "section/\($0)/row/\(index)" } ?? "grid/item/\(index)" }

    /// Where what stands there stood before some edits: a theme's own content numbers what is told.
    package func before(_ edits: some BidirectionalCollection<ContentEdit>) -> ContentPlace {
        edits.reversed().reduce(self) { place, edit in
            switch edit {
            case .removal(let gone):
                place.section == gone.section && place.index >= gone.index ? place.offset(by: 1) : place
            case .exchange(let first, let second):
                place == first ? second : place == second ? first : place
            }
        }
    }

    /// The id of a node as it was before some edits.
    static func node(_ id: String, before edits: [ContentEdit]) -> String {
        guard !edits.isEmpty, let place = ContentPlace(node: id) else { return id }
        return place.before(edits).node + id.dropFirst(place.node.count)
    }
}

extension MatchSubject {
    /// The same with an edit made; `nil` where one of its places is none of the content's.
    func edited(by edit: ContentEdit) -> MatchSubject? {
        var subject = holdingStage
        // Others have the ids of nodes that were gone or elsewhere.
        subject.nodeEdits = NodeEdits()
        switch edit {
        case .removal(let place):
            guard var items = subject.items(of: place.section), items.indices.contains(place.index), items.count > 1
            else { return nil }
            items.remove(at: place.index)
            subject.set(items, of: place.section)
        case .exchange(let first, let second):
            guard let one = subject.item(at: first), let other = subject.item(at: second) else { return nil }
            subject.set(other, at: first)
            subject.set(one, at: second)
        }
        return subject
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

    /// The last row of the section before the one that a row is the first of; `nil` for other rows.
    func lastOfSection(before place: ContentPlace) -> ContentPlace? {
        guard place.index == 0, let section = place.section, section > 0 else { return nil }
        return ContentPlace(section: section - 1, index: list.sections[section - 1].items.count - 1)
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
