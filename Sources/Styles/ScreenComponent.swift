/// A part of a screen that has states of its own (ST-2), in the order in which they are listed.
public enum ScreenComponent: String, Hashable, Sendable, CaseIterable {
    case indexBar = "index-bar"
    case sectionList = "section-list"
    case grid
}
