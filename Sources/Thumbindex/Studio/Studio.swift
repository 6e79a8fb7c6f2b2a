public import Contents
public import DisplayLists
public import Documents
public import Geometry
public import Interaction
public import Layouts
import Painting
public import Rendering
public import Styles
import Timelines

/// Turns a theme and a content into pictures of their states.
///
/// A studio belongs to one thread. What it has laid out, shaped and drawn once it keeps for the next picture.
public final class Studio {
    public let theme: Theme
    public let content: ListContent
    /// What the theme's grid shows.
    public let grid: GridContent
    public let direction: LayoutDirection
    let tools: DrawingTools
    private var lists: [Setup: StudioList] = [:]
    var gridLayouts: [Setup: Layout<GridContent>] = [:]

    /// What is laid out, beside the theme and its content.
    enum Setup: Hashable {
        case stage(CanonicalState.Stage)
        case sections([String])
        case items(Int)
    }

    /// Throws where there is no memory for what draws.
    public convenience init(
        theme: Theme, content: ListContent = ListContent(), grid: GridContent = GridContent(items: []),
        direction: LayoutDirection = .leftToRight, fonts: ThemeFonts
    ) throws(DiagnosticError) {
        self.init(
            theme: theme, content: content, grid: grid, direction: direction, tools: try DrawingTools(fonts: fonts))
    }

    /// A studio that shares its tools with others of the same thread and the same fonts.
    public init(
        theme: Theme, content: ListContent = ListContent(), grid: GridContent = GridContent(items: []),
        direction: LayoutDirection = .leftToRight, tools: DrawingTools
    ) {
        self.theme = theme
        self.content = content
        self.grid = grid
        self.direction = direction
        self.tools = tools
    }

    /// What a state looks like; `nil` where the theme or its content cannot have it, as a pushed header in a list of
    /// one section (ST-2), and for a state of a component that the theme is not for.
    public func scene(of state: CanonicalState) -> Scene? {
        if state.component == .grid { return gridState(of: state).map { paint($0.layout, $0.state) } }
        return screenState(of: state).map { $0.list.scene(of: $0.state) }
    }

    /// What a state of your own looks like: an offset, a highlight, a bubble.
    public func scene(of state: IndexedListState) -> Scene {
        list(for: .asThemed).scene(of: state)
    }

    /// The states that the theme and its content can have, in the order of ST-2.
    public var possibleStates: [CanonicalState] {
        CanonicalState.all.filter(isPossible)
    }

    /// Whether `scene(of:)` has one; nothing is painted.
    public func isPossible(_ state: CanonicalState) -> Bool {
        state.component == .grid ? gridState(of: state) != nil : screenState(of: state) != nil
    }

    private func screenState(of state: CanonicalState) -> (list: StudioList, state: IndexedListState)? {
        guard theme.components.contains(state.component) else { return nil }
        let list = list(for: state.stage)
        return state.screen(of: list.layout.geometry, theme: list.layout.theme, direction: direction).map { (list, $0) }
    }

    /// The list with its bar laid out, as an engine takes it and `scene(of:)` paints it.
    public var listLayout: Layout<ListContent> { list(for: .asThemed).layout }

    func list(for stage: CanonicalState.Stage) -> StudioList {
        list(for: .stage(stage)) { setting in
            let titleCount = stage == .asThemed ? 0 : listLayout.geometry.titles.count
            return setting.staged(for: stage, titleCount: titleCount)
        }
    }

    /// The list with the whole content, or with some of its sections after a reload.
    func list(showing content: TimelineContent) -> StudioList {
        guard case .sections(let titles) = content else { return list(for: .asThemed) }
        return list(for: .sections(titles)) { setting in
            ScreenSetting(theme: setting.theme, content: setting.content.showing(sectionsNamed: Set(titles)))
        }
    }

    private func list(for setup: Setup, setting change: (ScreenSetting) -> ScreenSetting) -> StudioList {
        if let list = lists[setup] { return list }
        let setting = change(ScreenSetting(theme: theme, content: content))
        let list = StudioList(
            layout(setting.theme, setting.content, direction: direction, measurer: tools.text))
        lists[setup] = list
        return list
    }
}

/// A list laid out, and what was painted of it.
struct StudioList {
    let layout: Layout<ListContent>
    private let painted = PaintedLists()

    init(_ layout: Layout<ListContent>) { self.layout = layout }

    func scene(of state: IndexedListState) -> Scene { paint(layout, state, reusing: painted) }
}
