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
    func after(_ edits: some Sequence<ContentEdit>) -> ContentPlace? {
        edits.reduce(self as ContentPlace?) { place, edit in
            place?.renumbered(by: edit) { numbering, number in numbering.after(number) }
        }
    }

    private func renumbered(
        by edit: ContentEdit, _ renumbered: (ContentEdit.Renumbering, Int) -> Int?
    ) -> ContentPlace? {
        if case .exchange(let first, let second) = edit {
            return self == first ? second : self == second ? first : self
        }
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
