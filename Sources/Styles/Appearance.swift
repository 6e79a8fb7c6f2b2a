/// Which of a theme's paired values hold.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
