package import Contents
package import DisplayLists
package import Documents
package import Geometry
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
    /// Whether the list is as long as the screenshot's, also out of sight: titles of a proportional index bar stand where their
    /// sections begin in the whole.
    var isOfKnownLength = true
    /// Where the list is scrolled to; `nil` where the state says so.
    var anchor: ScrollAnchor?
    /// What the screenshot has otherwise of the content, in the order in which it was changed.
    var contentEdits: [ContentEdit] = []
    /// What the screenshot has otherwise of single nodes.
    var nodeEdits = NodeEdits()

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

    /// Which way the canvas reads.
    var readingDirection: LayoutDirection { studio(of: theme).direction }

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
        var scene = wholeScene(of: theme)
        // Each of them has nodes of its own.
        for (weight, nodes) in nodeEdits.weights {
            let text = NumberText.exact(weight.value)
            guard let other = theme.setting(weight.property, toText: text, in: appearance).flatMap(wholeScene) else {
                continue
            }
            scene = scene?.showing(nodes, asIn: other)
        }
        // What is extra leaves a gap.
        var edits = nodeEdits
        edits.gone.formUnion(extraIDs)
        return scene?.edited(by: edits)
    }

    /// The rows, items, headers and titles of the screenshot that are not the theme's, as far as they show, each where it stands.
    func extraNodes(of theme: ThemeFile) -> [SceneNode] {
        let extras = extraIDs
        return extras.isEmpty ? [] : wholeScene(of: theme)?.nodes.filter { extras.contains($0.id) } ?? []
    }

    /// The scene with no node otherwise than others of its role.
    private func wholeScene(of theme: ThemeFile) -> Scene? {
        let studio = studio(of: theme)
        guard let anchor, state.isAsThemed else { return studio.scene(of: state) }
        return anchor.scrolling(studio, in: state).map { studio.scene(of: $0) }
    }

    /// What draws the subject with a theme.
    func studio(of theme: ThemeFile) -> Studio {
        Studio(theme: theme.theme(in: appearance), content: list, grid: grid, direction: direction, tools: tools)
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

extension MatchSubject {
    /// Where the theme, or one that it extends, says a property.
    func place(of path: String) -> MatchResult.SourcePlace? {
        writtenTheme.node(ofProperty: path, in: appearance).map {
            MatchResult.SourcePlace(file: $0.node.source.name, line: $0.node.range.start.line)
        }
    }
}
