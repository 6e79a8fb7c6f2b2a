import Contents

/// A row or an item that the screenshot does not have, or has in another's place (MT-3).
package enum ContentEdit: Hashable {
    /// What stands there is gone.
    case removal(ContentPlace)
    /// What stands there and what stands by so many places after it stand the other way about.
    case exchange(ContentPlace, by: Int = 1)

    /// The place of what is gone, or of the first of the two.
    var place: ContentPlace {
        switch self {
        case .removal(let place), .exchange(let place, by: _): place
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
        guard case .exchange(let place, let distance) = self else { return [] }
        return [place.before(edits), place.offset(by: distance).before(edits)]
    }
}

/// A row of a section, or an item of a grid.
package struct ContentPlace: Hashable {
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

    /// The id of the node that stands there.
    var node: String { section.map { "section/\($0)/row/\(index)" } ?? "grid/item/\(index)" }

    /// Where what stands there stood before some edits: a theme's own content numbers what is told.
    package func before(_ edits: some BidirectionalCollection<ContentEdit>) -> ContentPlace {
        edits.reversed().reduce(self) { place, edit in
            let gone = edit.place
            guard gone.section == place.section else { return place }
            let index =
                switch edit {
                case .removal: place.index >= gone.index ? place.index + 1 : place.index
                case .exchange(_, let distance):
                    place.index == gone.index
                        ? gone.index + distance : place.index == gone.index + distance ? gone.index : place.index
                }
            return ContentPlace(section: place.section, index: index)
        }
    }

    /// The id of a node as it was before some edits.
    static func node(_ id: String, before edits: [ContentEdit]) -> String {
        guard !edits.isEmpty, let place = ContentPlace(node: id) else { return id }
        return place.before(edits).node + id.dropFirst(place.node.count)
    }
}

extension MatchSubject {
    /// The same with an edit made; `nil` where its place, or its neighbour, is none of the content's.
    func edited(by edit: ContentEdit) -> MatchSubject? {
        var subject = self
        if let section = edit.place.section {
            guard list.sections.indices.contains(section),
                let items = Self.edited(list.sections[section].items, by: edit)
            else { return nil }
            subject.list.sections[section].items = items
        } else {
            // Longer ones are not searched for what is gone.
            guard grid.count <= 500, let items = Self.edited((0..<grid.count).map { grid[$0] }, by: edit) else {
                return nil
            }
            subject.grid = GridContent(title: grid.title, locale: grid.locale, items: items)
        }
        return subject
    }

    private static func edited(_ items: [ContentItem], by edit: ContentEdit) -> [ContentItem]? {
        var items = items
        switch edit {
        case .removal(let place):
            guard items.indices.contains(place.index), items.count > 1 else { return nil }
            items.remove(at: place.index)
        case .exchange(let place, let distance):
            guard items.indices.contains(place.index), items.indices.contains(place.index + distance) else {
                return nil
            }
            items.swapAt(place.index, place.index + distance)
        }
        return items
    }
}
