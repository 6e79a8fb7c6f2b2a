/// A whole theme for one appearance: every value that layout, interaction and painting need.
///
/// An app can fill one by hand; the defaults are those of BEHAVIOUR.md.
public struct Theme: Hashable, Sendable {
    public var canvas: CanvasStyle
    public var indexBar: IndexBarStyle
    public var bubble: BubbleStyle
    public var list: SectionListStyle

    public init(
        canvas: CanvasStyle = CanvasStyle(), indexBar: IndexBarStyle = IndexBarStyle(),
        bubble: BubbleStyle = BubbleStyle(), list: SectionListStyle = SectionListStyle()
    ) {
        self.canvas = canvas
        self.indexBar = indexBar
        self.bubble = bubble
        self.list = list
    }
}
