/// A failure of a drawing library.
package enum DrawingError: Error, Hashable {
    /// What Cairo says went wrong, in its own words.
    case cairo(String)
    case outOfMemory
    /// What libwebp could not do.
    case webP(String)
    /// What giflib says went wrong, in its own words.
    case gif(String)
}
