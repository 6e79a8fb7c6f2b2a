/// Why no font search could be set up.
package enum FontSearchError: Error, Hashable {
    /// The font library has no memory left or refuses its settings.
    case unavailable
    /// The file at this path is missing or holds no font.
    case unreadableFile(String)
}
