public import Layouts
public import Styles

/// A state that a theme and its content yield without a script (ST-2).
///
/// To add one: a case to its component below, where ST-2 has it, and under the same name in `canonical-states.yaml` what
/// it needs and the gestures that bring it about.
public enum CanonicalState: Hashable, Sendable {
    /// A state of the index bar, with the list under it.
    case indexBar(IndexBar)
    /// A state of the section list, with its bar.
    case sectionList(SectionList)
    /// A state of a paged grid.
    case grid(Grid)

    /// What can be seen of an index bar.
    public enum IndexBar: String, ComponentState {
        /// Nothing has happened; a bar that shows on scroll is hidden.
        case rest
        /// The content has too few sections for a bar (IB-2).
        case belowMinimum = "below-minimum"
        /// The list has moved and come to rest, and the bar is gone (IB-20).
        case hiddenAtRest = "hidden-at-rest"
        /// The list begins to move, and the bar is half there.
        case fadingIn = "fading-in"
        /// The list rests in the middle of a section, which is highlighted.
        case scrolled
        /// A finger is on the first title that leads to a section.
        case touchDownFirst = "touch-down-first"
        /// A finger is on the title in the middle.
        case touchDownMiddle = "touch-down-middle"
        /// A finger is on the last title.
        case touchDownLast = "touch-down-last"
        /// A finger is on its way down the bar, and the list after it.
        case dragging
        /// A finger has left the bar sideways, which freezes the selection (IB-18).
        case frozenOutside = "frozen-outside"
        /// A finger has gone above the first title (IB-17).
        case beyondTop = "beyond-top"
        /// A finger has gone below the last title.
        case beyondBottom = "beyond-bottom"
        /// The finger has lifted, and the bubble is half gone (IB-24).
        case releasing
        /// The finger has lifted from a title whose section cannot reach the top (IB-28).
        case unreachableLast = "unreachable-last"
        /// The canvas is too short for all titles (IB-16).
        case condensed
        /// The list rests, and the bar is half gone.
        case fadingOut = "fading-out"
    }

    /// What can be seen of a section list.
    public enum SectionList: String, ComponentState {
        /// The search bar above all sections (SL-1).
        case tableHeader = "table-header"
        /// Half of the table header has gone; no header is pinned.
        case resting
        /// A header is pinned over rows that pass under it (SL-3).
        case pinned
        /// The next section has pushed a quarter of a header out (SL-3).
        case pushed25 = "pushed-25"
        /// The next section has pushed half of a header out.
        case pushed50 = "pushed-50"
        /// The next section has pushed three quarters of a header out.
        case pushed75 = "pushed-75"
        /// The end of the content.
        case end
        /// A section without rows is at the top (SL-6).
        case emptySection = "empty-section"
        /// A finger has pulled the list past its top (SL-8).
        case bounce
    }

    /// What can be seen of a paged grid.
    public enum Grid: String, ComponentState {
        /// Nothing has happened.
        case firstPage = "first-page"
        /// A page that is neither the first nor the last.
        case middlePage = "middle-page"
        /// A last page that is not full.
        case lastPage = "last-page"
        /// A finger has pulled the second page in by a quarter of its width (GP-14).
        case swipe25 = "swipe-25"
        /// A finger has pulled the second page in by half.
        case swipe50 = "swipe-50"
        /// A finger has pulled the second page in by three quarters.
        case swipe75 = "swipe-75"
        /// The finger has lifted, and the second page is on its way to its place.
        case snapping
        /// A finger is on an item (GP-16).
        case pressed
        /// An item has been tapped (GP-12).
        case selected
        /// All items are on one page.
        case singlePage = "single-page"
        /// There are more pages than dots fit side by side (GP-17).
        case manyDots = "many-dots"
        /// An item's picture cannot be found (GP-13).
        case missingPicture = "missing-picture"
        /// There are no items.
        case empty
        /// A finger has pulled the first page past its end.
        case bounce
    }
}

/// The canonical states of one component: what they can be played on, and what then shows.
public protocol ComponentState: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// What the component shows.
    associatedtype Content: LayoutContent
    /// What shows of it at an instant.
    associatedtype Shown: Hashable & Sendable

    /// The gestures that bring the state about; it is what shows when they end.
    var timeline: Timeline { get }

    /// How the state comes about: the layout as its stage changes it, and what happens on that; `nil` where the theme or
    /// the content cannot have the state (ST-2).
    func play(on layout: Layout<Content>) -> (layout: Layout<Content>, recording: TimelineRecording<Shown>)?
}

extension CanonicalState {
    /// All of them, in the order of ST-2.
    public static let all: [CanonicalState] =
        IndexBar.allCases.map { .indexBar($0) } + SectionList.allCases.map { .sectionList($0) }
        + Grid.allCases.map { .grid($0) }

    /// The state of a path as `index-bar/rest`; `nil` where none has it.
    public init?(path: String) {
        guard let state = Self.withPath[path] else { return nil }
        self = state
    }

    private static let withPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

    /// The states that a word means, in the order of ST-2: a state's name, a component's for all of its states, or
    /// the two as in `index-bar/rest`. Empty where nothing is called so.
    public static func named(_ word: String) -> [CanonicalState] {
        all.filter { word == $0.name || word == $0.component.rawValue || word == $0.path }
    }

    /// All words that `named(_:)` knows, each once: components, states' names, and the two as paths.
    public static let words: [String] = {
        let words = Component.allCases.map(\.rawValue) + all.map(\.name) + all.map(\.path)
        var known: Set<String> = []
        return words.filter { known.insert($0).inserted }
    }()

    /// The component that it is a state of.
    public var component: Component {
        switch self {
        case .indexBar: .indexBar
        case .sectionList: .sectionList
        case .grid: .grid
        }
    }

    /// Its name in ST-2, as `rest`; other components may have a state of the same name.
    public var name: String { ofComponent.rawValue }

    /// `index-bar/rest`: no two states have the same.
    public var path: String { component.rawValue + "/" + name }

    /// The gestures that bring it about; the state is what shows when they end.
    public var timeline: Timeline { ofComponent.timeline }

    private var ofComponent: any ComponentState {
        switch self {
        case .indexBar(let state): state
        case .sectionList(let state): state
        case .grid(let state): state
        }
    }
}
