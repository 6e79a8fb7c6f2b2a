/// A whole theme for one appearance: every value that layout, interaction and painting need.
///
/// An app can fill one by hand; what it leaves out has the default of its rule.
public struct Theme: Hashable, Sendable {
    /// What the theme is for: the parts whose states are drawn.
    public var components: Set<Component>
    public var canvas: CanvasStyle
    public var indexBar: IndexBarStyle
    public var bubble: BubbleStyle
    public var list: SectionListStyle
    public var grid: GridStyle

    public init(
        components: Set<Component> = [.indexBar, .sectionList], canvas: CanvasStyle = CanvasStyle(),
        indexBar: IndexBarStyle = IndexBarStyle(), bubble: BubbleStyle = BubbleStyle(),
        list: SectionListStyle = SectionListStyle(), grid: GridStyle = GridStyle()
    ) {
        self.components = components
        self.canvas = canvas
        self.indexBar = indexBar
        self.bubble = bubble
        self.list = list
        self.grid = grid
    }
}
