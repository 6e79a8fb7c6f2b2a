import Geometry
import Layouts

/// Where everything is that a timeline names.
enum TimelineLayout: Hashable {
    case list(IndexedListLayout)
    case grid(GridLayout)
}

extension TimelineLayout {
    var subject: TimelineSubject {
        switch self {
        case .list: .list
        case .grid: .grid
        }
    }

    /// Where a finger comes down that takes hold of the list, or of the pages.
    var center: Point {
        switch self {
        case .list(let layout): layout.list.area.frame.center
        case .grid(let layout): layout.pageArea.center
        }
    }

    /// 0 of a list.
    var pageWidth: Double {
        switch self {
        case .list: 0
        case .grid(let layout): layout.pageSize.width
        }
    }

    /// Where an anchor is that names something.
    ///
    /// - Parameter offset: where a grid's pages are; titles of the index do not move.
    func point(of anchor: TouchPlace.Anchor, offset: Double) throws(TimelineProblem.Cause) -> Point {
        switch self {
        case .list(let layout): try layout.point(of: anchor)
        case .grid(let layout): try layout.point(of: anchor, offset: offset)
        }
    }

    /// The offset that a place means, within the scroll range.
    func offset(of place: ScrollPlace) throws(TimelineProblem.Cause) -> Double {
        switch self {
        case .list(let layout): try layout.offset(of: place)
        case .grid(let layout): try layout.offset(of: place)
        }
    }
}
