/// A failure of a drawing library.
package enum DrawingError: Error, Hashable {
    /// What Cairo says went wrong, in its own words.
    case cairo(String)
    case outOfMemory
}
