public import Geometry
public import Styles

/// One picture, finished: what is drawn, and what is where.
public struct Scene: Hashable, Sendable {
    /// The drawing itself.
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
    /// What kind of part it is.
    public var role: Role
    /// In points on the canvas, unrounded.
    public var frame: Rect
    /// Where a finger reaches it, where that is more or less than the frame.
    public var hit: Rect?
    /// The whole text, also where the drawing truncates it.
    public var text: String?
    /// The font of its text; `nil` for nodes without.
    public var font: FontStyle?
    /// The colour of its text; `nil` for nodes without.
    public var color: Color?
    /// 1 unless the node or one around it fades.
    public var opacity: Double
    /// A header's state (SL-3), as `pinned` or `pushed(0.25)`; an item's, as `pressed` or `selected`; `current` for a
    /// page's dot.
    public var state: String?

    /// A node; what is not given it does not have.
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
        /// The bar itself.
        case indexBar = "index-bar"
        /// A title of the bar.
        case indexTitle = "index-title"
        /// A separator between titles of the bar.
        case indexSeparator = "index-separator"
        /// The shape behind the current title.
        case highlight
        /// What shows the touched title beside the bar.
        case bubble
        /// The title in the bubble.
        case bubbleTitle = "bubble-title"
        /// The view above all sections.
        case tableHeader = "table-header"
        /// The search field in the table header.
        case searchField = "search-field"
        /// The header of a section.
        case sectionHeader = "section-header"
        /// A row of a section.
        case row
        /// The picture at a row's leading end.
        case rowPicture = "row-picture"
        /// The name in a row.
        case rowTitle = "row-title"
        /// The line under a row's name.
        case rowSubtitle = "row-subtitle"
        /// The footer of a section.
        case sectionFooter = "section-footer"
        /// The page area of a grid.
        case grid
        /// An item of a grid.
        case gridItem = "grid-item"
        /// An item's picture.
        case gridPicture = "grid-picture"
        /// An item's name.
        case gridLabel = "grid-label"
        /// The line under an item's name.
        case gridSubtitle = "grid-subtitle"
        /// The badge over an item's picture.
        case gridBadge = "grid-badge"
        /// The indicator below a grid.
        case pageControl = "page-control"
        /// A dot of the page control.
        case pageDot = "page-dot"
        /// What the system shows at the top of a screen.
        case statusBar = "status-bar"
        /// The time in the status bar.
        case statusTime = "status-time"
        /// The bar with the screen's title.
        case navigationBar = "navigation-bar"
        /// The title in the navigation bar.
        case navigationTitle = "navigation-title"
        /// A button in the navigation bar.
        case navigationItem = "navigation-item"
        /// The bar that leads to other screens.
        case tabBar = "tab-bar"
        /// A button in the tab bar.
        case tabItem = "tab-item"
        /// The line at the bottom edge of a screen without a button.
        case homeIndicator = "home-indicator"
        /// What the device cuts out of its screen.
        case cutout
    }
}
