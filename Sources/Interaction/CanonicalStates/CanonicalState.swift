/// A state that a theme alone yields, by the names of ST-2.
public struct CanonicalState: Hashable, Sendable {
    public let component: Component
    public let name: String
    /// What the screen is set up with, beside the theme and its content.
    public let stage: Stage
    let moment: Moment

    /// The parts of a screen, in the order in which their states are listed.
    public enum Component: String, Hashable, Sendable, CaseIterable {
        case indexBar = "index-bar"
        case sectionList = "section-list"
    }

    /// A change of the content or the canvas that brings a state about.
    public enum Stage: Hashable, Sendable {
        case asThemed
        /// One section fewer than the bar's minimum count (IB-2).
        case tooFewTitles
        /// A canvas with room for three fifths of the bar (IB-16).
        case shortCanvas
        /// The section in the middle has lost its rows, and the list keeps it (SL-6).
        case emptySection
    }

    enum Moment: Hashable, Sendable {
        /// At the resting top.
        case rest
        /// Half a row into the rows of a section, near the middle where the list can rest there.
        case scrolled
        /// A finger on a title, by its place from 0, the first, to 1, the last; the list has come to rest.
        case touch(Double)
        /// Half of the table header gone.
        case tableHeaderLeaving
        /// A section's header gone by a share, near the middle where the list can rest there.
        case pushed(Double)
        /// The middle section's header at the pin line.
        case arrived
    }
}

extension CanonicalState {
    /// All of them, in the order of ST-2.
    public static let all: [CanonicalState] = [
        bar("rest", .rest),
        bar("below-minimum", .rest, on: .tooFewTitles),
        bar("scrolled", .scrolled),
        bar("touch-down-first", .touch(0)),
        bar("touch-down-middle", .touch(0.5)),
        bar("touch-down-last", .touch(1)),
        bar("condensed", .scrolled, on: .shortCanvas),
        list("table-header", .rest),
        list("resting", .tableHeaderLeaving),
        list("pinned", .scrolled),
        list("pushed-25", .pushed(0.25)),
        list("pushed-50", .pushed(0.5)),
        list("pushed-75", .pushed(0.75)),
        list("empty-section", .arrived, on: .emptySection),
    ]

    private static func bar(_ name: String, _ moment: Moment, on stage: Stage = .asThemed) -> CanonicalState {
        CanonicalState(component: .indexBar, name: name, stage: stage, moment: moment)
    }

    private static func list(_ name: String, _ moment: Moment, on stage: Stage = .asThemed) -> CanonicalState {
        CanonicalState(component: .sectionList, name: name, stage: stage, moment: moment)
    }
}
