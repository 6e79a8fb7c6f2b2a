public import Styles

/// A state that a theme alone yields, by the names of ST-2, and how it comes about.
public struct CanonicalState: Hashable, Sendable {
    public let component: Component
    public let name: String
    /// What the screen is set up with, beside the theme and its content.
    public let stage: Stage
    /// What a theme and its content must have for the state.
    public let needs: [Need]
    /// The state is what shows when it ends.
    public let timeline: Timeline

    public init(component: Component, name: String, stage: Stage, needs: [Need], timeline: Timeline) {
        self.component = component
        self.name = name
        self.stage = stage
        self.needs = needs
        self.timeline = timeline
    }

    public typealias Component = Styles.Component

    /// A change of the content or the canvas that brings a state about.
    public enum Stage: String, Hashable, Sendable, CaseIterable {
        case asThemed = "as-themed"
        /// One section fewer than the bar's minimum count (IB-2).
        case tooFewTitles = "too-few-titles"
        /// A canvas with room for three fifths of the bar (IB-16).
        case shortCanvas = "short-canvas"
        /// The section in the middle has lost its rows, and the list keeps it (SL-6).
        case emptySection = "empty-section"
        /// As many items as make one page.
        case singlePage = "single-page"
        /// More pages than dots fit side by side (GP-17).
        case manyPages = "many-pages"
        /// A last page that is not full.
        case partLastPage = "part-last-page"
        /// An item's picture cannot be found (GP-13).
        case missingPicture = "missing-picture"
        case noItems = "no-items"
    }

    /// What a theme and its content must have for a state (ST-2).
    public enum Need: String, Hashable, Sendable, CaseIterable {
        case bar
        case noBar = "no-bar"
        /// IB-16.
        case condensedBar = "condensed-bar"
        /// A bar that shows while the list moves (IB-3).
        case barOnScroll = "bar-on-scroll"
        /// A finger that has left the bar sideways freezes the selection (IB-18).
        case freeze
        /// IB-22; not `none`.
        case bubble
        /// The last section cannot reach the top (IB-28).
        case unreachableSection = "unreachable-section"
        case sections
        case tableHeader = "table-header"
        /// Content longer than its frame.
        case scrolling
        /// A grid's.
        case items
        case noItems = "no-items"
        /// More than one.
        case pages
        /// A page that is neither the first nor the last.
        case pageBetween = "page-between"
        /// The last page is not full.
        case partLastPage = "part-last-page"
        /// GP-17.
        case moreDotsThanFit = "more-dots-than-fit"
        /// GP-16; not `none`.
        case pressedLook = "pressed-look"
        /// GP-12; not `none`.
        case selectedLook = "selected-look"
    }
}
