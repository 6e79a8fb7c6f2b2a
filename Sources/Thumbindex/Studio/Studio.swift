public import Contents
public import DisplayLists
public import Documents
public import Geometry
public import Interaction
public import Layouts
import Painting
public import Rendering
public import Styles
public import Timelines

/// Turns a theme and a content into pictures of their states.
///
/// A studio belongs to one thread. What it has laid out, shaped and drawn once it keeps for the next picture.
public final class Studio {
    /// The look, in one appearance.
    public let theme: Theme
    /// What the list shows.
    public let content: ListContent
    /// What the theme's grid shows.
    public let grid: GridContent
    /// Which way the canvas reads.
    public let direction: LayoutDirection
    let tools: DrawingTools
    /// The first label of its grid that is cut.
    private(set) lazy var cutLabel = findCutLabel()
    private var lists: [Setup<ListStage>: StudioList] = [:]
    private var grids: [Setup<GridStage>: StudioGrid] = [:]
    /// Whether the bar shows when canonical gestures come to it.
    private var bars: [ListStage: ForeseenBars] = [:]

    /// What of the theme and its content is laid out.
    private enum Setup<Stage: CanonicalStage>: Hashable {
        /// As a canonical state's stage changes it.
        case stage(Stage)
        /// As a reload leaves it.
        case reloaded(TimelineContent)
    }

    /// What shows at an instant.
    public enum State: Hashable, Sendable {
        /// A list with its index bar.
        case list(IndexedListState)
        /// A paged grid.
        case grid(GridState)
    }

    /// - Parameter direction: the way in which it is read; unless given the theme's, or that of the script of the content's
    ///   locale (TX-3).
    /// - Throws: where there is no memory for what draws.
    public convenience init(
        theme: Theme, content: ListContent = ListContent(), grid: GridContent = GridContent(items: []),
        direction: LayoutDirection? = nil, fonts: ThemeFonts
    ) throws(DiagnosticError) {
        self.init(
            theme: theme, content: content, grid: grid, direction: direction, tools: try DrawingTools(fonts: fonts))
    }

    /// A studio that shares its tools with others of the same thread and the same fonts.
    public init(
        theme: Theme, content: ListContent = ListContent(), grid: GridContent = GridContent(items: []),
        direction: LayoutDirection? = nil, tools: DrawingTools
    ) {
        self.theme = theme
        self.content = content
        self.grid = grid
        self.direction = direction ?? theme.direction(in: theme.components == [.grid] ? grid.locale : content.locale)
        self.tools = tools
    }

    /// What a state looks like; `nil` where the theme or its content cannot have it, as a pushed header in a list of
    /// one section (ST-2), and for a state of a component that the theme is not for.
    public func scene(of state: CanonicalState) -> Scene? { staged(state)?.scene() }

    /// What a state with a bubble looks like with the bubble at each title of the bar in turn, which the search glyph
    /// is none of (IB-19); none for other states.
    public func bubbles(in state: CanonicalState) -> [(title: String, scene: Scene)] { staged(state)?.bubbles() ?? [] }

    /// What a list looks like in a state of your own: an offset, a highlight, a bubble.
    public func scene(of state: IndexedListState) -> Scene { list(for: .asThemed).scene(of: state) }

    /// What a grid looks like in a state of your own: an offset, a pressed item.
    public func scene(of state: GridState) -> Scene { grid(for: .asThemed).scene(of: state) }

    /// The states that the theme and its content can have, in the order of ST-2.
    public var possibleStates: [CanonicalState] {
        CanonicalState.all.filter(isPossible)
    }

    /// Whether `scene(of:)` has one; nothing is painted.
    public func isPossible(_ state: CanonicalState) -> Bool {
        theme.components.contains(state.component) && passes(CanonicalTest(of: state))
    }

    /// Whether theme and content, of a component that the theme is for, can have the state that a test is of.
    package func passes(_ test: CanonicalTest) -> Bool {
        switch test {
        case .list(let recipe):
            recipe.isForeseen(unstaged: list(for: .asThemed).layout, &bars[.asThemed, default: ForeseenBars()])
                ?? recipe.isPossible(on: list(for: recipe.stage).layout, &bars[recipe.stage, default: ForeseenBars()])
        case .grid(let recipe): recipe.isPossible(on: grid(for: recipe.stage).layout)
        }
    }

    /// Why the theme or its content cannot have a state: a part of a sentence that names what to change (ST-2); `nil`
    /// where they can.
    public func obstacle(to state: CanonicalState) -> String? {
        guard theme.components.contains(state.component) else {
            let own = Component.allCases.filter(theme.components.contains).map(\.rawValue)
            return "the theme is for \(own.joined(separator: " and ")): components, or keys of the others, say more"
        }
        guard !isPossible(state) else { return nil }
        let lack =
            switch state {
            case .indexBar(let state): state.obstacle(on: list(for: state.stage).layout)
            case .sectionList(let state): state.obstacle(on: list(for: state.stage).layout)
            case .grid(let state): state.obstacle(on: grid(for: state.stage).layout)
            }
        return lack ?? "its gestures cannot be done on this theme and content"
    }

    /// The list with its bar laid out, as an engine takes it and `scene(of:)` paints it.
    public var listLayout: Layout<ListContent> { list(for: .asThemed).layout }

    /// The grid laid out, as an engine takes it and `scene(of:)` paints it.
    public var gridLayout: Layout<GridContent> { grid(for: .asThemed).layout }
}

extension Studio {
    /// A canonical state played on its stage; `nil` where the theme or its content cannot have it.
    func staged(_ state: CanonicalState) -> StagedState? {
        guard theme.components.contains(state.component) else { return nil }
        switch state {
        case .indexBar(let state): return staged(state, on: list(for: state.stage))
        case .sectionList(let state): return staged(state, on: list(for: state.stage))
        case .grid(let state):
            let grid = grid(for: state.stage)
            return state.recording(on: grid.layout).map { StagedState($0) { grid.scene(of: $0) } }
        }
    }

    private func staged<State: RecipeState>(_ state: State, on list: StudioList) -> StagedState?
    where State.Content == ListContent, State.Shown == IndexedListState {
        state.recording(on: list.layout).map { recording in
            var staged = StagedState(recording) { list.scene(of: $0) }
            staged.bubbles = { list.bubbles(in: recording.last) }
            return staged
        }
    }

    /// What a content looks like, all of it or what a reload leaves, in a state.
    package func scene(of state: State, showing content: TimelineContent) -> Scene {
        switch state {
        case .list(let state):
            guard content != .all else { return scene(of: state) }
            return list(.reloaded(content)) { listLayout.showing(content) }.scene(of: state)
        case .grid(let state):
            guard content != .all else { return scene(of: state) }
            return grid(.reloaded(content)) { gridLayout.showing(content) }.scene(of: state)
        }
    }

    private func list(for stage: ListStage) -> StudioList {
        list(.stage(stage)) {
            stage == .asThemed
                ? layout(theme, content, direction: direction, measurer: tools.text) : stage.staged(listLayout)
        }
    }

    private func grid(for stage: GridStage) -> StudioGrid {
        grid(.stage(stage)) {
            stage == .asThemed
                ? layout(theme, grid, direction: direction, measurer: tools.text) : stage.staged(gridLayout)
        }
    }

    private func list(_ setup: Setup<ListStage>, layOut: () -> Layout<ListContent>) -> StudioList {
        if let list = lists[setup] { return list }
        let list = StudioList(layOut())
        lists[setup] = list
        return list
    }

    private func grid(_ setup: Setup<GridStage>, layOut: () -> Layout<GridContent>) -> StudioGrid {
        if let grid = grids[setup] { return grid }
        let grid = StudioGrid(layOut())
        grids[setup] = grid
        return grid
    }
}

/// How a canonical state comes about, and what paints it.
struct StagedState {
    /// Paints what shows at its end.
    let scene: () -> Scene
    /// The frames of a film of it.
    let frames: (ExportOptions, FilmSettings) throws(DiagnosticError) -> FilmFrames
    /// What shows at its end with the bubble at each title in turn.
    var bubbles: () -> [(title: String, scene: Scene)] = { [] }

    init<State>(_ recording: TimelineRecording<State>, paint: @escaping (State) -> Scene) {
        scene = { paint(recording.last) }
        frames = { (options, film) throws(DiagnosticError) in
            try FilmFrames(of: recording, as: options, film) { paint($0.state) }
        }
    }
}

/// A list laid out, and what was painted of it.
final class StudioList {
    let layout: Layout<ListContent>
    private let painted = PaintedLists()

    init(_ layout: Layout<ListContent>) { self.layout = layout }

    func scene(of state: IndexedListState) -> Scene { paint(layout, state, reusing: painted) }

    func bubbles(in state: IndexedListState) -> [(title: String, scene: Scene)] {
        guard state.bubble != nil else { return [] }
        // The search glyph has none (IB-19).
        return layout.geometry.titles.enumerated().filter { $0.element != .search }.map { number, title in
            var state = state
            state.bubble?.title = number
            return (title.name, scene(of: state))
        }
    }
}

/// A grid laid out, and what was painted of it.
private final class StudioGrid {
    let layout: Layout<GridContent>
    private let painted = PaintedCells()

    init(_ layout: Layout<GridContent>) { self.layout = layout }

    func scene(of state: GridState) -> Scene { paint(layout, state, reusing: painted) }
}
