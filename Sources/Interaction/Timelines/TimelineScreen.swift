/// What shows at an instant of a timeline.
public enum TimelineScreen: Hashable, Sendable {
    /// A list with its index bar.
    case list(IndexedListState)
    case grid(GridState)
}

extension TimelineScreen {
    /// `nil` for a grid.
    public var list: IndexedListState? {
        if case .list(let state) = self { state } else { nil }
    }

    /// `nil` for a list.
    public var grid: GridState? {
        if case .grid(let state) = self { state } else { nil }
    }

    /// The content offset in points: a list's downward, a grid's in reading order.
    public var offset: Double {
        switch self {
        case .list(let state): state.offset
        case .grid(let state): state.offset
        }
    }
}
