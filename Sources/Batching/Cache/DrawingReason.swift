/// Why a picture is drawn.
package enum DrawingReason: String, Hashable, Sendable, CaseIterable {
    /// Nothing is known of one drawn before.
    case new
    case forced
    case programChanged = "program changed"
    case themeChanged = "theme changed"
    case contentChanged = "content changed"
    case timelineChanged = "timeline changed"
    case fontChanged = "font changed"
    case pictureChanged = "picture changed"
    case optionsChanged = "options changed"
    /// Its file was deleted.
    case fileMissing = "file missing"
    /// Its file is not as it was written.
    case fileChanged = "file changed"
}
