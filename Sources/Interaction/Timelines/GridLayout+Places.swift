import Geometry
import Layouts

/// What the places of a timeline are on a grid.
extension GridLayout {
    /// Where an anchor is that names a place of a grid, whose pages are at an offset.
    func point(of anchor: TouchPlace.Anchor, offset: Double) throws(TimelineProblem.Cause) -> Point {
        switch anchor {
        case .item(let item):
            guard 0..<itemCount ~= item else { throw .noSuchNumber(item, count: itemCount) }
            return frame(ofItem: item, atOffset: offset).center
        case .share(let share):
            let items = items(ofPage: page(atOffset: offset))
            guard !items.isEmpty else { throw .noPages }
            let place = (min(max(share, 0), 1) * Double(items.count - 1)).rounded(.down)
            return frame(ofItem: items.lowerBound + Int(place), atOffset: offset).center
        case .pageControl(let turn): return try point(thatTurns: turn)
        case .title, .number, .list: throw .wrongSubject(.list)
        case .grid, .point, .finger, .pages: return pageArea.center
        }
    }

    /// Half-way between an end of the page control and the nearest dot.
    private func point(thatTurns turn: PageTurn) throws(TimelineProblem.Cause) -> Point {
        guard let band = pageControl?.frame, let dots = pageControl?.dots(atPage: 0) else { throw .noPageControl }
        let isRight = (turn == .next) == (direction == .leftToRight)
        let edges = dots.map { isRight ? $0.frame.maxX : $0.frame.minX }
        let edge = (isRight ? edges.max() : edges.min()) ?? band.midX
        return Point(x: ((isRight ? band.maxX : band.minX) + edge) / 2, y: band.midY)
    }

    /// The offset that a place means, within the scroll range.
    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double {
        switch place {
        case .offset(let offset): return min(max(offset, 0), scrollRange.upperBound)
        case .end: return scrollRange.upperBound
        case .page(let page): return self.offset(ofPage: try number(of: page))
        case .tableHeader, .section, .rows, .pushed: throw .wrongSubject(.list)
        }
    }

    private func number(of page: ScrollPlace.Page) throws(TimelineProblem.Cause) -> Int {
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
