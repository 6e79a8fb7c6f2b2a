public import Layouts

/// What happens to a section list.
public enum SectionListInput: Hashable, Sendable {
    /// A finger takes hold of the content; one that moves stops and follows it.
    case grab
    /// The finger moves evenly by a distance within a duration in seconds; negative upward, which scrolls on.
    case drag(by: Double, over: Double)
    /// The finger lifts with a velocity in points per second; negative upward. `nil` for the one it has (ST-1).
    case release(velocity: Double?)
    /// The finger is taken away by the system; the content stays, or springs back.
    case cancel
    /// A program or the bar scrolls to an offset, brought into the scroll range; animated or at once.
    case scroll(to: Double, isAnimated: Bool, isLed: Bool)
    /// The list has other content; it stops, and its offset is brought into the new scroll range.
    case reload(SectionListLayout)
}

/// What a section list does.
public struct SectionListOutput: Hashable, Sendable {
    public let time: Double
    /// `nil` where only the status has changed.
    public let event: InteractionEvent?
    /// The list's after it.
    public let status: SectionListStatus
}
