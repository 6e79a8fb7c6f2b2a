package import Contents
package import DisplayLists
package import Documents
package import Geometry
import Layouts
package import Rendering
package import Styles
package import Theming
package import Thumbindex

/// What a screenshot is held against: a state of a theme, in an appearance, with a content.
package struct MatchSubject {
    /// The theme as its file says it, or with values changed on the way to what a picture shows.
    package private(set) var theme: ThemeFile
    /// The theme as its file says it, which knows where each value is written.
    package let writtenTheme: ThemeFile
    /// Which of the theme's looks is meant.
    package let appearance: Appearance
    /// What of the theme shows.
    package private(set) var state: CanonicalState
    /// The rows, for states of a list.
    package var list: ListContent
    /// The items, for states of a grid.
    package var grid: GridContent
    /// Which way the canvas reads; `nil` for the theme's own.
    package let direction: LayoutDirection?
    /// What draws the theme.
    package let tools: DrawingTools
    /// What of the rows can be told.
    var knownRows = KnownRows.names
    /// Where the list is scrolled to; `nil` where the state says so.
    var anchor: ScrollAnchor?

    /// A state with all that it shows.
    package init(
        _ theme: ThemeFile, in appearance: Appearance, state: CanonicalState, list: ListContent, grid: GridContent,
        direction: LayoutDirection? = nil, tools: DrawingTools
    ) {
        self.theme = theme
        writtenTheme = theme
        self.appearance = appearance
        self.state = state
        self.list = list
        self.grid = grid
        self.direction = direction
        self.tools = tools
    }
}

extension MatchSubject {
    /// A state of a theme's file, with its fonts found.
    ///
    /// Throws where the fonts or the content cannot be used.
    ///
    /// - Parameters:
    ///   - contentPath: of the content that shows; the theme's own unless given.
    ///   - locale: in place of the content's own.
    package init(
        _ theme: ThemeFile, in appearance: Appearance, state: CanonicalState, contentPath: String?,
        locale: String? = nil, direction: LayoutDirection? = nil
    ) throws(DiagnosticError) {
        let source =
            if let contentPath {
                try ContentSource(atPath: contentPath, allowingOutside: theme.allowsOutside)
            } else {
                try theme.readContent()
            }
        let list = state.component == .grid ? ListContent() : try source.list(inLocale: locale)
        self.init(
            theme, in: appearance, state: state, list: list, grid: source.grid(inLocale: locale), direction: direction,
            tools: try DrawingTools(fonts: try theme.findFonts()))
    }
}

extension MatchSubject {
    /// The state's name, as `index-bar/rest`.
    package var stateName: String { state.path }

    /// Whether a property is of something that the state's component, or what is around it, can have.
    package func canShow(property path: String) -> Bool {
        switch path.prefix(while: { $0 != "." }) {
        case "grid": state.component == .grid
        case "list", "indexBar", "bubble": state.component != .grid
        default: true
        }
    }

    /// The same held against the theme with other values, which stand where they were written.
    func with(_ theme: ThemeFile) -> MatchSubject {
        var subject = self
        subject.theme = theme
        return subject
    }

    /// Another state of the same, which shows the same content.
    func showing(_ state: CanonicalState) -> MatchSubject {
        var subject = self
        subject.state = state
        return subject
    }

    /// The state as a theme shows it, which may be this one's theme with other values; `nil` where it cannot be had.
    package func scene(of theme: ThemeFile) -> Scene? {
        let studio = Studio(
            theme: theme.theme(in: appearance), content: list, grid: grid, direction: direction, tools: tools)
        guard let anchor, state.isAsThemed else { return studio.scene(of: state) }
        return anchor.scrolling(studio, in: state).map { studio.scene(of: $0) }
    }
}

/// A list's rows, and where they stand.
package struct PlacedRows: Hashable, Sendable {
    /// The rows.
    package let list: ListContent
    /// `nil` where a state says it.
    let anchor: ScrollAnchor?
}

extension MatchSubject {
    /// The list's rows, and where they stand.
    package var rows: PlacedRows {
        get { PlacedRows(list: list, anchor: anchor) }
        set { (list, anchor) = (newValue.list, newValue.anchor) }
    }
}

/// What a list is scrolled to, by where one of its rows stands; all else is as in a state of another content.
struct ScrollAnchor: Hashable {
    /// The row's section, and its index in that.
    let section: Int, row: Int
    /// The row's upper edge on the canvas, in points.
    var y: Double
    /// By how many points the finger is farther down than the state has it, where a bubble goes with it.
    var fingerShift = 0.0
    /// What the state is played on: one that no other rows have to allow.
    let content: ListContent

    /// What shows of a state with the list scrolled to where the row is; `nil` where the theme cannot have the state, or
    /// there is no such row.
    fileprivate func scrolling(_ studio: Studio, in state: CanonicalState) -> IndexedListState? {
        let layout = studio.listLayout.with(content: content)
        let played =
            switch state {
            case .indexBar(let state): state.play(on: layout)?.recording.last
            case .sectionList(let state): state.play(on: layout)?.recording.last
            case .grid: IndexedListState?.none
            }
        let (list, titles) = (studio.listLayout.geometry.list, studio.listLayout.geometry.titles)
        guard var shown = played, list.sections.indices.contains(section), row < list.sections[section].rowCount,
            [shown.highlight, shown.bubble?.title].allSatisfy({ $0 ?? 0 < max(titles.count, 1) })
        else { return nil }
        shown.offset = list.area.frame.minY + list.rowY(section: section, row: row) - y
        shown.bubble?.section = nil
        shown.bubble?.fingerY? += fingerShift
        return shown
    }
}

extension ThemeFile {
    /// The theme with a property set to a value written as in a file; `nil` where the value does not fit.
    ///
    /// - Parameter appearance: the only one that is asked of the result, which is had sooner; `nil` for all.
    package func setting(_ path: String, toText text: String, in appearance: Appearance? = nil) -> ThemeFile? {
        guard let node = try? DocumentNode.parse(SourceText(name: path, text: text)) else { return nil }
        return try? setting(path, to: node, in: appearance)
    }
}
