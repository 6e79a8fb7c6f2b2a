import Contents
import DisplayLists
import Documents
import Foundation
import Geometry
import Interaction
import Layouts
import Painting
import Rasters
import Rendering
import Styles
import Theming
import Thumbindex
import Timelines

/// What a session reads and draws: a theme and its content laid out, in one appearance or two side by side.
struct SessionScreen {
    let theme: ThemeFile
    /// What is worth telling though it can be drawn.
    let warnings: [Diagnostic]
    /// The paths of all files that it was made from.
    let files: Set<String>
    /// When reading them began, in seconds since 1970.
    let readTime = Int(Date().timeIntervalSince1970)
    /// The language of names and texts.
    let locale: String
    /// The reading way.
    let direction: LayoutDirection
    /// The first one is what fingers touch.
    private(set) var looks: [Look]
    let tools: DrawingTools
    /// Whether the page shows it.
    var isShown = false
    /// The states that it can have, of the component that it shows, in the order of ST-2.
    private(set) lazy var possibleStates = CanonicalState.all.filter {
        theme.components.contains($0.component) && layout.staged(for: $0) != nil
    }
    private let fonts: ThemeFonts
    private let scale: Double

    /// One appearance of it.
    struct Look {
        let appearance: Appearance
        let picture: MovingPicture
        private var layout: ShownLayout
        private var reloaded: [TimelineContent: ShownLayout] = [:]

        init(_ appearance: Appearance, _ picture: MovingPicture, _ layout: ShownLayout) {
            (self.appearance, self.picture, self.layout) = (appearance, picture, layout)
        }
    }

    /// Reads the files of a setup.
    ///
    /// Throws all that is wrong with them.
    /// - Parameter old: what was shown before, of which fonts and pictures are taken over where they are the same.
    init(_ setup: SessionSetup, allowsOutside: Bool, replacing old: SessionScreen? = nil) throws(DiagnosticError) {
        let theme = try setup.readTheme(allowsOutside: allowsOutside)
        let source = try theme.readContent()
        let component = setup.component ?? Self.usualComponent(of: theme)
        guard theme.components.contains(component) else {
            let known = Component.allCases.filter(theme.components.contains).map(\.rawValue)
            throw DiagnosticError(
                "the theme '\(theme.name)' has no \(component.rawValue)",
                hints: ["it has \(known.joined(separator: ", "))"])
        }
        let fonts = try theme.findFonts()
        let isSame = old?.fonts == fonts && old?.scale == setup.scale
        let tools = if isSame, let old { old.tools } else { try DrawingTools(fonts: fonts) }
        let appearances = setup.showsBoth ? Appearance.allCases : [setup.appearance]
        let direction = setup.direction ?? theme.theme(in: .light).direction(in: setup.locale ?? source.locale)
        let grid = source.grid(inLocale: setup.locale)
        let list = component == .grid ? ListContent(locale: grid.locale) : try source.list(inLocale: setup.locale)
        var looks: [Look] = []
        for (number, appearance) in appearances.enumerated() {
            _ = try theme.pictureSize(in: appearance, scale: setup.scale)
            let values = theme.theme(in: appearance)
            let kept = isSame ? old?.looks.dropFirst(number).first?.picture : nil
            let shown: ShownLayout =
                component == .grid
                ? .grid(Layouts.layout(values, grid, direction: direction, measurer: tools.measurer))
                : .list(Layouts.layout(values, list, direction: direction, measurer: tools.measurer), PaintedLists())
            looks.append(Look(appearance, kept ?? MovingPicture(scale: setup.scale, tools: tools), shown))
        }
        (self.theme, self.fonts, self.tools, self.looks, self.direction) = (theme, fonts, tools, looks, direction)
        scale = setup.scale
        locale = setup.locale ?? source.locale
        warnings = theme.warnings + source.warnings
        let pictures = component == .grid ? grid.pictures : list.pictures
        files = Set(theme.sourceFiles + pictures + fonts.sources.map(\.path) + [theme.contentPath].compactMap(\.self))
    }

    private static func usualComponent(of theme: ThemeFile) -> Component {
        Component.allCases.first(where: theme.components.contains) ?? .indexBar
    }
}

extension SessionSetup {
    fileprivate func readTheme(allowsOutside: Bool) throws(DiagnosticError) -> ThemeFile {
        let inputs = contexts.sorted { $0.key < $1.key }.map { (key: $0.key, node: $0.value) }
        var theme = try ThemeFile(
            at: FileLocation(self.theme), allowingOutside: allowsOutside, choices: ModifierChoices(inputs: inputs))
        for (path, node) in values.sorted(by: { $0.key < $1.key }) {
            guard ThemeFile.hasProperty(path) else {
                throw DiagnosticError([
                    node.error(
                        "a theme has no property '\(path.excerpt)'",
                        hints: NearestSpelling.hints(for: path, among: ThemeFile.propertyPaths))
                ])
            }
            theme = try theme.setting(path, to: node)
        }
        return theme
    }
}

/// A list or a grid, laid out.
enum ShownLayout {
    case list(Layout<ListContent>, PaintedLists)
    case grid(Layout<GridContent>)
}

extension ShownLayout {
    /// The same after a reload.
    fileprivate func showing(_ content: TimelineContent) -> ShownLayout {
        switch self {
        case .list(let layout, _): .list(layout.showing(content), PaintedLists())
        case .grid(let layout): .grid(layout.showing(content))
        }
    }

    /// What a canonical state is played on: content or canvas may be others (ST-2); `nil` where the theme or its content
    /// cannot have the state.
    fileprivate func staged(for state: CanonicalState) -> ShownLayout? {
        switch (self, state) {
        case (.list(let layout, _), .indexBar(let state)):
            state.play(on: layout).map { .list($0.layout, PaintedLists()) }
        case (.list(let layout, _), .sectionList(let state)):
            state.play(on: layout).map { .list($0.layout, PaintedLists()) }
        case (.grid(let layout), .grid(let state)): state.play(on: layout).map { .grid($0.layout) }
        default: nil
        }
    }

    /// A timeline on it.
    var opened: OpenTimeline {
        switch self {
        case .list(let layout, _): OpenTimeline(on: layout)
        case .grid(let layout): OpenTimeline(on: layout)
        }
    }

    var canvas: Size {
        switch self {
        case .list(let layout, _): layout.theme.canvas.size
        case .grid(let layout): layout.theme.canvas.size
        }
    }

    /// The names of the index's titles.
    var titles: [String] {
        if case .list(let layout, _) = self { layout.geometry.titles.map(\.name) } else { [] }
    }

    fileprivate func scene(of state: OpenTimeline.State) -> Scene? {
        switch (self, state) {
        case (.list(let layout, let painted), .list(let state)): paint(layout, state, reusing: painted)
        case (.grid(let layout), .grid(let state)): paint(layout, state)
        default: nil
        }
    }
}

extension SessionScreen {
    /// What fingers touch.
    var layout: ShownLayout { looks[0].shown }

    /// Whether it is a list with its bar, not a grid.
    var isList: Bool {
        if case .list = layout { true } else { false }
    }

    /// The same on the stage of a canonical state; `nil` where it cannot have the state.
    func staged(for state: CanonicalState) -> SessionScreen? {
        var screen = self
        screen.isShown = false
        for index in looks.indices {
            guard let staged = looks[index].shown.staged(for: state) else { return nil }
            screen.looks[index] = Look(looks[index].appearance, looks[index].picture, staged)
        }
        return screen
    }

    /// What an appearance looks like in a state.
    mutating func scene(of state: OpenTimeline.State, showing content: TimelineContent, look: Int = 0) -> Scene? {
        looks[look].scene(of: state, showing: content)
    }
}

extension SessionScreen.Look {
    fileprivate var shown: ShownLayout { layout }

    fileprivate mutating func scene(of state: OpenTimeline.State, showing content: TimelineContent) -> Scene? {
        guard content != .all else { return layout.scene(of: state) }
        let shown = reloaded[content] ?? layout.showing(content)
        if reloaded.count > 8 { reloaded = [:] }
        reloaded[content] = shown
        return shown.scene(of: state)
    }
}

extension ListContent {
    /// The absolute paths of the rows' pictures, each once.
    fileprivate var pictures: [String] {
        Set(sections.flatMap { $0.items.map(\.picture) }.compactMap(\.self)).sorted()
    }
}
