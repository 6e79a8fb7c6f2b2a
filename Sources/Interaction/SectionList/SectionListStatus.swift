/// What of a list matters to the bar beside it.
public struct SectionListStatus: Hashable, Sendable {
    /// The current section; `nil` over the table header, and without sections (IB-26).
    public var section: Int?
    /// The section that will be current when a scroll that runs has ended (IB-28); the current one where none runs.
    public var landing: Int?
    public var motion: Motion

    /// Who moves the list, on which it depends whether the highlight follows (IB-27).
    public enum Motion: Hashable, Sendable {
        case resting
        /// A finger, its throw or a program moves the list.
        case free
        /// The bar scrolls the list; it does not follow (IB-27).
        case led
    }

    public init(section: Int?, landing: Int?, motion: Motion) {
        self.section = section
        self.landing = landing
        self.motion = motion
    }
}
