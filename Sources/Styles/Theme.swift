/// A whole theme for one appearance: every value that layout, interaction and painting need.
///
/// An app can fill one by hand; what it leaves out has the default of its rule.
public struct Theme: Hashable, Sendable {
    /// What the theme is for: the parts whose states are drawn.
    public var components: Set<Component>
    /// The screen, its size and its safe area.
    public var canvas: CanvasStyle
    /// The bar at the side of the list (IB-1 … IB-20).
    public var indexBar: IndexBarStyle
    /// What shows the touched title beside the bar (IB-21 … IB-25).
    public var bubble: BubbleStyle
    /// The list under the bar (SL-1 … SL-8).
    public var list: SectionListStyle
    /// The paged grid (GP-1 … GP-19).
    public var grid: GridStyle

    /// A theme for a list with its index bar unless other components are given.
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
