import Contents
import Geometry
import Interaction
import Layouts

/// An engine that timelines are played on: what their places are there.
protocol PlayedEngine: PointerEngine where Output == TimedEvent {
    /// What its control shows.
    associatedtype Content: LayoutContent where Content.Geometry == Geometry

    /// What a timeline calls the control.
    static var subject: TimelineSubject { get }

    /// The control of a layout at rest, as it shows first.
    init(on layout: Layout<Content>, time: Double)

    /// The layout with what shows after a reload.
    static func layout(
        _ layout: Layout<Content>, showing content: TimelineContent
    ) throws(TimelineProblem.Cause) -> Layout<Content>

    /// Where a finger comes down that takes hold of what scrolls.
    var grabPoint: Point { get }
    /// The width of a page in points; 0 where there are none.
    var pageWidth: Double { get }
    /// Whether there is a bar or could be one, and no finger is on it.
    var hasIdleBar: Bool { get }

    /// What shows of the control, as that of either.
    static func played(_ state: State) -> OpenTimeline.State

    /// Where an anchor is that names something, at a time.
    func point(of anchor: TouchPlace.Anchor, at time: Double) throws(TimelineProblem.Cause) -> Point

    /// The offset that a place means, within the scroll range.
    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double
}

extension IndexedListEngine: PlayedEngine {
    static var subject: TimelineSubject { .list }
    static func played(_ state: IndexedListState) -> OpenTimeline.State { .list(state) }

    static func layout(
        _ layout: Layout<ListContent>, showing content: TimelineContent
    ) throws(TimelineProblem.Cause) -> Layout<ListContent> {
        if case .sections(let titles) = content {
            for title in titles { _ = try layout.geometry.title(named: title) }
        }
        return layout.showing(content)
    }

    var grabPoint: Point { layout.list.area.frame.center }
    var pageWidth: Double { 0 }
    var hasIdleBar: Bool { bar.touch == .idle }

    func point(of anchor: TouchPlace.Anchor, at time: Double) throws(TimelineProblem.Cause) -> Point {
        switch anchor {
        case .title, .number, .share, .item, .pageControl, .grid, .pages: try layout.point(of: anchor)
        case .list, .point, .finger: grabPoint
        }
    }

    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double { try layout.offset(of: place) }
}

extension IndexedListLayout {
    /// The middle of the slot that an anchor names; that of the list for an anchor that names no title.
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
}

extension GridEngine: PlayedEngine {
    static var subject: TimelineSubject { .grid }
    static func played(_ state: GridState) -> OpenTimeline.State { .grid(state) }

    static func layout(
        _ layout: Layout<GridContent>, showing content: TimelineContent
    ) -> Layout<GridContent> {
        layout.showing(content)
    }

    var grabPoint: Point { layout.pageArea.center }
    var pageWidth: Double { layout.pageSize.width }
    var hasIdleBar: Bool { false }

    func point(of anchor: TouchPlace.Anchor, at time: Double) throws(TimelineProblem.Cause) -> Point {
        let offset = state(at: time).offset
        switch anchor {
        case .item(let item):
            guard 0..<layout.itemCount ~= item else { throw .noSuchNumber(item, count: layout.itemCount) }
            return layout.frame(ofItem: item, atOffset: offset).center
        case .share(let share):
            let items = layout.items(ofPage: layout.page(atOffset: offset))
            guard !items.isEmpty else { throw .noPages }
            let place = (min(max(share, 0), 1) * Double(items.count - 1)).rounded(.down)
            return layout.frame(ofItem: items.lowerBound + Int(place), atOffset: offset).center
        case .pageControl(let turn): return try layout.point(thatTurns: turn)
        case .title, .number, .list: throw .wrongSubject(.list)
        case .grid, .point, .finger, .pages: return grabPoint
        }
    }

    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double { try layout.offset(of: place) }
}

extension GridLayout {
    /// The offset that a place means, within the scroll range.
    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double {
        switch place {
        case .offset(let offset): return min(max(offset, 0), scrollRange.upperBound)
        case .end: return scrollRange.upperBound
        case .page(let page): return self.offset(ofPage: try number(of: page))
        case .tableHeader, .section, .rows, .pushed: throw .wrongSubject(.list)
        }
    }
}

extension IndexedListLayout {
    /// The names by which a timeline can call the titles.
    fileprivate var titleNames: [String] { titles.map(\.name) }

    /// By its text, or by the name of a glyph.
    fileprivate func title(named name: String) throws(TimelineProblem.Cause) -> Int {
        if let title = titles.firstIndex(of: .text(name)) ?? titleNames.firstIndex(of: name) { return title }
        throw .unknownTitle(name, known: titleNames)
    }

    /// The middle of a title's slot.
    fileprivate func point(ofTitle title: Int) throws(TimelineProblem.Cause) -> Point {
        guard titles.indices.contains(title) else { throw .noSuchNumber(title, count: titles.count) }
        guard let bar else { throw .noBar }
        return bar.slotFrame(ofTitle: title).center
    }

    /// Among the titles that lead to a section: at 0 the first, at 1 the last.
    fileprivate func title(atShare share: Double) throws(TimelineProblem.Cause) -> Int {
        let leading = titles.indices.filter { sectionOfTitle[$0] != nil }
        guard !leading.isEmpty else { throw .noTitles }
        let place = (min(max(share, 0), 1) * Double(leading.count - 1)).rounded(.down)
        return leading[Int(place)]
    }

    fileprivate func section(_ section: ScrollPlace.Section) throws(TimelineProblem.Cause) -> Int {
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

    /// The offset that brings a line of a section to the pin line.
    fileprivate func restingOffset(
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

extension GridLayout {
    /// Half-way between an end of the page control and the nearest dot.
    fileprivate func point(thatTurns turn: PageTurn) throws(TimelineProblem.Cause) -> Point {
        guard let band = pageControl?.frame, let dots = pageControl?.dots(atPage: 0) else { throw .noPageControl }
        let isRight = (turn == .next) == (direction == .leftToRight)
        let edges = dots.map { isRight ? $0.frame.maxX : $0.frame.minX }
        let edge = (isRight ? edges.max() : edges.min()) ?? band.midX
        return Point(x: ((isRight ? band.maxX : band.minX) + edge) / 2, y: band.midY)
    }

    fileprivate func number(of page: ScrollPlace.Page) throws(TimelineProblem.Cause) -> Int {
        guard pageCount > 0 else { throw .noPages }
        switch page {
        case .first: return 0
        case .middle: return pageCount / 2
        case .last: return pageCount - 1
        case .number(let number):
            guard 0..<pageCount ~= number else { throw .noSuchNumber(number, count: pageCount) }
            return number
        }
    }
}
