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
    /// What stands there has no such detail, or has one of which nothing is known.
    case detail(ContentPlace, Detail, isExtra: Bool)

    /// What a row or an item has beside its name.
    package enum Detail: String, Hashable, Sendable {
        /// Beneath the name.
        case subtitle
        /// Over an item's corner.
        case badge

        /// The id of the node that shows it.
        func node(at place: ContentPlace) -> String { "\(place.node)/\(rawValue)" }
    }

    /// What stands there and the next one stand the other way about.
    package static func exchange(_ place: ContentPlace) -> ContentEdit {
        .exchange(place, with: place.offset(by: 1))
    }

    /// Whether something is gone.
    var isRemoval: Bool {
        switch self {
        case .removal, .sectionRemoval: true
        case .insertion, .exchange, .sectionInsertion, .detail: false
        }
    }

    /// Whether something is extra.
    var isInsertion: Bool {
        switch self {
        case .insertion, .sectionInsertion: true
        case .removal, .exchange, .sectionRemoval, .detail: false
        }
    }

    /// Whether a whole section is gone or extra.
    var isOfSection: Bool {
        switch self {
        case .sectionRemoval, .sectionInsertion: true
        case .removal, .insertion, .exchange, .detail: false
        }
    }

    /// Whether a row or an item has a detail more or less.
    var isOfDetail: Bool { if case .detail = self { true } else { false } }

    /// The id of the node of a detail that is gone; `nil` where none is.
    var goneDetail: String? {
        if case .detail(let place, let detail, isExtra: false) = self { detail.node(at: place) } else { nil }
    }

    /// Whether a row or an item has a detail more.
    var isOfExtraDetail: Bool { if case .detail(_, _, isExtra: true) = self { true } else { false } }

    /// The title of the index bar that is gone or extra with a section; `nil` of what has none.
    var title: Int? {
        switch self {
        case .sectionRemoval(_, let title), .sectionInsertion(_, _, let title): title
        case .removal, .insertion, .exchange, .detail: nil
        }
    }

    /// The places of what is gone or exchanged, or has another detail.
    fileprivate var places: [ContentPlace] {
        switch self {
        case .removal(let place), .detail(let place, _, _): [place]
        case .exchange(let place, let other): [place, other]
        case .insertion, .sectionRemoval, .sectionInsertion: []
        }
    }
}

extension ContentEdit {
    /// What becomes of the numbers of what stands in order.
    enum Renumbering {
        /// They stay.
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

    /// Of the rows of a section, or of items.
    func ofRows(in section: Int?) -> Renumbering {
        switch self {
        case .removal(let place) where place.section == section: .removal(place.index)
        case .insertion(let place) where place.section == section: .insertion(place.index)
        default: .none
        }
    }

    /// Of sections.
    var ofSections: Renumbering {
        switch self {
        case .sectionRemoval(let number, _): .removal(number)
        case .sectionInsertion(let number, _, _): .insertion(number)
        default: .none
        }
    }

    /// Of the index bar's titles.
    var ofTitles: Renumbering {
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

    /// The id of the theme's own node that comes after one that is extra; `nil` after the last one.
    func nodeOfTheme(after node: String) -> String? {
        if let place = placeOfTheme(from: node) { return place.node }
        return extraSections.lazy.compactMap { section, title -> String? in
            if let title, node == "index-bar/title/\(title)" {
                return ContentPlace.node("index-bar/title/\(title + 1)", before: self)
            }
            guard node.hasPrefix("section/\(section)/") else { return nil }
            return ContentPlace.node("section/\(section + 1)/header", before: self)
        }.first
    }

    /// Where those stand in the end that are not the theme's.
    package var extras: [ContentPlace] {
        indices.compactMap { index in
            guard case .insertion(let place) = self[index] else { return nil }
            return place.after(self[(index + 1)...])
        }
    }

    /// Where those are in the end that have a detail more than in the theme's content.
    var extraDetails: [(place: ContentPlace, detail: ContentEdit.Detail)] {
        indices.compactMap { index in
            guard case .detail(let place, let detail, isExtra: true) = self[index] else { return nil }
            return place.after(self[(index + 1)...]).map { ($0, detail) }
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
