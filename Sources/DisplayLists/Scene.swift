public import Geometry
public import Styles

/// One picture, finished: what is drawn, and what is where.
public struct Scene: Hashable, Sendable {
    public var displayList: DisplayList
    /// In drawing order; only what is on the canvas.
    public var nodes: [SceneNode]
    /// What is said about the nodes (SC-4); nothing unless annotations were asked for.
    public var annotations: [Annotation] = []

    /// A picture without annotations.
    public init(displayList: DisplayList, nodes: [SceneNode]) {
        self.displayList = displayList
        self.nodes = nodes
    }
}

/// Something on the canvas that has a name: where it is and what it shows (ST-4).
public struct SceneNode: Hashable, Sendable {
    /// Its way from the component, numbers counting from 0: `index-bar`, `index-bar/title/0`, `section/3/row/2`.
    public var id: String
    public var role: Role
    /// In points on the canvas, unrounded.
    public var frame: Rect
    /// Where a finger reaches it, where that is more or less than the frame.
    public var hit: Rect?
    /// The whole text, also where the drawing truncates it.
    public var text: String?
    public var font: FontStyle?
    public var color: Color?
    /// 1 unless the node or one around it fades.
    public var opacity: Double
    /// A header's state (SL-3), as `pinned` or `pushed(0.25)`; an item's, as `pressed` or `selected`; `current` for a
    /// page's dot.
    public var state: String?

    public init(
        id: String, role: Role, frame: Rect, hit: Rect? = nil, text: String? = nil, font: FontStyle? = nil,
        color: Color? = nil, opacity: Double = 1, state: String? = nil
    ) {
        self.id = id
        self.role = role
        self.frame = frame
        self.hit = hit
        self.text = text
        self.font = font
        self.color = color
        self.opacity = opacity
        self.state = state
    }

    /// What a node is (ST-4), as a state's JSON writes it.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        case indexBar = "index-bar"
        case indexTitle = "index-title"
        case indexSeparator = "index-separator"
        case highlight
        case bubble
        case bubbleTitle = "bubble-title"
        case tableHeader = "table-header"
        case searchField = "search-field"
        case sectionHeader = "section-header"
        case row
        case rowPicture = "row-picture"
        case rowTitle = "row-title"
        case rowSubtitle = "row-subtitle"
        case sectionFooter = "section-footer"
        case grid
        case gridItem = "grid-item"
        case gridPicture = "grid-picture"
        case gridLabel = "grid-label"
        case gridSubtitle = "grid-subtitle"
        case gridBadge = "grid-badge"
        case pageControl = "page-control"
        case pageDot = "page-dot"
        case statusBar = "status-bar"
        case statusTime = "status-time"
        case navigationBar = "navigation-bar"
        case navigationTitle = "navigation-title"
        case navigationItem = "navigation-item"
        case tabBar = "tab-bar"
        case tabItem = "tab-item"
        case homeIndicator = "home-indicator"
        case cutout
    }
}
