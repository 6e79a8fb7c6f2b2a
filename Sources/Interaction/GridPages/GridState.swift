/// What shows of a paged grid: all that time and gestures decide of its picture.
public struct GridState: Hashable, Sendable {
    /// The content offset in points: 0 for the first page, a page's width for the second, from right to left too;
    /// less, or beyond the last page's, during a bounce.
    public var offset: Double
    /// What the page control shows, from 0; fractional only where it follows gradually (GP-14).
    public var page: Double
    /// The items that look pressed, the latest last: one under a finger, and those whose look is fading.
    public var presses: [GridPress]
    /// The item that was tapped last (GP-12).
    public var selected: Int?
    /// The pages as they were before a turn, while they fade (AX-3).
    public var leaving: LeavingContent?

    /// A state of your own; nothing is pressed or selected unless it is given.
    public init(offset: Double, page: Double, pressed: GridPress? = nil, selected: Int? = nil) {
        self.offset = offset
        self.page = page
        self.presses = pressed.map { [$0] } ?? []
        self.selected = selected
    }
}

extension GridState {
    /// The item that was pressed last; `nil` where none looks pressed.
    public var pressed: GridPress? { presses.last }

    /// How much of the pressed look an item has (GP-16).
    public func pressAmount(ofItem index: Int) -> Double {
        presses.filter { $0.item == index }.map(\.amount).max() ?? 0
    }
}

/// An item under a finger, or one that a finger has just left (GP-16).
public struct GridPress: Hashable, Sendable {
    /// The item's number from 0.
    public var item: Int
    /// How much of the pressed look it has, 0…1.
    public var amount: Double

    /// A press of an item, with the whole look unless it is said.
    public init(item: Int, amount: Double = 1) {
        self.item = item
        self.amount = amount
    }
}
