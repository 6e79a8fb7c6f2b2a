public import Contents
public import DisplayLists
public import Documents
public import Geometry
public import Interaction
import Layouts
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
    private var painters: [Setup: ScreenPainter] = [:]
    var gridPainters: [Setup: GridPainter] = [:]

    /// What a painter is set up with, beside the theme and its content.
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
        if state.component == .grid { return gridState(of: state).map { $0.painter.scene(in: $0.state) } }
        return screenState(of: state).map { $0.painter.scene(in: $0.state) }
    }

    /// What a state of your own looks like: an offset, a highlight, a bubble.
    public func scene(of state: ScreenState) -> Scene {
        painter(for: .asThemed).scene(in: state)
    }

    /// The states that the theme and its content can have, in the order of ST-2.
    public var possibleStates: [CanonicalState] {
        CanonicalState.all.filter(isPossible)
    }

    /// Whether `scene(of:)` has one; nothing is painted.
    public func isPossible(_ state: CanonicalState) -> Bool {
        state.component == .grid ? gridState(of: state) != nil : screenState(of: state) != nil
    }

    private func screenState(of state: CanonicalState) -> (painter: ScreenPainter, state: ScreenState)? {
        guard theme.components.contains(state.component) else { return nil }
        let painter = painter(for: state.stage)
        return state.screen(of: painter.layout, theme: painter.theme, direction: direction).map { (painter, $0) }
    }

    /// Where everything is that does not move.
    var layout: ScreenLayout { painter(for: .asThemed).layout }

    func painter(for stage: CanonicalState.Stage) -> ScreenPainter {
        painter(for: .stage(stage)) { setting in
            let titleCount = stage == .asThemed ? 0 : painter(for: .asThemed).layout.titles.count
            return setting.staged(for: stage, titleCount: titleCount)
        }
    }

    /// The painter of the whole content, or of some of its sections after a reload.
    func painter(showing content: TimelineContent) -> ScreenPainter {
        guard case .sections(let titles) = content else { return painter(for: .asThemed) }
        return painter(for: .sections(titles)) { $0.showing(sectionsNamed: Set(titles)) }
    }

    private func painter(for setup: Setup, setting change: (ScreenSetting) -> ScreenSetting) -> ScreenPainter {
        if let painter = painters[setup] { return painter }
        let setting = change(ScreenSetting(theme: theme, content: content))
        let painter = ScreenPainter(
            theme: setting.theme, content: setting.content, direction: direction, measurer: tools.text)
        painters[setup] = painter
        return painter
    }
}
