package import Styles

/// A theme in one appearance, with every value in place.
package struct ResolvedTheme: Hashable, Sendable {
    package let theme: Theme
    package let appearance: Appearance
    /// The file's name before `.theme`.
    package let name: String
    /// What a person calls it.
    package let title: String
    /// Absolute paths of font files that the theme brings.
    package let fontFiles: [String]
    /// The absolute path of its content, `nil` for the built-in sample.
    package let contentPath: String?
}
