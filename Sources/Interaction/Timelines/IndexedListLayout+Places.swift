import Geometry
import Layouts

/// What the places of a timeline are on a screen.
extension IndexedListLayout {
    /// The names by which a timeline can call the titles.
    var titleNames: [String] { titles.map(\.name) }

    func title(named name: String) throws(TimelineProblem.Cause) -> Int {
        if let title = titles.firstIndex(of: .text(name)) ?? titleNames.firstIndex(of: name) { return title }
        throw .unknownTitle(name, known: titleNames)
    }

    /// The middle of a title's slot.
    func point(ofTitle title: Int) throws(TimelineProblem.Cause) -> Point {
        guard titles.indices.contains(title) else { throw .noSuchNumber(title, count: titles.count) }
        guard let bar else { throw .noBar }
        return bar.slotFrame(ofTitle: title).center
    }

    /// Among the titles that lead to a section: at 0 the first, at 1 the last.
    func title(atShare share: Double) throws(TimelineProblem.Cause) -> Int {
        let leading = titles.indices.filter { sectionOfTitle[$0] != nil }
        guard !leading.isEmpty else { throw .noTitles }
        let place = (min(max(share, 0), 1) * Double(leading.count - 1)).rounded(.down)
        return leading[Int(place)]
    }

    func section(_ section: ScrollPlace.Section) throws(TimelineProblem.Cause) -> Int {
        switch section {
        case .title(let name):
            guard let section = sectionOfTitle[try title(named: name)] else { throw .noSections }
            return section
        case .number(let number):
            guard list.sections.indices.contains(number) else {
                throw .noSuchNumber(number, count: list.sections.count)
            }
            return number
        case .middle:
            guard !list.sections.isEmpty else { throw .noSections }
            return list.sections.count / 2
        }
    }

    /// Where an anchor is that names a place of a list.
    func point(of anchor: TouchPlace.Anchor) throws(TimelineProblem.Cause) -> Point {
        switch anchor {
        case .title(let name): try point(ofTitle: try title(named: name))
        case .number(let number): try point(ofTitle: number)
        case .share(let share): try point(ofTitle: try title(atShare: share))
        case .item, .pageControl, .grid, .pages: throw .wrongSubject(.grid)
        case .list, .point, .finger: list.area.frame.center
        }
    }

    /// The offset that a place means, within the scroll range.
    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double {
        switch place {
        case .page: throw .wrongSubject(.grid)
        case .offset(let offset): return list.clamped(offset: offset)
        case .end: return list.scrollRange.upperBound
        case .tableHeader(let gone):
            return list.clamped(offset: list.scrollRange.lowerBound + gone * list.tableHeaderHeight)
        case .section(let section): return list.targetOffset(ofSection: try self.section(section))
        case .rows(let rows, let section):
            return try restingOffset(of: section) { list.line(passing: rows, ofSection: $0) }
        case .pushed(let share, let section):
            return try restingOffset(of: section) { list.line(pushingSection: $0, by: share) }
        }
    }

    /// The offset that brings a line of a section to the pin line.
    private func restingOffset(
        of section: ScrollPlace.Section, line: (Int) -> Double?
    ) throws(TimelineProblem.Cause) -> Double {
        let first = try self.section(section)
        let others = section == .middle ? list.sectionsByDistance(from: first) : [first][...]
        for candidate in others {
            let offset = line(candidate).map { $0 - list.area.topInset }
            if let offset, list.scrollRange.contains(offset) { return offset }
        }
        throw .outOfReach
    }
}

extension SectionListLayout {
    /// All sections, the nearest first; of two as near the later one.
    fileprivate func sectionsByDistance(from middle: Int) -> ArraySlice<Int> {
        let pairs = sections.indices.flatMap { [middle + $0, middle - 1 - $0] }
        return pairs.filter(sections.indices.contains)[...]
    }

    /// The y that so many rows of a section end at, or as near to it as leaves the header pinned; `nil` without rows.
    fileprivate func line(passing rows: Double, ofSection section: Int) -> Double? {
        guard sections[section].rowCount > 0 else { return nil }
        return min(rowY(section: section, row: 0) + rows * rowHeight, endY(ofSection: section) - headerHeight)
    }

    /// The pin line at which the next section has pushed a header out by a share; `nil` for the last section.
    fileprivate func line(pushingSection section: Int, by share: Double) -> Double? {
        guard section < sections.count - 1 else { return nil }
        return endY(ofSection: section) - headerHeight * (1 - share)
    }
}
