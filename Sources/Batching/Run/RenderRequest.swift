package import Documents
package import Geometry
package import Rendering
package import Styles
import Thumbindex
package import Timelines

/// What a run is asked to draw.
package struct RenderRequest: Sendable {
    /// The paths of theme files.
    package var themes: [String] = []
    /// The paths of content files that take the place of the themes' own, which `nil` stands for; none for these.
    package var contents: [String?] = []
    package var states = CanonicalState.all
    /// Whether the states are what a batch is about, so that a board shows them.
    package var hasBoardOfStates = false
    /// Whether of all states only the first is drawn that a theme and its content can have: `index-bar/rest`, or
    /// `grid/first-page` where a theme is for a grid alone.
    package var drawsFirstStateAlone = false
    /// The paths of timeline files.
    package var timelines: [String] = []
    package var appearances: [Appearance] = [.light, .dark]
    /// Locales that take the place of the contents', which `nil` stands for; none for these.
    package var locales: [String?] = []
    /// Where a batch names them.
    package var localeNodes: [String: DocumentNode] = [:]
    package var directions: [LayoutDirection] = [.leftToRight]
    /// Further axes: properties of themes, and modifiers of their tokens.
    package var axes: [RequestedAxis] = []
    /// Where a batch names axes that every run has, by their names; a modifier may be called the same.
    package var usualAxes: [(name: String, node: DocumentNode)] = []
    package var rules = PictureRules()
    package var formats: [PictureFormat] = [.png]
    /// Pixels a point.
    package var scales: [Double] = [ExportOptions.defaultScale]
    /// How pictures of each format and scale are exported.
    package var export = ExportOptions()
    /// Frames of filmstrips; `nil` for what their timelines say, which may be no strip at all.
    package var filmstripFrames: Int?
    /// Whether paths in files may lead out of the files' folders.
    package var allowsOutside = false

    package init() {}

    /// Whether the states of a theme that are drawn are shown on a board: all, or those that a batch names.
    func hasBoard(of states: [CanonicalState]) -> Bool {
        !drawsFirstStateAlone && !states.isEmpty && (self.states == CanonicalState.all || hasBoardOfStates)
    }
}
