public import Contents
public import DisplayLists
public import Geometry
public import Interaction
public import Layouts
public import Styles

/// Turns a theme, its content and a state into a scene.
public struct ScreenPainter {
    public let theme: Theme
    /// The sections that the list shows, in order (SL-6).
    public let sections: [ContentSection]
    public let layout: ScreenLayout
    let setter: TextSetter
    private let lists = PaintedLists()

    /// Lays the screen out; the measurer is used here and by `scene(in:)`.
    public init(theme: Theme, content: ListContent, direction: LayoutDirection, measurer: any TextMeasuring) {
        let shown = content.sections.filter { $0.outline.isShown(theme.list.emptySections) }
        self.theme = theme
        self.sections = shown
        self.layout = ScreenLayout(
            theme: theme, sections: shown.map(\.outline), language: content.locale, direction: direction,
            measurer: measurer)
        self.setter = TextSetter(measurer: measurer, language: content.locale, direction: direction)
    }

    /// What the screen looks like in a state, and where everything is.
    public func scene(in state: ScreenState) -> Scene {
        let canvas = Rect(origin: .zero, size: theme.canvas.size)
        var builder = SceneBuilder(canvas: canvas)
        builder.add(
            lists.list(atOffset: state.offset) {
                var list = SceneBuilder(canvas: canvas)
                paintList(atOffset: state.offset, into: &list)
                return list
            })
        if let bar = layout.bar, state.barOpacity > 0 {
            paintBar(bar, in: state, into: &builder)
            paintBubble(beside: bar, in: state, into: &builder)
        }
        return Scene(
            displayList: DisplayList(
                size: canvas.size, background: theme.canvas.background, commands: builder.commands),
            nodes: builder.nodes)
    }
}

extension ContentSection {
    var outline: SectionOutline {
        SectionOutline(
            indexTitle: indexTitle, metrics: SectionMetrics(rowCount: items.count, hasFooter: footer != nil))
    }
}
