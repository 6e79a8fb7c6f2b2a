/// Which of a theme's paired values hold.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}
